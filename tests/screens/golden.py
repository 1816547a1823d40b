"""The golden screens: `python -m tests.screens.golden` draws them anew, `git diff` shows what is
different. Look at every difference before committing it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from aiogram.types import InlineKeyboardButton

import durak
from bot.screens.calling import call_screen
from bot.screens.hand import hand_screen
from bot.screens.hand_alert import hand_alert
from bot.screens.hand_pages import Turned
from bot.screens.help import help_screen
from bot.screens.invitation import invitation_screen
from bot.screens.lobby import lobby_screen
from bot.screens.personal import Personal, personal_screen
from bot.screens.rules import rules_screen
from bot.screens.scene import Payment, Scene
from bot.screens.screen import Screen
from bot.screens.settings import language_screen, settings_screen
from bot.screens.table import table_screen
from bot.screens.topics import TOPICS
from locales import LANGUAGES, Words, words
from tests.screens.golden_cheating import cheating_screens
from tests.screens.golden_inline import inline_lists
from tests.screens.golden_ladder import ladder_screens
from tests.screens.golden_match import match_screens
from tests.screens.golden_menu import clashes, menu_screens
from tests.screens.golden_options import option_screens, shown_alerts
from tests.screens.golden_places import place_screens
from tests.screens.golden_stats import stats_screens
from tests.screens.scenes import ANYA, BORYA, COMPUTER, VERA, lobby, playing

FOLDER = Path(__file__).parent / "golden"

DEALT = "6d6c9h7s/8dTs7hQd/7cAc8h - KdKc9d6h h 0>1 - 4"
LAST_CARDS = "6d6s/8dTs - - h 0>1 - 9"


def screens(language: Words) -> Iterator[tuple[str, str]]:
    """Every golden screen by name, as text."""
    drawn_by = (_lobbies, _tables, _ends, _hands, _ordered, _answers)
    of_rooms = (option_screens, cheating_screens, ladder_screens, match_screens, place_screens)
    for drawn in (*drawn_by, menu_screens, stats_screens, *of_rooms):
        for name, screen in drawn(language):
            yield name, _as_text(screen)
    yield "clashes", clashes(language)
    yield from inline_lists(language)
    seen = playing(DEALT, seat=0)
    yield "alert", hand_alert(seen, language) + "\n"
    yield "alert_out", hand_alert(playing(*_OUT, seat=0), language) + "\n"
    yield from shown_alerts(language)


_OUT = ("-/7cQh/8d9dTc - - h 1>2 - 8 out=0", "1:7c")


def _lobbies(words: Words) -> Iterator[tuple[str, Screen]]:
    seated = lobby(ANYA, BORYA, COMPUTER)
    yield "lobby_one", lobby_screen(lobby(ANYA), words)
    yield "lobby", lobby_screen(seated, words)
    another = replace(ANYA, person_id=14)
    house = "mode=throw_in deck=24 throw_order=clockwise follow_in=off draw=off"
    yield "lobby_full", lobby_screen(lobby(ANYA, another, VERA, BORYA, rules=house), words)
    chips = lobby(ANYA, BORYA, COMPUTER, rules="bank=on")
    yield "lobby_bank", lobby_screen(replace(chips, at_stake=50), words)
    yield "lobby_playing", lobby_screen(replace(seated, phase="playing"), words)
    yield "lobby_closed", lobby_screen(replace(seated, phase="closed"), words)


def call(scene: Scene, words: Words) -> Screen:
    """A mention of somebody."""
    screen = call_screen(scene, words)
    assert screen is not None
    return screen


def invited(scene: Scene, words: Words) -> Screen:
    """The message that tells of a lobby."""
    link = "https://t.me/c/1234567890/55" if scene.chat_title else None
    screen = invitation_screen(scene, -1001234567890, link, words)
    assert screen is not None
    return screen


def _tables(words: Words) -> Iterator[tuple[str, Screen]]:
    yield "table_lead", table_screen(playing(DEALT), words)
    yield "table_attacked", table_screen(playing(DEALT, "0:7s"), words)
    yield "table_transferred", table_screen(playing(DEALT, "0:7s 1:>7h"), words)
    yield "table_covered", table_screen(playing(DEALT, "0:7s 1:Tsx7s"), words)
    yield "table_taking", table_screen(playing(DEALT, "0:7s 1:take"), words)
    yield "table_followed", table_screen(playing(DEALT, "0:7s 1:take 2:7c"), words)
    yield "table_taken", table_screen(playing(DEALT, "0:7s 1:take 2:pass"), words)
    yield "table_beaten", table_screen(playing(DEALT, "0:7s 1:Tsx7s 2:pass"), words)
    yield "table_out", table_screen(playing(*_OUT), words)
    dealt_out = playing("6d7h/7cQh/8d9dTc - - h 0>1 - 3 up=Qh", faces=(ANYA, COMPUTER, ANYA))
    yield "table_dealt_out", table_screen(dealt_out, words)
    gone = (replace(ANYA, gone=True), BORYA, VERA)
    unreached = replace(playing(DEALT, faces=gone), reachable=(False, False, True))
    yield "table_gone", table_screen(unreached, words)
    alone = replace(playing(DEALT), reachable=(False, True, True))
    yield "table_mention", table_screen(alone, words)
    yield "call_lead", call(alone, words)
    yield "invitation", invited(lobby(ANYA), words)
    yield "invitation_nameless", invited(replace(lobby(ANYA), chat_title=""), words)
    attacked = replace(playing(DEALT, "0:7s"), reachable=(True, False, None))
    yield "call_cover", call(attacked, words)


def _ends(words: Words) -> Iterator[tuple[str, Screen]]:
    fool = playing("6d/8dTs/- - - h 0>1 - 9", "0:6d 1:take")
    yield "over_fool", table_screen(fool, words)
    left = tuple(replace(face, gone=place == 0) for place, face in enumerate(fool.faces))
    yield "over_one_left", table_screen(replace(fool, faces=left), words)
    badge = playing(LAST_CARDS, "0:6d6s 1:take", seat=1)
    yield "over_badge", table_screen(badge, words)
    yield "over_hand", hand_screen(badge, words, None)
    yield "over_hand_followed", hand_screen(replace(badge, successor=True), words, None)
    drawn = playing("9c/Qc - - h 0>1 - 9", "0:9c 1:Qcx9c")
    yield "over_draw", table_screen(replace(drawn, successor=True), words)
    closed = replace(playing(DEALT), phase="closed")
    yield "closed", table_screen(closed, words)
    paid = (Payment(-20, 980), Payment(-50, 0), Payment(70, 1070))
    yield "over_bank", table_screen(replace(fool, at_stake=50, payments=paid), words)
    even = replace(drawn, payments=(Payment(0, 1000), Payment(0, 12_345)))
    yield "over_bank_draw", table_screen(even, words)
    yield "closed_bank", table_screen(replace(closed, payments=(Payment(0, 1000),) * 3), words)


def _hands(words: Words) -> Iterator[tuple[str, Screen]]:
    yield "hand_lead", hand_screen(playing(DEALT, seat=0), words)
    yield "hand_lead_choice", hand_screen(playing(DEALT, seat=0), words, "6d")
    yield "hand_waits", hand_screen(playing(DEALT, seat=2), words)
    yield "hand_defends", hand_screen(playing(DEALT, "0:7s", seat=1), words)
    yield "hand_defends_choice", hand_screen(playing(DEALT, "0:7s", seat=1), words, "7h")
    two = playing(DEALT, "0:7s 1:>7h", seat=2)
    yield "hand_two_targets_choice", hand_screen(two, words, "8h")
    yield "hand_throws_in", hand_screen(playing(DEALT, "0:7s 1:Tsx7s", seat=2), words)
    yield "hand_follows_in", hand_screen(playing(DEALT, "0:7s 1:take", seat=2), words)
    yield "hand_out", hand_screen(playing(*_OUT, seat=0), words)
    away = playing(DEALT, seat=0, faces=(replace(ANYA, gone=True), BORYA, VERA))
    yield "hand_gone", hand_screen(away, words)
    thirty = playing(f"{THIRTY}/AcAdAsKd - - h 0>1 - 30", seat=0)
    yield "hand_of_thirty", hand_screen(thirty, words)
    yield "hand_of_thirty_turned", hand_screen(thirty, words, turned=Turned(1, just_now=True))
    many = playing(f"{MANY}/5c6hAcAd - - h 1>0 - 52", "1:5c", rules="deck=52", seat=0)
    yield "hand_of_many_defends", hand_screen(many, words)
    yield "hand_of_many_choice", hand_screen(many, words, "5h")
    rules = "deck=52 mode=throw_in"
    trump = playing(f"{MANY}/5c6hAcAd - - h 1>0 - 52", "1:6h", rules=rules, seat=0)
    yield "hand_of_many_trumps", hand_screen(trump, words)


THIRTY = "6c6d6h6s7c7d7h7s8c8d8h8s9c9d9h9sTcTdThTsJcJdJhJsQcQdQhQsKcKs"  # 30 cards


MANY = (
    "2c2d2h2s3c3d3h3s4c4d4h4s5d5h5s6c6d6s7c7d7h7s8c8d8h8s9c9d9h9sTcTdThTsJcJdJhJsQcQdQhQsKcKdKhKs"
)
"""46 cards: no aces, and neither the five of clubs nor the six of hearts."""


def _ordered(words: Words) -> Iterator[tuple[str, Screen]]:
    """By rank: of 7s 7d 9c 8h Jh As with hearts for trumps."""
    by_rank = replace(playing("7s7d9c8hJhAs/8dTs - - h 0>1 - 6", seat=0), card_order="rank")
    yield "hand_by_rank", hand_screen(by_rank, words)
    text = hand_alert(by_rank, words)
    yield "alert_by_rank", Screen(text)


def _answers(words: Words) -> Iterator[tuple[str, Screen]]:
    yield "rules_general", rules_screen(words, None, None, 0)
    yield "rules_classic", rules_screen(words, None, durak.PRESETS["classic"], 12)
    yield "rules_simple", rules_screen(words, None, durak.PRESETS["gambiter_simple"], 12)
    yield "rules_joker", rules_screen(words, None, durak.PRESETS["joker"], 12)
    yield "rules_bank", rules_screen(words, None, durak.PRESETS["bank"], 12)
    for topic in TOPICS:
        yield f"topic_{topic}", rules_screen(words, topic, None, 0)
    yield "topic_not_here", rules_screen(words, "transfer", durak.PRESETS["gambiter_simple"], 12)
    yield "help_group", help_screen(words, private=False)
    yield "help_private", help_screen(words, private=True)
    yield "settings", settings_screen(words, 90, None)
    yield "settings_no_clock", settings_screen(words, 0, None)
    yield "settings_rules", settings_screen(words, 90, durak.PRESETS["bingo"])
    yield "language", language_screen(words)
    yield "personal", personal_screen(words, Personal())
    yield "personal_silent", personal_screen(words, Personal(silent="on", order="rank"))


def _as_text(screen: Screen) -> str:
    rows = screen.keyboard.inline_keyboard if screen.keyboard else []
    lines = [
        "  ".join(f"[{b.text} | {b.callback_data or b.url}{_style(b)}]" for b in row)
        for row in rows
    ]
    return "\n".join([screen.text, "-----", *lines]) + "\n"


def _style(button: InlineKeyboardButton) -> str:
    shown = "dead" if button.disabled else button.style
    return f" | {shown}" if shown else ""


def main() -> None:
    """Draw every golden screen of every language into its file."""
    for language in LANGUAGES:
        folder = FOLDER / language
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in screens(words(language)):
            (folder / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
