"""What a position with cheating may not say: the log must lay the table (6.5, docs/notation.md)."""

import pytest

from durak import Game, Problem, Rules, UnsoundPosition

CARD = "mode=throw_in cheating=card passing=explicit throw_order=free"
PLAYER = "cheating=player passing=explicit"

MISFITS = [
    "Kc/6hAc/7c8c 9s - d 0>1 - 3",
    "Kc/6hAc/7c8c 9s - d 0>1 - 3 log=0.9h",
    "Kc/6hAc/7c8c 9s - d 0>1 - 3 log=2.9s",
    "Kc/6hAc/7c8c 9s - d 0>1 - 3 log=7.9s",
    "Kc/6hAc/7c8c 9s - d 0>1 - 3 log=0.9s,0.9s",
    "Kc/6hAc/7c8c 9s - d 0>1 - 3 log=0.9s,1.take",
    "Kc/6hAc/7c8c 9s - d 0>1 - 3 log=1.take,0.9s",
    # a cover of what does not lie there, a pass of the defender, a bout that is not over
    "Kc/Ac/7c8c 9s6h - d 0>1 - 3 log=0.9s,1.6hx9h",
    "Kc/Ac/7c8c 9s6h - d 0>1 - 3 log=0.9s,1.6hx9s,1.pass",
    "Kd/Ac/QhKh 7c6h - d 0>1 c 3 log=0.7c,1.6hx7c",
    # accusations: a guilty one stands in no log, a false one has its penalty
    "Kc/Ac/7c8c 9s6h - d 0>1 - 3 log=0.9s,1.6hx9s,0.!6h",
    "Kc/Ac/7c8c 9s6h - d 0>1 - 3 honest=0;log=0.9s,1.6hx9s,0.!9s",
    "Kc/6hAc/7c8c 9s - d 0>1 - 3 log=0.9s,1.!9s",
    # who has accused falsely fakes no more
    "Kc/Ac/7c8c 9s6h - d 0>1 - 3 honest=1;log=0.9s,1.!9s,1.6hx9s",
    # the thrower who laid his last card is not out
    "Kc/6hAc/- 9s,7c - d 0>1 - 3 log=0.9s,2.7c;out=2",
]


@pytest.mark.parametrize("position", MISFITS)
def test_a_log_that_does_not_lay_the_table(position: str) -> None:
    with pytest.raises(UnsoundPosition) as refused:
        Game.at(position, Rules.parse(CARD))
    assert refused.value.problems == (Problem.LOG_DOES_NOT_FIT,)


OTHERS = [
    (CARD, "Kc/6hAc/7c8c 9s - d 0>1 - 3 log=9s", Problem.UNREADABLE),
    (CARD, "Kc/6hAc/7c8c 9s - d 0>1 - 3 honest=7;log=0.9s", Problem.NO_SUCH_SEAT),
    (CARD, "Kc/6hAc/7c8c 9s - d 0>1 - 3 log=0.9s;mute=1", Problem.UNKNOWN_KEY),
    (CARD, "9sKc/6hAc/7c8c - - d 0>1 - 3 log=0.9s", Problem.KEY_OUT_OF_PLACE),
    (CARD, "9sKc/6hAc/7c8c - - d 0>1 c 3", Problem.FLAG_OUT_OF_PLACE),
    (
        CARD,
        "Kd/Ac/QhKh 7c6h - d 0>1 p02 3 log=0.7c,1.6hx7c,0.pass,2.pass",
        Problem.NOT_SETTLED,
    ),
    (
        CARD,
        "Kd/Ac/QhKh 7c6h - d 0>1 p012c 3 log=0.7c,1.6hx7c,0.pass,2.pass,0.pass,1.pass,2.pass",
        Problem.NOT_SETTLED,
    ),
    (PLAYER, "7sKs/KdAc/8c9cTc - - h 0>1 - 3 honest=1", Problem.KEY_OUT_OF_PLACE),
    (PLAYER, "7sKs/KdAc/8c9cTc - - h 0>1 - 3 mute=1", Problem.KEY_OUT_OF_PLACE),
    ("mode=throw_in", "Kc/6hAc/7c8c 9s - d 0>1 - 3 log=0.9s", Problem.UNKNOWN_KEY),
    ("mode=throw_in passing=explicit", "Kd/Ac/QhKh 7c6d - d 0>1 c 3", Problem.FLAG_OUT_OF_PLACE),
]


@pytest.mark.parametrize(("rules", "position", "problem"), OTHERS)
def test_what_is_out_of_place(rules: str, position: str, problem: Problem) -> None:
    with pytest.raises(UnsoundPosition) as refused:
        Game.at(position, Rules.parse(rules))
    assert problem in refused.value.problems


def test_a_missing_log_is_named_beside_what_else_is_wrong() -> None:
    with pytest.raises(UnsoundPosition) as refused:
        Game.at("Kc/Kc6h/7c8c 9s - d 0>1 w 3", Rules.parse(CARD))
    assert refused.value.problems == (
        Problem.CARD_TWICE,
        Problem.FLAG_OUT_OF_PLACE,
        Problem.LOG_DOES_NOT_FIT,
    )


@pytest.mark.parametrize(
    "position",
    [
        # caught with another card, an older fake still lies; the cut took an accusation with it
        "Ad/7cKc/QcQd 9s6c,9h - d 0>1 - 3 honest=1;log=0.9s,1.6cx9s,0.9h",
        "Kc/6hAc/7c8c 9s - d 0>1 - 3 honest=02;log=0.9s",
        # a finished game remembers who was honest
        "-/Kc - - d 0>1 - 3 honest=1;out=0",
    ],
)
def test_what_may_stand_there(position: str) -> None:
    assert Game.at(position, Rules.parse(CARD)).position == position
