"""A match on the pogony ladder over three deals, the bot stopped or killed between any two."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

import durak
from bot.tables.desk import Desk
from playground.server import Playground, new_telegram
from storage.database import Database
from storage.games import Games
from tests.bot.running import TOKEN, Running
from tests.bot.seeds import Seed, plant_one
from tests.bot.town import STALE, Group, Town, drawn, told
from tests.games.app import App, Json, buttons

RULES = "mode=throw_in pogony=ladder"
FIRST = "As8c/9cTc - - h 0>1 - 5 rank=A6"
"""Seat 0 leads 8c, seat 1 takes; the ace that is left is seat 0's rank: the last but the queen."""
SECOND = "7c9d/6s8c - - h 0>1 - 5 rank=Q6"
"""Seat 1 beats 7c with 8c; the six that is left is seat 1's rank."""
THIRD = "Qs8c/9cTc - - h 0>1 - 5 rank=Q7"
"""As the first one, with the queen that wins the match."""


@dataclass
class Hall:
    """A group of two and the database of their bot."""

    folder: Path
    town: Town
    settings: dict[str, str]
    group: Group
    anya: int
    boris: int
    first: int

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Running]:
        """The bot, killed at the end without any warning."""
        async with Running(self.folder, **self.settings) as bot:
            await bot.line("event=ready")
            yield bot
            assert not [line for line in bot.lines if "level=error" in line]

    async def cards_lie(self, game_id: int, ranks: str, position: str) -> None:
        """The deal that began for these ranks has come to this position."""
        database = await Database.open(self.folder / "durak.db")
        desk = Desk(Games(database))
        table = await desk.table(game_id)
        assert table.start is not None
        assert table.start.endswith(f" rank={ranks}")
        game = durak.Game.at(position, table.rules)
        await desk.save(table, table.with_change().with_game(game))
        await database.close()

    async def play(self, game_id: int, *moves: tuple[int, str]) -> None:
        """These people press buttons of their hands that end so, as soon as they are fresh."""
        for person, move in moves:
            while (answer := await self._press(person, game_id, move)) == STALE:
                await self.town.app.wait_change(0.2)
            assert answer == ""

    async def _press(self, person: int, game_id: int, move: str) -> str:
        hand = await self.town.seen(person, f":{game_id}:", f":{move}]")
        data = next(b["callback_data"] for b in buttons(hand) if _is(b, move))
        return (await self.town.press(person, hand, data))[0]

    async def end(self, *parts: str) -> Json:
        """The result in the group."""
        return await self.town.seen(self.group, "a:", *parts)

    async def next_deal(self, end: Json, *ranks: str) -> int:
        """The id of the deal that has begun after a lobby that shows these ranks."""
        assert (await self.town.press(self.boris, end, "a:"))[0] == told("notice-rematch-opened")
        lobby = await self.town.seen(self.group, ":start", *ranks)
        game_id = int(buttons(lobby)[0]["callback_data"].split(":")[1])
        assert (await self.town.act(self.boris, self.group, "start"))[0] == told("notice-started")
        await self.town.until(lambda: self.town.standing(self.group, f"h:{game_id}]"))
        return game_id


def _is(button: Json, move: str) -> bool:
    return str(button["callback_data"]).endswith(f":{move}")


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with (
        await Playground.start(new_telegram(TOKEN)) as playground,
        App(playground.url) as app,
    ):
        settings = {"BOT_TOKEN": TOKEN, "BOT_API_URL": playground.url}
        town = Town(app, Running(tmp_path, **settings))
        database = await Database.open(tmp_path / "durak.db")
        planted = await plant_one(town, database, Seed(FIRST, rules=RULES))
        await database.close()
        yield Hall(tmp_path, town, settings, planted["group"], *planted["people"], planted["game"])


async def test_three_deals(hall: Hall) -> None:
    anya, boris = hall.anya, hall.boris
    async with hall.running():
        await hall.play(hall.first, (anya, "8c"), (boris, "take"), (anya, "@As"))
        end = await hall.end("[▶️ Следующая сдача|")
    async with hall.running():
        second = await hall.next_deal(end, f"Игрок {anya}⁩ Д · ⁨Игрок {boris}⁩ 6")
    await hall.cards_lie(second, "Q6", SECOND)
    async with hall.running():
        await hall.play(second, (anya, "7c"), (boris, "8c"), (boris, "@6s"))
        end = await hall.end("[▶️ Следующая сдача|", f"a:{second}")
        third = await hall.next_deal(end, f"Игрок {anya}⁩ Д · ⁨Игрок {boris}⁩ 7")
    await hall.cards_lie(third, "Q7", THIRD)
    async with hall.running() as bot:
        await hall.play(third, (anya, "8c"), (boris, "take"), (anya, "@Qs"))
        end = await hall.end("[🔁 Ещё партию|", f"a:{third}")
        fourth = await hall.next_deal(end, "Лестница: все начинают с 6")
        assert await bot.terminate() == 0
    await hall.cards_lie(fourth, "66", FIRST.replace("A6", "66").replace("As", "6s"))


async def test_somebody_new_at_the_table_is_told_of_in_the_lobby(hall: Hall) -> None:
    anya, boris = hall.anya, hall.boris
    async with hall.running():
        await hall.play(hall.first, (anya, "8c"), (boris, "take"), (anya, "@As"))
        end = await hall.end("[▶️ Следующая сдача|")
        await hall.town.press(boris, end, "a:")
        await hall.town.seen(hall.group, ":start", f"Игрок {anya}⁩ Д")
        await hall.town.act(boris, hall.group, "add")
        lobby = await hall.town.seen(hall.group, ":start", "лестница начнётся заново, с 6")
        assert "Лестница:" not in drawn(lobby)
