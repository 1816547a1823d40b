"""Starting, what can be in the way of it, and stopping."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.config import Settings
from bot.starting import sentence
from playground.default_world import GROUP_ID, populate
from playground.server import Playground, new_telegram
from storage.database import Database, SchemaTooNew
from tests.bot.running import TOKEN, Running, ended
from tests.games.app import App

pytestmark = pytest.mark.asyncio(loop_scope="package")

SECRET = "abcdefghijklmnopqrstuvwxyz"


@pytest_asyncio.fixture(loop_scope="package")
async def playground() -> AsyncIterator[Playground]:
    telegram = new_telegram(token=f"1:{SECRET}")
    populate(telegram)
    async with await Playground.start(telegram) as started:
        yield started


def settings_for(playground: Playground, **more: str) -> dict[str, str]:
    return {"BOT_TOKEN": f"1:{SECRET}", "BOT_API_URL": playground.url, **more}


async def test_it_starts_lives_and_stops(playground: Playground, tmp_path: Path) -> None:
    settings = settings_for(playground, LOG_LEVEL="DEBUG")
    assert (await ended(tmp_path, "health", **settings))[0] == 1
    async with Running(tmp_path, **settings) as bot, App(playground.url) as app:
        assert " database=durak.db " in await bot.line("event=ready")
        await app.send(101, GROUP_ID, "/durak")
        await app.until(lambda: app.newest(GROUP_ID, "l:"))
        assert (await ended(tmp_path, "health", **settings))[0] == 0
        code, lines = await ended(tmp_path, **settings)
        assert code == 1
        assert lines[-1] == "The database durak.db is in use by another process."
        assert await bot.terminate() == 0
        assert not [line for line in bot.lines if SECRET in line]
        assert [line for line in bot.lines if "level=debug" in line]
    assert (await ended(tmp_path, "health", **settings))[0] == 1


async def _calls_hang(app: App, count: int) -> None:
    """So many calls of the bot are under way and are not answered."""
    while sum(fault["count"] for fault in (await app.get("faults"))["faults"]) > 18 - count:
        await app.wait_change(0.1)


async def test_two_with_one_token_and_a_stop_while_calls_hang(
    playground: Playground, tmp_path: Path
) -> None:
    async with Running(tmp_path, **settings_for(playground)) as first, App(playground.url) as app:
        await first.line("event=ready")
        async with Running(tmp_path, **settings_for(playground, DATABASE="other.db")) as second:
            await second.line("event=ready")
            assert await first.code() == 1
            assert first.lines[-1] == (
                "Another instance of this bot is receiving updates; only one may."
            )
            for method in ("sendMessage", "getChatMember"):
                await app.post("faults", method=method, count=9, delay=30)
            await app.send(101, GROUP_ID, "/durak")
            await app.send(101, GROUP_ID, "/settings")
            await _calls_hang(app, 2)
            assert await second.terminate() == 0


async def test_an_api_that_does_not_answer_is_asked_again(tmp_path: Path) -> None:
    telegram = new_telegram(token=f"1:{SECRET}")
    async with await Playground.start(telegram) as first:
        port = first.port
    settings = {"BOT_TOKEN": f"1:{SECRET}", "BOT_API_URL": f"http://127.0.0.1:{port}"}
    async with Running(tmp_path, **settings) as bot:
        assert SECRET not in await bot.line("the Bot API does not answer")
        async with await Playground.start(telegram, port=port):
            await bot.line("event=ready")
            assert await bot.terminate() == 0


async def test_a_foreign_page_is_not_quoted(tmp_path: Path) -> None:
    asked_twice = asyncio.Event()
    asked: list[str] = []

    async def foreign(request: web.Request) -> web.Response:
        asked.append(request.path)
        if len(asked) > 1:
            asked_twice.set()
        return web.Response(text="<html>Buy our router!</html>", content_type="text/html")

    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", foreign)
    async with TestServer(app) as server:
        url = f"http://127.0.0.1:{server.port}"
        async with Running(tmp_path, BOT_TOKEN=TOKEN, BOT_API_URL=url) as bot:
            async with asyncio.timeout(30):
                await asked_twice.wait()
            assert "Failed to decode object" in await bot.line("the Bot API does not answer")
            assert await bot.terminate() == 0
            assert not [line for line in bot.lines if "router" in line]


async def test_it_stops_while_it_is_not_answered(tmp_path: Path) -> None:
    async with await Playground.start(new_telegram()) as gone:
        url = gone.url
    async with Running(tmp_path, BOT_TOKEN=TOKEN, BOT_API_URL=url) as bot:
        await bot.line("the Bot API does not answer")
        assert await bot.terminate() == 0


async def test_a_token_that_is_not_accepted(playground: Playground, tmp_path: Path) -> None:
    settings = settings_for(playground) | {"BOT_TOKEN": f"2:{SECRET}"}
    code, (first, said) = await ended(tmp_path, **settings)
    assert "event=starting" in first
    assert (code, said) == (
        1,
        "BOT_TOKEN is not accepted by the Bot API: is it complete and not revoked?",
    )


async def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    path = tmp_path / "durak.db"
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA user_version = 999")
    with pytest.raises(SchemaTooNew) as caught:
        await Database.open(path)
    assert sentence(caught.value, Settings(database=path)).startswith(
        f"The database {path} was written by a newer version of the bot (schema 999,"
    )


async def test_a_database_that_is_none(tmp_path: Path) -> None:
    path = tmp_path / "durak.db"
    path.write_text("Dear diary, " * 1000)
    with pytest.raises(sqlite3.DatabaseError) as caught:
        await Database.open(path)
    settings = Settings(database=path)
    assert sentence(caught.value, settings) == (
        f"The database {path} cannot be used: file is not a database."
    )


async def test_a_folder_instead_of_a_database(tmp_path: Path) -> None:
    code, (starts, *lines) = await ended(tmp_path, BOT_TOKEN=TOKEN, DATABASE=str(tmp_path))
    assert code == 1
    assert "event=starting" in starts
    assert lines == [f"The database {tmp_path} cannot be used: unable to open database file."]


async def test_a_database_in_a_folder_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "no" / "durak.db"
    with pytest.raises(OSError) as caught:
        await Database.open(path)
    assert sentence(caught.value, Settings(database=path)) == (
        f"Cannot start: No such file or directory: {path}.lock."
    )


async def test_a_port_that_is_taken_is_named_with_what_chooses_another() -> None:
    async with await Playground.start(new_telegram()) as running:
        port = int(running.url.rpartition(":")[2])
        with pytest.raises(OSError) as caught:
            await Playground.start(new_telegram(), port=port)
    told = sentence(caught.value, Settings())
    assert str(port) in told
    assert "PLAYGROUND_PORT" in told


async def test_without_a_token_it_plays_in_a_playground(tmp_path: Path) -> None:
    async with Running(tmp_path, PLAYGROUND_PORT="0") as bot:
        await bot.line("event=ready")
        _, told, address, *_ = bot.lines
        assert told == "BOT_TOKEN is not set, so the bot plays in a playground of its own."
        url = address.split()[1]
        assert address == f"Open {url} and type /durak in the group."
        async with App(url) as app:
            await app.send(101, GROUP_ID, "/durak")
            await app.until(lambda: app.newest(GROUP_ID, "l:"))
        assert await bot.terminate() == 0
    assert [*await asyncio.to_thread(tmp_path.iterdir)] == []
