"""What a game waits for, told from the open table (1.4, 1.11, 3.6, 6.2, 6.5)."""

import pytest

from durak import Game, Rules, Stage

CHEATS = "mode=throw_in cheating=card passing=explicit throw_order=free"

STAGES = {
    "nothing lies there": ("-", "6d9s/8dTs - - h 0>1 - 4", Stage.LEAD),
    "a card lies uncovered": ("-", "6d9s/8dTs 7s - h 0>1 - 4", Stage.DEFENCE),
    "all is covered, a nine may be added": (
        "-",
        "9dKs/8dTs 8s9s - h 0>1 - 4",
        Stage.THROWING,
    ),
    "the defender takes, a seven may be added": ("-", "7dKs/8dTs 7s - h 0>1 t 4", Stage.FOLLOW_IN),
    "everybody may doubt": (
        CHEATS,
        "Kc/Ac/7c8c 9sTs - h 0>1 c 3 log=0.9s,1.Tsx9s,0.pass,2.pass",
        Stage.BELIEF,
    ),
    "pogony may be hung": (
        "mode=throw_in pogony=ladder",
        "6s/8cKcTdJdQd - - h 0>1 th 9 rank=67",
        Stage.HANGING,
    ),
    "it is over": ("mode=throw_in", "-/9d - - h 0>1 - 5 out=0", Stage.OVER),
}


@pytest.mark.parametrize("name", STAGES)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_everybody_sees_what_the_game_waits_for(name: str, seat: int | None) -> None:
    rules, position, stage = STAGES[name]
    assert Game.at(position, Rules.parse(rules)).view(seat).stage is stage


def test_one_seat_is_on_turn_or_several_may_speak() -> None:
    assert {stage for stage in Stage if stage.is_turn} == {Stage.LEAD, Stage.DEFENCE, Stage.HANGING}
