"""The rows in which the cards of a hand stand."""

from dataclasses import replace

import pytest

from bot.screens.callbacks import CardPress
from bot.screens.cards import CardOrder
from bot.screens.hand import hand_screen
from locales import words
from tests.screens.scenes import ANYA, BORYA, playing

DECK = "".join(rank + suit for suit in "csdh" for rank in "23456789TJQKA")


def rows_of(hand: str, rules: str = "deck=52", card_order: CardOrder = "suit") -> list[list[str]]:
    scene = playing(f"{hand}/Ah - - h 0>1 - 30", rules=rules, seat=0, faces=(ANYA, BORYA))
    screen = hand_screen(replace(scene, card_order=card_order), words("ru"))
    assert screen.keyboard is not None
    return [
        [CardPress.unpack(button.callback_data or "").card for button in row]
        for row in screen.keyboard.inline_keyboard
    ]


@pytest.mark.parametrize(
    ("hand", "rows"),
    [
        ("2c3c4s5s6d7h", ["2c 3c 4s 5s", "6d 7h"]),
        ("2c3c4c5s6s7s", ["2c 3c 4c", "5s 6s 7s"]),
        ("2c4s6d7h", ["2c 4s 6d 7h"]),
        ("2c3c4c5c6c7s", ["2c 3c", "4c 5c 6c 7s"]),
        (
            "2c3c4c5c6c7c8c2s3s4s5s6s2d3d4d",
            ["2c 3c 4c", "5c 6c 7c 8c", "2s 3s 4s 5s 6s", "2d 3d 4d"],
        ),
    ],
)
def test_a_suit_is_cut_only_where_it_is_longer_than_a_row(hand: str, rows: list[str]) -> None:
    assert rows_of(hand) == [row.split() for row in rows]


def test_by_rank_a_rank_stands_together_and_the_trumps_do() -> None:
    """Hearts are trumps: their ranks do not stand with the others of the rank."""
    rows = rows_of("2c2s2d3c3d5c5s5h9hKhAd", card_order="rank")
    assert rows == [row.split() for row in ["2c 2s 2d", "3c 3d 5c 5s", "Ad 5h 9h Kh"]]


def test_jokers_stand_together() -> None:
    suit, jokers = rows_of("2c3c4cXbXr", "deck=54 jokers=supreme")
    assert suit == ["2c", "3c", "4c"]
    assert sorted(jokers) == ["Xb", "Xr"]


@pytest.mark.parametrize(
    ("count", "widest", "most_rows"), [(1, 1, 1), (6, 4, 4), (12, 4, 7), (24, 6, 8), (29, 6, 5)]
)
def test_a_long_hand_stays_readable(count: int, widest: int, most_rows: int) -> None:
    rows = rows_of(DECK[: 2 * count])
    assert sum(map(len, rows)) == count
    assert max(map(len, rows)) <= widest
    assert len(rows) <= most_rows
