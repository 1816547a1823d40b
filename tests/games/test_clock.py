"""The clock plays for the silent, computers for the gone; a bot that is down punishes nobody."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random

from .app import App, buttons, text_of
from .bot_process import BotProcess
from .checks import check_calls, check_log, until_end_is_shown
from .players import Player, game_of, play_to_the_end
from .playing import Table, card_button, new_table, read_played
from .stored import StoredGame, StoredMove, read_game
from .taps import check_taps
from .world import new_world

GRACE = 20
"""Seconds that a running turn has at least after a restart (architecture.md, Time)."""


async def test_a_silent_game_ends_by_itself(tmp_path: Path) -> None:
    """Each of the two misses two clocks and is gone; with nobody left there is no result."""
    database = tmp_path / "durak.db"
    async with new_world() as world, BotProcess(world.app.url, database, CLOCK="1") as bot:
        app = world.app
        table = await new_table(world, 2)
        await app.until(lambda: _is_closed(app, table))
        stored = read_game(database, table.game)
        assert stored.row["phase"] == "closed"
        assert not stored.results
        assert stored.record.replay().position == stored.row["snapshot"]
        assert sorted(move.seat for move in _missed(stored)) == [0, 0, 1, 1]
        assert all(move.played != "person" for move in stored.moves)
        await app.until(lambda: not _with_buttons(app, table))
        await check_calls(app, [table.group])
        check_log(bot)


async def test_a_game_goes_on_without_a_silent_player(tmp_path: Path) -> None:
    """After two missed clocks a computer plays for him, and he is counted last."""
    database = tmp_path / "durak.db"
    async with new_world() as world, BotProcess(world.app.url, database, CLOCK="6") as bot:
        app = world.app
        table = await new_table(world, 2, deck="24")
        awake, silent = table.people
        player = Player(app, awake, table.group, table.game, Random(6), name=table.names[awake])
        async with asyncio.timeout(200):
            await play_to_the_end([player])
        played = read_played(world, table, database)
        await until_end_is_shown(app, played)
        check_stored_but_places(played.stored)
        seat = played.stored.seat_of(silent)
        first, second = (m.number for m in _missed(played.stored) if m.seat == seat)
        assert first < second
        later = [m.played for m in played.stored.moves[second + 1 :] if m.seat == seat]
        assert set(later) <= {"computer"}
        assert played.stored.results[seat]["place"] == 2
        assert check_taps(played.stored, app.presses) > 0
        assert any("играет компьютер" in text_of(seen.message) for seen in app.seen)
        check_log(bot)


async def test_downtime_is_not_punished(tmp_path: Path) -> None:
    """The bot is down when the turn runs out: after the start there is time to make it."""
    database = tmp_path / "durak.db"
    async with new_world() as world, BotProcess(world.app.url, database, CLOCK="60") as bot:
        app = world.app
        table = await new_table(world, 2)
        await bot.kill()
        _let_pass(database, 3600)
        started = time.time()
        await bot.start()
        stored = read_game(database, table.game)
        assert not stored.moves
        assert started + GRACE <= stored.row["deadline"] <= time.time() + GRACE
        press = await app.press(*await card_button(app, table))
        assert press.text == ""
        stored = read_game(database, table.game)
        assert [move.played for move in stored.moves] == ["person"]
        check_log(bot)


def _let_pass(database: Path, seconds: float) -> None:
    """For a bot that is not running, so much time has passed."""
    with closing(sqlite3.connect(database)) as raw, raw:
        raw.execute("UPDATE games SET deadline = deadline - ?", (seconds,))


def check_stored_but_places(stored: StoredGame) -> None:
    """As `checks.check_stored`, for a game that somebody left: his place is the last one."""
    assert stored.row["phase"] == "over"
    game = stored.record.replay()
    assert game.position == stored.row["snapshot"]
    assert game.outcome is not None
    assert tuple(row["seat"] for row in stored.results if row["fool"]) == game.outcome.fools


def _missed(stored: StoredGame) -> list[StoredMove]:
    """The moves that the clock made, but for passes: saying nothing more is no missed turn."""
    return [m for m in stored.moves if m.played == "clock" and m.move != "pass"]


def _is_closed(app: App, table: Table) -> bool:
    """Whether the group sees that the game ended without a result."""
    shown = app.messages.get(table.group, {}).values()
    return any("результата нет" in text_of(message) for message in shown)


def _with_buttons(app: App, table: Table) -> list[str]:
    """The texts of messages of the game that still have buttons."""
    chats = (table.group, *table.people)
    shown = [message for chat in chats for message in app.messages.get(chat, {}).values()]
    return [text_of(m) for m in shown if game_of(m) == table.game and buttons(m)]
