"""Throw-in durak as gambiter.ru has it."""

import pytest

from tests.presets.statements import Statement, read

STATEMENTS = """
2 GAMB: 36 cards, six each; the next is turned up, is trump and goes under the stock
deal | 2 | 6c8h7d6dTsTc9sJdKdQcAc9c Kh | 1 6c7d9sTsKdAc/6d8h9cTcJdQc Kh
2.1 GAMB: the holder of the lowest trump leads
deal | 3 | 6c7h6s9d8d7dJhTs9sKdQdJdAcKcQc8c9cAd Th | 1
  6c8c9dJhKdAc/7h8d9cTsQdKc/6s7d9sJdQcAd Th
2.1 GAMB: with any card
legal | 7h8d9cTsQdKc/6c8c9dJhKdAc - *Th h 0>1 - 1 | 0 | 7h 8d 9c Ts Qd Kc
3.7 GAMB: several cards of one rank may be led at once
legal | 8c8d8sKh/9c9dTdJd - - h 0>1 - 5 | 0 | 8c 8d 8s 8c8d 8c8s 8d8s 8c8d8s Kh
3.7 GAMB: but not more than the defender holds
legal | 8c8d8sKh/9c9d - - h 0>1 - 5 | 0 | 8c 8d 8s 8c8d 8c8s 8d8s Kh
1.2 GAMB: the attack goes to the left, past who is out
line | 7s9c/-/8sTd - - h 0>2 - 9 out=1 | 0:7s 2:8sx7s | 9c/-/Td - - h 2>0 - 10 out=1
1.1 GAMB: a higher card of the suit covers, and any trump a plain card
legal | Kc/6h8s9sAd 7s - h 0>1 - 4 | 1 | 6hx7s 8sx7s 9sx7s take
1.1 GAMB: a trump is covered by a higher trump alone
legal | Kc/6h8hAs 7h - h 0>1 - 4 | 1 | 8hx7h take
1.3 GAMB: cards are thrown in of the ranks on the table, attacks and covers
legal | 7d9hTcKs/QdAd/8c 7c9c - s 0>1 - 5 | 0 | 7d 9h pass
refuse | 7d9hTcKs/QdAd/8c 7c9c - s 0>1 - 5 | 0:Tc | rank_not_on_table
1.3 GAMB: never more uncovered cards than the defender holds
refuse | 7d7hKs/Qd 7c - s 0>1 - 5 | 0:7d | defender_hand_reached
3.2 GAMB: everybody but the defender throws in
legal | 7dKs/AcAd/9sKh/8d9h 7c9c - h 0>1 wp0 6 | 2 | 9s pass
legal | 7dKs/AcAd/9sKh/8d9h 7c9c - h 0>1 wp0 6 | 3 | 9h pass
legal | 7dKs/9dAc/9sKh/8d9h 7c9c - h 0>1 wp0 6 | 1 | -
3.3 GAMB: the attacker first, the others when he has nothing more
legal | 7dKs/AcAd/9sKh/8d9h 7c9c - h 0>1 - 6 | 0 | 7d pass
refuse | 7dKs/AcAd/9sKh/8d9h 7c9c - h 0>1 - 6 | 2:9s | first_word
3.8 GAMB: six attack cards a bout
line | 9hKd/TdJdKs 6c8c,8d9d,8s9s,6s7s,7c8h,9c - d 0>1 - 4 | 1:Tdx9c | 9hKd/JdKs - - d 1>0 - 5
3.9 GAMB: at first four more than were led: after a single card five in all
legal | 9hKd/TdJdKsAc 6c8c,8d,8s9s,9c,9d *Th h 0>1 - 1 | 0 | -
3.9 GAMB: after a pair six
legal | 9hKd/TdJdKsAc 6c8c,6d9d,8d,9c,9s *Th h 0>1 - 1 lead=2 | 0 | 9h
3.9 GAMB: this lasts until the first cards are discarded
legal | 9hKd/TdJdKsAc 6c8c,8d,8s9s,9c,9d *Th h 0>1 - 3 | 0 | -
legal | 9hKd/TdJdKsAc 6c8c,8d,8s9s,9c,9d - h 0>1 - 3 | 0 | 9h
3.6 GAMB: after the take cards may follow, within the same limits
line | 7d7hKs/9dAc 7c - h 0>1 - 6 | 1:take 0:7d | 7hKs/7c7d9dAc - - h 0>1 - 7 idle=1
3.10 GAMB: nothing is transferred
refuse | Kh/7d9c/8c8d 7c - s 0>1 - 5 | 1:>7d | no_transfers
1.4 GAMB: beaten cards are discarded, and the defender leads
line | 9c9d/TcJdKs/8hAd 7d - h 0>1 - 6 | 1:Jdx7d | 9c9d/TcKs/8hAd - - h 1>2 - 7
1.4 GAMB: who takes misses his lead
line | 9c9d/TcJdKs/8hAd 7d - h 0>1 - 6 | 1:take | 9c9d/7dTcJdKs/8hAd - - h 2>0 - 7 idle=1
1.6 GAMB: all fill up to six, the leader first, then clockwise, the defender last
line | 8c8d8sJc/TdKs/7c7dJdQd 6d 9cAd9hQsTh h 0>1 - 3 | 1:Tdx6d
  | 8c8d8s9cJcAd/ThKs/7c7d9hJdQdQs - - h 1>2 - 4
1.7 GAMB: no cards and no stock: out
line | -/JdKs/8hAd 7d - h 0>1 - 6 empty=0 | 1:Jdx7d | -/Ks/8hAd - - h 1>2 - 7 out=0
1.7 GAMB: an empty hand beside a stock fills up again
line | -/JdKs 7d 9cTh h 0>1 - 6 empty=0 | 1:Jdx7d | 9cTh/Ks - - h 1>0 - 7
1.8 GAMB: the last with cards is the fool
end | 9c/TsJd/- - - h 0>1 - 8 out=2 | 0:9c 1:take | reason=fool fools=1 places=2/0/1 badge=0
6 GAMB: the last hands emptied in one bout are a draw
end | 9c/Tc/- - - h 0>1 - 8 out=2 | 0:9c 1:Tcx9c | reason=draw fools=- places=2/0,1 badge=0
2.3 GAMB: the next game is led from under the fool, by his neighbour to the left
next | 9c/TsJd/- - - h 0>1 - 8 out=2 | 0:9c 1:take | 2
1.9 GAMB: six players: the last card dealt shows the trump and stays in its hand
deal | 6 | 6c6d6h6s7c7d7h7s8c8d8h8s9c9d9h9sTcTdThTsJcJdJhJsQcQdQhQsKcKdKhKsAcAdAhAs | 3
  6c7h9cThQcKh/6d7s9dTsQdKs/6h8c9hJcQhAc/6s8d9sJdQsAd/7c8hTcJhKcAh/7d8sTdJsKdAs As
5.1 GAMB [teams=2x2]: two against two: the partner of the defender throws in nothing
legal | 8dKc/AcAd/8sKd/8hKh 7c8c - s 0>1 wp0 5 | 2 | 8s pass
refuse | 8dKc/AcAd/8sKd/8hKh 7c8c - s 0>1 wp0 5 | 3:8h | partner_defends
5.1 GAMB [teams=3x3]: three against three: opponents throw in, whoever sits beside
legal | 8dKc/AcAd/8sKd/8hKh/9c9d/TcTd 7c8c - s 0>1 wp0 5 | 3 | -
legal | 9hKc/AcAd/8sKd/8hKh/8d9d/TcTd 7c8c - s 0>1 wp0 5 | 4 | 8d pass
5.2 GAMB [teams=3x3]: the attack passes a partner by
line | Kc9s/-/8dKd/9cTd/QcQd/JdJh - - h 0>3 - 7 out=1 | 0:9s 3:take | Kc/-/8dKd/9c9sTd/QcQd/JdJh
  - - h 4>5 - 8 idle=1;out=1
5.2 GAMB [teams=2x2]: who goes out by beating hands the lead to his partner
line | 8sKc/9s/QdKd/ThJh - - h 0>1 - 7 | 0:8s 1:9sx8s | Kc/-/QdKd/ThJh - - h 3>0 - 8 out=1
5.3 GAMB [teams=2x2]: the side that is out first has won
end | 8s/9dTdJd/-/- - - h 0>1 - 7 out=2,3 | 0:8s 1:take
  | reason=fool fools=1,3 places=0,2/1,3 badge=0
"""


@pytest.mark.parametrize("statement", read("gambiter_throw_in", STATEMENTS), ids=str)
def test_gambiter_throw_in(statement: Statement) -> None:
    statement.check()
