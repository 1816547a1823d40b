"""The golden screens of the pogony ladder."""

from collections.abc import Iterator

from bot.screens.hand import hand_screen
from bot.screens.screen import Screen
from bot.screens.table import table_screen
from locales import Words
from tests.screens.scenes import ANYA, BORYA, GALYA, VERA, playing

RULES = "mode=throw_in pogony=ladder"
HANGING = ("9c6s6d/8dTs/QcKd - - h 0>1 - 5", "0:9c 1:take")
QUEEN = ("9cQs/8dTs/TcKd - - h 0>1 - 5 rank=Q78", "0:9c 1:take 0:@Qs")
SIDES = ("9c6s6d/8dTs/QcKd/AcKs - - h 0>1 - 5 rank=68", "0:9c 1:take")
TOGETHER = ("9c6s/8dTs/6d/AcKs - - h 0>1 - 5 rank=68", "0:9c 1:take 0:@6d6s")
FOUR = (ANYA, BORYA, VERA, GALYA)


def ladder_screens(words: Words) -> Iterator[tuple[str, Screen]]:
    """Every golden screen of the ladder by name."""
    yield "hang_table", table_screen(playing(*HANGING, rules=RULES), words)
    yield "hang_hand", hand_screen(playing(*HANGING, rules=RULES, seat=0), words)
    yield "hang_waits", hand_screen(playing(*HANGING, rules=RULES, seat=1), words)
    declined = playing(HANGING[0], f"{HANGING[1]} 0:pass", rules=RULES)
    yield "hang_declined", table_screen(declined, words)
    hung = playing(HANGING[0], f"{HANGING[1]} 0:@6d6s", rules=RULES)
    yield "hang_over", table_screen(hung, words)
    yield "hang_match_over", table_screen(playing(*QUEEN, rules=RULES), words)
    sides = playing(*SIDES, rules=f"{RULES} teams=2x2", faces=FOUR)
    yield "hang_sides", table_screen(sides, words)
    over = playing(*TOGETHER, rules=f"{RULES} teams=2x2", faces=FOUR)
    yield "hang_sides_over", table_screen(over, words)
