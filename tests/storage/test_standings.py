"""What /stats and /top count, from results written by hand."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.database import Database
from storage.purses import look
from storage.standings import Standings, StoredRecord, StoredStanding

ANYA, BORIS, VERA = 11, 12, 13
HERE, THERE = -1, -2


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "durak.db")
    yield opened
    await opened.close()


async def played(
    database: Database, chat_id: int, reason: str, *seats: tuple[int | None, int, str]
) -> None:
    """A finished game: of each seat who, which place, and `fool`, `gone` or nothing; a fool with
    a number wears so many pogony.
    """

    def work(raw: sqlite3.Connection) -> None:
        game_id = raw.execute(
            "INSERT INTO games (chat_id, phase, version, stamp, starter, rules, clock, changed)"
            " VALUES (?, 'over', 1, 1, 11, '-', 0, 0)",
            (chat_id,),
        ).lastrowid
        for seat, (person, place, how) in enumerate(seats):
            raw.execute(
                "INSERT INTO seats (game_id, seat, person_id, name, gone) VALUES (?, ?, ?, '1', ?)",
                (game_id, seat, person, "gone" in how),
            )
            badge = int(how.removeprefix("fool") or 0) if how.startswith("fool") else 0
            raw.execute(
                "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?)",
                (game_id, seat, person, reason, place, how.startswith("fool"), badge),
            )

    await database.run(work)


async def test_nobody_has_played(database: Database) -> None:
    standings = Standings(database)
    assert await standings.of_person(ANYA) == StoredRecord(0, 0, 0, 0, 0, 0, 0)
    assert await standings.of_chat(HERE, least=1, limit=10) == ()


async def test_a_person_in_one_chat_and_in_all(database: Database) -> None:
    await played(database, HERE, "fool", (ANYA, 1, ""), (BORIS, 2, ""), (VERA, 3, "fool2"))
    await played(database, HERE, "fool", (ANYA, 2, ""), (None, 1, ""), (VERA, 3, "fool"))
    await played(database, THERE, "fool", (BORIS, 1, ""), (ANYA, 2, "fool3"))
    standings = Standings(database)
    assert await standings.of_person(ANYA, HERE) == StoredRecord(2, 1, 1, 0, 0, 0, 0)
    assert await standings.of_person(ANYA) == StoredRecord(3, 1, 1, 0, 1, 0, 3)
    assert await standings.of_person(VERA) == StoredRecord(2, 0, 0, 0, 2, 0, 2)


@pytest.mark.parametrize("reason", ["draw", "idle"])
async def test_a_draw_is_no_place(database: Database, reason: str) -> None:
    await played(database, HERE, reason, (ANYA, 1, ""), (BORIS, 2, ""), (VERA, 2, ""))
    await played(database, HERE, reason, (ANYA, 1, ""), (BORIS, 1, ""))
    standings = Standings(database)
    assert await standings.of_person(ANYA) == StoredRecord(2, 1, 0, 0, 0, 1, 0)
    assert await standings.of_person(BORIS) == StoredRecord(2, 0, 0, 0, 0, 2, 0)


async def test_who_has_gone_has_no_place_and_no_draw(database: Database) -> None:
    await played(database, HERE, "fool", (ANYA, 1, ""), (BORIS, 3, "gone"), (VERA, 2, "fool"))
    await played(
        database, HERE, "draw", (ANYA, 4, "gone"), (BORIS, 1, ""), (VERA, 2, ""), (None, 2, "")
    )
    standings = Standings(database)
    assert await standings.of_person(ANYA) == StoredRecord(2, 1, 0, 0, 0, 0, 0)
    assert await standings.of_person(BORIS) == StoredRecord(2, 1, 0, 0, 0, 0, 0)
    assert await standings.of_person(VERA) == StoredRecord(2, 0, 0, 0, 1, 1, 0)


async def test_a_side_of_fools_is_two_fools(database: Database) -> None:
    await played(
        database, HERE, "fool", (ANYA, 1, ""), (BORIS, 3, "fool"), (VERA, 1, ""), (None, 3, "fool")
    )
    standings = Standings(database)
    assert await standings.of_person(VERA) == StoredRecord(1, 1, 0, 0, 0, 0, 0)
    assert await standings.of_person(BORIS) == StoredRecord(1, 0, 0, 0, 1, 0, 0)


async def test_a_chat_by_share_then_by_games(database: Database) -> None:
    def meet(raw: sqlite3.Connection) -> None:
        people = [(ANYA, "Аня"), (BORIS, "Борис"), (VERA, "Вера"), (14, "Гость")]
        raw.executemany("INSERT INTO people (id, name) VALUES (?, ?)", people)
        look(raw, HERE, BORIS, 0)
        look(raw, THERE, VERA, 0)

    await database.run(meet)
    for _ in range(2):
        await played(database, HERE, "fool", (ANYA, 1, ""), (BORIS, 2, "fool"))
        await played(database, HERE, "fool", (BORIS, 1, ""), (VERA, 2, "fool"))
        await played(database, HERE, "fool", (VERA, 1, ""), (None, 2, "fool"))
    await played(database, HERE, "fool", (14, 1, ""), (15, 2, "fool"))
    await played(database, THERE, "fool", (VERA, 1, ""), (ANYA, 2, "fool"))
    standings = Standings(database)
    assert await standings.of_chat(HERE, least=2, limit=10) == (
        StoredStanding("Аня", 2, 0, None),
        StoredStanding("Борис", 4, 2, 1000),
        StoredStanding("Вера", 4, 2, None),
    )
    assert [one.name for one in await standings.of_chat(HERE, least=1, limit=2)] == ["Аня", "Гость"]
    assert (await standings.of_chat(HERE, least=1, limit=10))[-1].name == "", "never seen by name"
