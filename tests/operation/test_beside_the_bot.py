"""Backup, check and restore over games that run."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.bot.running import ended
from tests.games.bot_process import BotProcess
from tests.games.checks import check_log
from tests.games.playing import card_button, new_table
from tests.games.stored import read_game
from tests.games.world import new_world


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
