"""Several transactions on one way to the disk: each its own, none told of before its time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from storage.database import Database


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(tmp_path / "durak.db")
    yield database
    await database.close()


def adding(person_id: int, name: str = "Аня") -> Callable[[sqlite3.Connection], int]:
    """Work that stores a person and returns the id."""

    def work(raw: sqlite3.Connection) -> int:
        raw.execute("INSERT INTO people (id, name) VALUES (?, ?)", (person_id, name))
        return person_id

    return work


async def stored(database: Database) -> set[int]:
    return await database.read(lambda raw: {row[0] for row in raw.execute("SELECT id FROM people")})


async def test_what_waits_meanwhile_shares_the_way(database: Database) -> None:
    said: list[str] = []
    await database.read(lambda raw: raw.set_trace_callback(said.append))
    found = await asyncio.gather(*(database.run(adding(number)) for number in range(1, 21)))
    await database.read(lambda raw: raw.set_trace_callback(None))
    assert found == [*range(1, 21)]
    assert await stored(database) == {*range(1, 21)}
    assert said.count("COMMIT") < 5


async def test_what_fails_takes_nothing_with_it(database: Database) -> None:
    def half(raw: sqlite3.Connection) -> None:
        adding(4)(raw)
        raise RuntimeError("in the middle")

    works = [adding(1), adding(2), adding(2), half, adding(5)]
    found = await asyncio.gather(*map(database.run, works), return_exceptions=True)
    assert [type(one) for one in found] == [int, int, sqlite3.IntegrityError, RuntimeError, int]
    assert await stored(database) == {1, 2, 5}


async def test_one_that_finds_no_room_is_the_only_one_that_fails(database: Database) -> None:
    told: list[Exception | None] = []
    database.watch(lambda seconds, trouble: told.append(trouble))
    pages = await database.read(lambda raw: raw.execute("PRAGMA page_count").fetchone()[0])
    await database.read(lambda raw: raw.execute(f"PRAGMA max_page_count = {pages + 2}").fetchone())
    works = [adding(1), adding(2, "Я" * 50_000), adding(3)]
    found = await asyncio.gather(*map(database.run, works), return_exceptions=True)
    assert (found[0], found[2]) == (1, 3)
    assert isinstance(found[1], sqlite3.OperationalError)
    assert await stored(database) == {1, 3}
    assert sorted(one is None for one in told) == [False, True, True]


async def test_who_goes_away_meanwhile_changes_nothing_for_the_others(database: Database) -> None:
    tasks = [asyncio.create_task(database.run(adding(number))) for number in (1, 2, 3)]
    await asyncio.wait(tasks, timeout=0)
    tasks[1].cancel()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert (found[0], found[2]) == (1, 3)
    assert isinstance(found[1], asyncio.CancelledError)
    assert {1, 3} <= await stored(database)


async def test_after_the_close_everybody_is_told(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "durak.db")
    await database.close()
    found = await asyncio.gather(
        *(database.run(adding(number)) for number in (1, 2)), return_exceptions=True
    )
    assert [type(one) for one in found] == [ValueError, ValueError]


async def test_who_sees_it_comes_after_who_stored_it(database: Database) -> None:
    """What is drawn is read from memory that the storing one keeps up to date."""
    told: set[int] = set()
    early: list[int] = []

    async def store(number: int) -> None:
        await database.run(adding(number))
        told.add(number)

    async def look() -> None:
        for _ in range(5):
            early.extend(await stored(database) - told)

    for first in range(1, 400, 4):
        numbers = range(first, first + 4)
        await asyncio.gather(*map(store, numbers), look(), look(), look())
    assert early == []
