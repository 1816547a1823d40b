"""The clock after the whole bot stood still: nobody is punished for what could not be received."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.timekeeper import Timekeeper
from bot.tables.turns import GRACE

from .conftest import ANYA, BORIS, House

START = "6c7cTcJcQcKc/6s7s8s9sTsJs - 8c6h h 0>1 - 2"


@pytest.mark.parametrize("beats", [True, False], ids=["paused", "asleep"])
async def test_turns_that_ran_out_while_the_bot_stood_still_get_time(
    house: House, beats: bool
) -> None:
    """While a machine sleeps, or somebody sets its clock on, only the time of day goes on."""
    game_id = await house.at_position(START, people=(ANYA, BORIS))
    reminded = (await house.desk.table(game_id)).remind
    assert reminded is not None
    house.clock.time = reminded - 0.01
    slept = iter((0.0,))
    written = asyncio.Event()
    house.database.watch(lambda *_: written.set())

    def beat() -> float:
        """A thousand seconds pass in the first sleep."""
        at = next(slept, 1000.0)
        house.clock.time = reminded - 0.01 + at
        return at if beats else 0.0

    timekeeper = Timekeeper(house.desk, house.play, house.lobby, beat)
    run = asyncio.create_task(timekeeper.run())
    await written.wait()
    run.cancel()
    await asyncio.wait([run])
    table = await house.restarted().desk.table(game_id)
    assert (table.deadline, table.moves) == (house.clock.time + GRACE, ())
