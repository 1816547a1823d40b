"""`kill -9` between a tap's steps: it has its effect once. Storms of kills: tests/chaos."""

from __future__ import annotations

from pathlib import Path

from .app import App
from .bot_process import BotProcess
from .checks import check_log
from .lobby import STALE
from .players import stamp_of
from .playing import Table, card_button, new_table
from .stored import read_game
from .world import new_world


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
