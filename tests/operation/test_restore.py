"""`python -m bot restore`: a copy takes the database's place, and no newer message misleads."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from storage.backup import back_up
from storage.database import DatabaseBusy, take_lock
from storage.migrations import migrate, migrations
from storage.restoring import restore
from tests.bot.old_database import old_database, write
from tests.bot.running import ended
from tests.bot.town import STALE
from tests.chaos.settling import settle
from tests.games.app import App, Json, buttons, text_of
from tests.games.bot_process import BotProcess
from tests.games.checks import check_log
from tests.games.playing import card_button, new_table
from tests.games.stored import read_game
from tests.games.world import new_world
from tests.operation.databases import PLAYED, new_database, rows

_NOON = datetime(2026, 11, 30, 12, tzinfo=UTC).timestamp()


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
    log = database.with_name("durak.db-wal")
    with rows(database) as raw:
        raw.execute("PRAGMA journal_mode = WAL")
        raw.execute("UPDATE games SET rules = 'newest'")
        left = log.read_bytes()
        assert left
    log.write_bytes(left)
    kept = restore(database.with_name("copy.db"), database)
    assert kept is not None
    assert not log.exists()
    assert rules_in(database) == "mode=throw_in"
    assert rules_in(kept) == "newest"


def test_of_a_database_that_cannot_be_read_everything_is_kept(database: Path) -> None:
    log = database.with_name("durak.db-wal")
    database.write_text("moths have been here")
    log.write_text("and here")
    kept = restore(database.with_name("copy.db"), database)
    assert kept is not None
    assert kept.read_text() == "moths have been here"
    assert kept.with_name(kept.name + "-wal").read_text() == "and here"
    assert not log.exists()
    assert rules_in(database) == "mode=throw_in"


def test_a_log_without_its_database_is_not_taken_for_the_new_ones(database: Path) -> None:
    database.unlink()
    log = database.with_name("durak.db-wal")
    log.write_bytes(b"whatever this was")
    assert restore(database.with_name("copy.db"), database) is None
    assert not log.exists()
    assert rules_in(database) == "mode=throw_in"


def stamps(path: Path) -> list[int]:
    with rows(path) as raw:
        return [row[0] for row in raw.execute("SELECT stamp FROM games")]


def next_game(path: Path) -> int:
    """The id that the next game will have."""
    with rows(path) as raw:
        (last,) = raw.execute("SELECT seq FROM sqlite_sequence WHERE name = 'games'").fetchone()
        return int(last) + 1


def test_what_was_shown_since_is_stale_however_often_a_copy_is_restored(database: Path) -> None:
    copy, now = database.with_name("copy.db"), 1_800_000_000.0
    assert stamps(database) == [5]
    for later in range(3):
        restore(copy, database, now + later)
        assert stamps(database) == [1_800_000_000_000 + 1000 * later]
        with rows(database) as raw:
            raw.execute("UPDATE games SET stamp = stamp + 900")
    kept = restore(database, database.with_name("other.db"), now + 3)
    assert (kept, stamps(database.with_name("other.db"))) == (None, [1_800_000_003_000])


def test_everything_is_drawn_anew_and_may_have_been_sent_since(database: Path) -> None:
    with rows(database.with_name("copy.db")) as raw:
        raw.execute("UPDATE messages SET shown = wanted, look = 'as it was', message_id = id")
    restore(database.with_name("copy.db"), database)
    with rows(database) as raw:
        found = raw.execute("SELECT shown, wanted, look, doubt FROM messages").fetchall()
    assert found == [(3, 4, None, 1)] * 3


def test_the_number_of_a_game_is_not_given_again(database: Path) -> None:
    """Nor where the copy knows of no game at all."""
    folder = database.parent
    with rows(database) as raw:
        raw.execute("UPDATE sqlite_sequence SET seq = 7 WHERE name = 'games'")
    with closing(sqlite3.connect(folder / "empty.db", isolation_level=None)) as raw:
        migrate(raw)
    for name in ("copy.db", "copy.db", "empty.db"):
        restore(folder / name, database)
        assert next_game(database) == 8


def test_a_database_that_was_begun_after_a_loss_does_not_know_the_numbers(database: Path) -> None:
    """What was lost had given out more of them than the new one, which begins at 1 again."""
    database.unlink()
    with old_database(database) as raw:
        write(raw, -9, [90, 91], replace(PLAYED, moves=((0, "7c"),)))
    restore(database.with_name("copy.db"), database, _NOON)
    assert next_game(database) == (30 + 303) * 86400 + 43200 + 2


def test_where_the_old_numbers_are_not_known_they_cannot_be_met(database: Path) -> None:
    """More games than one a second since the year began would have to have been begun."""
    for later in (0, 1):
        database.write_text("moths have been here")
        restore(database.with_name("copy.db"), database, _NOON + later)
        assert next_game(database) == (30 + 303) * 86400 + 43200 + later + 2


def test_a_link_is_followed(database: Path) -> None:
    link = database.with_name("link.db")
    link.symlink_to(database)
    with take_lock(link), pytest.raises(DatabaseBusy):
        restore(database.with_name("copy.db"), database)
    with take_lock(database), pytest.raises(DatabaseBusy):
        restore(database.with_name("copy.db"), link)
    kept = restore(database.with_name("copy.db"), link)
    assert kept is not None
    assert link.is_symlink() and not kept.is_symlink()
    assert (rules_in(database), rules_in(kept)) == ("mode=throw_in", "newer")


def test_two_in_one_second_keep_two(database: Path) -> None:
    kept = {restore(database.with_name("copy.db"), database) for _ in range(3)}
    assert len(kept) == 3


def test_an_old_copy_is_of_the_newest_schema_then(tmp_path: Path) -> None:
    copy, database = tmp_path / "copy.db", tmp_path / "durak.db"
    with old_database(copy) as raw:
        write(raw, -1, [10, 11], PLAYED)
    assert restore(copy, database) is None
    with rows(database) as raw:
        assert raw.execute("PRAGMA user_version").fetchone()[0] == len(migrations())
        assert raw.execute("SELECT count(*) FROM moves").fetchone()[0] == len(PLAYED.moves)


def test_the_bot_may_write_what_somebody_else_has_restored(database: Path) -> None:
    """Only root can give a file away; anybody else has only files of his own to restore."""
    owner = (10001, 10002) if os.geteuid() == 0 else (os.geteuid(), os.getegid())
    os.chown(database, *owner)
    restore(database.with_name("copy.db"), database)
    for file in (database, database.with_name("durak.db.lock")):
        assert (file.stat().st_uid, file.stat().st_gid) == owner


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
    with closing(sqlite3.connect(folder / "foreign.db")) as raw:
        raw.execute("CREATE TABLE recipes (soup TEXT)")
    (folder / "broken-off.db").touch()
    os.mkfifo(folder / "pipe")
    for name, begins in (
        ("none.db", "There is no database none.db."),
        ("durak.db", "durak.db is the database itself."),
        ("diary.db", "Nothing was restored: file is not a database."),
        ("damaged.db", "The database damaged.db is damaged: "),
        ("foreign.db", "foreign.db is no database of this bot."),
        ("broken-off.db", "broken-off.db is no database of this bot."),
        ("durak.db.lock", "durak.db.lock is no database of this bot."),
        ("pipe", "pipe is no file."),
        (".", ". is no file."),
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
            await settle(app, database)
            shown = text_of(_table(app, table.group))
            assert (await ended(tmp_path, "backup", "copy.db", DATABASE=str(database)))[0] == 0
            assert (await app.press(person, hand, data)).text == ""
            await app.send(person, person, "/hand")
            newer = await _after(app, person, hand)
            await settle(app, database)
            assert text_of(_table(app, table.group)) != shown
            check_log(bot)
        assert (await ended(tmp_path, "restore", "copy.db", DATABASE=str(database)))[0] == 0
        async with BotProcess(app.url, database, CLOCK="0") as bot:
            again = await _after(app, person, newer)
            await app.until(lambda: text_of(_table(app, table.group)) == shown)
            old = buttons(newer)[0]["callback_data"]
            assert (await app.forge(person, newer, old)).text.startswith(STALE)
            await app.until(lambda: newer["message_id"] not in app.messages[person])
            person, hand, data = await card_button(app, table)
            assert hand["message_id"] == again["message_id"]
            assert (await app.press(person, hand, data)).text == ""
            check_log(bot)
        assert len(read_game(database, table.game).moves) == 1


def _table(app: App, group: int) -> Json:
    found = app.newest(group, "h:")
    assert found is not None
    return found


async def _after(app: App, person: int, hand: Json) -> Json:
    """The person's hand in a newer message than this one."""

    def found() -> Json | None:
        newest = app.newest(person, "c:")
        is_newer = newest is not None and newest["message_id"] > hand["message_id"]
        return newest if is_newer else None

    return await app.until(found)
