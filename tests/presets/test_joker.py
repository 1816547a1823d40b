"""Throw-in durak with 54 cards and two jokers."""

from dataclasses import replace

import pytest

from bot.screens.hand import hand_screen
from bot.screens.table import table_screen
from locales import words
from tests.presets.statements import Statement, changed, read
from tests.screens.scenes import playing

STATEMENTS = """
2 JOKER: 54 cards, six each, and a trump
deal | 2 | 3c2d5h4s7c6d9h8sJcTdKhQs Qd | 1 3c5h7c9hJcKh/2d4s6d8sTdQs Qd
2.2 JOKER: above a ten face up the smallest card leads
deal | 2 | 2d3c4s5h6d7c8s9hTdJcQsKh Qd | 0 2d4s6d8sTdQs/3c5h7c9hJcKh Qd
2.2 JOKER: below a ten the largest
deal | 2 | 2d3c4s5h6d7c8s9hTdJcQsKh 9d | 1 2d4s6d8sTdQs/3c5h7c9hJcKh 9d
2.2 JOKER: with a ten the lowest trump
deal | 2 | 2d3c4s5h6d7c8s9hTdJcQsKh Th | 1 2d4s6d8sTdQs/3c5h7c9hJcKh Th
2.2 JOKER: a joker is neither the smallest nor the largest card
deal | 2 | 2d3c4s5h6d7c8s9hTdJcXrKh 9d | 1 2d4s6d8sTdXr/3c5h7c9hJcKh 9d
2.4 JOKER: a joker turned up is passed over
deal | 2 | 2d3c4s5h6d7c8s9hTdJcQsKh XbXr9d | 1 2d4s6d8sTdQs/3c5h7c9hJcKh 9d
2.5 JOKER: five of one suit before the first lead: a new deal may be demanded
legal | 3s7s8d9sJsAs/6c7c8c9dTdQd - *Ah h 0>1 - 1 | 0 | 3s 7s 8d 9s Js As redeal
end | 3s7s8d9sJsAs/6c7c8c9dTdQd - *Ah h 0>1 - 1 | 0:redeal
  | reason=redeal fools=- places=- badge=0
2.5 JOKER: by the one who waits for the lead as well, and not with four
legal | 6c7c8c9dTdQd/3s7s8d9sJsAs - *Ah h 0>1 - 1 | 1 | redeal
refuse | 6c7c8c9dTdQd/3s7s8d8hJsAs - *Ah h 0>1 - 1 | 1:redeal | hand_not_uniform
2.5 JOKER: the first lead ends the right
refuse | 7c8c9dTdQd/3s7s8d9sJsAs 6c *Ah h 0>1 - 1 | 1:redeal | redeal_too_late
2.5 JOKER: the next deal is led as a first one
next | 3s7s8d9sJsAs/6c7c8c9dTdQd - *Ah h 0>1 - 1 | 0:redeal | -
3.7 JOKER: one card is led, never two
legal | 4c4d4sXr/5c5d5h5s - - s 0>1 - 5 | 0 | 4c 4d 4s Xr
refuse | 4c4d4sXr/5c5d5h5s - - s 0>1 - 5 | 0:4c4d | lead_too_many
1.1 JOKER: a higher card of the suit covers, and any trump a plain card
legal | Kc/2s5h6dTh 4h - s 0>1 - 5 | 1 | 2sx4h 5hx4h Thx4h take
2.4 JOKER: the joker of the trump's colour covers all
legal | Kc/3dXr Ah - h 0>1 - 5 | 1 | XrxAh take
legal | Kc/3dXr Xb - h 0>1 - 5 | 1 | XrxXb take
2.4 JOKER: and is covered by nothing
legal | Kc/2hAhXb Xr - h 0>1 - 5 | 1 | take
2.4 JOKER: the other one covers a card of its own colour
legal | Kc/3dXb As - h 0>1 - 5 | 1 | XbxAs take
legal | Kc/3dXb Ad - h 0>1 - 5 | 1 | take
2.4 JOKER: and is covered by any trump
legal | Kc/2hAs Xb - h 0>1 - 5 | 1 | 2hxXb take
2.4 JOKER: a joker is never thrown in and opens no rank
legal | 4dKcXr/5c6c 4cXb - s 0>1 - 5 | 0 | 4d pass
3.4 JOKER: cards are thrown in only when all is covered
refuse | 4d5sKc/7cAd 4c - s 0>1 - 5 | 0:4d | covers_first
legal | 4d5sKc/9dAd 4c5c - s 0>1 - 5 | 0 | 4d 5s pass
3.4 JOKER: one at a time
line | 4d5sKc/9dAd 4c5c - s 0>1 - 5 | 0:4d | 5sKc/9dAd 4c5c,4d - s 0>1 - 5
refuse | 5sKc/9dAd 4c5c,4d - s 0>1 - 5 | 0:5s | covers_first
1.3 JOKER: after the take too no more than the defender can hold against
line | 4d4sKc/7c 4c - s 0>1 - 5 | 1:take | 4d4sKc/4c7c - - s 0>1 - 6 idle=1
3.3 JOKER: the attacker first, then the others
refuse | 4dKc/9dAd/5d5h 4c5c - s 0>1 - 5 | 2:5d | first_word
legal | 4dKc/9dAd/5d5h 4c5c - s 0>1 wp0 5 | 2 | 5d 5h pass
3.2 JOKER [throw_in=neighbours throw_order=free]: the page lets the neighbours of the defender add
legal | 4dKc/9dAd/5dKd/5hKh 4c5c - s 0>1 - 5 | 2 | 5d pass
refuse | 4dKc/9dAd/5dKd/5hKh 4c5c - s 0>1 - 5 | 3:5h | not_entitled
3.8 JOKER: six cards a bout
line | 9sAc/8cJd 2c5c,2d6d,2s7s,5d8d,6c9c,7c - h 0>1 - 5 | 1:8cx7c | 9sAc/Jd - - h 1>0 - 6
3.8 JOKER: before a larger hand one less than it held
legal | 9sAc/JdQd 2c5c,2d6d,2s7s,5d8d,6c9c,7c8c - h 0>1 - 5 held=8 | 0 | 9s pass
line | 9sAc/8cJd 2c5c,2d6d,2s7s,5d8d,6c9c,7c - h 0>1 - 5 held=7 | 1:8cx7c | 9sAc/Jd - - h 1>0 - 6
3.6 JOKER: after the take cards follow, uncovered ones or not
line | 4d5sKc/7cAd 4c - s 0>1 - 5 | 1:take 0:4d | 5sKc/4c4d7cAd - - s 0>1 - 6 idle=1
3.10 JOKER: nothing is transferred
refuse | Kh/4d9c/8c8d 4c - s 0>1 - 5 | 1:>4d | no_transfers
1.4 JOKER: who beats leads, who takes is passed by
line | KsAs/JdQd/8h9s Td - h 0>1 - 3 | 1:JdxTd | KsAs/Qd/8h9s - - h 1>2 - 4
line | KsAs/JdQd/8h9s Td - h 0>1 - 3 | 1:take | KsAs/TdJdQd/8h9s - - h 2>0 - 4 idle=1
1.6 JOKER: the leader draws first, the defender last
line | 3c3d3sKsAs/JdQd/8h9s Td Xb7c7d9h h 0>1 - 3 | 1:JdxTd
  | 3c3d3sKsAsXb/Qd/7c7d8h9h9s - - h 1>2 - 4
1.8 JOKER: the last with cards is the fool, a joker among them or not
end | Ks/2hXr/- - - c 0>1 - 9 out=2 | 0:Ks 1:take | reason=fool fools=1 places=2/0/1 badge=0
6 JOKER: the last hands emptied in one bout are a draw
end | Ks/Xb - - c 0>1 - 9 | 0:Ks 1:XbxKs | reason=draw fools=- places=0,1 badge=0
2.3 JOKER: the next game is led under the fool, by the player to his right
next | Ks/2hXr/- - - c 0>1 - 9 out=2 | 0:Ks 1:take | 0
next | -/Ks/2hXr/- - - c 1>2 - 9 out=0,3 | 1:Ks 2:take | 1
"""


@pytest.mark.parametrize("statement", read("joker", STATEMENTS), ids=str)
def test_joker(statement: Statement) -> None:
    statement.check()


def test_joker_nobody_looks_at_the_discard() -> None:
    """JOKER: the table and the hands tell how many cards are gone, never which."""
    position = "TdKsAs/JdQs/8h9s - - h 0>1 - 3"
    beaten = playing(position, "0:Td 1:JdxTd", rules=changed("joker", ""), seat=2)
    later = replace(beaten, story=())
    for screen in (table_screen(later, words("ru")), hand_screen(later, words("ru"), None)):
        assert "отбой 49" in screen.text
        assert "♦" not in screen.text
