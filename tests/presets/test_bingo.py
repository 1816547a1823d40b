"""Transfer durak as wiki.bingo has it: transfers in mid-bout too."""

import pytest

from tests.presets.statements import Statement, read

STATEMENTS = """
2 BINGO: 36 cards, six each, and a trump
deal | 2 | 7s6hQs8cTd9dAc9hKhJs6dTs Jd | 0 6d7sTdQsKhAc/6h8c9d9hTsJs Jd
2 BINGO [deck=52]: or 52 cards, from the twos
deal | 2 | 2c3d4h5s6c7d8h9sTcJdQhKs Ad | 1 2c4h6c8hTcQh/3d5s7d9sJdKs Ad
2.1 BINGO [deck=52]: the lowest trump leads, with any card
legal | 2c4h6c8hTcQh/3d5s7d9sJdKs - *Ac c 0>1 - 1 | 0 | 2c 4h 6c 8h Tc Qh
3.7 BINGO: several cards of one rank may be led
legal | 6c6hQd/7c7d8c - - s 0>1 - 5 | 0 | 6c 6h 6c6h Qd
1.1 BINGO [deck=52]: a higher card of the suit covers, and any trump a plain card
legal | Kc/2h5d9dTc 4d - h 0>1 - 5 | 1 | 2hx4d 5dx4d 9dx4d take
1.3 BINGO: ranks that lie on the table may be thrown in
legal | 6hQdAs/7d8d 6cQc - s 0>1 - 5 | 0 | 6h Qd pass
1.3 BINGO: never more uncovered cards than the defender holds
refuse | 6d6hKd/7d 6c - s 0>1 - 5 | 0:6d | defender_hand_reached
3.3 BINGO: the attacker before the others
refuse | 6hAs/7d8d/QdQh 6cQc - s 0>1 - 5 | 2:Qd | first_word
legal | 6hAs/7d8d/QdQh 6cQc - s 0>1 wp0 5 | 2 | Qd Qh pass
3.10 BINGO: a card of the attack's rank passes it on
legal | Kd/9dTs/6d7d8d 9h - c 0>1 - 3 | 1 | >9d take
3.11 BINGO: after a cover too, if what lies uncovered has that rank
legal | Kd/9dTd/6d7d8dJdQd 6s9c,9h - c 0>1 - 3 | 1 | >9d take
line | Kd/9dTd/6d7d8dJdQd 6s9c,9h - c 0>1 - 3 | 1:>9d
  | Kd/Td/6d7d8dJdQd 6s9c,9h,9d - c 0.1>2 - 3
3.11 BINGO: not with a card of another rank, though that rank lies there
refuse | Kd/9dTd/6d7d8dJdQd 6s9c,6h - c 0>1 - 3 | 1:>9d | transfer_other_rank
3.11 BINGO: not when two ranks lie uncovered
refuse | Kd/9dTd/6d7d8dJdQd 6s9c,6h,9h - c 0>1 - 3 | 1:>9d | transfer_other_rank
3.11 BINGO: the next one needs a card for each uncovered card alone
line | Kd/9dTd/6d7d 6s9c,9h - c 0>1 - 3 | 1:>9d | Kd/Td/6d7d 6s9c,9h,9d - c 0.1>2 - 3
refuse | Kd/9dTd/6d 6s9c,9h - c 0>1 - 3 | 1:>9d | next_hand_too_small
3.11 BINGO: who takes gets the covered pairs as well
line | Kd/9dTd/6d7d8dJdQd 6s9c,9h - c 0>1 - 3 | 1:>9d 2:take
  | Kd/Td/6d6s7d8d9c9d9hJdQd - - c 0>1 - 4 idle=1
3.10 BINGO [deck=52]: not in the first bout
legal | 2c8c9cTcJc/2d8d9dTdJdQd 2s *Ah h 0>1 - 1 | 1 | take
3.6 BINGO: after the take cards may follow
legal | 6hQdAs/7d8d 6c - s 0>1 t 5 | 0 | 6h pass
1.4 BINGO: who beats leads, who takes is passed by
line | 7hAs/7dQc/JdJh 6c - s 0>1 - 5 | 1:Qcx6c | 7hAs/7d/JdJh - - s 1>2 - 6
line | 7hAs/7dQc/JdJh 6c - s 0>1 - 5 | 1:take | 7hAs/6c7dQc/JdJh - - s 2>0 - 6 idle=1
1.6 BINGO: the leader draws first, the defender last
line | 7h8h9hTh/7dQc/JcJdJhJs 6c KdKhAc9d8s s 0>1 - 5 | 1:Qcx6c
  | 7h8h9hThKdKh/7d8s/9dJcJdJhJsAc - - s 1>2 - 6
1.7 BINGO: no cards and no stock: out
line | -/7dQc/QdQh 6c - s 0>1 - 5 empty=0 | 1:take | -/6c7dQc/QdQh - - s 2>1 - 6 idle=1;out=0
1.8 BINGO: the last with cards is the fool
end | Kd/6d7d/- - - c 0>1 - 9 out=2 | 0:Kd 1:take | reason=fool fools=1 places=2/0/1 badge=0
6 BINGO: the last hands emptied in one bout are a draw
end | Kd/Ad - - c 0>1 - 9 | 0:Kd 1:AdxKd | reason=draw fools=- places=0,1 badge=0
2.3 BINGO: who went out first leads the next game
next | Kd/6d7d/-/- - - c 0>1 - 9 out=3,2 | 0:Kd 1:take | 3
next | Kd/6d7d/-/- - - c 0>1 - 9 out=2,3 | 0:Kd 1:take | 2
2.3 BINGO: after a draw it is as in a first game
next | Kd/Ad/- - - c 0>1 - 9 out=2 | 0:Kd 1:AdxKd | -
"""


@pytest.mark.parametrize("statement", read("bingo", STATEMENTS), ids=str)
def test_bingo(statement: Statement) -> None:
    statement.check()
