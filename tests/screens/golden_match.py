"""The golden screens between the deals of a match on the pogony ladder."""

from collections.abc import Iterator
from dataclasses import replace

import durak
from bot.screens.lobby import lobby_screen
from bot.screens.screen import Screen
from bot.screens.table import table_screen
from locales import Words
from tests.screens.scenes import ANYA, BORYA, GALYA, VERA, lobby, playing

ALONE = "mode=throw_in pogony=ladder"
PARTNERS = "mode=throw_in pogony=ladder teams=2x2"
HANGS = "0:8c 1:take 0:@6s", "0:8c 1:take 0:@Qs"


def match_screens(words: Words) -> Iterator[tuple[str, Screen]]:
    """Every golden screen of a match by name."""
    ladder = durak.Ladder.parse("TQ", durak.Rules.parse(ALONE), 2)
    waiting = replace(lobby(ANYA, BORYA, rules=ALONE), ladder=ladder, match="goes_on")
    yield "match_lobby", lobby_screen(waiting, words)
    start = durak.Ladder.start(waiting.rules, 2)
    yield "match_begins", lobby_screen(replace(waiting, ladder=start, match="begins"), words)
    yield "match_anew", lobby_screen(replace(waiting, ladder=start, match="begins_anew"), words)
    four = lobby(ANYA, BORYA, VERA, GALYA, rules=PARTNERS)
    sides = durak.Ladder.parse("6K", four.rules, 4)
    yield "match_partners", lobby_screen(replace(four, ladder=sides, match="goes_on"), words)
    goes_on, won = HANGS
    deal = playing("6s8c/9cTc - - h 0>1 - 5 rank=6T", goes_on, rules=ALONE)
    yield "match_next_deal", table_screen(deal, words)
    end = playing("8cQs/9cTc - - h 0>1 - 5 rank=QT", won, rules=ALONE)
    yield "match_won", table_screen(end, words)
