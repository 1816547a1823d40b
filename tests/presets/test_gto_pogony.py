"""The pogony ladder as gto-normativy.ru has it, with and without leads of one's own rank."""

import pytest

from tests.presets.statements import Statement, read

STATEMENTS = """
2 GTO: 36 cards, six each; the next is turned up, is trump and goes under the stock
deal | 2 | 9cTc9dTd9hTh9sTsJcQcJdQd Qh | 0 9c9d9h9sJcJd/TcTdThTsQcQd Qh
6.2 GTO: everybody begins with the lowest rank
climbs | 8c/9cTc - - h 0>1 - 5 | 0:8c 1:take | 66
6.2 GTO: left with sixes alone when the other has taken, one hangs them
legal | 6c6s/8c9cTc - - h 0>1 th 5 idle=1;rank=66 | 0 | @6c6s pass
climbs | 6s8c/9cTc - - h 0>1 - 5 | 0:8c 1:take 0:@6s | 76
end | 6s8c/9cTc - - h 0>1 - 5 | 0:8c 1:take 0:@6s | reason=pogony fools=1 places=0/1 badge=0
6.2 GTO: they must not be trumps alone
line | 6h8c/9cTc - - h 0>1 - 5 | 0:8c 1:take | 6h/8c9cTc - - h 0>1 - 6 idle=1;rank=66
6.2 GTO: all are hung together
refuse | 6c6s/8c9cTc - - h 0>1 th 5 idle=1;rank=66 | 0:@6c | hang_whole_hand
6.2 GTO: who beat everything and has sixes alone hangs them on who led
climbs | 7c9d/6s8c - - h 0>1 - 5 | 0:7c 1:8cx7c 1:@6s | 67
6.2 GTO: nobody has to hang
line | 6s/8c9cTc - - h 0>1 th 5 idle=1;rank=66 | 0:pass | 6s/8c9cTc - - h 0>1 - 6 idle=1;rank=66
6.2 GTO: the rank goes up: sevens after sixes
climbs | 7s8c/9cTc - - h 0>1 - 5 rank=76 | 0:8c 1:take 0:@7s | 86
6.2 GTO: no queens on the way, the king follows the knave
climbs | 8cJs/9cTc - - h 0>1 - 5 rank=J6 | 0:8c 1:take 0:@Js | K6
6.2 GTO: after the ace comes the queen of spades, alone
climbs | 8cAs/9cTc - - h 0>1 - 5 rank=A6 | 0:8c 1:take 0:@As | Q6
legal | Qs/8c9cTc - - h 0>1 th 5 idle=1;rank=Q6 | 0 | @Qs pass
line | 8cQc/9cTc - - h 0>1 - 5 rank=Q6 | 0:8c 1:take | Qc/8c9cTc - - h 0>1 - 6 idle=1;rank=Q6
6.2 GTO: who hangs the queen has won
climbs | 8cQs/9cTc - - h 0>1 - 5 rank=Q6 | 0:8c 1:take 0:@Qs | W6
6.2 GTO: going out as usual wins the deal and no rank
end | 8c/9cTc - - h 0>1 - 5 | 0:8c 1:take | reason=fool fools=1 places=0/1 badge=0
climbs | 8c/9cTc - - h 0>1 - 5 rank=79 | 0:8c 1:take | 79
6.2 GTO: one's own rank may be led
legal | 6c8c/9cTc - - h 0>1 - 5 rank=66 | 0 | 6c 8c
6.2 GTO [ladder_lead=off]: or it may not, while there is something else
legal | 6c8c/9cTc - - h 0>1 - 5 rank=66 | 0 | 8c
refuse | 6c8c/9cTc - - h 0>1 - 5 | 0:6c | own_rank
6.2 GTO [ladder_lead=off]: and who is led his own rank takes it
legal | 8c/7cAh 6c - h 0>1 - 5 rank=76 | 1 | take
6.2 GTO [teams=2x2]: with partners the sixes go to the team-mate, and the next opponent leads
line | 6s8c/9cTc/7dKd/JcJd - - h 0>1 - 5 | 0:8c 1:9cx8c
  | -/Tc/6s7dKd/JcJd - - h 1>2 - 6 out=0;rank=66
6.2 GTO [teams=2x2]: a team hangs when all have pogony alone, and goes up together
climbs | 6s8c/9cTc/6d/JcJd - - h 0>1 - 5 | 0:8c 1:take 0:@6d6s | 76
"""


@pytest.mark.parametrize("statement", read("gto_pogony", STATEMENTS), ids=str)
def test_gto_pogony(statement: Statement) -> None:
    statement.check()
