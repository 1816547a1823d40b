"""Names and titles from strangers: valid HTML on every screen, and nothing but names in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.portrait import portray
from bot.screens.calling import call_screen
from bot.screens.hand import hand_screen
from bot.screens.hand_alert import hand_alert
from bot.screens.invitation import invitation_screen
from bot.screens.lobby import lobby_screen
from bot.screens.names import clean_title
from bot.screens.resting import resting_screen
from bot.screens.rules_menu import PAGES
from bot.screens.scene import Face, Payment, Poll, Scene
from bot.screens.screen import LONGEST_CAPTION, Screen
from bot.screens.stats import all_stats_screen, stats_screen, top_screen
from bot.screens.table import table_screen
from handlers.answering import fitting
from locales import LANGUAGES, Words, words
from playground.html_text import parse_html, utf16_length
from storage.people import StoredChat
from tests.fuzz.examples import fuzz
from tests.fuzz.updates import NAMES
from tests.screens.golden_stats import Counted, Purse, Standing
from tests.screens.scenes import lobby, playing

PLAIN = "Аня"
DEALT = "6d6c9h7s/8dTs7hQd/7cAc8h - KdKc9d6h h 0>1 - 4"
OVER = "6d/8dTs/- - - h 0>1 - 9"
MARKS = (
    "<b>",
    "</b>",
    "<",
    "&lt;",
    "&#60;",
    "<tg-spoiler>",
    "</blockquote>",
    "{",
    "\u2069",
    "\u202e",
)
names = st.one_of(
    st.sampled_from(NAMES),
    st.text(max_size=64),
    st.lists(st.sampled_from((*MARKS, "x", " ", "\n", "👩‍👩‍👦", "\u0301")), max_size=30).map(
        "".join
    ),
)


@pytest.mark.parametrize("language", LANGUAGES)
@fuzz(12)
@given(strange=st.lists(names, min_size=3, max_size=3), title=names)
def test_any_name_fits_every_screen(language: str, strange: list[str], title: str) -> None:
    asked = words(language)
    plain = list(drawn([PLAIN] * 3, PLAIN, asked))
    for screen, usual in zip(drawn(strange, title, asked), plain, strict=True):
        check(screen)
        assert kinds(screen) == kinds(usual) or not clean_title(title)
    captioned, picture = portray(_table(strange, title, None), StoredChat(-1), asked)
    text, _ = parse_html(captioned.text)
    assert picture is None or utf16_length(text) <= LONGEST_CAPTION
    assert len(fitting(hand_alert(_table(strange, title, 0), asked))) <= 200


def kinds(screen: Screen) -> list[str]:
    """The kinds of entities in its text: what somebody's name cannot add to."""
    return [entity["type"] for entity in parse_html(screen.text)[1]]


def check(screen: Screen) -> None:
    """Telegram takes it."""
    text, _ = parse_html(screen.text)
    assert 0 < utf16_length(text.strip()) <= 4096
    rows = screen.keyboard.inline_keyboard if screen.keyboard else []
    buttons = [button for row in rows for button in row]
    assert len(buttons) <= 100
    assert all(button.text.strip() for button in buttons)
    assert all(len((button.callback_data or "").encode()) <= 64 for button in buttons)


def _table(strange: list[str], title: str, seat: int | None, moves: str = "0:7s") -> Scene:
    faces = tuple(Face(name, person_id=n + 1) for n, name in enumerate(strange))
    position = DEALT if moves == "0:7s" else OVER
    scene = playing(position, moves, seat=seat, faces=faces)
    return replace(
        scene,
        chat_title=title,
        reachable=(False, False, True),
        polls=(Poll(None, 1, 2), Poll(1, 1, 2)) if scene.phase == "playing" else (),
    )


def drawn(strange: list[str], title: str, asked: Words) -> Iterator[Screen]:
    """Every screen on which people stand under these names, in a chat of this title."""
    shown = _table(strange, title, None)
    yield table_screen(shown, asked)
    yield table_screen(replace(shown, phase="closed"), asked)
    over = _table(strange, title, None, "0:6d 1:take")
    yield table_screen(replace(over, at_stake=50, payments=(Payment(-20, 980),) * 3), asked)
    called = call_screen(shown, asked)
    assert called is not None
    yield called
    for seat in range(3):
        yield hand_screen(_table(strange, title, seat), asked)
    gathered = replace(lobby(*shown.faces), chat_title=title)
    for page in (None, *PAGES):
        yield lobby_screen(replace(gathered, page=page), asked)
    invited = invitation_screen(gathered, -100, "https://t.me/c/1/5", asked)
    assert invited is not None
    yield invited
    yield resting_screen(title, 5, asked, playing=True)
    yield stats_screen(asked, strange[0], Counted(*[9] * 7), Purse(5, 100))
    yield top_screen(asked, [Standing(name, 9, 3, 5) for name in strange])
    yield all_stats_screen(asked, Counted(*[9] * 7), [(title, Purse(5))] * 3)
