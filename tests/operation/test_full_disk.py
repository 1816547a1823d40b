"""A disk that takes nothing more, and then does: the whole bot over HTTP, really unable to write.

The kernel lets the bot's files grow no further (RLIMIT_FSIZE on the running process, which needs no
rights), a little behind the end of the write-ahead log: the next commit is cut off in its middle.
"""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import structlog

from bot.operation.checking import check
from bot.operation.disk import DiskWatch
from locales import words
from storage.database import Database, is_trouble
from tests.games.app import App, text_of
from tests.games.bot_process import BotProcess
from tests.games.playing import Table, card_button, new_table
from tests.games.stored import StoredGame, read_game
from tests.games.world import new_world

TRY_AGAIN = words("ru")("notice-try-again")
TROUBLE = "nothing can be stored"
CLOCK = 9
GRACE = 20


@contextmanager
def full_disk(bot: BotProcess, database: Path) -> Iterator[None]:
    """Meanwhile no file of the bot grows beyond half a page behind its write-ahead log."""
    end = database.with_name(f"{database.name}-wal").stat().st_size
    before = resource.prlimit(bot.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (end + 2000, before[1]))
    try:
        yield
    finally:
        resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, before)


def stored(database: Path, table: Table) -> tuple[StoredGame, object, object]:
    game = read_game(database, table.game)
    return game, game.row["version"], game.moves


def said(app: App, chat: int, text: str) -> int:
    return sum(text_of(m) == text for m in app.messages.get(chat, {}).values())


def deadline_of(database: Path, table: Table) -> float:
    found: float = read_game(database, table.game).row["deadline"]
    return found


async def test_taps_try_again_until_there_is_room(tmp_path: Path) -> None:
    database = tmp_path / "durak.db"
    async with (
        new_world() as world,
        BotProcess(world.app.url, database, CLOCK=str(CLOCK)) as bot,
    ):
        app = world.app
        table = await new_table(world, 2)
        (guest,) = await world.people(1)
        group = await world.group([guest])
        person, hand, data = await card_button(app, table)
        await app.until_queue_is_empty()
        before = stored(database, table)
        ends = deadline_of(database, table)
        with full_disk(bot, database):
            press = await app.press(person, hand, data)
            assert press.answer is not None and press.answer["show_alert"]
            assert press.text == TRY_AGAIN
            await app.send(guest, group, "/durak")
            await app.send(guest, guest, "/durak")
            await app.until(lambda: said(app, group, TRY_AGAIN) and said(app, guest, TRY_AGAIN))
            await app.until_queue_is_empty()
            while time.time() < ends + 1:
                await app.wait_change(1)
            assert (await app.press(person, hand, data)).text == TRY_AGAIN
            assert stored(database, table)[1:] == before[1:]
        assert (await app.press(person, hand, data)).text == ""
        game = read_game(database, table.game)
        assert [(move.played, move.number) for move in game.moves] == [("person", 0)]

        await app.send(guest, group, "/durak")
        await app.until(lambda: app.newest(group, "l:"))
        await app.until(lambda: app.newest(table.group, "m:"))
        assert (said(app, group, TRY_AGAIN), said(app, guest, TRY_AGAIN)) == (1, 1)
        assert (await asyncio.to_thread(check, database)).found == ()
    refused = [line for line in bot.log if "could not be stored" in line and "game=" in line]
    assert len(refused) == 2, "one line a tap"
    assert all(f"game={table.game} " in line and "update_id=" in line for line in refused)
    troubles = bot.errors()
    assert 1 <= len(troubles) <= 2 and all(TROUBLE in line for line in troubles), troubles
    assert [line for line in bot.log if "changes are stored again" in line]


async def test_a_silent_person_has_time_again_once_there_is_room(tmp_path: Path) -> None:
    database = tmp_path / "durak.db"
    async with (
        new_world() as world,
        BotProcess(world.app.url, database, CLOCK=str(CLOCK)) as bot,
    ):
        table = await new_table(world, 2)
        await world.app.until_queue_is_empty()
        ends = deadline_of(database, table)
        with full_disk(bot, database):
            while time.time() < ends + 3:
                await world.app.wait_change(1)
        room = time.time()
        while deadline_of(database, table) == ends:
            await world.app.wait_change(0.2)
        assert deadline_of(database, table) >= room + GRACE - 3
        assert read_game(database, table.game).moves == ()


async def test_an_update_that_must_not_be_lost_waits(tmp_path: Path) -> None:
    """That a group has moved nobody says twice, so it is confirmed once it is stored."""
    database = tmp_path / "durak.db"
    async with new_world() as world, BotProcess(world.app.url, database, CLOCK="0") as bot:
        app = world.app
        people = await world.people(2)
        made = await app.post("chats", type="group", title="Дача", members=people, admins=people)
        group = made["chat"]["id"]
        await app.send(people[0], group, "/durak")
        await app.until(lambda: app.newest(group, "l:"))
        await app.until_queue_is_empty()
        with full_disk(bot, database):
            moved = (await app.post("migrate", chat_id=group))["chat"]["id"]
            while not [line for line in bot.log if "an update waits" in line]:
                await app.wait_change(0.2)
            assert (await app.get("queue"))["pending"] > 0
        await app.until_queue_is_empty()
        await app.until(lambda: app.newest(moved, "l:"))
        with closing(sqlite3.connect(database)) as raw:
            assert raw.execute("SELECT chat_id FROM games").fetchall() == [(moved,)]
        assert "Traceback" not in "\n".join(bot.log)


async def test_sqlite_says_that_it_is_full(tmp_path: Path) -> None:
    told: list[Exception | None] = []
    database = await Database.open(tmp_path / "durak.db")
    pages = await database.read(lambda raw: raw.execute("PRAGMA page_count").fetchone()[0])
    await database.read(lambda raw: raw.execute(f"PRAGMA max_page_count = {pages}").fetchone())
    database.watch(lambda seconds, trouble: told.append(trouble))

    def big(raw: sqlite3.Connection) -> None:
        raw.execute("INSERT INTO people (id, name) VALUES (1, 'Аня')")
        raw.execute("INSERT INTO chats (id, title) VALUES (1, zeroblob(100000))")

    with pytest.raises(sqlite3.OperationalError, match="full") as caught:
        await database.run(big)
    assert is_trouble(caught.value)
    count = await database.read(lambda raw: raw.execute("SELECT count(*) FROM people").fetchone())
    assert tuple(count) == (0,)
    await database.read(lambda raw: raw.execute("PRAGMA max_page_count = 100000").fetchone())
    await database.run(big)
    await database.run(lambda raw: raw.execute("DELETE FROM people WHERE id = 2"))
    assert told == [caught.value, None], "what changes nothing says nothing of the disk"
    await database.close()


def test_a_trouble_is_told_once_a_minute() -> None:
    now, failures = [0.0], [0]

    def count() -> None:
        failures[0] += 1

    watch = DiskWatch(count, now=lambda: now[0])
    trouble = sqlite3.OperationalError("database or disk is full")
    with structlog.testing.capture_logs() as lines:
        for moment in (0.0, 1.0, 59.0, 60.0, 61.0):
            now[0] = moment
            watch.written(0.1, trouble)
            assert watch.is_in_trouble
        now[0] = 70.0
        watch.written(0.1, None)
        watch.written(0.1, None)
    assert failures == [5]
    assert not watch.is_in_trouble
    assert [(line["log_level"], line.get("after")) for line in lines] == [
        ("error", None),
        ("error", None),
        ("warning", 70.0),
    ]
