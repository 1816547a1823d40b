"""The golden screens of options that have a room of their own."""

from collections.abc import Iterator
from dataclasses import replace

from bot.screens.hand import hand_screen
from bot.screens.hand_alert import hand_alert
from bot.screens.screen import Screen
from bot.screens.table import table_screen
from durak.events import RedealDemanded
from locales import Words
from tests.screens.scenes import ANYA, BORYA, GALYA, VERA, playing

PASSAGE = "6d6c9h7s/8dTs7hQd/7cAc8h - KdKc9d6h h 0>1 - 4"
UNIFORM = "6c8cTcJcKc7d/6d9hAsQd8hJh/7c9cQs7sTsKs - 8d6h h 0>1 - 1"
LOWEST = "6h8cTcJcKc7d/6d9hAsQd8hJh/7c9cQs7sTsKs - 8dKh h 0>1 - 2"
REFUSED = "9c/9dJs - - h 0>1 - 9"
JOKERS = "As6cXr7d/8dTsXb/9c9d - KdKc9h6h h 0>1 - 4"
TEAMS = "6d6c9h/8dTs7h/7cAc8h/9c9d9s - KdKc6h h 0>1 - 4"
TEAM_OUT = "6d/8dTs/-/9c9s - - h 0>1 - 9 out=2"
FOUR = (ANYA, BORYA, VERA, GALYA)


def option_screens(words: Words) -> Iterator[tuple[str, Screen]]:
    """Every golden screen of these options by name."""
    for drawn in (_passage, _redeal, _exchange, _refusal, _jokers, _teams):
        yield from drawn(words)


def shown_alerts(words: Words) -> Iterator[tuple[str, str]]:
    """Every golden alert of these options by name."""
    yield "alert_jokers", hand_alert(playing(JOKERS, rules=JOKER_RULES, seat=0), words) + "\n"


def _passage(words: Words) -> Iterator[tuple[str, Screen]]:
    rules = "passage=bout"
    may_show = playing(PASSAGE, "0:7s", rules=rules, seat=1)
    yield "passage_hand", hand_screen(may_show, words)
    yield "passage_choice", hand_screen(may_show, words, "7h")
    yield "passage_table", table_screen(playing(PASSAGE, "0:7s 1:^7h", rules=rules), words)


def _redeal(words: Words) -> Iterator[tuple[str, Screen]]:
    rules = "redeal=five_of_suit"
    yield "redeal_hand", hand_screen(playing(UNIFORM, rules=rules, seat=0), words)
    again = replace(playing(UNIFORM, rules=rules), story=(RedealDemanded(0),))
    yield "redeal_table", table_screen(again, words)


def _exchange(words: Words) -> Iterator[tuple[str, Screen]]:
    rules = "trump_exchange=on"
    yield "exchange_hand", hand_screen(playing(LOWEST, rules=rules, seat=0), words)
    yield "exchange_table", table_screen(playing(LOWEST, "0:swap", rules=rules), words)


def _refusal(words: Words) -> Iterator[tuple[str, Screen]]:
    rules = "refusal=on"
    yield "refusal_hand", hand_screen(playing(REFUSED, "0:9c", rules=rules, seat=1), words)
    yield "refusal_table", table_screen(playing(REFUSED, "0:9c 1:>9d", rules=rules), words)


JOKER_RULES = "deck=54 jokers=colour"


def _jokers(words: Words) -> Iterator[tuple[str, Screen]]:
    yield "jokers_hand", hand_screen(playing(JOKERS, rules=JOKER_RULES, seat=0), words)
    covered = playing(JOKERS, "0:As 1:XbxAs", rules=JOKER_RULES)
    yield "jokers_table", table_screen(covered, words)


def _teams(words: Words) -> Iterator[tuple[str, Screen]]:
    rules = "teams=2x2"
    attacked = "0:6d6c 1:take"
    yield "teams_table", table_screen(playing(TEAMS, attacked, rules=rules, faces=FOUR), words)
    partner = playing(TEAMS, attacked, rules=rules, seat=2, faces=FOUR)
    yield "teams_hand", hand_screen(partner, words)
    over = playing(TEAM_OUT, "0:6d 1:take", rules=rules, faces=FOUR)
    yield "teams_over", table_screen(over, words)
