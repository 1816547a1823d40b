"""`kill -9` in the middle of games: no confirmed tap lost, none counted twice, every game ends."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from .app import App
from .bot_process import BotProcess
from .checks import (
    check_answers,
    check_calls,
    check_end,
    check_log,
    check_nothing_leaked,
    check_stored,
    until_end_is_shown,
)
from .lobby import STALE
from .players import Player, over, play_to_the_end, stamp_of
from .playing import Table, card_button, new_table, read_played
from .stored import read_game
from .taps import check_taps
from .world import new_world

KILLS = 20
MOST_BETWEEN = {"press": 5, "answer": 5, "message": 12}
"""Of these happenings at most so many pass between two kills."""


@pytest.mark.timeout(600)
async def test_twenty_kills(tmp_path: Path) -> None:
    """People go on pressing while the bot is killed and started again over the same database."""
    database = tmp_path / "durak.db"
    async with new_world() as world, BotProcess(world.app.url, database, CLOCK="86400") as bot:
        app = world.app
        tables = await asyncio.gather(
            new_table(world, 2, mode="throw_in", deck="24"),
            new_table(world, 3, deck="24"),
            new_table(world, 2, passing="explicit", deck="24"),
            new_table(world, 2, mode="simple", deck="24"),
        )
        players = [_player(app, table, person) for table in tables for person in table.people]
        async with asyncio.timeout(480), asyncio.TaskGroup() as tasks:
            tasks.create_task(play_to_the_end(players))
            tasks.create_task(_kill_often(app, bot, tables))
        played = [read_played(world, table, database) for table in tables]
        for game in played:
            await until_end_is_shown(app, game)
            check_stored(game)
            check_end(app, game)
            assert check_taps(game.stored, app.presses) > 0
        check_answers(app, played)
        check_nothing_leaked(app, played)
        await check_calls(app, [table.group for table in tables])
        check_log(bot)


def _player(app: App, table: Table, person: int) -> Player:
    return Player(app, person, table.group, table.game, Random(person), name=table.names[person])


async def _kill_often(app: App, bot: BotProcess, tables: Sequence[Table]) -> None:
    """The bot was killed as often as it should, each time while games were running."""
    dice = Random(20)
    for _ in range(KILLS):
        what = dice.choice([*MOST_BETWEEN])
        goal = app.counts[what] + dice.randint(1, MOST_BETWEEN[what])

        def is_time(what: str = what, goal: int = goal) -> bool:
            return app.counts[what] >= goal

        await app.until(is_time)
        assert not all(over(app, table.group, table.game) for table in tables)
        await bot.kill()
        await bot.start()


async def test_killed_between_commit_and_answer(tmp_path: Path) -> None:
    """The tap is delivered again, changes nothing and is answered at last."""
    database = tmp_path / "durak.db"
    async with new_world() as world, BotProcess(world.app.url, database) as bot:
        app = world.app
        table = await new_table(world, 2)
        person, hand, data = await card_button(app, table)
        await app.post("faults", method="answerCallbackQuery", count=1, delay=900, drop="before")
        press = await app.begin_press(person, hand, data)
        await app.until(lambda: _shows_later(app, table, stamp_of(hand)))
        await bot.kill()
        await _check_one_move(app, table, database)
        await bot.start()
        press = await app.answered(press)
        assert press.text.startswith(STALE)
        await app.until_queue_is_empty()
        await _check_one_move(app, table, database, unconfirmed=0)
        check_log(bot)


async def test_killed_between_answer_and_confirmation(tmp_path: Path) -> None:
    """Telegram delivers the answered tap again; it changes nothing and is answered once more."""
    database = tmp_path / "durak.db"
    async with new_world() as world, BotProcess(world.app.url, database) as bot:
        app = world.app
        table = await new_table(world, 2)
        person, hand, data = await card_button(app, table)
        await app.until_queue_is_empty()
        await app.post("faults", method="getUpdates", count=1000, code=502)
        press = await app.press(person, hand, data)
        assert press.text == ""
        await bot.kill()
        await _check_one_move(app, table, database)
        await app.clear_faults()
        answers = await _answers(app)
        await bot.start()
        await app.until_queue_is_empty()
        assert await _answers(app) == answers + 1
        await _check_one_move(app, table, database, unconfirmed=0)
        check_log(bot)


async def _answers(app: App) -> int:
    """How often the bot has answered presses."""
    calls = (await app.get("calls", since=0))["calls"]
    return sum(1 for call in calls if call["method"] == "answerCallbackQuery")


async def _check_one_move(app: App, table: Table, database: Path, unconfirmed: int = 1) -> None:
    assert (await app.get("queue"))["pending"] == unconfirmed
    stored = read_game(database, table.game)
    assert [move.number for move in stored.moves] == [0]
    assert stored.record.replay().position == stored.row["snapshot"]


def _shows_later(app: App, table: Table, stamp: int) -> bool:
    """Whether somebody's hand shows what came after this stamp."""
    hands = (app.newest(person, "c:") for person in table.people)
    return any(hand is not None and stamp_of(hand) > stamp for hand in hands)
