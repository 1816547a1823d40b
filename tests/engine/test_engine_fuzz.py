"""Text from anywhere: it is a game that can go on, or it is refused; nothing else happens."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from durak import Card, Game, Move, Record, Rules, UnsoundPosition

RULES = [
    Rules(mode="throw_in"),
    Rules(passage="bout", refusal=True, transfer_when="mid_bout"),
    Rules(mode="simple", simple_throw="lead_rank"),
    Rules(passing="explicit", cap="hand_minus_one", throw_order="clockwise", draw=False),
    Rules(trump_exchange=True, redeal="one_colour", first_cap="lead_plus_four"),
    Rules(teams="2x2", throw_in="neighbours"),
    Rules(mode="throw_in", cheating="card", passing="explicit"),
    Rules(cheating="player", passing="explicit", passage="bout"),
    Rules(deck=54, jokers="colour", cheating="player", passing="explicit"),
]
POSITIONS = [
    "JsKd/AcAd/JhKh 8cJc 9h h 0>1 - 3",
    "6d9h/8dTs/7sAc 7d,9cTc 8c6h h 0>1 - 4",
    "7d8c/9cTcJc/7s8s 7c - h 0>1 t 3",
    "Kc/6c7h/6d8d9dTdJdQd 7s - h 0.1>2 - 3 shown=7h1;used=1",
    "8s/9sTd/- - - h 0>1 - 5 idle=3;out=2",
    "7sKc/8sAs - - s 0>1 - 3 up=As",
    "-/-/- - - h 0>1 - 5 out=2,01",
    "-/8sKd 8c - h 0>1 - 5 empty=0",
    "8sKc/-/8dKd/9dTd - - h 0>3 - 7 out=1",
    "KcKs/KdAc/8c9cTc/QcQd 7s9s,7d - h 0>1 - 3",
    "Kd/Ac/QhKh 7c6h - d 0>1 wp02c 3 log=0.7c,1.6hx7c,0.pass,2.pass,0.pass,2.pass",
    "TcKd/QcAc/QhKh 7c8c - d 0>1 - 3 honest=0;log=0.7c,1.8cx7c",
    "Ks/Ac/8c9cTc 7s,Kd - h 0.1>2 - 3 log=0.7s,1.>Kd;mute=2",
    "6d9c/AcXb Xr - s 0>1 - 3 log=0.Xr",
]
ALPHABET = "6789TJQKAXrbcdhs-/,.>!x0123twp =;outempyidlkhnsg"

edits = st.lists(
    st.tuples(st.integers(0, 60), st.integers(0, 2), st.text(ALPHABET, max_size=3)), max_size=3
)


def edited(text: str, changes: list[tuple[int, int, str]]) -> str:
    for at, length, new in changes:
        text = text[:at] + new + text[at + length :]
    return text


def play_out(game: Game, seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(300):
        assert Game.at(game.position, game.rules) == game
        if game.outcome is not None:
            return
        seat = dice.choice(game.actors)
        game, _ = game.play(seat, dice.choice(game.legal_moves(seat)))


@given(st.sampled_from(POSITIONS), edits, st.sampled_from(RULES), st.integers(0, 9))
@settings(max_examples=1500, deadline=None)
def test_a_position_plays_or_is_refused(
    text: str, changes: list[tuple[int, int, str]], rules: Rules, seed: int
) -> None:
    try:
        game = Game.at(edited(text, changes), rules)
    except UnsoundPosition as refused:
        assert refused.problems
        return
    play_out(game, seed)


@given(st.one_of(st.text(max_size=14), st.text("6789TJQKAcdhsXrb>^@!x012", max_size=12)))
@settings(max_examples=800, deadline=None)
def test_any_text_is_a_move_or_a_value_error(text: str) -> None:
    try:
        move = Move.parse(text)
    except ValueError:
        return
    assert Move.parse(str(move)) is move
    assert len(str(move)) <= 12
    assert str(move).isascii()


@pytest.mark.parametrize("text", ["", "6", "6d ", "1d", "6D", "Xc", "６d"])
def test_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


@pytest.mark.parametrize(
    "text", ["", "- | 6d/7d - - h 0>1 - 1", "- | x | 0:", "- | x | a:take", "- | x | 12:take"]
)
def test_no_record(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Record.parse(text)


@pytest.mark.parametrize("seat", [-1, 3])
def test_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(IndexError):
        Game.at(POSITIONS[0], RULES[0]).view(seat)
