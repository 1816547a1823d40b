"""Throw-in durak of Local Durak."""

import pytest

from tests.presets.statements import Statement, read

STATEMENTS = """
2 LOCAL: 36 cards, six each; the last one of the stock is turned up
deal | 3 | KsKhKdQsQhQdJsJhJdTsThTd9s9h9d8s8h8d 7c | 2
  8s9sTsJsQsKs/8h9hThJhQhKh/8d9dTdJdQdKd 7c
2 LOCAL [deck=24]: or 24, from the nines
deal | 2 | KsAcKhAdKdAhQsAsQhQcQdKc Jc | 1 QdQhQsKdKhKs/QcKcAcAdAhAs Jc
2 LOCAL [deck=52]: or 52, from the twos
deal | 2 | 9h2c8hKd7hQs6hJc5hTd4h3s Th | 0 4h5h6h7h8h9h/2c3sTdJcQsKd Th
2.1 LOCAL: the lowest trump leads
deal | 2 | 7hAc8hKd9hQsThJcTd6hTc8s Qh | 1 7h8h9hTcTdTh/6h8sJcQsKdAc Qh
3.7 LOCAL [lead=single]: the page leads one card
legal | 8c8dAs/9c9dTh - - h 0>1 - 5 | 0 | 8c 8d As
1.1 LOCAL: a higher card of the suit covers, and any trump a plain card
legal | Kc/6c9sJdAs Jc - s 0>1 - 5 | 1 | 9sxJc AsxJc take
1.1 LOCAL [deck=24]: a trump is covered by a higher trump alone
legal | Kc/9sTdJsAd Ts - s 0>1 - 5 | 1 | JsxTs take
1.3 LOCAL: ranks that lie on the table are thrown in
legal | 9hTcJcKd/7d8d 9sJs - d 0>1 - 5 | 0 | 9h Jc pass
1.3 LOCAL: never more than the defender can cover
refuse | 9c9h/7d 9sTs,9d - h 0>1 - 5 | 0:9c | defender_hand_reached
3.2 LOCAL: everybody may throw in, the attacker before the others
refuse | 9hKd/7d8d/9cJc 9sJs - d 0>1 - 5 | 2:Jc | first_word
legal | 9hKd/7d8d/9cJc 9sJs - d 0>1 wp0 5 | 2 | 9c Jc pass
3.6 LOCAL: after the take cards may follow
legal | 9hJdKd/7d8d/9cJc 9s - c 0>1 t 5 | 0 | 9h pass
line | 9hKd/7d8d/9cJc 9s - d 0>1 - 5 | 1:take 0:pass 2:9c | 9hKd/7d8d9c9s/Jc - - d 2>0 - 6 idle=1
3.9 LOCAL: five attack cards until the first cards are discarded
legal | 8hKd/9hThJhQhKh 6c7c,6d7d,7h8d,8s9s,6s *Ah h 0>1 - 1 | 0 | -
legal | 8hKd/9hThJhQhKh 6c7c,6d7d,7h8d,8s9s,6s *Ah h 0>1 - 4 | 0 | -
3.9 LOCAL: then six
legal | 8hKd/9hThJhQhKh 6c7c,6d7d,7h8d,8s9s,6s - h 0>1 - 4 | 0 | 8h
3.10 LOCAL: nothing is transferred
refuse | Kh/7d9c/8c8d 7c - s 0>1 - 5 | 1:>7d | no_transfers
1.4 LOCAL: beaten: the defender leads; taken: he is passed by
line | 6dKd/TsAd/7c8c 9s - d 0>1 - 5 | 1:Tsx9s | 6dKd/Ad/7c8c - - d 1>2 - 6
line | 6dKd/TsAd/7c8c 9s - d 0>1 - 5 | 1:take | 6dKd/9sTsAd/7c8c - - d 2>0 - 6 idle=1
1.6 LOCAL: the leader draws first, the defender last
line | 6d7h7s8hKd/TsAd/7c8c8sJc 9s 6cKsTd d 0>1 - 5 | 1:Tsx9s
  | 6c6d7h7s8hKd/Ad/7c8c8sTdJcKs - - d 1>2 - 6
1.7 LOCAL: no cards and no stock: out
line | -/TsAd/7c8c 9s - d 0>1 - 5 empty=0 | 1:Tsx9s | -/Ad/7c8c - - d 1>2 - 6 out=0
1.8 LOCAL: the last with cards is the fool
end | 9s/TdJc/- - - h 0>1 - 8 out=2 | 0:9s 1:take | reason=fool fools=1 places=2/0/1 badge=0
6 LOCAL: the last hands emptied in one bout are a draw
end | 9s/Ts/- - - h 0>1 - 8 out=2 | 0:9s 1:Tsx9s | reason=draw fools=- places=2/0,1 badge=0
6.1 LOCAL: sixes as the last attack are pogony of the fool
end | 6c6s/9hTh - - d 0>1 - 8 | 0:6c6s 1:take | reason=fool fools=1 places=0/1 badge=2
6.1 LOCAL: but not with the trump six, nor when they were covered
end | 6d6s/9hTh - - d 0>1 - 8 | 0:6d6s 1:take | reason=fool fools=1 places=0/1 badge=0
end | 6s/9sTh - - d 0>1 - 8 | 0:6s 1:9sx6s | reason=fool fools=1 places=0/1 badge=0
6.1 LOCAL [deck=24]: with 24 cards they are nines
end | 9c/ThJh - - d 0>1 - 8 | 0:9c 1:take | reason=fool fools=1 places=0/1 badge=1
6.1 LOCAL [deck=52]: with 52 twos, no sixes
end | 2c2s/9hTh - - d 0>1 - 8 | 0:2c2s 1:take | reason=fool fools=1 places=0/1 badge=2
end | 6c6s/9hTh - - d 0>1 - 8 | 0:6c6s 1:take | reason=fool fools=1 places=0/1 badge=0
2.3 LOCAL: the next game is led under the fool, by the player to his right
next | 9s/TdJc/- - - h 0>1 - 8 out=2 | 0:9s 1:take | 0
2.3 LOCAL: after a draw it is as in a first game
next | 9s/Ts/- - - h 0>1 - 8 out=2 | 0:9s 1:Tsx9s | -
5.1 LOCAL [teams=2x2]: partners sit opposite and do not throw in at each other
legal | 6cKd/7d8d/9cJc/9hQh 9sJs - d 0>1 w 5 | 2 | 9c Jc pass
refuse | 6cKd/7d8d/9cJc/9hQh 9sJs - d 0>1 w 5 | 3:9h | partner_defends
5.1 LOCAL [teams=three_pairs]: with three pairs the other two pairs throw in
legal | 6cKd/7d8d/6hQc/9hQh/6sQs/9cJc 9sJs - d 0>1 w 5 | 5 | 9c Jc pass
legal | 6cKd/7d8d/6hQc/7hQh/9hQs/9cJc 9sJs - d 0>1 w 5 | 4 | -
5.2 LOCAL [teams=3x3]: the attack passes partners by
line | 9sKc/-/8dKd/7cTd/QcQd/JdJh - - h 0>3 - 7 out=1 | 0:9s 3:take
  | Kc/-/8dKd/7c9sTd/QcQd/JdJh - - h 4>5 - 8 idle=1;out=1
5.3 LOCAL [teams=three_pairs]: three pairs play on until one is left
line | 9s/-/7dKd/Tc/Qc/8dJd - - h 0>2 - 7 out=1 | 0:9s 2:take
  | -/-/7d9sKd/Tc/Qc/8dJd - - h 3>4 - 8 idle=1;out=1,0
end | 9s/-/7dKd/-/-/8dJd - - h 0>2 - 7 out=4,1,3 | 0:9s 2:take
  | reason=fool fools=2,5 places=1,4/0,3/2,5 badge=0
"""


@pytest.mark.parametrize("statement", read("local_throw_in", STATEMENTS), ids=str)
def test_local_throw_in(statement: Statement) -> None:
    statement.check()
