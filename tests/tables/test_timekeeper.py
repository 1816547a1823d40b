"""The clock looks at the disk when something is due or nearer than it knew, not at every tap."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.tables.conftest import ANYA, BORIS, House


@asynccontextmanager
async def looks(house: House) -> AsyncIterator[list[str]]:
    """What the running timekeeper asks the disk for the games that are due."""
    asked: list[str] = []

    def trace(sql: str) -> None:
        if "WHERE deadline <=" in sql:
            asked.append(sql)

    await house.database.read(lambda raw: raw.set_trace_callback(trace))
    task = asyncio.create_task(house.timekeeper.run())
    try:
        yield asked
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await house.database.read(lambda raw: raw.set_trace_callback(None))


async def settled(house: House) -> None:
    """What the timekeeper would do at once it has done."""
    for _ in range(20):
        await house.desk.store.next_time()


async def test_only_a_nearer_time_is_looked_for(house: House) -> None:
    game = await house.opened(BORIS)
    async with looks(house) as asked:
        await settled(house)
        before = len(asked)
        table = await house.desk.table(game)
        for _ in range(3):
            # Later and later: a lobby's patience begins anew with every change.
            house.clock.time += 1
            table = await house.desk.save(table, table.with_change())
        await settled(house)
        assert len(asked) == before
        await house.lobby.start(game, ANYA, admin=False)
        await settled(house)
        assert len(asked) == before + 1
