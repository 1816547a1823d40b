"""Transfer durak of the page with the shares of the bank."""

import pytest

from tests.presets.statements import Statement, read

STATEMENTS = """
2 BANK: 36 cards, six each, and a trump
deal | 2 | AsKd9c7hQd6sTh8d7c8cJsQh 7d | 1 7c9cThJsQdAs/6s7h8c8dQhKd 7d
2.1 BANK: the lowest trump leads
deal | 2 | AsKd9c7hQd6sTh8d7c8cJsQh Jc | 0 7c9cThJsQdAs/6s7h8c8dQhKd Jc
3.7 BANK: several cards of one rank may be led
legal | 9h9sKd/6c6d7c - - s 0>1 - 5 | 0 | 9h 9s 9h9s Kd
1.1 BANK: a higher card of the suit covers, and any trump a plain card
legal | Kc/7s8hThAd 9h - s 0>1 - 5 | 1 | 7sx9h Thx9h take
1.1 BANK: a trump is covered by a higher trump alone
legal | Kc/7sTsAd 9s - s 0>1 - 5 | 1 | Tsx9s take
1.3 BANK: ranks on the table, no more uncovered cards than the defender holds
legal | 7dTh/QdAd 7cTc - s 0>1 - 5 | 0 | 7d Th pass
refuse | 7d7hKs/Qd 7c - s 0>1 - 5 | 0:7d | defender_hand_reached
3.2 BANK: the attacker alone throws in
legal | 7dKs/AcAd/9sKh 7c9c - h 0>1 - 6 | 0 | 7d pass
refuse | 7dKs/AcAd/9sKh 7c9c - h 0>1 - 6 | 2:9s | not_entitled
3.2 BANK: with his pass the bout is over
line | 7dKs/AcAd/9sKh 7c9c - h 0>1 - 6 | 0:pass | 7dKs/AcAd/9sKh - - h 1>2 - 7
3.6 BANK: after the take he may add, and nobody else
legal | 7dKs/AcAd/7sKh 7c - h 0>1 t 6 | 0 | 7d pass
legal | 7dKs/AcAd/7sKh 7c - h 0>1 t 6 | 2 | -
3.9 BANK: five cards until the first discard
legal | 9hKd/TdJdQdKcAc 6c8c,8d9d,8s9s,6h7h,6d *Th h 0>1 - 1 | 0 | -
legal | 9hKd/TdJdQdKcAc 6c8c,8d9d,8s9s,6h7h,6d - h 0>1 - 1 | 0 | 9h
3.10 BANK: an attack may be passed on in the first bout already
legal | 6c8c9cTcJc/7d8d9dTdJdQd 7s *Ah h 0>1 - 1 | 1 | >7d take
3.10 BANK: only while nothing is covered, and to a hand that is large enough
refuse | 9hKs/JhQd/8h9s Jc7h,Jd - h 0>1 - 3 | 1:>Jh | something_covered
refuse | KsAs/JdQd/9s Jc - h 0>1 - 3 | 1:>Jd | next_hand_too_small
3.5 BANK: then who passed it on is the one who throws in
legal | 8hKs/8cAd/TdJsQcKc 8s,8d - h 0.1>2 - 5 | 1 | 8c
refuse | 8hKs/8cAd/TdJsQcKc 8s,8d - h 0.1>2 - 5 | 0:8h | not_entitled
3.13 BANK: the leader of two has led his last card: it may be refused with one of its rank
legal | -/9dTh 9s - c 0>1 - 8 empty=0 | 1 | >9d take
line | -/9dTh 9s - c 0>1 - 8 empty=0 | 1:>9d | 9d9s/Th - - c 1>0 - 9 idle=1
3.13 BANK: with his own last card: the leader is the fool
end | -/9d 9s - c 0>1 - 8 empty=0 | 1:>9d | reason=fool fools=0 places=1/0 badge=0
3.13 BANK: not among three, nor beside a stock
refuse | -/9dTh/Jc 9s - c 0>1 - 8 empty=0 | 1:>9d | next_hand_too_small
refuse | -/9dTh 9s 7c c 0>1 - 8 empty=0 | 1:>9d | next_hand_too_small
1.4 BANK: who beats leads, who takes is passed by
line | KsAs/JdQd/8h9s Td - h 0>1 - 3 | 1:JdxTd | KsAs/Qd/8h9s - - h 1>2 - 4
line | KsAs/JdQd/8h9s Td - h 0>1 - 3 | 1:take | KsAs/TdJdQd/8h9s - - h 2>0 - 4 idle=1
1.6 BANK: the leader draws first, the defender last
line | 6c6d6sKsAs/JdQd/8h9s Td 7c7d9h h 0>1 - 3 | 1:JdxTd | 6c6d6s7cKsAs/Qd/7d8h9h9s - - h 1>2 - 4
1.7 BANK: places go by the order of going out
line | Ks/QdQh/7c8c - - c 0>1 - 9 | 0:Ks 1:take | -/QdQhKs/7c8c - - c 2>1 - 10 idle=1;out=0
1.8 BANK: the last with cards is the fool
end | Ks/QdQh/- - - c 0>1 - 9 out=2 | 0:Ks 1:take | reason=fool fools=1 places=2/0/1 badge=0
6 BANK: the last hands emptied in one bout share their places
end | Ks/As/- - - c 0>1 - 9 out=2 | 0:Ks 1:AsxKs | reason=draw fools=- places=2/0,1 badge=0
6.6 BANK: of two the winner gets the whole bank
pays | Ks/QdQh - - c 0>1 - 9 | 0:Ks 1:take | 25 | 50 0
6.6 BANK: of three the first gets 80 parts of a hundred, the second 20
pays | Ks/QdQh/- - - c 0>1 - 9 out=2 | 0:Ks 1:take | 25 | 15 0 60
6.6 BANK: of four it is 60, 30 and 10
pays | Ks/QdQh/-/- - - c 0>1 - 9 out=3,2 | 0:Ks 1:take | 25 | 10 0 30 60
6.6 BANK: a draw shares the places it covers: 10 and 10 of three, 5 and 5 of four
pays | Ks/As/- - - c 0>1 - 9 out=2 | 0:Ks 1:AsxKs | 50 | 15 15 120
pays | Ks/As/-/- - - c 0>1 - 9 out=2,3 | 0:Ks 1:AsxKs | 50 | 10 10 120 60
6.6 BANK: chips are whole; what rounding leaves goes to the best place
pays | Ks/As/- - - c 0>1 - 9 out=2 | 0:Ks 1:AsxKs | 25 | 7 7 61
"""


@pytest.mark.parametrize("statement", read("bank", STATEMENTS), ids=str)
def test_bank(statement: Statement) -> None:
    statement.check()
