"""What a new chat plays."""

import pytest

from tests.presets.statements import Statement, read

STATEMENTS = """
2 ALL: 36 cards, six each, one at a time; the next is turned up and goes under the stock
deal | 2 | 6cAs7cKs8cQs9cJsTcTsJc9s Ad | 0 6c7c8c9cTcJc/9sTsJsQsKsAs Ad
2.1 ALL: the lowest trump leads, with any card
deal | 2 | 6cAs7cKs8cQs9cJsTcTsJc9s Ah | 0 6c7c8c9cTcJc/9sTsJsQsKsAs Ah
deal | 2 | 6cAs7cKs8cQs9cJsTcTsJc9s 8s | 1 6c7c8c9cTcJc/9sTsJsQsKsAs 8s
1.1 ALL: a higher card of the suit covers, and any trump a plain card
legal | Ks/6d9c9hQh Th - d 0>1 - 4 | 1 | 6dxTh QhxTh take
1.1 ALL: a trump is covered by a higher trump alone
legal | Ks/6d9cJdAh Td - d 0>1 - 4 | 1 | JdxTd take
3.7 ALL: several cards of one rank may be led
legal | 7c7d7h7s/TcTdThTs - - s 0>1 - 4 | 0 | 7c 7d 7h 7s 7c7d 7c7h 7c7s 7d7h 7d7s 7h7s
  7c7d7h 7c7d7s 7c7h7s 7d7h7s 7c7d7h7s
1.3 ALL: ranks that lie on the table may be thrown in
legal | 8dJcKh/9dAd 8sJs - h 0>1 - 4 | 0 | 8d Jc pass
1.3 ALL: never more uncovered cards than the defender holds
refuse | 8c8dKh/Ad 8s - h 0>1 - 4 | 0:8c | defender_hand_reached
3.4 ALL: before the cover too
legal | 8dJcKh/9dAd 8s - h 0>1 - 4 | 0 | 8d
3.2 ALL: all throw in, the attacker first
refuse | 8dKh/9dAd/8cJc 8sJs - h 0>1 - 4 | 2:8c | first_word
line | 8dKh/9dAd/8cJc 8sJs - h 0>1 - 4 | 0:pass 2:Jc | 8dKh/9dAd/8c 8sJs,Jc - h 0>1 w 4
3.6 ALL: after the take cards may follow
line | 8dKh/9dQhAd/8cJc 8s - h 0>1 - 4 | 1:take 0:8d | Kh/9dQhAd/8cJc 8s,8d - h 0>1 tw 4
1.5 ALL: a bout without room for another card ends by itself
line | 9hKd/TdJdKs 6c8c,8d9d,8s9s,6s7s,7c8h,9c - d 0>1 - 4 | 1:Tdx9c | 9hKd/JdKs - - d 1>0 - 5
3.9 ALL: five attack cards until the first discard, whichever bout it is
legal | 9hKd/TdJdQdKcAc 6c8c,8d9d,8s9s,6h7h,6d *Th h 0>1 - 1 | 0 | -
legal | 9hKd/TdJdQdKcAc 6c8c,8d9d,8s9s,6h7h,6d *Th h 0>1 - 5 | 0 | -
legal | 9hKd/TdJdQdKcAc 6c8c,8d9d,8s9s,6h7h,6d - h 0>1 - 5 | 0 | 9h
3.10 ALL: a card of the attack's rank passes it on
line | Ks/6dTh/6h7h8h Ts - d 0>1 - 4 | 1:>Th | Ks/6d/6h7h8h Ts,Th - d 0.1>2 - 4
3.10 ALL: not in the first bout, nor when something is covered
refuse | 6c8c9cTcJc/7d8d9dTdJdQd 7s *Ah h 0>1 - 1 | 1:>7d | no_transfer_in_first_bout
refuse | 9hKs/JhQd/8h9s Jc7h,Jd - h 0>1 - 3 | 1:>Jh | something_covered
3.12 ALL: a trump is laid, not shown
refuse | Kc/6c7h9d/8c8d 7s - h 0>1 - 4 | 1:^7h | no_showing
1.4 ALL: beaten: the defender leads; taken: the next one
line | 9hKs/JhQd/8h9s Jd - h 0>1 - 3 | 1:QdxJd | 9hKs/Jh/8h9s - - h 1>2 - 4
line | 9hKs/JhQd/8h9s Jd - h 0>1 - 3 | 1:take | 9hKs/JdJhQd/8h9s - - h 2>0 - 4 idle=1
1.6 ALL: the leader draws first, then clockwise, the defender last
line | 9hTcTsKcKs/JhQd/8h9sAcAdAs Jd 7c7s7d6h h 0>1 - 3 | 1:QdxJd
  | 7c9hTcTsKcKs/6h7dJh/7s8h9sAcAdAs - - h 1>2 - 4
1.7 ALL: no cards and no stock: out; beside a stock an empty hand fills up
line | -/JhQd/8h9s Jd - h 0>1 - 3 empty=0 | 1:QdxJd | -/Jh/8h9s - - h 1>2 - 4 out=0
line | -/JhQd/8h9s Jd 6h h 0>1 - 3 empty=0 | 1:QdxJd | 6h/Jh/8h9s - - h 1>2 - 4
1.8 ALL: the last with cards is the fool
end | Jd/8c9s/- - - h 0>1 - 9 out=2 | 0:Jd 1:take | reason=fool fools=1 places=2/0/1 badge=0
6 ALL: the last hands emptied in one bout are a draw
end | Jd/Qd - - h 0>1 - 9 | 0:Jd 1:QdxJd | reason=draw fools=- places=0,1 badge=0
6.1 ALL: a last attack of sixes is pogony
end | 6d6s/8c9s/- - - h 0>1 - 9 out=2 | 0:6d6s 1:take | reason=fool fools=1 places=2/0/1 badge=2
2.3 ALL: the next game is led under the fool
next | Jd/8c9s/- - - h 0>1 - 9 out=2 | 0:Jd 1:take | 0
1.10 ALL: a game in which nothing moves is a draw
end | 7cKd/9dTd - - h 0>1 - 9 idle=35 | 0:Kd 1:take | reason=idle fools=- places=0,1 badge=0
"""


@pytest.mark.parametrize("statement", read("classic", STATEMENTS), ids=str)
def test_classic(statement: Statement) -> None:
    statement.check()
