"""SIGTERM and SIGINT, whatever is under way: exit code 0 within 5 seconds, and no tap is lost."""

from __future__ import annotations

import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from playground.default_world import GROUP_ID, populate
from playground.server import Playground, new_telegram
from tests.bot.ports import free_port
from tests.bot.running import TOKEN, Running
from tests.games.app import App

pytestmark = pytest.mark.asyncio(loop_scope="package")

ANYA, BORIS = 101, 102


@pytest_asyncio.fixture(loop_scope="package")
async def app() -> AsyncIterator[App]:
    telegram = new_telegram(TOKEN)
    populate(telegram)
    async with await Playground.start(telegram) as playground, App(playground.url) as app:
        yield app


def settings_for(app: App, **more: str) -> dict[str, str]:
    return {"BOT_TOKEN": TOKEN, "BOT_API_URL": app.url, **more}


async def called(app: App, method: str) -> None:
    """The fault ordered for one call of this method has been met."""
    while any(one["method"] == method for one in (await app.get("faults"))["faults"]):
        await app.wait_change(0.1)


async def test_sigint_while_a_chat_rests_and_a_getter_hangs(app: App, tmp_path: Path) -> None:
    async with Running(tmp_path, **settings_for(app)) as bot:
        await bot.line("event=ready")
        rest = {"code": 429, "parameters": {"retry_after": 10_000}}
        await app.post("faults", method="sendMessage", chat_id=GROUP_ID, **rest)
        await app.send(ANYA, GROUP_ID, "/durak")
        await called(app, "sendMessage")
        await app.post("faults", method="getChatMember", delay=60)
        await app.send(ANYA, GROUP_ID, "/settings")
        await called(app, "getChatMember")
        assert await bot.terminate(signal.SIGINT) == 0
        assert not [line for line in bot.lines if "Traceback" in line]


async def test_twice_sigterm_while_webhook_requests_hang(app: App, tmp_path: Path) -> None:
    """What was not answered with 200 is Telegram's to repeat: the next start takes it."""
    port = free_port()
    webhook = {
        "WEBHOOK_URL": f"http://127.0.0.1:{port}/hook",
        "WEBHOOK_SECRET": "between-us",
        "WEBHOOK_PORT": str(port),
    }
    async with Running(tmp_path, **settings_for(app, **webhook)) as bot:
        await bot.line("event=ready")
        await app.until_queue_is_empty()
        await app.post("faults", method="getChatMember", delay=60)
        await app.send(ANYA, GROUP_ID, "/settings")
        await called(app, "getChatMember")
        assert await bot.terminate(signal.SIGTERM, signal.SIGTERM, signal.SIGINT) == 0
    assert (await app.get("queue"))["pending"] == 1
    async with Running(tmp_path, **settings_for(app)) as bot:
        await app.until(lambda: app.newest(GROUP_ID, "k:"))
        assert await bot.terminate() == 0


async def test_sigterm_while_a_transaction_cannot_begin(app: App, tmp_path: Path) -> None:
    async with Running(tmp_path, **settings_for(app)) as bot:
        await bot.line("event=ready")
        await app.send(ANYA, GROUP_ID, "/durak")
        await app.until(lambda: app.newest(GROUP_ID, ":sit") or app.newest(GROUP_ID, "l:"))
        await app.until_queue_is_empty()
        with closing(sqlite3.connect(tmp_path / "durak.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            for person in (ANYA, BORIS, 103):
                await app.send(person, GROUP_ID, "/stats")
                await app.send(person, GROUP_ID, "/leave")
            assert await bot.terminate() == 0
