"""The hand's buttons are the view's moves, all of them and no others."""

import random
from dataclasses import replace

import pytest
from aiogram.enums import ButtonStyle
from aiogram.types import InlineKeyboardButton
from hypothesis import given, settings
from hypothesis import strategies as st

import durak
from bot.screens.callbacks import CardPress, MovePress, PagePress
from bot.screens.hand import hand_screen
from bot.screens.hand_pages import Turned
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from locales import LANGUAGES, words
from tests.screens.scenes import ANYA, BORYA, VERA, lobby, playing

RU = words("ru")


def buttons(screen: Screen) -> list[InlineKeyboardButton]:
    rows = screen.keyboard.inline_keyboard if screen.keyboard else []
    return [button for row in rows for button in row]


def cards(screen: Screen) -> list[str]:
    shown = [button.callback_data or "" for button in buttons(screen)]
    return [CardPress.unpack(data).card for data in shown if data.startswith("c:")]


@pytest.mark.parametrize(
    ("trump", "order"),
    [
        ("h", ["6c", "Ac", "7s", "Ks", "6d", "9d", "8h", "Qh"]),
        ("c", ["7s", "Ks", "6d", "9d", "8h", "Qh", "6c", "Ac"]),
    ],
)
def test_cards_stand_by_suit_with_trumps_last(trump: str, order: list[str]) -> None:
    scene = playing(f"6c6d7s8h9dQhKsAc/7c - - {trump} 0>1 - 30", seat=0)
    assert cards(hand_screen(scene, RU)) == order


@pytest.mark.parametrize(
    ("trump", "order"),
    [
        ("h", ["6c", "6d", "7s", "9d", "Ks", "Ac", "8h", "Qh"]),
        ("c", ["6d", "7s", "8h", "9d", "Qh", "Ks", "6c", "Ac"]),
    ],
)
def test_cards_by_rank_have_the_trumps_last_too(trump: str, order: list[str]) -> None:
    scene = playing(f"6c6d7s8h9dQhKsAc/7c - - {trump} 0>1 - 30", seat=0)
    assert cards(hand_screen(replace(scene, card_order="rank"), RU)) == order


@pytest.mark.parametrize(
    ("hand", "status", "limit"),
    [
        ("7cAc8h", "👉 <b>Подкидывайте или говорите «Бито».</b>", True),
        ("QcAc8h", "👉 <b>Подкинуть нечего – пасуйте.</b>", False),
    ],
)
def test_a_hand_with_nothing_to_throw_in_names_no_limit(
    hand: str, status: str, limit: bool
) -> None:
    """1.11: with `passing=explicit` a seat that can add nothing is asked to pass all the same."""
    position = f"6d6c9h7s/8dTs7hQd/{hand} - KdKc9d6h h 0>1 - 4"
    scene = playing(position, "0:7s 1:Tsx7s 0:pass", rules="passing=explicit", seat=2)
    text = hand_screen(scene, RU).text
    assert status in text
    assert ("Можно подкинуть ещё" in text) is limit


@pytest.mark.parametrize("picked", ["7h", "8d", "Xr", "nonsense", ""])
def test_a_picked_card_that_can_do_nothing_opens_no_choice(picked: str) -> None:
    scene = playing("6d6c9h7s/8dTs7hQd/7cAc8h - KdKc9d6h h 0>1 - 4", "0:7s", seat=2)
    assert hand_screen(scene, RU, picked) == hand_screen(scene, RU)


def test_a_lead_of_several_is_offered_with_each_of_its_cards() -> None:
    scene = playing("6c6d6h9s/8dTs7hQd7c - KdKc9d9h h 0>1 - 4", seat=0)
    offered = [button.text for button in buttons(hand_screen(scene, RU, "6d"))]
    assert offered == [
        "Пойти 6♦️",
        "Пойти 6♣︎ 6♦️",
        "Пойти 6♦️ 6♥️",
        "Пойти 6♣︎ 6♦️ 6♥️",
        "← Назад",
    ]


def test_the_choice_between_covering_and_transferring_is_told_by_colours() -> None:
    scene = playing("6d6c9h7s/8dTs7hQd/7cAc8h - KdKc9d6h h 0>1 - 4", "0:7s", seat=1)
    styles = [button.style for button in buttons(hand_screen(scene, RU, "7h"))]
    assert styles == [ButtonStyle.PRIMARY, ButtonStyle.SUCCESS, None]


def test_hands_of_two_chats_with_one_title_are_told_apart_by_the_table() -> None:
    dealt = playing("6d6s/8dTs - - h 0>1 - 9", seat=0)
    over = playing("6d6s/8dTs - - h 0>1 - 9", "0:6d6s 1:take", seat=0)
    for scene in (dealt, replace(dealt, phase="closed"), over):
        first, second = (hand_screen(replace(scene, game_id=number), RU) for number in (12, 4321))
        assert first.text.startswith("<b>\u2068Дачники\u2069</b> · стол № 12\n\n")
        assert second.text.startswith("<b>\u2068Дачники\u2069</b> · стол № 4321\n\n")


def test_the_end_offers_another_game_until_somebody_has_opened_one() -> None:
    over = playing("6d6s/8dTs - - h 0>1 - 9", "0:6d6s 1:take", seat=1)
    assert [button.callback_data for button in buttons(hand_screen(over, RU))] == ["a:12"]
    assert buttons(hand_screen(replace(over, successor=True), RU)) == []


@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 3))
def test_every_legal_move_of_a_random_game_has_its_button(seed: int, seats: int) -> None:
    dice = random.Random(seed)
    deck = [f"{rank}{suit}" for rank in "6789TJQKA" for suit in "cdhs"]
    dice.shuffle(deck)
    game = durak.Game.deal(durak.Rules(), seats=seats, deck=deck)
    scene = replace(lobby(ANYA, BORYA, VERA), faces=(ANYA, BORYA, VERA)[:seats], phase="playing")
    while game.outcome is None:
        for seat in range(seats):
            check(replace(scene, view=game.view(seat)), game.legal_moves(seat))
        seat = game.actors[0]
        game, _ = game.play(seat, dice.choice(game.legal_moves(seat)))


def test_cards_that_cannot_be_played_are_dead_and_still_say_which_card_they_are() -> None:
    """Of 7c Ac 8h only the seven is of a rank on the table (1.3)."""
    scene = playing("6d6c9h7s/8dTs7hQd/7cAc8h - KdKc9d6h h 0>1 - 4", "0:7s 1:Tsx7s", seat=2)
    shown = {b.callback_data: b for b in buttons(hand_screen(scene, RU)) if b.callback_data}
    dead = {data for data, button in shown.items() if button.disabled is not None}
    assert dead == {"c:12:7:Ac", "c:12:7:8h"}
    assert all(shown[data].style is None for data in dead)


def check(scene: Scene, legal: tuple[durak.Move, ...]) -> None:
    assert scene.view is not None
    words_ = words(LANGUAGES[len(legal) % 2])
    screen = hand_screen(scene, words_)
    shown = [screen, *_other_pages(scene, screen)]
    assert sorted(c for page in shown for c in cards(page)) == sorted(map(str, scene.view.hand))
    every = [button for page in shown for button in buttons(page)]
    reached = {move for button in every for move in _moves(button, scene)}
    assert reached == {str(move) for move in legal}


def _other_pages(scene: Scene, screen: Screen) -> list[Screen]:
    turning = [b.callback_data or "" for b in buttons(screen) if not b.disabled]
    numbers = [PagePress.unpack(data).page for data in turning if data.startswith("d:")]
    return [hand_screen(scene, RU, turned=Turned(page, just_now=True)) for page in numbers]


def _moves(button: InlineKeyboardButton, scene: Scene) -> set[str]:
    """The moves that a button leads to: its own, or those of the choice that it opens."""
    data = button.callback_data or ""
    if data.startswith("d:"):
        return set()
    if data.startswith("m:"):
        return {MovePress.unpack(data).move}
    picked = CardPress.unpack(data).card
    choice = buttons(hand_screen(scene, RU, picked))
    assert (button.disabled is None) is (button.style == ButtonStyle.PRIMARY)
    if button.style != ButtonStyle.PRIMARY:
        assert choice == buttons(hand_screen(scene, RU))
        return set()
    assert (choice[-1].callback_data or "")[:2] in ("b:", "d:")
    return {MovePress.unpack(other.callback_data or "").move for other in choice[:-1]}
