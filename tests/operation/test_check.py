"""`python -m bot check`: what is wrong with a database, and nothing else."""

from __future__ import annotations

import shutil
import zlib
from pathlib import Path

import pytest

from bot.operation.checking import check
from storage.backup import back_up
from storage.migrations import migrations
from tests.bot.old_database import OldGame, old_database, write
from tests.bot.running import ended
from tests.operation.databases import BANK, LED, PLAYED, START, TAKEN, new_database, rows, stake

NEWEST = len(migrations())


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """A lobby, a game of two moves, a game with a bank of 50 chips a seat."""
    path = tmp_path / "durak.db"
    bank = OldGame("playing", rules=BANK, start=START, snapshot=START)
    await new_database(path, OldGame("lobby"), PLAYED, bank)
    stake(path, 3, 50, 50)
    return path


async def test_what_is_sound_is_told_in_a_few_lines(database: Path) -> None:
    assert await ended(database.parent, "check", DATABASE="durak.db") == (
        0,
        [
            f"durak.db: schema {NEWEST}",
            "lobbies: 1; running games: 2, moves replayed: 2",
            "chips in purses: 1900, held by running games: 100",
            "Nothing is wrong.",
        ],
    )


async def test_a_copy_is_looked_through_where_nothing_may_be_written(database: Path) -> None:
    folder = database.parent / "archive"
    folder.mkdir()
    back_up(database, folder / "copy.db", replace=False)
    folder.chmod(0o500)
    code, lines = await ended(database.parent, "check", "archive/copy.db")
    folder.chmod(0o700)
    assert (code, lines[-1]) == (0, "Nothing is wrong.")
    assert [path.name for path in folder.iterdir()] == ["copy.db"]


async def test_a_database_of_an_older_version_is_left_at_its_schema(tmp_path: Path) -> None:
    with old_database(tmp_path / "durak.db") as raw:
        write(raw, -1, [10, 11], PLAYED)
    before = (tmp_path / "durak.db").read_bytes()
    assert check(tmp_path / "durak.db").found == ()
    assert check(tmp_path / "durak.db").seen[0].endswith("schema 4")
    assert (tmp_path / "durak.db").read_bytes() == before


SUM = zlib.crc32(f"{START}\n{LED}".encode())
WRONG = {
    "snapshot": (
        f"UPDATE games SET snapshot = '{LED}', checksum = {SUM} WHERE id = 2",
        f"game 2: its snapshot is {LED}, its moves lead to {TAKEN}",
    ),
    "checksum": (
        "UPDATE games SET checksum = checksum + 1 WHERE id = 2",
        "game 2: its checksum does not fit its start and snapshot",
    ),
    "move": (
        "UPDATE moves SET move = '9d' WHERE game_id = 2 AND number = 0",
        "game 2: its moves do not replay: ",
    ),
    "rules": ("UPDATE games SET rules = 'dwarves=7' WHERE id = 1", "game 1: its rules cannot be "),
    "no start": (
        "UPDATE games SET start = NULL WHERE id = 2",
        "game 2: its checksum does not fit its start and snapshot",
        "game 2: it runs without a start position",
    ),
    "orphan": (
        "PRAGMA foreign_keys = OFF; DELETE FROM games WHERE id = 1",
        "messages: a row belongs to a missing row of games",
        "seats: a row belongs to a missing row of games",
        "seats: a row belongs to a missing row of games",
    ),
    "held": (
        "UPDATE games SET phase = 'over' WHERE id = 3",
        "game 3: it is over and still holds chips",
    ),
    "missing stake": (
        "DELETE FROM stakes WHERE game_id = 3 AND seat = 1",
        "game 3: it holds 50 chips instead of 100",
        "game 3: 1 stakes, but 2 seats",
    ),
    "uneven": (
        "UPDATE stakes SET staked = 60 WHERE game_id = 3 AND seat = 1",
        "game 3: it holds 110 chips instead of 100",
        "game 3: its stakes are not the same for all, from 50 to 60 chips",
    ),
    "paid too much": (
        "UPDATE stakes SET paid = 51, purse = 1001 WHERE game_id = 3;"
        "UPDATE games SET phase = 'over' WHERE id = 3",
        "game 3: 100 chips were staked and 102 paid",
    ),
    "stranger": (
        "UPDATE stakes SET owner = 21 WHERE game_id = 3 AND seat = 1",
        "game 3: the stake of seat 1 is somebody else's",
        "game 3: it holds chips of 21, who has no purse",
    ),
}


@pytest.mark.parametrize("what", WRONG)
async def test_what_is_wrong_is_told_and_nothing_else(database: Path, what: str) -> None:
    sql, *sentences = WRONG[what]
    with rows(database) as raw:
        raw.executescript(sql)
    found = [*check(database).found]
    assert len(found) == len(sentences), found
    for line, sentence in zip(found, sentences, strict=True):
        assert line.startswith(sentence)


async def test_findings_make_the_exit_code(database: Path) -> None:
    with rows(database) as raw:
        raw.execute("UPDATE games SET checksum = 1 WHERE id = 2")
    code, lines = await ended(database.parent, "check", DATABASE="durak.db")
    assert (code, lines[3:]) == (
        1,
        ["- game 2: its checksum does not fit its start and snapshot"],
    )


async def test_a_damaged_file_is_told(database: Path) -> None:
    copy = database.with_name("copy.db")
    back_up(database, copy, replace=False)
    pages = bytearray(copy.read_bytes())
    with rows(copy) as raw:
        root = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'people'").fetchone()[0]
    pages[(root - 1) * 4096 : root * 4096] = b"\x07" * 4096
    copy.write_bytes(pages)
    code, lines = await ended(database.parent, "check", "copy.db")
    assert code == 1
    assert any("malformed" in line or line.startswith("- the file: ") for line in lines), lines


async def test_what_is_no_database_is_told(tmp_path: Path) -> None:
    assert await ended(tmp_path, "check", "none.db") == (1, ["There is no database none.db."])
    (tmp_path / "diary.db").write_text("Dear diary, " * 1000)
    code, (said,) = await ended(tmp_path, "check", "diary.db")
    assert (code, said) == (1, "diary.db cannot be read: file is not a database.")


async def test_a_path_that_cannot_be_looked_at_is_told(tmp_path: Path) -> None:
    too_long = f"{'d' * 300}.db"
    code, (said,) = await ended(tmp_path, "check", too_long)
    assert (code, said) == (1, f"{too_long} cannot be read: File name too long.")


async def test_a_newer_schema_is_refused(database: Path) -> None:
    newer = database.with_name("newer.db")
    shutil.copy(database, newer)
    with rows(newer) as raw:
        raw.execute(f"PRAGMA user_version = {NEWEST + 1}")
    code, (said,) = await ended(database.parent, "check", "newer.db")
    assert code == 1
    assert said == (
        f"newer.db is of a newer version of the bot: schema {NEWEST + 1}, this one knows {NEWEST}."
    )
