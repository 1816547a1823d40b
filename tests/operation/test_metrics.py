"""/metrics and /healthz of a running bot, and what makes it unhealthy."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from aiogram.exceptions import TelegramNetworkError, TelegramRetryAfter, TelegramServerError
from aiogram.methods import GetMe
from aiohttp import ClientSession
from prometheus_client.parser import text_string_to_metric_families

from bot.operation.metrics import Metrics, answer_of
from bot.operation.serving import serving
from bot.operation.vitals import QueueAge, Vitals
from storage.census import Census
from storage.database import Database
from tests.bot.running import ended
from tests.games.bot_process import BotProcess
from tests.games.checks import check_log
from tests.games.playing import card_button, new_table
from tests.games.world import new_world
from tests.operation.databases import PLAYED, new_database, rows

Figures = dict[tuple[str, str], float]


def free_port() -> int:
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


async def read(port: int, path: str) -> tuple[int, str]:
    async with (
        ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/{path}") as response,
    ):
        return response.status, await response.text()


async def figures(port: int) -> Figures:
    """Every figure by its name and its labels, joined with a blank."""
    _, text = await read(port, "metrics")
    return {
        (sample.name, " ".join(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_what_happens_is_counted(tmp_path: Path) -> None:
    port = free_port()
    async with (
        new_world() as world,
        BotProcess(world.app.url, tmp_path / "durak.db", CLOCK="0", METRICS_PORT=str(port)) as bot,
    ):
        app = world.app
        table = await new_table(world, 2)
        await app.until_queue_is_empty()
        before = await figures(port)
        person, hand, data = await card_button(app, table)
        await app.press(person, hand, data)
        assert (await app.press(person, hand, data)).text != ""
        await app.send(person, table.group, "/table")
        await app.until_queue_is_empty()
        after = await figures(port)

        def grown(name: str, labels: str = "") -> float:
            return after[name, labels] - before.get((name, labels), 0)

        assert grown("durak_taps_total") == 2
        assert grown("durak_refusals_total", "stale") == 1
        assert grown("durak_calls_total", "ok answerCallbackQuery") == 2
        assert grown("durak_updates_received_total") == 3
        assert grown("durak_updates_confirmed_total") == 3
        assert grown("durak_commit_seconds_count") >= 1
        assert after["durak_errors_total", ""] == after["durak_commit_failures_total", ""] == 0
        assert after["process_resident_memory_bytes", ""] > 10_000_000
        assert (await figures(port))["durak_tasks", ""] >= 5
        await app.until(lambda: app.newest(table.group, "m:"))
        while (await figures(port)).get(("durak_games", "playing")) != 1:
            await app.wait_change(0.5)
        assert (await figures(port))["durak_queue_age_seconds", ""] < 60
        assert await read(port, "healthz") == (200, "ok\n")
        assert (await read(port, ""))[0] == 404
        check_log(bot)


async def test_nobody_else_may_look_and_nobody_at_all_without_a_port(tmp_path: Path) -> None:
    port = free_port()
    async with new_world() as world:
        settings = {"METRICS_PORT": str(port)}
        async with BotProcess(world.app.url, tmp_path / "durak.db", **settings) as bot:
            assert listening(bot.pid) == [("127.0.0.1", port)]
            code, lines = await ended(
                tmp_path,
                BOT_TOKEN="1:playground",
                BOT_API_URL=world.app.url,
                DATABASE="other.db",
                **settings,
            )
            assert code == 1
            assert lines[-1].startswith("Cannot start: ") and str(port) in lines[-1]
        async with BotProcess(world.app.url, tmp_path / "durak.db", METRICS_PORT="") as bot:
            assert listening(bot.pid) == []


def listening(pid: int) -> list[tuple[str, int]]:
    """Where this process listens."""
    numbers = set()
    for link in Path(f"/proc/{pid}/fd").iterdir():
        target = ""
        with suppress(FileNotFoundError):  # closed meanwhile
            target = str(link.readlink())
        if target.startswith("socket:["):
            numbers.add(target[8:-1])
    found = []
    for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]:
        _, local, _, state, *rest = line.split()
        if state == "0A" and rest[5] in numbers:
            host, _, port = local.partition(":")
            address = socket.inet_ntoa(bytes.fromhex(host)[::-1])
            found.append((address, int(port, 16)))
    return found


class HandClock:
    """Moved by the test."""

    time = 1_790_000_100.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
async def watched(tmp_path: Path) -> AsyncIterator[tuple[Vitals, HandClock, Path]]:
    """Over a game whose three messages wait to be drawn."""
    path = tmp_path / "durak.db"
    await new_database(path, PLAYED)
    database, clock = await Database.open(path), HandClock()
    vitals = Vitals(Census(database), Metrics(), now=clock)
    assert vitals.troubles() == ["the bot is starting"]
    vitals.watch({}, polls=False)
    yield vitals, clock, path
    await database.close()


async def test_a_message_that_waits_too_long_is_no_health(
    watched: tuple[Vitals, HandClock, Path],
) -> None:
    vitals, clock, path = watched
    await vitals.look()
    clock.time += 120
    await vitals.look()
    assert vitals.troubles() == []
    clock.time += 1
    await vitals.look()
    assert vitals.troubles() == ["a message has waited to be drawn for 121 s"]
    with rows(path) as raw:
        raw.execute("UPDATE messages SET shown = wanted")
    await vitals.look()
    assert vitals.troubles() == []


async def test_what_waits_for_its_next_try_is_not_due(
    watched: tuple[Vitals, HandClock, Path],
) -> None:
    vitals, clock, path = watched
    with rows(path) as raw:
        raw.execute("UPDATE messages SET next_try = ?", (clock.time + 900,))
    for _ in range(2):
        await vitals.look()
        clock.time += 200
    await vitals.look()
    assert vitals.troubles() == []


async def test_a_clock_that_does_not_strike_is_no_health(
    watched: tuple[Vitals, HandClock, Path],
) -> None:
    vitals, clock, path = watched
    with rows(path) as raw:
        raw.execute("UPDATE games SET deadline = ?", (clock.time + 30,))
    clock.time += 90
    await vitals.look()
    assert vitals.troubles() == []
    clock.time += 1
    await vitals.look()
    assert vitals.troubles() == ["a turn has been overdue for 61 s"]


async def test_who_is_not_looked_at_is_not_known_to_be_well(
    watched: tuple[Vitals, HandClock, Path],
) -> None:
    vitals, clock, _ = watched
    await vitals.look()
    clock.time += 61
    assert vitals.troubles() == ["the database has not been looked at for 61 s"]


async def test_silence_of_telegram_is_no_health_while_polling(
    watched: tuple[Vitals, HandClock, Path],
) -> None:
    vitals, clock, path = watched
    with rows(path) as raw:
        raw.execute("UPDATE messages SET shown = wanted")
    vitals.watch({}, polls=False)
    clock.time += 121
    await vitals.look()
    assert vitals.troubles() == []
    vitals.watch({}, polls=True)
    clock.time += 121
    await vitals.look()
    assert vitals.troubles() == ["Telegram has not been heard for 121 s"]
    vitals.heard(0)
    assert vitals.troubles() == []


async def test_what_is_wrong_is_answered_with_503_and_in_words(
    watched: tuple[Vitals, HandClock, Path],
) -> None:
    vitals, clock, path = watched
    with rows(path) as raw:
        raw.execute("UPDATE games SET deadline = ?", (clock.time,))
    port = free_port()
    async with serving(port, Metrics(), vitals):
        await vitals.look()
        assert await read(port, "healthz") == (200, "ok\n")
        clock.time += 121
        await vitals.look()
        assert await read(port, "healthz") == (
            503,
            "a message has waited to be drawn for 121 s\na turn has been overdue for 121 s\n",
        )
    assert free_to_bind(port)


def free_to_bind(port: int) -> bool:
    with closing(socket.socket()) as found:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(("127.0.0.1", port))
        return True


async def test_a_task_that_has_ended_is_no_health(
    watched: tuple[Vitals, HandClock, Path],
) -> None:
    vitals, _, _ = watched
    task = asyncio.create_task(asyncio.sleep(3600))
    vitals.watch({"the courier": task}, polls=True)
    assert vitals.troubles() == []
    task.cancel()
    await asyncio.wait([task])
    assert vitals.troubles() == ["the courier has stopped"]


def test_an_older_state_that_is_drawn_begins_anew() -> None:
    queue = QueueAge()
    assert queue.look([(1, 4), (2, 7)], 100) == 0
    assert queue.look([(1, 4), (2, 8)], 110) == 10
    assert queue.look([(2, 8)], 115) == 5
    assert queue.look([], 120) == 0
    assert queue.waiting == 0


def test_answers_have_short_names() -> None:
    me = GetMe()
    assert answer_of(TelegramRetryAfter(me, "flood", 5)) == "429"
    assert answer_of(TelegramNetworkError(me, "gone")) == "none"
    assert answer_of(TelegramServerError(me, "502")) == "5xx"
