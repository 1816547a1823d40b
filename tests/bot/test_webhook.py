"""Webhook mode from end to end, with the playground as the one that calls."""

from pathlib import Path

import pytest
from aiohttp import ClientSession

from playground.default_world import GROUP_ID, populate
from playground.server import Playground, new_telegram
from tests.bot.ports import free_port
from tests.bot.running import TOKEN, Running
from tests.bot.town import Group, Town, drawn, told
from tests.games.app import App

pytestmark = pytest.mark.asyncio(loop_scope="package")

SECRET = "between-us"
ANYA = 101


async def test_updates_come_by_webhook_and_only_with_the_secret(tmp_path: Path) -> None:
    telegram = new_telegram(TOKEN)
    populate(telegram)
    port = free_port()
    url = f"http://127.0.0.1:{port}/hook"
    async with await Playground.start(telegram) as playground, App(playground.url) as app:
        settings = {
            "BOT_TOKEN": TOKEN,
            "BOT_API_URL": playground.url,
            "WEBHOOK_URL": url,
            "WEBHOOK_SECRET": SECRET,
            "WEBHOOK_PORT": str(port),
            "LOG_LEVEL": "DEBUG",
        }
        async with Running(tmp_path, **settings) as bot:
            await bot.line("event=ready")
            town = Town(app, bot)
            group = Group(GROUP_ID)
            await town.say(ANYA, group, "/durak")
            lobby = await town.seen(group, ":sit")
            assert (await town.act(ANYA, group, "add"))[0] == told("notice-computer-added")
            forged = {
                "update_id": 1,
                "callback_query": {
                    "id": "1",
                    "from": {"id": ANYA, "is_bot": False, "first_name": "Аня"},
                    "chat_instance": "1",
                    "data": next(line for line in drawn(lobby).splitlines() if ":stand]" in line)
                    .rpartition("|")[2]
                    .rstrip("]"),
                },
            }
            async with ClientSession() as http:
                for headers in ({}, {"X-Telegram-Bot-Api-Secret-Token": "guessed"}):
                    async with http.post(url, json=forged, headers=headers) as answer:
                        assert answer.status == 401
            assert (await town.act(ANYA, group, "sit"))[0] == told("notice-already-seated")
            assert await bot.terminate() == 0
            assert not [line for line in bot.lines if SECRET in line]


async def test_from_polling_to_the_webhook_and_back_nothing_is_lost(tmp_path: Path) -> None:
    """What is said between two starts waits at Telegram, whichever way it is fetched then."""
    telegram = new_telegram(TOKEN)
    populate(telegram)
    port = free_port()
    async with await Playground.start(telegram) as playground, App(playground.url) as app:
        plain = {"BOT_TOKEN": TOKEN, "BOT_API_URL": playground.url}
        webhook = {
            "WEBHOOK_URL": f"http://127.0.0.1:{port}/hook",
            "WEBHOOK_SECRET": SECRET,
            "WEBHOOK_PORT": str(port),
        }
        group = Group(GROUP_ID)
        for settings, text, shown in (
            (plain, "/durak", ":sit"),
            (plain | webhook, "/rules", "t:"),
            (plain, "/settings", "k:"),
        ):
            async with Running(tmp_path, **settings) as bot:
                town = Town(app, bot)
                await town.say(ANYA, group, text)
                await town.seen(group, shown)
                await app.until_queue_is_empty()
                assert await bot.terminate() == 0
            await town.say(ANYA, group, "/stats")
            assert (await app.get("queue"))["pending"] == 1
        assert telegram.webhook.url == ""


async def test_a_token_that_is_revoked_ends_it_though_it_asks_for_no_updates(
    tmp_path: Path,
) -> None:
    telegram = new_telegram(TOKEN)
    populate(telegram)
    port = free_port()
    async with await Playground.start(telegram) as playground, App(playground.url) as app:
        settings = {
            "BOT_TOKEN": TOKEN,
            "BOT_API_URL": playground.url,
            "WEBHOOK_URL": f"http://127.0.0.1:{port}/hook",
            "WEBHOOK_SECRET": SECRET,
            "WEBHOOK_PORT": str(port),
        }
        async with Running(tmp_path, **settings) as bot:
            await bot.line("event=ready")
            await app.post("faults", code=401, count=1000)
            await Town(app, bot).say(ANYA, Group(GROUP_ID), "/durak")
            assert await bot.code() == 1
            assert bot.lines[-1] == (
                "BOT_TOKEN is not accepted by the Bot API: is it complete and not revoked?"
            )
            assert not [line for line in bot.lines if "Traceback" in line]
