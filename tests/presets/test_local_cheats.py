"""Durak with cheats of Local Durak: the card is caught, not the player."""

import pytest

from tests.presets.statements import Statement, read

STATEMENTS = """
2 LOCAL: 36 cards, six each; the last one of the stock is turned up
deal | 2 | 6c7c6d7d6h7h8c9c8d9d8h9h Qs | 0 6c6d6h8c8d8h/7c7d7h9c9d9h Qs
2 LOCAL [deck=24]: or 24
deal | 2 | 9cTc9dTd9hThJcKcJdKdJhKh Qh | 0 9c9d9hJcJdJh/TcTdThKcKdKh Qh
2 LOCAL [deck=52]: or 52
deal | 2 | 6c7c6d7d6h7h8c9c8d9d8h9h 2d | 0 6c6d6h8c8d8h/7c7d7h9c9d9h 2d
1.1 LOCAL: fair covers are those of every game
fair | Kc/6s9dTcAc 8c - s 0>1 - 5 log=0.8c | 1 | 6sx8c Tcx8c Acx8c take !8c
1.3 LOCAL: fair throw-ins too
fair | 8dThKs/7c9c 8cTc - s 0>1 - 5 log=0.8c,1.Tcx8c | 0 | 8d Th pass !Tc
6.3 LOCAL: any card may be laid as a cover
legal | TdKc/6hAc/7c8c 9s - d 0>1 - 3 log=0.9s | 1 | 6hx9s Acx9s take !9s
fair | TdKc/6hAc/7c8c 9s - d 0>1 - 3 log=0.9s | 1 | take !9s
6.3 LOCAL [deck=24]: with 24 cards as well
legal | Kc/9hAc/TcJc Ts - d 0>1 - 3 log=0.Ts | 1 | 9hxTs AcxTs take !Ts
6.3 LOCAL: any card may be thrown in
legal | TdKc/6hAc/7c8c 9s - d 0>1 - 3 log=0.9s | 0 | Td Kc
fair | TdKc/6hAc/7c8c 9s - d 0>1 - 3 log=0.9s | 0 | -
6.3 LOCAL: within the limits, and when one's word has come
refuse | Kc/6h/7c8c 9s - d 0>1 - 3 log=0.9s | 0:Kc | defender_hand_reached
refuse | TdKc/6hAc/7c8c 9s - d 0>1 - 3 log=0.9s | 2:7c | first_word
3.9 LOCAL: five attack cards until the first are discarded, faked ones too
legal | TsKd/9hThJhQhKh 6c7c,6d7d,7h8d,8s9s,6s *Ah h 0>1 - 1
  log=0.6c,1.7cx6c,0.6d,1.7dx6d,0.7h,1.8dx7h,0.8s,1.9sx8s,0.6s | 0 | !7c !7d !8d !9s
6.3 LOCAL: leads and transfers stay fair
refuse | 9sKc/6hAc/7c8c - - d 0>1 - 3 | 0:9sKc | lead_one_rank
refuse | Ks/KdAc/8c9cTc 7s - h 0>1 - 3 log=0.7s | 1:>Kd | transfer_other_rank
3.10 LOCAL: a fair transfer is one
line | QsAs/8s9dTc/KcKh 8c - h 0>1 - 3 log=0.8c | 1:>8s
  | QsAs/9dTc/KcKh 8c,8s - h 0.1>2 - 3 log=0.8c,1.>8s
6.3 LOCAL: anybody else may accuse a card that lies there, the defender too
legal | Kc/Ac/7c8c 9s6h - d 0>1 - 3 log=0.9s,1.6hx9s | 2 | !9s !6h
legal | Kc/Ac/7c8c 9s6h,Kd - d 0>1 - 3 log=0.9s,1.6hx9s,0.Kd | 1 | AcxKd take !9s !Kd
6.3 LOCAL: nobody his own, and nothing that does not lie there
refuse | Kc/Ac/7c8c 9s6h - d 0>1 - 3 log=0.9s,1.6hx9s | 1:!6h | accuse_oneself
refuse | Kc/6hAc/7c8c 9s - d 0>1 - 3 log=0.9s | 2:!6h | not_on_table
6.3 LOCAL: guilty: the card goes back, and the cheat plays fairly
line | 9sKc/6hAc/7c8c - - d 0>1 - 3 | 0:9s 1:6hx9s 2:!6h
  | Kc/6hAc/7c8c 9s - d 0>1 - 3 honest=1;log=0.9s
legal | Kc/6hAc/7c8c 9s - d 0>1 - 3 honest=1;log=0.9s | 1 | take !9s
6.3 LOCAL: all that was played after it goes back too
line | 7cTcKd/8cQcAc/QhKh - - d 0>1 - 3 | 0:7c 1:8cx7c 0:Tc 1:QcxTc 0:pass 2:Qh 1:!Tc
  | TcKd/QcAc/QhKh 7c8c - d 0>1 - 3 honest=0;log=0.7c,1.8cx7c
6.3 LOCAL: to the end of the game, not of the bout
line | TcKd/QcAc/QhKh 7c8c - d 0>1 - 3 honest=0;log=0.7c,1.8cx7c
  | 0:pass 2:pass 0:pass 1:pass 2:pass | TcKd/QcAc/QhKh - - d 1>2 - 4 honest=0
6.3 LOCAL: innocent: the accuser plays fairly to the end
line | 9sKc/6cKs/7c8c - - d 0>1 - 3 | 0:9s 1:Ksx9s 0:!Ks
  | Kc/6c/7c8c 9sKs - d 0>1 - 3 honest=0;log=0.9s,1.Ksx9s,0.!Ks
6.3 LOCAL: he may go on accusing, but nobody a card that was cleared
legal | Kc/6c/7c8c 9sKs - d 0>1 - 3 honest=0;log=0.9s,1.Ksx9s,0.!Ks | 2 | !9s
refuse | Kc/6c/7c8c 9sKs - d 0>1 - 3 honest=0;log=0.9s,1.Ksx9s,0.!Ks | 2:!Ks | already_cleared
6.3 LOCAL: a led card is always innocent
line | 9sKc/6cKs/7c8c - - d 0>1 - 3 | 0:9s 2:!9s
  | Kc/6cKs/7c8c 9s - d 0>1 - 3 honest=2;log=0.9s,2.!9s
6.3 LOCAL [teams=2x2]: partners may accuse each other
legal | 7sKc/Ac/7c8c/9hTh 9s6h - d 0>1 - 3 log=0.9s,1.6hx9s | 3 | !9s !6h
line | 7sKc/Ac/7c8c/9hTh 9s6h - d 0>1 - 3 log=0.9s,1.6hx9s | 3:!6h
  | 7sKc/6hAc/7c8c/9hTh 9s - d 0>1 - 3 honest=1;log=0.9s
6.5 LOCAL: before the bout ends everybody says that he believes it
line | 7cKd/6hAc/QhKh - - d 0>1 - 3 | 0:7c 1:6hx7c 0:pass 2:pass
  | Kd/Ac/QhKh 7c6h - d 0>1 wc 3 log=0.7c,1.6hx7c,0.pass,2.pass
line | 7cKd/6hAc/QhKh - - d 0>1 - 3 | 0:7c 1:6hx7c 0:pass 2:pass 0:pass 1:pass 2:pass
  | Kd/Ac/QhKh - - d 1>2 - 4
6.5 LOCAL: until then an accusation puts the table back
line | 7cKd/6hAc/QhKh - - d 0>1 - 3 | 0:7c 1:6hx7c 0:pass 2:pass 0:pass 2:!6h
  | Kd/6hAc/QhKh 7c - d 0>1 - 3 honest=1;log=0.7c
6.5 LOCAL: who laid his last card is out only then
line | 7sKs/6d/8c9cTc - - h 0>1 - 3 | 0:7s 1:6dx7s
  | Ks/-/8c9cTc 7s6d - h 0>1 c 3 empty=1;log=0.7s,1.6dx7s
line | 7sKs/6d/8c9cTc - - h 0>1 - 3 | 0:7s 1:6dx7s 0:pass 1:pass 2:pass
  | Ks/-/8c9cTc - - h 2>0 - 4 out=1
1.6 LOCAL: nothing is drawn before; then the leader first, the defender last
line | 6d8c8d8sJc/TdKs - 9cAd9hQsTh h 0>1 - 3 | 0:6d 1:Tdx6d 0:pass 0:pass 1:pass
  | 8c8d8s9cJcAd/9hThQsKs - - h 1>0 - 4
1.8 LOCAL: the last with cards is the fool
end | 9c/TsJd/- - - h 0>1 - 8 out=2 | 0:9c 1:take 0:pass 1:pass
  | reason=fool fools=1 places=2/0/1 badge=0
6 LOCAL: the last hands emptied in one bout are a draw
end | 9c/Tc - - h 0>1 - 8 | 0:9c 1:Tcx9c 0:pass 1:pass | reason=draw fools=- places=0,1 badge=0
6.1 LOCAL: a last attack of sixes is pogony of the fool
end | 6c6s/9hTh - - d 0>1 - 8 | 0:6c6s 1:take 0:pass 1:pass
  | reason=fool fools=1 places=0/1 badge=2
2.3 LOCAL: the next game is led under the fool
next | 9c/TsJd/- - - h 0>1 - 8 out=2 | 0:9c 1:take 0:pass 1:pass | 0
5.3 LOCAL [teams=2x2]: partners win and lose together
end | 9h/TsJd/-/- - - d 0>1 - 7 out=2,3 | 0:9h 1:take 0:pass 1:pass
  | reason=fool fools=1,3 places=0,2/1,3 badge=0
"""


@pytest.mark.parametrize("statement", read("local_cheats", STATEMENTS), ids=str)
def test_local_cheats(statement: Statement) -> None:
    statement.check()
