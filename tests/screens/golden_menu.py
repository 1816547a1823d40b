"""The golden screens of the menu of rules, and what is said of rules that clash."""

from collections.abc import Iterator

import durak
from bot.screens.lobby import lobby_screen
from bot.screens.rules_menu import HOME, PAGES, house_menu, menu_screen
from bot.screens.screen import Screen
from bot.tables.choosing import OptionWish, clash, decide
from handlers.answering import answer_text, fitting
from locales import Words
from tests.screens.scenes import ALL_ROOMS, ANYA, BORYA, lobby


def menu_screens(words: Words) -> Iterator[tuple[str, Screen]]:
    """The menu with the usual rules and with all that goes together."""
    for page in PAGES:
        yield f"menu_{page}", lobby_screen(lobby(ANYA, page=page), words)
        wild = lobby(ANYA, BORYA, rules=ALL_ROOMS, page=page)
        yield f"menu_{page}_all_rooms", lobby_screen(wild, words)
    simple = lobby(ANYA, rules="mode=simple", page="attack")
    yield "menu_attack_simple", lobby_screen(simple, words)
    clash = lobby(ANYA, rules="mode=simple transfer_first=on", page="transfer")
    yield "menu_end_ladder", lobby_screen(lobby(ANYA, rules=LADDER, page="end"), words)
    yield "menu_clash", lobby_screen(clash, words)
    joker = lobby(ANYA, rules=str(durak.PRESETS["joker"]), page="home")
    yield "menu_preset", lobby_screen(joker, words)
    yield "house_unset", menu_screen(house_menu(None, HOME), words)
    yield "house_classic", menu_screen(house_menu(durak.Rules(), HOME), words)
    yield "house_group", menu_screen(house_menu(durak.PRESETS["bingo"], "deal"), words)
    yield "lobby_all_rooms", lobby_screen(lobby(ANYA, BORYA, rules=ALL_ROOMS), words)


LADDER = "mode=throw_in pogony=ladder"
CLASHES = (
    ("mode=throw_in", 2, OptionWish("passage", "bout")),
    ("mode=throw_in", 2, OptionWish("refusal", "on")),
    ("mode=throw_in", 2, OptionWish("transfer_when", "mid_bout")),
    ("mode=throw_in", 2, OptionWish("transfer_first", "on")),
    ("mode=simple", 2, OptionWish("throw_in", "neighbours")),
    ("mode=simple", 2, OptionWish("throw_ranks", "covers")),
    ("mode=simple", 2, OptionWish("throw_order", "free")),
    ("mode=simple", 2, OptionWish("throw_before_cover", "off")),
    ("mode=simple", 2, OptionWish("follow_in", "on")),
    ("-", 2, OptionWish("simple_throw", "lead_rank")),
    ("-", 5, OptionWish("deck", "24")),
    ("-", 5, OptionWish("teams", "2x2")),
    ("deck=24", 2, OptionWish("teams", "3x3")),
    ("refusal=on", 2, OptionWish("teams", "2x2")),
    ("refusal=on", 2, OptionWish("cheating", "card")),
    ("trump_exchange=on", 2, OptionWish("cheating", "card")),
    ("mode=simple", 2, OptionWish("cheating", "card")),
    ("cheating=card passing=explicit", 2, OptionWish("passing", "auto")),
    ("-", 2, OptionWish("pogony", "ladder")),
    (LADDER, 2, OptionWish("mode", "transfer")),
    (LADDER, 2, OptionWish("deck", "54")),
    (LADDER, 2, OptionWish("cheating", "player")),
    (LADDER, 2, OptionWish("bank", "on")),
)


def clashes(words: Words) -> str:
    """What is said of wishes that clash with the rules, and of teams that are not complete."""
    return "\n\n".join(_told(words)) + "\n"


def _told(words: Words) -> Iterator[str]:
    for rules, seats, wish in CLASHES:
        _, answer = decide(durak.Rules.parse(rules), wish, seats)
        yield fitting(answer_text(answer, words))
    for seats in (2, 3):
        pairs = durak.Rules(teams="three_pairs")
        yield fitting(answer_text(clash(pairs, seats, pairs.problems(seats)), words))
