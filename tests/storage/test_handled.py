"""Updates that have had their effect: kept over restarts, forgotten after their time."""

import sqlite3
from contextlib import closing
from pathlib import Path

from storage.database import Database
from storage.handled import Handled
from storage.migrations import migrate


async def test_what_was_noted_is_known_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "durak.db"
    database = await Database.open(path)
    for number, at in ((7, 100.0), (8, 200.0), (8, 300.0)):
        await Handled(database).note(number, at, 0)
    await database.close()
    database = await Database.open(path)
    assert await Handled(database).since(0) == {7, 8}
    assert await Handled(database).since(100) == {8}
    await Handled(database).note(9, 400, 150)
    assert await Handled(database).since(0) == {8, 9}
    await database.close()


async def test_a_database_of_schema_13_has_noted_nothing(tmp_path: Path) -> None:
    path = tmp_path / "durak.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        assert migrate(raw, to=13) == 13
    database = await Database.open(path)
    assert await Handled(database).since(0) == set()
    await Handled(database).note(5, 1, 0)
    assert await Handled(database).since(0) == {5}
    await database.close()


async def test_a_full_disk_keeps_nobody_from_being_answered(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "durak.db")
    await database.read(lambda raw: raw.execute("PRAGMA query_only = ON"))
    await Handled(database).note(5, 1, 0)
    await database.read(lambda raw: raw.execute("PRAGMA query_only = OFF"))
    assert await Handled(database).since(0) == set()
    await database.close()
