"""The connection: whole transactions, one process, every version opens."""

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest

from storage.database import Database, DatabaseBusy, SchemaTooNew
from storage.migrations import migrate, migrations

ROOT = Path(__file__).parents[2]


async def test_a_transaction_is_whole_or_nothing(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "durak.db")

    def half(raw: sqlite3.Connection) -> None:
        raw.execute("INSERT INTO people (id, name) VALUES (1, 'Аня')")
        raise RuntimeError("in the middle")

    with pytest.raises(RuntimeError, match="in the middle"):
        await database.run(half)
    assert await database.read(count_people) == 0
    await database.run(lambda raw: raw.execute("INSERT INTO people (id, name) VALUES (1, 'Аня')"))
    assert await database.read(count_people) == 1
    await database.close()


async def test_a_cancelled_task_leaves_no_transaction_open(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "durak.db")
    task = asyncio.create_task(
        database.run(lambda raw: raw.execute("INSERT INTO people (id, name) VALUES (1, 'Аня')"))
    )
    await asyncio.wait([task], timeout=0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    in_transaction = await database.read(lambda raw: raw.in_transaction)
    assert not in_transaction
    await database.close()


async def test_a_second_process_is_refused(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "durak.db")
    code = (
        "import asyncio\n"
        "from storage.database import Database, DatabaseBusy\n"
        "try:\n"
        f"    asyncio.run(Database.open({str(tmp_path / 'durak.db')!r}))\n"
        "except DatabaseBusy:\n"
        "    print('busy')\n"
    )
    second = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await second.communicate()
    assert said == b"busy\n"
    await database.close()
    with_it_gone = await Database.open(tmp_path / "durak.db")
    await with_it_gone.close()


async def test_two_openings_in_one_process_are_refused_too(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "durak.db")
    with pytest.raises(DatabaseBusy):
        await Database.open(tmp_path / "durak.db")
    await database.close()


async def test_a_newer_schema_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "durak.db"
    raw = sqlite3.connect(path)
    raw.execute(f"PRAGMA user_version = {len(migrations()) + 1}")
    raw.close()
    with pytest.raises(SchemaTooNew) as caught:
        await Database.open(path)
    assert (caught.value.found, caught.value.known) == (len(migrations()) + 1, len(migrations()))


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "durak.db"
    path.write_text("не база данных, а письмо\n" * 100, encoding="utf-8")
    with pytest.raises(sqlite3.DatabaseError):
        await Database.open(path)
    assert path.read_text(encoding="utf-8").startswith("не база")


@pytest.mark.parametrize("version", range(len(migrations()) + 1))
async def test_every_older_version_opens(tmp_path: Path, version: int) -> None:
    path = tmp_path / "durak.db"
    raw = sqlite3.connect(path, isolation_level=None)
    assert migrate(raw, to=version) == version
    raw.close()
    database = await Database.open(path)
    found = await database.read(lambda raw: raw.execute("PRAGMA user_version").fetchone()[0])
    assert found == len(migrations())
    await database.close()


async def test_a_commit_is_on_the_disk(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "durak.db")

    def settings(raw: sqlite3.Connection) -> tuple[str, int, int]:
        return tuple(  # type: ignore[return-value]
            raw.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys")
        )

    assert await database.read(settings) == ("wal", 2, 1)  # 2: FULL
    await database.close()


def count_people(raw: sqlite3.Connection) -> int:
    count: int = raw.execute("SELECT count(*) FROM people").fetchone()[0]
    return count
