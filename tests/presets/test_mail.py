"""Transfer durak of minigames.mail.ru, where a player may be accused of cheating."""

import pytest

from tests.presets.statements import Statement, read

STATEMENTS = """
2 MAIL: 36 cards, six each; the last one of the stock is turned up
deal | 3 | KsKhKdQsQhQdJsJhJdTsThTd9s9h9d8s8h8d 7c | 2
  8s9sTsJsQsKs/8h9hThJhQhKh/8d9dTdJdQdKd 7c
3.9 MAIL: five attack cards until the first cards are discarded
legal | 8cKd/ThJhQhKhAh 6c7c,6d7d,7s8s,8d9d,6s *9h h 0>1 - 1
  log=0.6c,1.7cx6c,0.6d,1.7dx6d,0.7s,1.8sx7s,0.8d,1.9dx8d,0.6s | 0 | !s1
3.10 MAIL: a card of the rank passes the attack on
line | 7sKc/7d8h/8d8sTc - - h 0>1 - 3 | 0:7s 1:>7d
  | Kc/8h/8d8sTc 7s,7d - h 0.1>2 - 3 log=0.7s,1.>7d
3.10 MAIL: but not in the first bout, and not a fake either
refuse | Ks/7dAc/8c9cTc 7s - h 0>1 - 1 log=0.7s | 1:>7d | no_transfer_in_first_bout
legal | Ks/KdAc/8c9cTc 7s - h 0>1 - 1 log=0.7s | 1 | Kdx7s Acx7s take !s0 !s2
3.6 MAIL: after the take cards may follow
legal | 9hKd/8cQc/QhKh 9s - d 0>1 t 3 log=0.9s,1.take | 0 | 9h pass !s1 !s2
6.4 MAIL: any card covers, and any passes the attack on
legal | Ks/KdAc/8c9cTc 7s - h 0>1 - 3 log=0.7s | 1 | Kdx7s Acx7s >Kd >Ac take !s0 !s2
fair | Ks/7dQsAc/8c9cTc 7s - h 0>1 - 3 log=0.7s | 1 | Qsx7s >7d take !s0 !s2
6.4 MAIL: what is thrown in is fair
refuse | JdKs/KdAc/8c9cTc 7s8s - h 0>1 - 3 log=0.7s,1.8sx7s | 0:Ks | rank_not_on_table
6.4 MAIL: who is caught takes the card back
line | 7sKs/KdAc/8c9cTc - - h 0>1 - 3 | 0:7s 1:>Kd 2:!s1
  | Ks/KdAc/8c9cTc 7s - h 0>1 - 3 honest=1;log=0.7s
6.4 MAIL: and everybody what was laid after it
line | 7sKs/KdAc/8c9cTc - - h 0>1 - 3 | 0:7s 1:>Kd 2:8cx7s 2:9cxKd 0:!s1
  | Ks/KdAc/8c9cTc 7s - h 0>1 - 3 honest=1;log=0.7s
6.4 MAIL: he plays fairly till the bout ends
refuse | Ks/KdAc/8c9cTc 7s - h 0>1 - 3 honest=1;log=0.7s | 1:>Kd | must_play_fairly
line | 7sKs/KdAc/8c9cTc - - h 0>1 - 3
  | 0:7s 1:>Kd 2:!s1 1:take 0:pass 2:pass 0:pass 1:pass 2:pass
  | Ks/7sKdAc/8c9cTc - - h 2>0 - 4 idle=1
6.4 MAIL: who accused in vain accuses nobody till the bout ends
refuse | Kd/8cQc/QhKh 9h - d 0>1 - 3 log=0.9h;mute=1 | 1:!s0 | mute
line | 9hKd/8cQc/QhKh - - d 0>1 - 3
  | 0:9h 1:!s0 1:take 0:pass 2:pass 0:pass 1:pass 2:pass
  | Kd/8c9hQc/QhKh - - d 2>0 - 4 idle=1
6.5 MAIL: before the bout ends everybody believes it or accuses
line | 9hKd/8cQc/QhKh - - d 0>1 - 3 | 0:9h 1:take 0:pass 2:pass
  | Kd/8cQc/QhKh 9h - d 0>1 twc 3 log=0.9h,1.take,0.pass,2.pass
6 MAIL: the last hands emptied in one bout are a draw
end | 9s/Ts/- - - h 0>1 - 8 out=2 | 0:9s 1:Tsx9s 0:pass 1:pass
  | reason=draw fools=- places=2/0,1 badge=0
2.3 MAIL: the next game is led under the fool
next | 9s/TdJc/- - - h 0>1 - 8 out=2 | 0:9s 1:take 0:pass 1:pass | 0
"""


@pytest.mark.parametrize("statement", read("mail", STATEMENTS), ids=str)
def test_mail(statement: Statement) -> None:
    statement.check()
