"""Transfer durak as luckforfree has it: the word goes round clockwise."""

import pytest

from tests.presets.statements import Statement, read

STATEMENTS = """
2 LUCK [deck=24]: 24 cards, from the nines
deal | 2 | 9cTdJcQdKcAd9hTsJhQsKhAs Ac | 0 9c9hJcJhKcKh/TdTsQdQsAdAs Ac
1.9 LUCK [deck=24]: four players have no stock, and the last card dealt shows the trump
deal | 4 | 9c9d9h9sTcTdThTsJcJdJhJsQcQdQhQsKcKdKhKsAcAdAhAs | 3
  9cTcJcQcKcAc/9dTdJdQdKdAd/9hThJhQhKhAh/9sTsJsQsKsAs As
2 LUCK: 36 cards, from the sixes
deal | 3 | 6d7d8d6h7h8h6s7s8s9d9h9sTdThTsJdJhJs Ah | 0
  6d6h6s9dTdJd/7d7h7s9hThJh/8d8h8s9sTsJs Ah
2 LUCK [deck=52]: or 52, from the twos
deal | 2 | 3c2c3d2d4h5h4s5s6c7c6d7d Qc | 1 3c3d4h4s6c6d/2c2d5h5s7c7d Qc
3.7 LUCK: several cards of one rank may be led
legal | QcQdQsAs/9c9d9h9s - - s 0>1 - 5 | 0 | Qc Qd Qs QcQd QcQs QdQs QcQdQs As
1.1 LUCK [deck=24]: a higher card of the suit covers, and any trump a plain card
legal | Kc/9sJdQcKd Td - s 0>1 - 5 | 1 | 9sxTd JdxTd KdxTd take
1.3 LUCK: the rank of an attack or a cover may be thrown in
legal | 7dTh/QdAd 7cTc - s 0>1 - 5 | 0 | 7d Th pass
1.3 LUCK: never more uncovered cards than the defender holds
refuse | 7d7hKs/Qd 7c - s 0>1 - 5 | 0:7d | defender_hand_reached
3.4 LUCK: also before the defender has covered
legal | 7dKs/AcAd 7c - h 0>1 - 6 | 0 | 7d
3.2 LUCK: everybody throws in, one after the other
legal | 9dKs/AcAd/9sKh/8d9h 7c9c - h 0>1 - 6 | 0 | 9d pass
legal | 9dKs/AcAd/9sKh/8d9h 7c9c - h 0>1 - 6 | 2 | -
legal | 9dKs/AcAd/9sKh/8d9h 7c9c - h 0>1 - 6 | 3 | -
3.3 LUCK: clockwise from the attacker: who passes gives the word on
legal | 9dKs/AcAd/9sKh/8d9h 7c9c - h 0>1 p0 6 | 2 | 9s pass
legal | 9dKs/AcAd/9sKh/8d9h 7c9c - h 0>1 p0 6 | 3 | -
legal | 9dKs/AcAd/9sKh/8d9h 7c9c - h 0>1 p02 6 | 3 | 9h pass
3.3 LUCK: after a new card the word begins with the attacker again
line | 9dKs/AcAd/9sKh/8d9h 7c9c - h 0>1 - 6 | 0:pass 2:9s
  | 9dKs/AcAd/Kh/8d9h 7c9c,9s - h 0>1 - 6
legal | 9dKs/AcAd/Kh/8d9h 7c9c,9s - h 0>1 - 6 | 0 | 9d
legal | 9dKs/AcAd/Kh/8d9h 7c9c,9s - h 0>1 - 6 | 3 | -
3.6 LUCK: after the take cards may follow, in the same order
line | 7dKs/9hAcAd/7sKh 7c - h 0>1 - 6 | 1:take 0:pass 2:7s | 7dKs/9hAcAd/Kh 7c,7s - h 0>1 t 6
legal | 7dKs/9hAcAd/Kh 7c,7s - h 0>1 t 6 | 0 | 7d pass
3.9 LUCK: at first five cards
legal | 9hKd/TdJdQdKcAc 6c8c,8d9d,8s9s,6h7h,6d *Th h 0>1 - 1 | 0 | -
3.9 LUCK [first_cap=six]: or six from the beginning
legal | 9hKd/TdJdQdKcAc 6c8c,8d9d,8s9s,6h7h,6d *Th h 0>1 - 1 | 0 | 9h
3.10 LUCK: a card of the attack's rank passes it on
line | KsAs/JdQd/9s8h Jc - h 0>1 - 3 | 1:>Jd | KsAs/Qd/8h9s Jc,Jd - h 0.1>2 - 3
3.10 LUCK: not in the first bout
refuse | 6c8c9cTcQc/7s8d9dTdJdQd Jc *Ah h 0>1 - 1 | 1:>Jd | no_transfer_in_first_bout
3.10 LUCK: not when something is covered, nor onto too small a hand
refuse | 9hKs/JhQd/8h9s Jc7h,Jd - h 0>1 - 3 | 1:>Jh | something_covered
refuse | KsAs/JdQd/9s Jc - h 0>1 - 3 | 1:>Jd | next_hand_too_small
3.5 LUCK: the round of words begins with who transferred
legal | 8hAs/8cAd/TdJsQcKc/9c9h 8s,8d - h 0.1>2 - 5 | 1 | 8c
legal | 8hAs/8cAd/TdJsQcKc/9c9h 8s,8d - h 0.1>2 - 5 | 0 | -
1.4 LUCK: who beats leads, who takes is passed by
line | KsAs/JdQd/8h9s Td - h 0>1 - 3 | 1:JdxTd | KsAs/Qd/8h9s - - h 1>2 - 4
line | KsAs/JdQd/8h9s Td - h 0>1 - 3 | 1:take | KsAs/TdJdQd/8h9s - - h 2>0 - 4 idle=1
1.6 LUCK: the leader draws first, the defender last
line | 6c6d6sKsAs/JdQd/8h9s Td 7c7d9h h 0>1 - 3 | 1:JdxTd | 6c6d6s7cKsAs/Qd/7d8h9h9s - - h 1>2 - 4
1.8 LUCK: the last with cards is the fool
end | Ks/QdQh/- - - c 0>1 - 9 out=2 | 0:Ks 1:take | reason=fool fools=1 places=2/0/1 badge=0
6 LUCK: the last hands emptied in one bout are a draw
end | Ks/As/- - - c 0>1 - 9 out=2 | 0:Ks 1:AsxKs | reason=draw fools=- places=2/0,1 badge=0
5.1 LUCK [teams=2x2]: two against two: partners do not throw in at each other
legal | 9dKs/AcAd/9sKh/8d9h 7c9c - h 0>1 p0 6 | 2 | 9s pass
refuse | 9dKs/AcAd/9sKh/8d9h 7c9c - h 0>1 p0 6 | 3:9h | partner_defends
5.2 LUCK [teams=2x2]: a transfer goes past the partner
line | 9cTc/6h8h/-/9dTd 6s - d 0>1 - 4 out=2 | 1:>6h | 9cTc/8h/-/9dTd 6s,6h - d 0.1>0 - 4 out=2
5.3 LUCK [teams=2x2]: the side without cards has won
end | Ks/QdQh/-/8d - - c 0>1 - 9 out=2 | 0:Ks 1:take | reason=fool fools=1,3 places=0,2/1,3 badge=0
"""


@pytest.mark.parametrize("statement", read("luck", STATEMENTS), ids=str)
def test_luck(statement: Statement) -> None:
    statement.check()
