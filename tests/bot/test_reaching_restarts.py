"""Over restarts: a reminder is said once, and a table that the chat has left behind comes again."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from playground.server import Playground, new_telegram
from storage.database import Database
from tests.bot.running import TOKEN, Running
from tests.bot.seeds import SHORT, Seed, plant_one
from tests.bot.town import Town
from tests.games.app import App, Json, buttons

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_half_time_and_a_table_left_behind(tmp_path: Path) -> None:
    database = tmp_path / "durak.db"
    async with (
        await Playground.start(new_telegram(TOKEN)) as playground,
        App(playground.url) as app,
    ):
        settings = {"BOT_TOKEN": TOKEN, "BOT_API_URL": playground.url}
        town = Town(app, Running(tmp_path, **settings))
        game = await _planted(town, database)
        anya, boris = game["people"]
        async with Running(tmp_path, **settings) as first:
            await first.line("event=ready")
            table, hand = await town.seen(game["group"], "h:"), await town.seen(anya, "c:")
            assert await first.terminate() == 0
        with closing(sqlite3.connect(database)) as raw, raw:
            raw.execute("UPDATE games SET remind = ?", (time.time() - 1,))
        for number in range(5):
            await town.say(boris, game["group"], f"/stats {number}")
        async with Running(tmp_path, **settings) as second:
            reminder = await _fresher(town, anya, hand)
            await second.line("event=ready")
        async with Running(tmp_path, **settings) as third:
            await third.line("event=ready")
            for number in range(5):
                await town.say(boris, game["group"], f"/top {number}")
            await town.app.until_queue_is_empty()
            hands = [_id(hand) for hand in town.standing(anya, "c:")]
            assert hands == [_id(reminder)], "killed, and not said again"
            await _play_a_bout(town, anya, boris)
            again = await town.until(lambda: _newer(town, game, table))
            assert buttons(again)
            await town.until(lambda: not buttons(town.app.messages[again["chat_id"]][_id(table)]))
            assert again["silent"]


async def _planted(town: Town, path: Path) -> Json:
    database = await Database.open(path)
    try:
        return await plant_one(town, database, Seed(SHORT, clock=600))
    finally:
        await database.close()


async def _fresher(town: Town, person: int, than: Json) -> Json:
    """The hand that was sent after this one, once it is the only one."""

    def fresh() -> Json | None:
        hands = town.standing(person, "c:")
        return hands[0] if len(hands) == 1 and _id(hands[0]) > _id(than) else None

    found: Json = await town.until(fresh)
    return found


async def _play_a_bout(town: Town, leader: int, defender: int) -> None:
    await town.press(leader, await town.seen(leader, "c:"), "c:")
    await town.press(defender, await town.seen(defender, ":take"), "m:")


def _newer(town: Town, game: Json, table: Json) -> Json | None:
    found = town.standing(game["group"], "h:")
    return found[0] if found and _id(found[0]) > _id(table) else None


def _id(message: Json) -> int:
    return int(message["message_id"])
