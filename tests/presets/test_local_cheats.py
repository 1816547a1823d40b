"""Local Durak with cheats: a card may be accused while it lies on the table."""

import pytest

from tests.presets.statements import Statement, read

STATEMENTS = """
2 LOCAL: 36 cards, six each; the last one of the stock is turned up
deal | 3 | KsKhKdQsQhQdJsJhJdTsThTd9s9h9d8s8h8d 7c | 2
  8s9sTsJsQsKs/8h9hThJhQhKh/8d9dTdJdQdKd 7c
6.3 LOCAL: any card may be thrown in
legal | KcAd/6hAc/7c8c 9s - d 0>1 - 3 log=0.9s | 0 | Kc Ad
6.3 LOCAL: and any may cover; a transfer is fair
legal | Ks/7cKdAc/8c9cTc 7s - h 0>1 - 3 log=0.7s | 1 | 7cx7s Kdx7s Acx7s >7c take !7s
fair | Ks/7cKdAc/8c9cTc 7s - h 0>1 - 3 log=0.7s | 1 | >7c take !7s
refuse | Ks/KdAc/8c9cTc 7s - h 0>1 - 3 log=0.7s | 1:>Kd | transfer_other_rank
6.3 LOCAL: so is a lead
refuse | 9sKc/6hAc/7c8c - - d 0>1 - 3 | 0:9sKc | lead_one_rank
6.3 LOCAL: never more than the defender can cover
refuse | KcAd/Ac/7c8c 9s - d 0>1 - 3 log=0.9s | 0:Kc | defender_hand_reached
6.3 LOCAL: an accused card that was faked goes back
line | 9sKc/6hAc/7c8c - - d 0>1 - 3 | 0:9s 1:6hx9s 0:!6h
  | Kc/6hAc/7c8c 9s - d 0>1 - 3 honest=1;log=0.9s
6.3 LOCAL: and all that came after it
line | 7cTcKd/8cQcAc/QhKh - - d 0>1 - 3 | 0:7c 1:8cx7c 0:Tc 1:QcxTc 0:pass 2:Qh 1:!Tc
  | TcKd/QcAc/QhKh 7c8c - d 0>1 - 3 honest=0;log=0.7c,1.8cx7c
6.3 LOCAL: the cheat plays fairly to the end
refuse | Kc/6hAc/7c8c 9s - d 0>1 - 3 honest=1;log=0.9s | 1:6hx9s | must_play_fairly
6.3 LOCAL: and so does who accused in vain
line | 9sKc/6cKs/7c8c - - d 0>1 - 3
  | 0:9s 1:!9s 1:Ksx9s 0:pass 2:pass 0:pass 1:pass 2:pass
  | Kc/6c/7c8c - - d 1>2 - 4 honest=1
6.3 LOCAL: he may accuse again
legal | Kc/Ac/7c8c 9s6h - d 0>1 - 3 honest=0;log=0.9s,1.6hx9s | 0 | pass !6h
6.3 LOCAL: nobody accuses what has been cleared
refuse | Kc/6hAc/7c8c 9s - d 0>1 - 3 honest=1;log=0.9s,1.!9s | 2:!9s | already_cleared
6.3 LOCAL [teams=2x2]: partners accuse each other
line | 9sKd/6cQc/ThJh/8hKh - - d 0>1 - 3 | 0:9s 1:6cx9s 3:!6c
  | Kd/6cQc/ThJh/8hKh 9s - d 0>1 - 3 honest=1;log=0.9s
6.5 LOCAL: a card may be accused as long as it lies, when all have passed too
line | 7cKd/6hAc/QhKh - - d 0>1 - 3 | 0:7c 1:6hx7c 0:pass 2:pass
  | Kd/Ac/QhKh 7c6h - d 0>1 wc 3 log=0.7c,1.6hx7c,0.pass,2.pass
6.5 LOCAL: who has no card left is out when everybody believes it
line | 7sKs/6d/8c9cTc - - h 0>1 - 3 | 0:7s 1:6dx7s
  | Ks/-/8c9cTc 7s6d - h 0>1 c 3 empty=1;log=0.7s,1.6dx7s
line | 7sKs/6d/8c9cTc - - h 0>1 - 3 | 0:7s 1:6dx7s 0:pass 1:pass 2:pass
  | Ks/-/8c9cTc - - h 2>0 - 4 out=1
6.1 LOCAL [deck=24]: nines as the last attack are pogony of the fool
end | 9c/ThJh - - d 0>1 - 8 | 0:9c 1:take 0:pass 1:pass | reason=fool fools=1 places=0/1 badge=1
2.3 LOCAL: the next game is led under the fool
next | 9s/TdJc/- - - h 0>1 - 8 out=2 | 0:9s 1:take 0:pass 1:pass | 0
"""


@pytest.mark.parametrize("statement", read("local_cheats", STATEMENTS), ids=str)
def test_local_cheats(statement: Statement) -> None:
    statement.check()
