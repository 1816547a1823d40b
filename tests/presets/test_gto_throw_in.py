"""Throw-in durak as gto-normativy.ru has it."""

import pytest

from tests.presets.statements import Statement, read

STATEMENTS = """
2 GTO: 36 cards, six each; the next is turned up, is trump and goes under the stock
deal | 2 | 9cTc9dTd9hTh9sTsJcQcJdQd Qh | 0 9c9d9h9sJcJd/TcTdThTsQcQd Qh
2.1 GTO: the lowest trump leads
deal | 2 | 9cTc9dTd9hThTs9sJcQcJdQd Qs | 1 9c9d9hTsJcJd/9sTcTdThQcQd Qs
2.1 GTO: nobody holds a trump: the lowest card, clubs first
deal | 2 | 9hTc9dThTd9cJc9sJdJhQcQd Ks | 1 9d9hTdJcJdQc/9c9sTcThJhQd Ks
3.7 GTO: one card or several of a rank are led
legal | TcTdThAs/6c7c8c - - s 0>1 - 4 | 0 | Tc Td Th TcTd TcTh TdTh TcTdTh As
1.1 GTO: a higher card of the suit covers, and any trump a plain card
legal | 6s/7dTcQcAh Jc - d 0>1 - 4 | 1 | 7dxJc QcxJc take
1.1 GTO: nobody must cover: taking is free
line | 6s8h/7dAc Jc - d 0>1 - 4 | 1:take | 6s8h/7dJcAc - - d 0>1 - 5 idle=1
1.3 GTO: what lies on the table may be thrown in
legal | JhQhKhTs/8d9d JcQc - s 0>1 - 4 | 0 | Jh Qh pass
1.3 GTO: as long as the defender has a card for each
line | JdJhKs/9d JcQc - s 0>1 - 4 | 0:Jd | JhKs/9d JcQc,Jd - s 0>1 - 4
refuse | JhKs/9d JcQc,Jd - s 0>1 - 4 | 0:Jh | defender_hand_reached
3.2 GTO: all throw in, the attacker before the others
refuse | JhKs/8d9d/JdAd/QdAs JcQc - s 0>1 - 4 | 3:Qd | first_word
line | JhKs/8d9d/JdAd/QdAs JcQc - s 0>1 - 4 | 0:pass 3:Qd | JhKs/8d9d/JdAd/As JcQc,Qd - s 0>1 w 4
3.9 GTO: five cards before the first discard, six after it
legal | 9hKd/TdJdQdKcAc 6c8c,8d9d,8s9s,6h7h,6d *Th h 0>1 - 1 | 0 | -
legal | 9hKd/TdJdQdKcAc 6c8c,8d9d,8s9s,6h7h,6d - h 0>1 - 1 | 0 | 9h
3.6 GTO: after the take cards may follow
line | JdJhKs/8d9d/QdAd Jc - s 0>1 - 4 | 1:take 0:Jh | JdKs/8d9dJcJh/QdAd - - s 2>0 - 5 idle=1
3.10 GTO: nothing is transferred
refuse | Kh/7d9c/8c8d 7c - s 0>1 - 5 | 1:>7d | no_transfers
1.4 GTO: beaten: the defender leads; taken: the one after him
line | 6s8h/7dAc/9sTs Jc - d 0>1 - 4 | 1:7dxJc | 6s8h/Ac/9sTs - - d 1>2 - 5
line | 6s8h/7dAc/9sTs Jc - d 0>1 - 4 | 1:take | 6s8h/7dJcAc/9sTs - - d 2>0 - 5 idle=1
1.6 GTO: the leader draws first, then clockwise, the defender last
line | 6s8h9hTh/JdQd/KcKdKhKs Jc AsAh7c8c6d d 0>1 - 4 | 1:JdxJc
  | 6s8h9hThAhAs/6dQd/7c8cKcKdKhKs - - d 1>2 - 5
1.7 GTO: no cards and no stock: out, the others go on
line | -/JdKs/8hAd 7d - h 0>1 - 6 empty=0 | 1:take | -/7dJdKs/8hAd - - h 2>1 - 7 idle=1;out=0
1.8 GTO: the last with cards is the fool
end | As/9dTd/- - - s 0>1 - 8 out=2 | 0:As 1:take | reason=fool fools=1 places=2/0/1 badge=0
6 GTO: the last hands emptied in one bout are a draw
end | Jc/7d - - d 0>1 - 8 | 0:Jc 1:7dxJc | reason=draw fools=- places=0,1 badge=0
6.1 GTO: sixes as the last attack are pogony
end | 6c6s/9hTh - - d 0>1 - 8 | 0:6c6s 1:take | reason=fool fools=1 places=0/1 badge=2
5.2 GTO [teams=2x2]: the lead of who goes out beating goes to his team-mate
line | 8sKc/9s/QdKd/ThJh - - h 0>1 - 7 | 0:8s 1:9sx8s | Kc/-/QdKd/ThJh - - h 3>0 - 8 out=1
5.2 GTO [teams=three_pairs]: and if none is in, to the next seat
line | 8sKc/9s/QdKd/ThJh/-/JcJd - - h 0>1 - 7 out=4 | 0:8s 1:9sx8s
  | Kc/-/QdKd/ThJh/-/JcJd - - h 2>3 - 8 out=4,1
5.3 GTO [teams=3x3]: three against three: all of the other side are fools
end | 9h/Td/-/-/-/Jd - - s 0>1 - 9 out=2,3,4 | 0:9h 1:take
  | reason=fool fools=1,3,5 places=0,2,4/1,3,5 badge=0
"""


@pytest.mark.parametrize("statement", read("gto_throw_in", STATEMENTS), ids=str)
def test_gto_throw_in(statement: Statement) -> None:
    statement.check()
