"""Backup, check and restore over games that run."""

from __future__ import annotations

import asyncio
from pathlib import Path

from storage.migrations import migrations
from tests.bot.running import ended
from tests.games.bot_process import BotProcess
from tests.games.checks import check_log
from tests.games.playing import card_button, new_table
from tests.games.stored import read_game
from tests.games.world import new_world
from tests.operation.databases import new_database, rows


async def test_a_game_goes_on_from_a_copy_that_was_made_while_it_ran(tmp_path: Path) -> None:
    database, copy = tmp_path / "durak.db", tmp_path / "copy.db"
    async with new_world() as world:
        app = world.app
        async with BotProcess(app.url, database, CLOCK="0") as bot:
            table = await new_table(world, 2, deck="24")
            person, hand, data = await card_button(app, table)
            assert (await app.press(person, hand, data)).text == ""
            told = await asyncio.gather(
                ended(tmp_path, "backup", "copy.db", DATABASE=str(database)),
                ended(tmp_path, "check", DATABASE=str(database)),
            )
            assert [code for code, _ in told] == [0, 0]
            assert told[1][1][-1] == "Nothing is wrong."
            await app.until(lambda: app.newest(table.group, "m:"))
            check_log(bot)
        assert (await ended(tmp_path, "check", "copy.db"))[0] == 0
        async with BotProcess(app.url, copy, CLOCK="0") as bot:
            other = next(one for one in table.people if one != person)
            taking = f"m:{table.game}:"
            answered = await app.until(lambda: app.newest(other, taking))
            take = next(
                button["callback_data"]
                for row in answered["reply_markup"]["inline_keyboard"]
                for button in row
                if button.get("callback_data", "").endswith(":take")
            )
            assert (await app.press(other, answered, take)).text == ""
            check_log(bot)
        assert [move.move for move in read_game(copy, table.game).moves][1] == "take"
        assert len(read_game(database, table.game).moves) == 1


async def test_a_damaged_game_is_played_on_from_its_moves(tmp_path: Path) -> None:
    """Snapshot and checksum say nothing any more; the moves do, and the next one repairs both."""
    database = tmp_path / "durak.db"
    async with new_world() as world, BotProcess(world.app.url, database, CLOCK="0") as bot:
        app = world.app
        table = await new_table(world, 2)
        await bot.kill()
        with rows(database) as raw:
            raw.execute("UPDATE games SET snapshot = 'moth-eaten', checksum = 7")
        code, lines = await ended(tmp_path, "check", DATABASE=str(database))
        assert (code, len(lines[3:])) == (1, 2)
        await bot.start()
        person, hand, data = await card_button(app, table)
        assert (await app.press(person, hand, data)).text == ""
        assert (await ended(tmp_path, "check", DATABASE=str(database)))[0] == 0
        repaired = f"game={table.game} "
        assert all("rebuilt from its moves" in line and repaired in line for line in bot.errors())
        assert len(bot.errors()) == 1


async def test_a_newer_schema_is_refused_with_a_sentence(tmp_path: Path) -> None:
    await new_database(tmp_path / "durak.db")
    with rows(tmp_path / "durak.db") as raw:
        raw.execute("PRAGMA user_version = 999")
    code, (starts, *lines) = await ended(tmp_path, BOT_TOKEN="1:playground")
    assert "event=starting" in starts
    assert (code, lines) == (
        1,
        [
            "The database durak.db was written by a newer version of the bot"
            f" (schema 999, this one knows {len(migrations())})."
        ],
    )
