"""`python -m bot restore`: a copy takes the database's place, and no newer message misleads."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.backup import back_up
from storage.database import take_lock
from storage.migrations import migrations
from storage.restoring import restore
from tests.bot.old_database import old_database, write
from tests.bot.running import ended
from tests.bot.town import STALE
from tests.games.app import App, Json, buttons
from tests.games.bot_process import BotProcess
from tests.games.checks import check_log
from tests.games.playing import card_button, new_table
from tests.games.stored import read_game
from tests.games.world import new_world
from tests.operation.databases import PLAYED, new_database, rows


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """With a copy beside it, `copy.db`, and a change since."""
    path = tmp_path / "durak.db"
    await new_database(path, PLAYED)
    back_up(path, tmp_path / "copy.db", replace=False)
    with rows(path) as raw:
        raw.execute("UPDATE games SET rules = 'newer'")
    return path


def rules_in(path: Path) -> str:
    with rows(path) as raw:
        found: str = raw.execute("SELECT rules FROM games WHERE id = 1").fetchone()[0]
        return found


async def test_the_copy_is_there_and_the_old_one_is_kept(database: Path) -> None:
    code, (said,) = await ended(database.parent, "restore", "copy.db", DATABASE="durak.db")
    kept = Path(said.rpartition(" is kept as ")[2].removesuffix("."))
    assert (code, said) == (
        0,
        f"durak.db is a copy of copy.db now. What it was before is kept as {kept}.",
    )
    assert rules_in(database) == "mode=throw_in"
    assert rules_in(database.parent / kept) == "newer"
    assert not list(database.parent.glob("*.part*"))


async def test_what_was_not_written_out_yet_is_kept_too(database: Path) -> None:
    """The bot was killed: its newest moves stand in the log beside the database."""
    with rows(database) as raw:
        raw.execute("PRAGMA journal_mode = WAL")
        raw.execute("UPDATE games SET rules = 'newest'")
        log = database.with_name("durak.db-wal").read_bytes()
        assert log
    database.with_name("durak.db-wal").write_bytes(log)
    kept = restore(database.with_name("copy.db"), database)
    assert kept is not None
    assert not database.with_name("durak.db-wal").exists()
    assert rules_in(database) == "mode=throw_in"
    assert kept.with_name(kept.name + "-wal").read_bytes() == log


def test_a_log_without_its_database_is_not_taken_for_the_new_ones(database: Path) -> None:
    database.unlink()
    log = database.with_name("durak.db-wal")
    log.write_bytes(b"whatever this was")
    assert restore(database.with_name("copy.db"), database) is None
    assert not log.exists()
    assert rules_in(database) == "mode=throw_in"


def test_what_was_shown_since_is_stale_and_what_was_sent_since_is_in_doubt(
    database: Path,
) -> None:
    asked = "SELECT stamp, doubt FROM games JOIN messages ON game_id = games.id"
    with rows(database) as raw:
        before = raw.execute(asked).fetchall()
    restore(database.with_name("copy.db"), database)
    with rows(database) as raw:
        after = raw.execute(asked).fetchall()
        (last,) = raw.execute("SELECT seq FROM sqlite_sequence WHERE name = 'games'").fetchone()
    assert before == [(5, 0)] * 3
    assert after == [(1_000_005, 1)] * 3
    assert last == 1_000_001


def test_an_old_copy_is_of_the_newest_schema_then(tmp_path: Path) -> None:
    copy, database = tmp_path / "copy.db", tmp_path / "durak.db"
    with old_database(copy) as raw:
        write(raw, -1, [10, 11], PLAYED)
    assert restore(copy, database) is None
    with rows(database) as raw:
        assert raw.execute("PRAGMA user_version").fetchone()[0] == len(migrations())
        assert raw.execute("SELECT count(*) FROM moves").fetchone()[0] == len(PLAYED.moves)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to somebody")
def test_the_bot_may_write_what_root_has_restored(database: Path) -> None:
    os.chown(database, 10001, 10002)
    restore(database.with_name("copy.db"), database)
    for file in (database, database.with_name("durak.db.lock")):
        assert (file.stat().st_uid, file.stat().st_gid) == (10001, 10002)


async def test_beside_a_running_bot_nothing_is_restored(database: Path) -> None:
    with take_lock(database):
        code, (said,) = await ended(database.parent, "restore", "copy.db", DATABASE="durak.db")
    assert (code, said) == (1, "durak.db is in use by another process: stop the bot first.")
    assert rules_in(database) == "newer"


async def test_what_is_no_sound_copy_changes_nothing(database: Path) -> None:
    folder = database.parent
    (folder / "diary.db").write_text("Dear diary, " * 1000)
    pages = bytearray((folder / "copy.db").read_bytes())
    pages[4096:8192] = b"\x07" * 4096
    (folder / "damaged.db").write_bytes(pages)
    with closing(sqlite3.connect(folder / "newer.db")) as raw:
        raw.execute("PRAGMA user_version = 999")
    for name, begins in (
        ("none.db", "There is no database none.db."),
        ("durak.db", "durak.db is the database itself."),
        ("diary.db", "Nothing was restored: file is not a database."),
        ("damaged.db", "The database damaged.db is damaged: "),
        ("newer.db", "newer.db is of a newer version of the bot: schema 999, this one knows "),
    ):
        code, (said,) = await ended(folder, "restore", name, DATABASE="durak.db")
        assert code == 1
        assert said.startswith(begins), said
        assert rules_in(database) == "newer"
    assert not list(folder.glob("*.part*")) and not list(folder.glob("durak.db.2*"))


async def test_messages_that_were_sent_since_go_when_they_are_pressed(tmp_path: Path) -> None:
    database = tmp_path / "durak.db"
    async with new_world() as world:
        app = world.app
        async with BotProcess(app.url, database, CLOCK="0") as bot:
            table = await new_table(world, 2, deck="24")
            person, hand, data = await card_button(app, table)
            assert (await ended(tmp_path, "backup", "copy.db", DATABASE=str(database)))[0] == 0
            assert (await app.press(person, hand, data)).text == ""
            await app.send(person, person, "/hand")
            newer = await _after(app, person, hand)
            check_log(bot)
        assert (await ended(tmp_path, "restore", "copy.db", DATABASE=str(database)))[0] == 0
        async with BotProcess(app.url, database, CLOCK="0") as bot:
            again = await _after(app, person, newer)
            old = buttons(newer)[0]["callback_data"]
            assert (await app.forge(person, newer, old)).text.startswith(STALE)
            await app.until(lambda: newer["message_id"] not in app.messages[person])
            move = next(
                button["callback_data"]
                for button in buttons(again)
                if button["callback_data"].split(":")[3] == data.split(":")[3]
            )
            assert (await app.press(person, again, move)).text == ""
            check_log(bot)
        assert len(read_game(database, table.game).moves) == 1


async def _after(app: App, person: int, hand: Json) -> Json:
    """The person's hand in a newer message than this one."""

    def found() -> Json | None:
        newest = app.newest(person, "c:")
        is_newer = newest is not None and newest["message_id"] > hand["message_id"]
        return newest if is_newer else None

    return await app.until(found)
