"""Positions of cheats with mistakes in them: games that can go on, or refused."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from durak import Game, Rules, UnsoundPosition
from tests.engine.test_engine_fuzz import edited, play_out

RULES = [
    Rules(mode="throw_in", cheating="card", passing="explicit", throw_order="free"),
    Rules(cheating="card", passing="explicit"),
    Rules(cheating="player", passing="explicit", passage="game", transfer_first=True),
]
POSITIONS = [
    "Kc/6hAc/7c8c 9s - d 0>1 - 3 honest=1;log=0.9s,1.!9s",
    "Kd/Ac/QhKh 7c6h 9d d 0>1 p01c 3 log=0.7c,1.6hx7c,0.pass,2.pass,1.pass,0.pass",
    "Kd/8cQc/Kh 9h,Qh - d 0>1 tc 3 log=0.9h,1.take,2.Qh",
    "-/-/- 7s8s,QdKc - h 0>1 c 3 empty=021;log=0.7s,1.8sx7s,2.Qd,1.KcxQd",
    "Ks/Ac/8c9cTc/JcQcKc 7s,Kd - h 0.1>2 - 3 honest=2;log=0.7s,1.>Kd",
    "Ks/7hKd/8c9cTc/JcQcKc 7s - h 0.1>2 - 3 log=0.7s,1.^7h;mute=3;shown=7h1;used=1",
]
ALPHABET = "6789TJQKAcdhs-/,.>0123twpx!^ =;"

edits = st.lists(
    st.tuples(st.integers(0, 80), st.integers(0, 2), st.text(ALPHABET, max_size=3)), max_size=2
)


@given(st.sampled_from(POSITIONS), edits, st.sampled_from(RULES), st.integers(0, 9))
@settings(max_examples=600, deadline=None)
def test_a_position_of_cheats_plays_or_is_refused(
    text: str, changes: list[tuple[int, int, str]], rules: Rules, seed: int
) -> None:
    try:
        game = Game.at(edited(text, changes), rules)
    except UnsoundPosition as refused:
        assert refused.problems
        return
    play_out(game, seed)
