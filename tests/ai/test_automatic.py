"""The clock's move is never better than the honest one: take, pass, or the lowest plain card."""

from dataclasses import replace

import pytest

from durak import Move
from durak.ai import automatic_move
from tests.ai.positions import view_at

CASES = {
    "a defender takes though he could cover": ("7d9c/8dTc 6d - h 0>1 - 20", 1, "take"),
    "a defender takes though he could transfer": ("7d9c/6cTc 6d - h 0>1 - 20", 1, "take"),
    "a leader plays his lowest plain card": ("6h7d9c/8dTc - - h 0>1 - 20", 0, "7d"),
    "one card of a pair": ("7d7s9c/8dTc - - h 0>1 - 20", 0, "7d"),
    "a trump when there is nothing else": ("8h9h/8dTc - - h 0>1 - 20", 0, "8h"),
    "a thrower passes": ("8c9c/9dTc 6d8d - h 0>1 - 20", 0, "pass"),
    "a thrower passes after a take": ("6c9c/9dTc 6d - h 0>1 t 20", 0, "pass"),
    # Nobody waits for him there, and passing is not to be had.
    "a thrower before the cover lays his lowest plain card": (
        "6c6h9c/9dTc 6d - h 0>1 - 20",
        0,
        "6c",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_clock_plays_for_the_silent(name: str) -> None:
    position, seat, move = CASES[name]
    assert str(automatic_move(view_at(position, seat))) == move


def test_no_fake_where_a_fair_move_is_to_be_had() -> None:
    view = view_at("8c9c/9dTc 6d8d - h 0>1 - 20", 0)
    fake = Move.parse("9c")
    assert str(automatic_move(replace(view, moves=(fake, *view.moves)))) == "pass"


def test_the_first_move_when_nothing_is_in_the_spirit() -> None:
    moves = (Move.parse("redeal"), Move.parse("!s1"))
    view = replace(view_at("8c9c/9dTc - - h 0>1 - 20", 0), moves=moves, fair_moves=moves)
    assert str(automatic_move(view)) == "redeal"
