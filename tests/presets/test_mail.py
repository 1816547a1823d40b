"""Transfer durak of minigames.mail.ru, with cheats who are caught by name."""

import pytest

from tests.presets.statements import Statement, read

STATEMENTS = """
2 MAIL: 36 cards, six each; the next is turned up and lies under the stock
deal | 2 | TsTh9s9h8s8h7s7h6s6hAsAh Qs | 0 6s7s8s9sTsAs/6h7h8h9hThAh Qs
2.1 MAIL: the lowest trump leads
deal | 2 | TsTh9s9h8s8h7s7h6s6hAsAh Qh | 1 6s7s8s9sTsAs/6h7h8h9hThAh Qh
3.7 MAIL: several cards of one rank may be led at once
legal | 8c8d8sKh/9c9dTdJd - - h 0>1 - 5 | 0 | 8c 8d 8s 8c8d 8c8s 8d8s 8c8d8s Kh
1.1 MAIL: a higher card of the suit covers, and any trump a plain card
fair | Kc/6h8s9sAd 7s - h 0>1 - 4 log=0.7s | 1 | 6hx7s 8sx7s 9sx7s take !s0
1.1 MAIL: a trump is covered by a higher trump alone
fair | Kc/6h8hAs 7h - h 0>1 - 4 log=0.7h | 1 | 8hx7h take !s0
1.3 MAIL: cards are thrown in of the ranks on the table, attacks and covers
legal | 7d9hTcKs/QdAd/8c 7c9c - s 0>1 - 5 log=0.7c,1.9cx7c | 0 | 7d 9h pass !s1 !s2
refuse | 7d9hTcKs/QdAd/8c 7c9c - s 0>1 - 5 log=0.7c,1.9cx7c | 0:Tc | rank_not_on_table
1.3 MAIL: never more uncovered cards than the defender holds
refuse | 7d7hKs/Qd 7c - s 0>1 - 5 log=0.7c | 0:7d | defender_hand_reached
3.2 MAIL: everybody but the defender throws in
legal | 7dKs/AcAd/9sKh/8d9h 7c9c - h 0>1 wp0 6 log=0.7c,1.9cx7c,0.pass | 2 | 9s pass !s0 !s1 !s3
legal | 7dKs/AcAd/9sKh/8d9h 7c9c - h 0>1 wp0 6 log=0.7c,1.9cx7c,0.pass | 3 | 9h pass !s0 !s1 !s2
3.3 MAIL: the attacker before the others
refuse | 7dKs/AcAd/9sKh/8d9h 7c9c - h 0>1 - 6 log=0.7c,1.9cx7c | 2:9s | first_word
1.11 MAIL: everybody says pass himself, so silence tells nothing
legal | 6dKs/AcAd/8sKh 7c9c - h 0>1 - 6 log=0.7c,1.9cx7c | 0 | pass !s1 !s2
3.4 MAIL: thrown in before the cover too
legal | 7dKs/AcAd 7c - h 0>1 - 6 log=0.7c | 0 | 7d !s1
3.6 MAIL: after the take cards may follow
legal | 7dKs/9dAcAd 7c - h 0>1 t 6 log=0.7c,1.take | 0 | 7d pass !s1
3.9 MAIL: five attack cards until the first are discarded
legal | 9hKd/TdJdQdKcAc 6c8c,8d9d,8s9s,6h7h,6d *Th h 0>1 - 1
  log=0.6c,1.8cx6c,0.8d,1.9dx8d,0.8s,1.9sx8s,0.6h,1.7hx6h,0.6d | 0 | !s1
3.9 MAIL: then six
legal | 9hKd/TdJdQdKcAc 6c8c,8d9d,8s9s,6h7h,6d - h 0>1 - 4
  log=0.6c,1.8cx6c,0.8d,1.9dx8d,0.8s,1.9sx8s,0.6h,1.7hx6h,0.6d | 0 | 9h !s1
3.10 MAIL: a card of the attack's rank passes it on
fair | Kc/6c7d9sKh/8c8d9d 7s - h 0>1 - 4 log=0.7s | 1 | 9sx7s Khx7s >7d take !s0 !s2
line | Kc/6c7d9sKh/8c8d9d 7s - h 0>1 - 4 log=0.7s | 1:>7d
  | Kc/6c9sKh/8c8d9d 7s,7d - h 0.1>2 - 4 log=0.7s,1.>7d
3.10 MAIL: not in the first bout
refuse | 6c8c9cTcJc/7d8d9dTdJdQd 7s *Ah h 0>1 - 1 log=0.7s | 1:>7d | no_transfer_in_first_bout
3.5 MAIL: who passed it on has the first word
refuse | 8hKs/8cAd/TdJsQcKc 8s,8d - h 0.1>2 - 5 log=0.8s,1.>8d | 0:8h | first_word
legal | 8hKs/8cAd/TdJsQcKc 8s,8d - h 0.1>2 - 5 log=0.8s,1.>8d | 1 | 8c !s0 !s2
1.4 MAIL: beaten cards are discarded, and the defender leads
line | 9c9d/TcJdKs/8hAd - - h 0>1 - 6 | 0:9d 1:Jdx9d 0:pass 2:pass 0:pass 1:pass 2:pass
  | 9c/TcKs/8hAd - - h 1>2 - 7
1.4 MAIL: who takes misses his lead
line | 9c9d/TcJdKs/8hAd - - h 0>1 - 6 | 0:9d 1:take 0:pass 2:pass 0:pass 1:pass 2:pass
  | 9c/9dTcJdKs/8hAd - - h 2>0 - 7 idle=1
1.6 MAIL: all fill up to six, the leader first, the defender last
line | 6d8c8d8sJc/TdKs - 9cAd9hQsTh h 0>1 - 3 | 0:6d 1:Tdx6d 0:pass 0:pass 1:pass
  | 8c8d8s9cJcAd/9hThQsKs - - h 1>0 - 4
1.7 MAIL: no cards and no stock: out
line | 7s/8sJd/8hAd - - h 0>1 - 6 | 0:7s 1:8sx7s 2:pass 0:pass 1:pass 2:pass
  | -/Jd/8hAd - - h 1>2 - 7 out=0
1.8 MAIL: the last with cards is the fool
end | 9c/TsJd/- - - h 0>1 - 8 out=2 | 0:9c 1:take 0:pass 1:pass
  | reason=fool fools=1 places=2/0/1 badge=0
6 MAIL: the last hands emptied in one bout are a draw
end | 9c/Tc - - h 0>1 - 8 | 0:9c 1:Tcx9c 0:pass 1:pass | reason=draw fools=- places=0,1 badge=0
6.4 MAIL: any card may be laid as a cover, or to pass the attack on
legal | As/JdQc/8c9cTc 8s - h 0>1 - 3 log=0.8s | 1 | Jdx8s Qcx8s >Jd >Qc take !s0 !s2
fair | As/JdQc/8c9cTc 8s - h 0>1 - 3 log=0.8s | 1 | take !s0 !s2
6.4 MAIL: but not led, and not thrown in
refuse | 9hAs/JdQc/8cTc - - h 0>1 - 3 | 0:9hAs | lead_one_rank
refuse | 9hAs/JdQc/8cTc 8s - h 0>1 - 3 log=0.8s | 0:9h | rank_not_on_table
6.4 MAIL: nor passed on where nobody could pass on at all
refuse | 6c8c9cTcJc/7d8d9dTdJdQd 7s *Ah h 0>1 - 1 log=0.7s | 1:>8d | no_transfer_in_first_bout
refuse | Ks/KdAc/8c 7s - h 0>1 - 3 log=0.7s | 1:>Kd | next_hand_too_small
refuse | Kc/9cQd/8dTcTs 7s8s,7c - h 0>1 - 4 log=0.7s,1.8sx7s,0.7c | 1:>Qd | something_covered
6.4 MAIL: any other player may be accused, and nobody himself
refuse | As/JdQc/8c9cTc 8s - h 0>1 - 3 log=0.8s | 1:!s1 | accuse_oneself
6.4 MAIL: guilty: the first faked card goes back
line | 8sAs/JdQc/8c9cTc - - h 0>1 - 3 | 0:8s 1:>Jd 2:!s1
  | As/JdQc/8c9cTc 8s - h 0>1 - 3 honest=1;log=0.8s
6.4 MAIL: and everything that was played after it
line | 8sJsAs/JdQc/9cTc - - h 0>1 - 3 | 0:8s 1:Jdx8s 0:Js 1:QcxJs 2:!s1
  | JsAs/JdQc/9cTc 8s - h 0>1 - 3 honest=1;log=0.8s
6.4 MAIL: who was caught plays fairly for the rest of the bout
legal | JsAs/JdQc/9cTc 8s - h 0>1 - 3 honest=1;log=0.8s | 1 | take !s0 !s2
line | JsAs/JdQc/9cTc 8s - h 0>1 - 3 honest=1;log=0.8s
  | 1:take 0:pass 2:pass 0:pass 1:pass 2:pass | JsAs/8sJdQc/9cTc - - h 2>0 - 4 idle=1
6.4 MAIL: innocent: the accuser accuses nobody for the rest of the bout
line | 8sAs/JdQc/9cTc - - h 0>1 - 3 | 0:8s 1:!s0
  | As/JdQc/9cTc 8s - h 0>1 - 3 log=0.8s,1.!s0;mute=1
refuse | As/JdQc/9cTc 8s - h 0>1 - 3 log=0.8s,1.!s0;mute=1 | 1:!s2 | mute
6.4 MAIL: and may again in the next
line | 8sAs/JdQc/9cTc - - h 0>1 - 3 | 0:8s 1:!s0 1:take 0:pass 2:pass 0:pass 1:pass 2:pass
  | As/8sJdQc/9cTc - - h 2>0 - 4 idle=1
6.5 MAIL: before the bout ends everybody says that he believes it
line | 8sAs/JdQc/9cTc - - h 0>1 - 3 | 0:8s 1:Jdx8s 0:pass 2:pass
  | As/Qc/9cTc 8sJd - h 0>1 wc 3 log=0.8s,1.Jdx8s,0.pass,2.pass
6.5 MAIL: it is not too late then
line | 8sAs/JdQc/9cTc - - h 0>1 - 3 | 0:8s 1:Jdx8s 0:pass 2:pass 0:!s1
  | As/JdQc/9cTc 8s - h 0>1 - 3 honest=1;log=0.8s
6.5 MAIL: when the bout is over it is
line | 8sAs/JdQc/9cTc - - h 0>1 - 3 | 0:8s 1:Jdx8s 0:pass 2:pass 0:pass 1:pass 2:pass
  | As/Qc/9cTc - - h 1>2 - 4
refuse | As/Qc/9cTc - - h 1>2 - 4 | 2:!s1 | nothing_to_accuse
6.5 MAIL: a faked last card does not take anybody out before that
line | 7sKs/6d/8c9cTc - - h 0>1 - 3 | 0:7s 1:6dx7s 0:!s1
  | Ks/6d/8c9cTc 7s - h 0>1 - 3 honest=1;log=0.7s
"""


@pytest.mark.parametrize("statement", read("mail", STATEMENTS), ids=str)
def test_mail(statement: Statement) -> None:
    statement.check()
