"""Throw-in durak of gto-normativy.ru with the ladder of pogony."""

import pytest

from tests.presets.statements import Statement, read

STATEMENTS = """
2 GTO: 36 cards, six each; the next is turned up, is trump and goes under the stock
deal | 2 | 6hKdAs7d8sJcTc9hQhQs9s6s Ad | 1 6h8s9sTcQhAs/6s7d9hJcQsKd Ad
2.1 GTO: the lowest trump leads, with any card
legal | 6s7d9hJcQsKd/6h8s9sTcQhAs - *Ad d 0>1 - 1 | 0 | 6s 7d 9h Jc Qs Kd
1.1 GTO: a higher card of the suit covers, and any trump a plain card
legal | 8s/7dTcQcAh Jc - d 0>1 - 4 | 1 | 7dxJc QcxJc take
1.3 GTO: what lies on the table may be thrown in
legal | TsJhQhKh/8d9d JcQc - s 0>1 - 4 | 0 | Jh Qh pass
3.2 GTO: all throw in, the attacker before the others
refuse | JhKs/8d9d/JdAd/QdAs JcQc - s 0>1 - 4 | 3:Qd | first_word
legal | JhKs/8d9d/JdAd/QdAs JcQc - s 0>1 wp0 4 | 3 | Qd pass
3.6 GTO: after the take cards may follow
legal | JdJhKs/8d9d/QdAd Jc - s 0>1 t 4 | 0 | Jd Jh pass
3.9 GTO: five cards before the first discard, six after it
legal | 9hKd/TdJdQdKcAc 6c8c,8d9d,8s9s,6h7h,6d *Th h 0>1 - 1 | 0 | -
legal | 9hKd/TdJdQdKcAc 6c8c,8d9d,8s9s,6h7h,6d - h 0>1 - 1 | 0 | 9h
3.10 GTO: nothing is transferred
refuse | Kh/7d9c/8c8d 7c - s 0>1 - 5 | 1:>7d | no_transfers
1.4 GTO: beaten: the defender leads; taken: the one after him
line | 8h8s/7dAc/9sTs Jc - d 0>1 - 4 | 1:7dxJc | 8h8s/Ac/9sTs - - d 1>2 - 5 rank=666
line | 8h8s/7dAc/9sTs Jc - d 0>1 - 4 | 1:take | 8h8s/7dJcAc/9sTs - - d 2>0 - 5 idle=1;rank=666
1.6 GTO: the leader draws first, then clockwise, the defender last
line | 7s8h9hTh/JdQd/KcKdKhKs Jc AsAh7c8c6d d 0>1 - 4 | 1:JdxJc
  | 7s8h9hThAhAs/6dQd/7c8cKcKdKhKs - - d 1>2 - 5 rank=666
1.8 GTO: the last with cards is the fool
end | As/9dTd/- - - s 0>1 - 8 out=2 | 0:As 1:take | reason=fool fools=1 places=2/0/1 badge=0
6 GTO: the last hands emptied in one bout are a draw
end | Jc/7d - - d 0>1 - 8 | 0:Jc 1:7dxJc | reason=draw fools=- places=0,1 badge=0
6.2 GTO: everybody begins with the sixes
line | 6d8s/TcKc - - h 0>1 - 7 | 0:8s 1:take | 6d/8sTcKc - - h 0>1 th 7 idle=1;rank=66
6.2 GTO: at the end of a taken bout the attacker may hang what is left, if it is pogony
legal | 6d/8sTcKc - - h 0>1 th 7 idle=1;rank=66 | 0 | @6d pass
end | 6d8s/TcKc - - h 0>1 - 7 | 0:8s 1:take 0:@6d | reason=pogony fools=1 places=0/1 badge=0
6.2 GTO: who gets pogony has them in hand, and the deal is over
line | 6d/8sTcKc - - h 0>1 th 7 idle=1;rank=66 | 0:@6d
  | -/6d8sTcKc - - h 0>1 - 7 end=pogony;idle=1;out=0;rank=66
6.2 GTO: the whole hand, trumps of the rank among it
refuse | 6c6d6h/8sTcKc - - h 0>1 th 7 idle=1;rank=66 | 0:@6c6d | hang_whole_hand
legal | 6c6d6h/8sTcKc - - h 0>1 th 7 idle=1;rank=66 | 0 | @6c6d6h pass
6.2 GTO: but not trumps alone, and no other card beside
line | 6h8s/TcKc - - h 0>1 - 7 | 0:8s 1:take | 6h/8sTcKc - - h 0>1 - 8 idle=1;rank=66
line | 6d8sAs/TcKc - - h 0>1 - 7 | 0:8s 1:take | 6dAs/8sTcKc - - h 0>1 - 8 idle=1;rank=66
6.2 GTO: nor while there is a stock
line | 6d8s/TcKc - 9h h 0>1 - 7 | 0:8s 1:take | 6d9h/8sTcKc - - h 0>1 - 8 rank=66
6.2 GTO: who has beaten everything may hang on the leader
line | 7s9d/6d8s - - h 0>1 - 7 | 0:7s 1:8sx7s | 9d/6d - - h 0>1 h 7 rank=66
end | 7s9d/6d8s - - h 0>1 - 7 | 0:7s 1:8sx7s 1:@6d | reason=pogony fools=0 places=1/0 badge=0
6.2 GTO: the other attackers may too, clockwise, when the one before does not
legal | 6d/8sTcKc/6c6s - - h 0>1 th 7 idle=1;rank=666 | 2 | -
legal | 6d/8sTcKc/6c6s - - h 0>1 tp0h 7 idle=1;rank=666 | 2 | @6c6s pass
6.2 GTO: nobody must: the game goes on
line | 6d/8sTcKc - - h 0>1 th 7 idle=1;rank=66 | 0:pass | 6d/8sTcKc - - h 0>1 - 8 idle=1;rank=66
6.2 GTO: who has hung the sixes goes on with the sevens, the others stay
climbs | 6d/8sTcKc - - h 0>1 th 7 idle=1;rank=66 | 0:@6d | 76
line | 7d8s/TcKc - - h 0>1 - 7 rank=76 | 0:8s 1:take | 7d/8sTcKc - - h 0>1 th 7 idle=1;rank=76
line | 6d8s/TcKc - - h 0>1 - 7 rank=76 | 0:8s 1:take | 6d/8sTcKc - - h 0>1 - 8 idle=1;rank=76
6.2 GTO: queens are passed over on the way up
climbs | Jd/8sTcKc - - h 0>1 th 7 idle=1;rank=J9 | 0:@Jd | K9
6.2 GTO: after the aces comes one queen, of spades, a trump or not
climbs | Ad/8sTcKc - - h 0>1 th 7 idle=1;rank=A9 | 0:@Ad | Q9
line | 8sQd/TcKc - - h 0>1 - 7 rank=Q9 | 0:8s 1:take | Qd/8sTcKc - - h 0>1 - 8 idle=1;rank=Q9
legal | Qs/8sTcKc - - s 0>1 th 7 idle=1;rank=Q9 | 0 | @Qs pass
6.2 GTO [ladder_queen=d]: or of the suit that was agreed
legal | Qd/8sTcKc - - h 0>1 th 7 idle=1;rank=Q9 | 0 | @Qd pass
6.2 GTO: who hangs the queen has won
climbs | Qs/8cTcKc - - h 0>1 th 7 idle=1;rank=Q9 | 0:@Qs | W9
6.2 GTO: going out without hanging wins the deal and moves nobody
climbs | 8s/TcKc - - h 0>1 - 7 rank=79 | 0:8s 1:take | 79
6.2 GTO: with leads of one's own rank: a six may be led
legal | 6c6d8s/TcKcAd - - h 0>1 - 7 rank=66 | 0 | 6c 6d 6c6d 8s
6.2 GTO [ladder_lead=off]: without them it may not, unless nothing else is left
legal | 6c6d8s/TcKcAd - - h 0>1 - 7 rank=66 | 0 | 8s
legal | 6c6h/TcKcAd - - h 0>1 - 7 rank=66 | 0 | 6c 6h 6c6h
6.2 GTO [ladder_lead=off]: who is led at with his own rank takes
legal | 8s/7cTcAh 6c - h 0>1 - 7 rank=76 | 1 | take
refuse | 8s/7cTcAh 6c - h 0>1 - 7 rank=76 | 1:7cx6c | own_rank_led
6.2 GTO [ladder_lead=off]: thrown in it may be covered
legal | Kc/TdAh 8c9c,9d - h 0>1 - 7 rank=69 | 1 | Tdx9d Ahx9d take
6.2 GTO [teams=2x2]: partners climb together
climbs | 6d8s/TcKc/-/JcJd - - h 0>1 - 7 out=2 | 0:8s 1:take 0:@6d | 76
6.2 GTO [teams=2x2]: who has nothing but pogony left hands them to his partner and is out
line | 6d8s/TcKc/7d9d/JcJd - - h 0>1 - 7 | 0:8s 1:take
  | -/8sTcKc/6d7d9d/JcJd - - h 1>2 - 8 idle=1;out=0;rank=66
6.2 GTO [teams=2x2]: when all partners hold nothing else they are hung together
legal | 6d/8sTcKc/6c/JcJd - - h 0>1 th 7 idle=1;rank=66 | 0 | @6c6d pass
end | 6d/8sTcKc/6c/JcJd - - h 0>1 th 7 idle=1;rank=66 | 0:@6c6d
  | reason=pogony fools=1,3 places=0,2/1,3 badge=0
"""


@pytest.mark.parametrize("statement", read("gto_pogony", STATEMENTS), ids=str)
def test_gto_pogony(statement: Statement) -> None:
    statement.check()
