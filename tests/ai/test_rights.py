"""What the company player does beside laying cards, and what jokers are worth to it."""

import pytest

from durak.ai import choose
from tests.ai.positions import view_at

OTHER = "6c7c8c9dTdQd"
"""Six cards of somebody else, no five of one suit."""

RIGHTS = {
    "the lowest trump is exchanged before the lead": (
        "trump_exchange=on mode=throw_in",
        "7c8c/6dKc - 7h8hQhKhQd d 1>0 - 3",
        (1, "swap"),
    ),
    "and before the answer": (
        "trump_exchange=on mode=throw_in",
        "7c/6d8d 9c 7h8hQd d 0>1 - 3",
        (1, "swap"),
    ),
    # Five spades and no trump: what is not in the hand is better than what is.
    "a poor hand is dealt anew": (
        "redeal=five_of_suit",
        f"6s7s8d9sJsAs/{OTHER} - *9h h 0>1 - 1",
        (0, "redeal"),
    ),
    "five trumps are kept": (
        "redeal=five_of_suit",
        f"6h7h8hThQhAs/{OTHER} - *9h h 0>1 - 1",
        (0, "As"),
    ),
}


@pytest.mark.parametrize("name", RIGHTS)
def test_a_right_is_used_where_it_pays(name: str) -> None:
    rules, position, (seat, move) = RIGHTS[name]
    assert str(choose(view_at(position, seat, rules))) == move


JOKERS = {
    # Hearts are trumps: the red joker covers anything, the black one what is black.
    "the joker that is no master goes first": ("2c3c/3hXbXr/4c5c Ks - h 0>1 - 3", "XbxKs"),
    "the master joker for what nothing else covers": ("2c3c/2dXbXr/4c5c Ah - h 0>1 - 3", "XrxAh"),
}


@pytest.mark.parametrize("name", JOKERS)
def test_jokers_are_not_alike(name: str) -> None:
    position, move = JOKERS[name]
    assert str(choose(view_at(position, 1, "deck=54 jokers=colour mode=throw_in"))) == move
