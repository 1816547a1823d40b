"""Transfer durak of Local Durak."""

import pytest

from tests.presets.statements import Statement, read

STATEMENTS = """
2 LOCAL: 36 cards, six each; the last one of the stock is turned up
deal | 2 | 6c7c6d7d6h7h8c9c8d9d8h9h Ts | 0 6c6d6h8c8d8h/7c7d7h9c9d9h Ts
2 LOCAL [deck=52]: or 52
deal | 2 | 6c7c6d7d6h7h8c9c8d9d8h9h 2h | 0 6c6d6h8c8d8h/7c7d7h9c9d9h 2h
2 LOCAL [deck=24]: or 24
deal | 2 | 9cTc9dTd9hThJcKcJdKdJhKh Qc | 0 9c9d9hJcJdJh/TcTdThKcKdKh Qc
1.1 LOCAL: a higher card of the suit covers, and any trump a plain card
legal | Kc/6s9dTcAc 8c - s 0>1 - 5 | 1 | 6sx8c Tcx8c Acx8c take
1.3 LOCAL: ranks that lie on the table are thrown in
legal | 8dThKs/7c9c 8cTc - s 0>1 - 5 | 0 | 8d Th pass
1.3 LOCAL: never more than the defender can cover
refuse | 9c9h/7d 9sTs,9d - h 0>1 - 5 | 0:9c | defender_hand_reached
3.2 LOCAL: everybody may throw in, the attacker before the others
refuse | 8dKs/7c9c/8hTh 8cTc - s 0>1 - 5 | 2:8h | first_word
legal | 8dKs/7c9c/8hTh 8cTc - s 0>1 wp0 5 | 2 | 8h Th pass
3.6 LOCAL: after the take cards may follow
legal | 8dKs/7c9c/8hTh 8c - s 0>1 t 5 | 0 | 8d pass
3.9 LOCAL: five attack cards until the first cards are discarded, transfers among them
legal | KdAd/8dQd/TcJsKsAc 7s8s,7d9d,8c,9c,9s *Th h 0.1>2 - 2 | 1 | -
legal | KdAd/8dQd/TcJsKsAc 7s8s,7d9d,8c,9c,9s - h 0.1>2 - 2 | 1 | 8d
3.10 LOCAL: a card of the attack's rank passes it on
legal | QsAs/8s9dTc/KcKh 8c - h 0>1 - 3 | 1 | Tcx8c >8s take
line | QsAs/8s9dTc/KcKh 8c - h 0>1 - 3 | 1:>8s | QsAs/9dTc/KcKh 8c,8s - h 0.1>2 - 3
3.10 LOCAL: not in the first bout, not after a cover, not onto too small a hand
refuse | 6c9cTcQcKc/7s8d9dTdJdQd 8c *Ah h 0>1 - 1 | 1:>8d | no_transfer_in_first_bout
refuse | QsAs/8s9d/KcKh 8cTc,8d - h 0>1 - 3 | 1:>8s | something_covered
refuse | QsAs/8s9d/Kc 8c - h 0>1 - 3 | 1:>8s | next_hand_too_small
3.12 LOCAL: the trump of the rank is laid, not shown
legal | QsAs/8h9dTd/KcKh 8c - h 0>1 - 3 | 1 | 8hx8c >8h take
refuse | QsAs/8h9dTd/KcKh 8c - h 0>1 - 3 | 1:^8h | no_showing
3.12 LOCAL [passage=bout]: the page knows the showing as a choice
legal | QsAs/8h9dTd/KcKh 8c - h 0>1 - 3 | 1 | 8hx8c >8h ^8h take
3.5 LOCAL: who passed it on has the first word
refuse | 8dAs/8hKd/TcJcQcKc 8c,8s - d 0.1>2 - 5 | 0:8d | first_word
legal | 8dAs/8hKd/TcJcQcKc 8c,8s - d 0.1>2 - 5 | 1 | 8h
1.4 LOCAL: who takes a passed on attack is passed by
line | QsAs/9dTc/KcKh 8c,8s - h 0.1>2 - 3 | 2:take | QsAs/9dTc/8c8sKcKh - - h 0>1 - 4 idle=1
1.6 LOCAL: the first leader draws first
line | 9hTsJsQsAs/9dTcTdJcJd/KcKh 8c,8s QcAhQh h 0.1>2 - 3 | 2:take
  | 9hTsJsQcQsAs/9dTcTdJcJdAh/8c8sQhKcKh - - h 0>1 - 4
1.8 LOCAL: the last with cards is the fool
end | 8c/9d9s - - h 0>1 - 9 | 0:8c 1:take | reason=fool fools=1 places=0/1 badge=0
6 LOCAL: the last hands emptied in one bout are a draw
end | 8c/9c - - h 0>1 - 9 | 0:8c 1:9cx8c | reason=draw fools=- places=0,1 badge=0
6.1 LOCAL: sixes passed on are pogony too
end | 6c/6s/9d9s - - h 0>1 - 9 | 0:6c 1:>6s 2:take | reason=fool fools=2 places=0/1/2 badge=2
2.3 LOCAL: the next game is led under the fool, by the player to his right
next | 6c/6s/9d9s - - h 0>1 - 9 | 0:6c 1:>6s 2:take | 1
5.2 LOCAL [teams=2x2]: a transfer goes past the partner
line | 9cTc/6h8h/-/9dTd 6s - d 0>1 - 4 out=2 | 1:>6h | 9cTc/8h/-/9dTd 6s,6h - d 0.1>0 - 4 out=2
5.2 LOCAL [teams=three_pairs]: with three pairs to the next pair
line | 9cTc/6h8h/-/9dTd/JdQd/Ks 6s - d 0>1 - 4 out=2 | 1:>6h
  | 9cTc/8h/-/9dTd/JdQd/Ks 6s,6h - d 0.1>3 - 4 out=2
"""


@pytest.mark.parametrize("statement", read("local_transfer", STATEMENTS), ids=str)
def test_local_transfer(statement: Statement) -> None:
    statement.check()
