"""Transfer durak as gambiter.ru has it, with the passage."""

import pytest

from tests.presets.statements import Statement, read

STATEMENTS = """
2 GAMB: 36 cards, six each; the next is turned up, is trump and goes under the stock
deal | 2 | 7c6d8dTs9h6hTdJsQcKhAd9c Qh | 1 7c8d9hTdQcAd/6d6h9cTsJsKh Qh
2.1 GAMB: the holder of the lowest trump leads
deal | 2 | 7h6d8dTs9h6hTdJsQcKhAd9c Qs | 1 7h8d9hTdQcAd/6d6h9cTsJsKh Qs
3.7 GAMB: several cards of one rank may be led at once
legal | 9c9dAs/TcTdJc - - h 0>1 - 5 | 0 | 9c 9d 9c9d As
1.1 GAMB: a higher card of the suit covers, and any trump a plain card
legal | 9s/6h8cJdKd Td - h 0>1 - 4 | 1 | 6hxTd JdxTd KdxTd take
1.3 GAMB: cards are thrown in of the ranks on the table, attacks and covers
legal | 6c9hTcJs/QdAd 6d9d - s 0>1 - 5 | 0 | 6c 9h pass
1.3 GAMB: never more uncovered cards than the defender holds
refuse | 7d7hKs/Qd 7c - s 0>1 - 5 | 0:7d | defender_hand_reached
3.2 GAMB: everybody but the defender throws in, the attacker first
refuse | 6c9hTc/QdAd/6hKs 6d9d - s 0>1 - 5 | 2:6h | first_word
line | 6c9hTc/QdAd/6hKs 6d9d - s 0>1 - 5 | 0:pass 2:6h | 6c9hTc/QdAd/Ks 6d9d,6h - s 0>1 w 5
3.6 GAMB: after the take cards may follow
legal | 7d7hKs/9dAcAd 7c - h 0>1 t 6 | 0 | 7d 7h pass
3.9 GAMB: at first four more than were led, cards laid by transfer counted among them
legal | KdAd/8dQd/TcJsKsAc 7s8s,7d9d,8c,9c,9s *Th h 0.1>2 - 2 | 1 | -
legal | KdAd/8dQd/TcJsKsAc 7s8s,7d9d,8c,9c,9s - h 0.1>2 - 2 | 1 | 8d
legal | 9hKd/TdJdKsAc 6c8c,6d9d,8d,9c,9s *Th h 0>1 - 2 lead=2 | 0 | 9h
3.10 GAMB: a card of the attack's rank passes all of it on to the next
legal | Kc/6c7d9sKh/8c8d9d 7s - h 0>1 - 4 | 1 | 9sx7s Khx7s >7d take
line | Kc/6c7d9sKh/8c8d9d 7s - h 0>1 - 4 | 1:>7d | Kc/6c9sKh/8c8d9d 7s,7d - h 0.1>2 - 4
3.10 GAMB: only while nothing is covered
legal | Kc/7d9cTs/8c8dQd 7s8s,7c - h 0>1 - 4 | 1 | 9cx7c take
3.10 GAMB: and only to a hand with a card for each
legal | Kc/6c7d9s/8c 7s - h 0>1 - 4 | 1 | 9sx7s take
3.10 GAMB: not in the first bout
legal | 6c8c9cTcJc/7d8d9dTdJdQd 7s *Ah h 0>1 - 1 | 1 | take
3.10 GAMB: it may go on and come back
line | KcAcAd/7d9s/7h8c8d 7s - c 0>1 - 4 | 1:>7d 2:>7h | KcAcAd/9s/8c8d 7s,7d,7h - c 0.2>0 - 4
3.5 GAMB: who transferred has the first word
legal | 8hKs/8cAd/TdJsQcKc 8s,8d - h 0.1>2 - 5 | 1 | 8c
legal | 8hKs/8cAd/TdJsQcKc 8s,8d - h 0.1>2 - 5 | 0 | -
3.12 GAMB: the trump of the attack's rank is shown instead, and kept
legal | Kc/6c7h9d/8c8d 7s - h 0>1 - 4 | 1 | 7hx7s >7h ^7h take
line | Kc/6c7h9d/8c8d 7s - h 0>1 - 4 | 1:^7h | Kc/6c7h9d/8c8d 7s - h 0.1>2 - 4 shown=7h1;used=1
3.12 GAMB: it lays nothing down: a hand for what lies there is enough
legal | Kc/6c7h9d/8c 7s - h 0>1 - 4 | 1 | 7hx7s ^7h take
3.12 GAMB: once a bout: who gets the attack back lays the card
refuse | 9cTcJc/6d7hAd 7s,7c - h 0>1 - 5 shown=7h1;used=1 | 1:^7h | shown_before
legal | 9cTcJc/6d7hAd 7s,7c - h 0>1 - 5 shown=7h1;used=1 | 1 | 7hx7s 7hx7c >7h take
3.12 GAMB: in the next bout again
legal | 8c/6d7hAd 7s - h 0>1 - 6 shown=7h1 | 1 | 7hx7s ^7h take
3.12 GAMB: not in the first bout, nor when something is covered
refuse | 6c8c9cTcJc/7h8d9dTdJdQd 7s *Ah h 0>1 - 1 | 1:^7h | no_transfer_in_first_bout
refuse | Kc/7h9cTs/8c8dQd 7s8s,7c - h 0>1 - 4 | 1:^7h | something_covered
1.6 GAMB: after a transfer the first leader still draws first
line | 8cTcJcQcKc/9cTsJsQsKs/6c9sTd 7s,7d AcQh h 0.1>2 - 3 | 2:take
  | 8cTcJcQcKcAc/9cTsJsQhQsKs/6c7d7s9sTd - - h 0>1 - 4
1.4 GAMB: who beats a transferred attack leads next
line | Kc/8c/9dJs 7d,7s - h 0.1>2 - 4 | 2:9dx7d 2:Jsx7s | Kc/8c/- - - h 0>1 - 5 out=2
1.8 GAMB: the last with cards is the fool
end | 7d/7s8c - - h 0>1 - 9 | 0:7d 1:take | reason=fool fools=1 places=0/1 badge=0
6 GAMB: the last hands emptied in one bout are a draw
end | 7d/8d - - h 0>1 - 9 | 0:7d 1:8dx7d | reason=draw fools=- places=0,1 badge=0
2.3 GAMB: the next game is led from under the fool, by his neighbour to the left
next | 9c/TsJd/-/- - - h 0>1 - 8 out=2,3 | 0:9c 1:take | 2
5.2 GAMB [teams=2x2]: in teams a transfer goes past the partner, if it must to the leader
line | 9cTc/6h8h/-/9dTd 6s - d 0>1 - 4 out=2 | 1:>6h | 9cTc/8h/-/9dTd 6s,6h - d 0.1>0 - 4 out=2
5.2 GAMB [teams=3x3]: with all in it goes to the next on the left
line | KcKd/7d8h/9cTc/9h9s/JcJd/QcQd 7s - h 0>1 - 4 | 1:>7d
  | KcKd/8h/9cTc/9h9s/JcJd/QcQd 7s,7d - h 0.1>2 - 4
"""


@pytest.mark.parametrize("statement", read("gambiter_transfer", STATEMENTS), ids=str)
def test_gambiter_transfer(statement: Statement) -> None:
    statement.check()
