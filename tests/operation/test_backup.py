"""`python -m bot backup`: a whole copy in one file, or nothing."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from storage.backup import BackupRefused, back_up
from tests.bot.running import ROOT, ended
from tests.operation.databases import PLAYED, new_database, rows


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    path = tmp_path / "durak.db"
    await new_database(path, PLAYED)
    return path


def snapshot(path: Path) -> str:
    with closing(sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)) as raw:
        found: str = raw.execute("SELECT snapshot FROM games WHERE id = 1").fetchone()[0]
        return found


async def test_a_copy_holds_what_stands_in_the_log_beside_the_database(database: Path) -> None:
    copy = database.with_name("copy.db")
    with rows(database) as raw:
        raw.execute("UPDATE games SET snapshot = 'the newest'")
        assert database.with_name("durak.db-wal").stat().st_size > 0
        assert await ended(database.parent, "backup", "copy.db", DATABASE=str(database)) == (
            0,
            [f"copy.db is a copy of {database}."],
        )
    assert snapshot(copy) == "the newest"
    assert sorted(path.name for path in database.parent.iterdir() if "copy" in path.name) == [
        "copy.db"
    ]


async def test_a_file_that_is_there_is_written_over_only_when_told(database: Path) -> None:
    copy = database.with_name("copy.db")
    copy.write_text("my diary")
    code, (said,) = await ended(database.parent, "backup", "copy.db", DATABASE="durak.db")
    assert (code, copy.read_text()) == (1, "my diary")
    assert said == "copy.db exists already; --replace writes over it."
    code, _ = await ended(database.parent, "backup", "--replace", "copy.db", DATABASE="durak.db")
    assert (code, snapshot(copy)) == (0, snapshot(database))


async def test_what_cannot_be_copied_leaves_the_older_copy_alone(database: Path) -> None:
    copy = database.with_name("copy.db")
    back_up(database, copy, replace=False)
    kept = copy.read_bytes()
    damaged = database.with_name("damaged.db")
    pages = bytearray(kept)
    pages[4096:8192] = b"\x07" * 4096
    damaged.write_bytes(pages)
    code, (said,) = await ended(
        database.parent, "backup", "--replace", "copy.db", DATABASE="damaged.db"
    )
    assert (code, copy.read_bytes()) == (1, kept)
    assert said.startswith("The database damaged.db is damaged: ")
    assert not list(database.parent.glob("*.part*"))


async def test_a_full_disk_leaves_no_half_copy(database: Path) -> None:
    copy = database.with_name("copy.db")
    process = await asyncio.create_subprocess_exec(
        "sh", "-c", f"ulimit -f 8; exec {sys.executable} -m bot backup {copy}", cwd=ROOT,
        env={**os.environ, "DATABASE": str(database), "PYTHONDONTWRITEBYTECODE": "1"},
        stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    _, said = await process.communicate()
    assert process.returncode == 1
    assert said.startswith(b"The backup was not made: ")
    assert not copy.exists()
    assert not list(database.parent.glob("*.part*"))


@pytest.mark.parametrize("replace", [False, True])
def test_the_database_is_never_its_own_copy(database: Path, replace: bool) -> None:
    with pytest.raises(BackupRefused, match="is the database itself"):
        back_up(database, database.parent / "." / "durak.db", replace=replace)
    assert snapshot(database)


@pytest.mark.parametrize("end", [".lock", "-wal", "-shm", ".alive"])
def test_what_stands_beside_the_database_is_no_place_for_a_copy(database: Path, end: str) -> None:
    """Without the lock's file a second process would be let in."""
    beside = database.with_name(database.name + end)
    before = beside.exists()
    with pytest.raises(BackupRefused, match="belongs to the database itself"):
        back_up(database, beside, replace=True)
    assert beside.exists() is before


async def test_without_a_database_there_is_no_copy(tmp_path: Path) -> None:
    code, (said,) = await ended(tmp_path, "backup", "copy.db", DATABASE="none.db")
    assert (code, said) == (1, "There is no database none.db.")
    assert not (tmp_path / "copy.db").exists() and not (tmp_path / "none.db").exists()
