"""Transfer durak as gto-normativy.ru has it, with the passage."""

import pytest

from tests.presets.statements import Statement, read

STATEMENTS = """
2 GTO: 36 cards, six each; the next is turned up, is trump and goes under the stock
deal | 3 | 6c8h6s9d9sTdJhTs7sKdQcJdAcKcQs8c9cAh Jc | 0
  6c8c9dJhKdAc/8h9c9sTsQcKc/6s7sTdJdQsAh Jc
2.1 GTO: the lowest trump leads
legal | 6h7sTdJdQsAh/8d9d9sQcKcKd - *6c c 0>1 - 1 | 0 | 6h 7s Td Jd Qs Ah
1.1 GTO: a higher card of the suit covers, and any trump a plain card
legal | 6s/7dTcQcAh Jc - d 0>1 - 4 | 1 | 7dxJc QcxJc take
1.3 GTO: ranks that lie on the table may be thrown in, a card of the defender for each
legal | TsJhQhKh/8d9d JcQc - s 0>1 - 4 | 0 | Jh Qh pass
refuse | JhKs/9d JcQc,Jd - s 0>1 - 4 | 0:Jh | defender_hand_reached
3.2 GTO: all throw in, the attacker before the others
refuse | JhKs/8d9d/JdAd/QdAs JcQc - s 0>1 - 4 | 3:Qd | first_word
legal | JhKs/8d9d/JdAd/QdAs JcQc - s 0>1 wp0 4 | 2 | Jd pass
1.12 GTO: a card that could do both is a choice
legal | 8sAs/7h7sQs 7d 6dTh h 0>1 - 4 | 1 | 7hx7d >7h >7s ^7h take
3.10 GTO: the attack is passed on with a card of its rank
line | KsAs/JdQd/9s8h/TcQs Jc - h 0>1 - 3 | 1:>Jd | KsAs/Qd/8h9s/TcQs Jc,Jd - h 0.1>2 - 3
3.10 GTO: to the next who is in
line | KsAs/JdQd/-/TcQs Jc - h 0>1 - 3 out=2 | 1:>Jd | KsAs/Qd/-/TcQs Jc,Jd - h 0.1>3 - 3 out=2
3.10 GTO: never in the first bout
refuse | 6c8c9cTcQc/7s8d9dTdJdQd Jc *Ah h 0>1 - 1 | 1:>Jd | no_transfer_in_first_bout
3.10 GTO: never after a cover
refuse | 9hKs/JhQd/8h9s Jc7h,Jd - h 0>1 - 3 | 1:>Jh | something_covered
3.10 GTO: never onto too small a hand
refuse | KsAs/JdQd/9s Jc - h 0>1 - 3 | 1:>Jd | next_hand_too_small
3.12 GTO: a trump of the rank is only shown
line | KsAs/JhQd/8h9s Jc - h 0>1 - 3 | 1:^Jh | KsAs/JhQd/8h9s Jc - h 0.1>2 - 3 shown=Jh1;used=1
3.12 GTO: a plain card of the rank is not
refuse | KsAs/JdQd/8h9s Jc - h 0>1 - 3 | 1:^Jd | show_trump_of_rank
3.12 GTO: one showing a bout for a player
refuse | KsAs/JhQd/8h9s Jc,Js - h 0>1 - 3 shown=Jh1;used=1 | 1:^Jh | shown_before
3.5 GTO: who passed it on has the first word
legal | 8hAs/8c8sAd/TdJsQcKc 8d - h 0.1>2 - 5 used=1 | 1 | 8c 8s
refuse | 8hAs/8c8sAd/TdJsQcKc 8d - h 0.1>2 - 5 used=1 | 0:8h | first_word
3.9 GTO: five cards before the first discard
legal | KdAd/8dQd/TcJsKsAc 7s8s,7d9d,8c,9c,9s *Th h 0.1>2 - 2 | 1 | -
3.6 GTO: after the take cards may follow
line | 9hKs/7dQd/8h9s 9d - c 0>1 - 3 | 1:take 0:9h | Ks/7d9d9hQd/8h9s - - c 2>0 - 4 idle=1
1.4 GTO: beaten: the last defender leads
line | KsAs/8c/9cQd/9hTc Jd - h 0.1>2 - 3 | 2:QdxJd | KsAs/8c/9c/9hTc - - h 2>3 - 4
1.6 GTO: the first leader draws first, the last defender last
line | 8cTcJcQcKc/9cTsJsQsKs/9sTd 7s,7d AcQh h 0.1>2 - 3 | 2:take
  | 8cTcJcQcKcAc/9cTsJsQhQsKs/7d7s9sTd - - h 0>1 - 4
1.8 GTO: the last with cards is the fool
end | Jd/7s8c - - h 0>1 - 9 | 0:Jd 1:take | reason=fool fools=1 places=0/1 badge=0
6 GTO: the last hands emptied in one bout are a draw
end | Jd/Jh - - h 0>1 - 9 | 0:Jd 1:JhxJd | reason=draw fools=- places=0,1 badge=0
"""


@pytest.mark.parametrize("statement", read("gto_transfer", STATEMENTS), ids=str)
def test_gto_transfer(statement: Statement) -> None:
    statement.check()
