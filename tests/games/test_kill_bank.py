"""`kill -9` at the end of a game for chips: the bank is paid exactly once."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import durak
from bot.tables.desk import Desk
from bot.tables.model import Announcement, Phase, Seat, Table
from bot.tables.stakes import stakes
from locales import words
from storage.database import Database
from storage.games import Games
from storage.people import Chats, People

from .app import App, Json, buttons
from .bot_process import BotProcess
from .checks import check_log
from .world import World, new_world

RULES = durak.Rules(mode="throw_in", bank=True)
PAID = [("purse", 1050), ("purse", 950)]
OVER = words("ru")("notice-already-over")
LAST_CARDS = "7c/9cKh - - h 0>1 - 5"
"""The first leads the only card; covered or not, the second is the fool."""


@pytest.mark.parametrize("moment", ["before it is known", "after the commit"])
async def test_killed_at_the_end(tmp_path: Path, moment: str) -> None:
    database = tmp_path / "durak.db"
    async with new_world() as world:
        group, people = await _seed(world, database)
        async with BotProcess(world.app.url, database) as bot:
            app = world.app
            hand, data = await _card(app, people[0])
            await app.press(people[0], hand, data)
            hand, data = await _card(app, people[1])
            if moment == "after the commit":
                unanswered = {"method": "answerCallbackQuery", "delay": 900, "drop": "before"}
                await app.post("faults", count=1, **unanswered)
            press = await app.begin_press(people[1], hand, data)
            if moment == "after the commit":
                await app.until(lambda: app.newest(group, "a:"))
                assert _chips(database) == PAID
            await bot.kill()
            assert sum(chips for _, chips in _chips(database)) == 2000
            await bot.start()
            press = await app.answered(press)
            await app.until(lambda: app.newest(group, "a:"))
            if moment == "after the commit":
                assert press.text == OVER
            await app.until_queue_is_empty()
            assert _chips(database) == PAID
            check_log(bot)


async def _seed(world: World, path: Path) -> tuple[int, list[int]]:
    """A group where a game of two for 50 chips each is at its last cards."""
    people = await world.people(2)
    group = await world.group(people)
    database = await Database.open(path)
    await Chats(database).see(group, "Фишки")
    for person in people:
        await People(database).see(person, world.names[person], "ru")
        await People(database).set_reachable(person, True)
    desk = Desk(Games(database))
    lobby = Table(
        id=0,
        chat_id=group,
        thread_id=0,
        phase=Phase.LOBBY,
        version=1,
        stamp=1,
        starter=people[0],
        rules=RULES,
        clock=0,
        seats=tuple(Seat(person, world.names[person]) for person in people),
    )
    hands = (Announcement("hand", person, person, 0) for person in people)
    game_id = await desk.create(lobby, (Announcement("table", 0, group, 0), *hands))
    before = await desk.table(game_id)
    dealt = before.with_change().with_game(durak.Game.at(LAST_CARDS, RULES))
    await desk.save(before, dealt, stakes=stakes(dealt))
    await database.close()
    return group, people


async def _card(app: App, person: int) -> tuple[Json, str]:
    """The person's hand and the button of the one card that can be played."""

    def playable() -> tuple[Json, str] | None:
        hand = app.newest(person, "c:")
        marked = [b for b in buttons(hand or {}) if b["text"].startswith("▸")]
        return (hand, marked[0]["callback_data"]) if hand and marked else None

    return await app.until(playable)


def _chips(path: Path) -> list[tuple[str, int]]:
    """What is in purses by person, then what the game holds by seat."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as raw:
        return raw.execute(
            "SELECT * FROM (SELECT 'purse', chips FROM purses ORDER BY owner)"
            " UNION ALL SELECT 'held', staked FROM stakes WHERE paid IS NULL"
        ).fetchall()
