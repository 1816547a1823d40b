"""The clock while nothing can be stored: no game loses its times, nobody is punished."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.tables.model import By
from bot.tables.turns import GRACE

from .conftest import ANYA, BORIS, House

START = "6c7cTcJcQcKc/6s7s8s9sTsJs - 8c6h h 0>1 - 2"


@asynccontextmanager
async def nothing_is_stored(house: House) -> AsyncIterator[asyncio.Event]:
    """Meanwhile SQLite takes no change; the event is set once one was tried.

    Afterwards it is set again by the first change that is stored.
    """
    tried = asyncio.Event()

    def written(_seconds: float, trouble: Exception | None) -> None:
        tried.set()
        if trouble is not None:
            house.timekeeper.owe_grace()

    house.database.watch(written)
    await house.database.read(lambda raw: raw.execute("PRAGMA query_only = ON"))
    yield tried
    tried.clear()
    await house.database.read(lambda raw: raw.execute("PRAGMA query_only = OFF"))


@asynccontextmanager
async def running(house: House) -> AsyncIterator[None]:
    """The timekeeper runs meanwhile."""
    task = asyncio.create_task(house.timekeeper.run())
    yield
    task.cancel()
    await asyncio.wait([task])


async def test_a_computer_player_moves_once_there_is_room(house: House) -> None:
    game_id = await house.at_position(START)
    house.clock.time += 10
    async with running(house):
        async with nothing_is_stored(house) as tried:
            await tried.wait()
        house.desk.tell()
        await tried.wait()
    table = await house.restarted().desk.table(game_id)
    assert [move.played for move in table.moves] == [By.COMPUTER]


async def test_a_turn_that_ran_out_meanwhile_gets_time(house: House) -> None:
    game_id = await house.at_position(START, people=(ANYA, BORIS))
    assert (await house.desk.table(game_id)).deadline == house.clock.time + 90
    house.clock.time += 1000
    async with running(house):
        async with nothing_is_stored(house) as tried:
            await tried.wait()
        house.desk.tell()
        await tried.wait()
    table = await house.restarted().desk.table(game_id)
    assert (table.deadline, table.moves) == (house.clock.time + GRACE, ())
