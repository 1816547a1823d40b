"""Which page of a long hand is open, and what the buttons that turn pages say."""

import pytest
from aiogram.types import InlineKeyboardButton

from bot.screens.callbacks import CardPress, PagePress
from bot.screens.hand import hand_screen
from bot.screens.hand_pages import Turned
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from locales import words
from tests.screens.golden import MANY
from tests.screens.scenes import playing

RU = words("ru")
THROW_IN = "deck=52 mode=throw_in"


def scene(moves: str, rules: str = THROW_IN) -> Scene:
    """46 cards against four, which lead; hearts are trumps and fill the end of the second page."""
    return playing(f"{MANY}/5c6hAcAd - - h 1>0 - 52", moves, rules=rules, seat=0)


def buttons(screen: Screen) -> list[InlineKeyboardButton]:
    assert screen.keyboard is not None
    return [button for row in screen.keyboard.inline_keyboard for button in row]


def first_card(screen: Screen) -> str:
    return CardPress.unpack(buttons(screen)[0].callback_data or "").card


def turning(screen: Screen) -> list[str]:
    """The labels of the buttons that turn pages; that of the open one stands in brackets."""
    found = [b for b in buttons(screen) if (b.callback_data or "").startswith("d:")]
    return [f"({b.text})" if b.disabled else b.text for b in found]


FIRST, SECOND = "2c", "2d"
"""The cards that the pages of 23 begin with: eleven clubs and twelve spades, then diamonds."""


@pytest.mark.parametrize(
    ("moves", "turned", "first"),
    [
        ("", None, FIRST),
        ("", Turned(1, just_now=True), SECOND),
        ("", Turned(1, just_now=False), SECOND),
        ("1:5c", None, FIRST),
        ("1:5c", Turned(1, just_now=False), SECOND),
        ("1:6h", None, SECOND),
        ("1:6h", Turned(0, just_now=True), FIRST),
        ("1:6h", Turned(0, just_now=False), SECOND),
        ("1:6h", Turned(2, just_now=True), SECOND),
        ("1:6h", Turned(2**62, just_now=True), SECOND),
    ],
)
def test_the_page_turned_to_stays_while_it_is_of_use(
    moves: str, turned: Turned | None, first: str
) -> None:
    """The five of clubs is covered by clubs and by trumps, the six of hearts by trumps alone."""
    assert first_card(hand_screen(scene(moves), RU, turned=turned)) == first


@pytest.mark.parametrize(
    ("moves", "labels"),
    [
        ("", ["(· 1/2 ·)", "2: 2♦️ … К♥️"]),
        ("1:5c", ["(· 1/2 ·)", "▸ 2: 2♦️ … К♥️"]),
        ("1:6h", ["1: 2♣︎ … К♠︎", "(· 2/2 ·)"]),
    ],
)
def test_the_buttons_say_where_there_is_a_card_to_play(moves: str, labels: list[str]) -> None:
    assert turning(hand_screen(scene(moves), RU)) == labels


def test_a_page_of_cards_to_fake_is_marked_while_the_switch_is_on() -> None:
    cheating = scene("1:6h", f"{THROW_IN} cheating=card passing=explicit")
    off = hand_screen(cheating, RU)
    assert turning(off) == ["1: 2♣︎ … К♠︎", "(· 2/2 ·)"]
    on = hand_screen(cheating, RU, cheating=True)
    assert turning(on) == ["🎭 1: 2♣︎ … К♠︎", "(· 2/2 ·)"]
    data = [b.callback_data for b in buttons(on) if b.text.startswith("🎭 1:")]
    assert data == ["d:12:52:0:cheat"]


@pytest.mark.parametrize(("picked", "page"), [("5s", 0), ("5h", 1)])
def test_the_way_back_from_a_choice_is_the_page_of_its_card(picked: str, page: int) -> None:
    """The five of clubs may be transferred by any five; that of hearts covers it as well, and so
    does that of spades where it may be faked.
    """
    rules = "deck=52 cheating=card passing=explicit"
    choice = hand_screen(scene("1:5c", rules), RU, picked, cheating=True)
    back = PagePress.unpack(buttons(choice)[-1].callback_data or "")
    assert back == PagePress(game=12, bout=52, page=page, what="cheat")


def test_every_page_has_the_moves_that_are_no_cards() -> None:
    for page in range(2):
        shown = buttons(hand_screen(scene("1:6h"), RU, turned=Turned(page, just_now=True)))
        assert "m:12:7:take" in [button.callback_data for button in shown]
