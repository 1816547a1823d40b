"""Simple durak as gambiter.ru has it."""

import pytest

from tests.presets.statements import Statement, read

STATEMENTS = """
2 GAMB: 36 cards, six each; the next is turned up, is trump and goes under the stock
deal | 2 | 6c6d7d7c8h8s9s9dTdTcJcJd Ks | 1 6c7d8h9sTdJc/6d7c8s9dTcJd Ks
2.1 GAMB: the holder of the lowest trump leads
deal | 3 | 6c6h7dTs9sQsJhJdKdKcAhAd8d8c7cQd9c9h Ks | 1
  6c8dTsJhQdKc/6h8c9c9sJdAh/7c7d9hQsKdAd Ks
3.1 GAMB: one card or two of a rank may be led
legal | 8c8d8sKh/9c9dTdJd - - h 0>1 - 5 | 0 | 8c 8d 8s 8c8d 8c8s 8d8s Kh
3.7 GAMB: no pair before one card
legal | 8c8dKh/9c - - h 0>1 - 5 | 0 | 8c 8d Kh
1.1 GAMB: a higher card of the suit covers, and any trump a plain card
legal | Kc/7h9s9dTdAc 8d - h 0>1 - 4 | 1 | 7hx8d 9dx8d Tdx8d take
1.1 GAMB: a trump is covered by a higher trump alone
legal | Kc/7h9hAs 8h - h 0>1 - 4 | 1 | 9hx8h take
3.1 GAMB: both cards of a pair are covered, or both are taken with what covers
line | 8c8dKh/9cJdAs - - h 0>1 - 5 | 0:8c8d 1:9cx8c 1:take | Kh/8c8d9cJdAs - - h 0>1 - 6 idle=1
line | 8c8dKh/9cJdAs - - h 0>1 - 5 | 0:8c8d 1:9cx8c 1:Jdx8d | Kh/As - - h 1>0 - 6
3.1 GAMB: nothing is added, before covers or after
refuse | 7d9h/9cAd 7c - s 0>1 - 5 | 0:7d | nothing_is_added
line | 7d9h/9cAd/8c9s 7c - s 0>1 - 5 | 1:9cx7c | 7d9h/Ad/8c9s - - s 1>2 - 6
3.6 GAMB: nor after the take
line | 7dKh/9cAd 7c - s 0>1 - 5 | 1:take | 7dKh/7c9cAd - - s 0>1 - 6 idle=1
3.10 GAMB: nothing is transferred
refuse | Kh/7d9c/8c8d 7c - s 0>1 - 5 | 1:>7d | no_transfers
1.4 GAMB: who beats leads next, who takes is passed by
line | QcKc/9dTd/7hJs 6d - s 0>1 - 4 | 1:9dx6d | QcKc/Td/7hJs - - s 1>2 - 5
line | QcKc/9dTd/7hJs 6d - s 0>1 - 4 | 1:take | QcKc/6d9dTd/7hJs - - s 2>0 - 5 idle=1
1.6 GAMB: all fill up to six, the leader first, the defender last
line | 8c8d9sJcQd/7d8hTcTd 7c 6sAdQsKs s 0>1 - 3 | 1:Tcx7c | 6s8c8d9sJcQd/7d8hTdQsKsAd - - s 1>0 - 4
1.7 GAMB: no cards and no stock: out
line | -/JdKs/8hAd 7d - h 0>1 - 6 empty=0 | 1:Jdx7d | -/Ks/8hAd - - h 1>2 - 7 out=0
1.8 GAMB: the last with cards is the fool
end | 7c7h/8d9c - - s 0>1 - 9 | 0:7c7h 1:take | reason=fool fools=1 places=0/1 badge=0
6 GAMB: the last hands emptied in one bout are a draw
end | 7c7h/8c9h - - s 0>1 - 9 | 0:7c7h 1:8cx7c 1:9hx7h | reason=draw fools=- places=0,1 badge=0
2.3 GAMB: the next game is led from under the fool, by his neighbour to the left
next | -/7c7h/8d9c - - s 1>2 - 9 out=0 | 1:7c7h 2:take | 0
5.2 GAMB [teams=2x2]: in teams the lead passes the partner by
line | 7cKd/8c9d/QcQd/JdJh 6d - s 0>1 - 7 | 1:take | 7cKd/6d8c9d/QcQd/JdJh - - s 2>3 - 8 idle=1
5.2 GAMB [teams=3x3]: with the next opponent out it goes to the one after
line | 6dKd/-/QcQd/9dTh/TcTd/JcJd - - s 5>0 - 7 out=1 | 5:Jc 0:take
  | 6dJcKd/-/QcQd/9dTh/TcTd/Jd - - s 2>3 - 8 idle=1;out=1
5.3 GAMB [teams=2x2]: the side that is out first has won
end | 9h/TdJd/-/- - - s 0>1 - 7 out=2,3 | 0:9h 1:take
  | reason=fool fools=1,3 places=0,2/1,3 badge=0
"""


@pytest.mark.parametrize("statement", read("gambiter_simple", STATEMENTS), ids=str)
def test_gambiter_simple(statement: Statement) -> None:
    statement.check()
