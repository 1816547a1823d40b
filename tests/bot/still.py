"""The house inside this process, its clock standing until it is moved.

It receives when the test says so: the next batch, by polling or by webhook.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import ClientSession
from aiohttp.test_utils import TestServer
from pydantic import SecretStr

from bot.app import new_dispatch
from bot.config import Settings
from bot.delivery.intake import Intake
from bot.delivery.lines import Lines
from bot.delivery.ports import Dispatch, Pulse, Update
from bot.delivery.session import make_bot
from bot.delivery.webhook import SECRET_HEADER, Webhook
from bot.house import House, build_house
from bot.tables.model import Person, Table
from handlers.routers import MODULES
from playground.server import Playground, new_telegram
from playground.telegram import Telegram
from storage.database import Database
from tests.bot.running import TOKEN, Running
from tests.bot.seeds import Seed, plant_one
from tests.bot.town import Group, Town
from tests.games.app import App
from tests.games.inside import LIMITS
from tests.standing_clock import StandingClock


@dataclass
class StillTown(Town):
    """A town without a bot in it."""

    telegram: Telegram = field(kw_only=True)

    def queued(self) -> list[Update]:
        """The updates that nobody has fetched; nobody will."""
        self.telegram.updates.expire()
        updates = [update.body for update in self.telegram.updates.pending]
        self.telegram.updates.pending.clear()
        return updates


@dataclass
class StillHouse:
    """One start of the bot: it draws, and its clocks are looked at when the test says so."""

    town: StillTown
    house: House
    clock: StandingClock
    dispatch: Dispatch

    async def poll(self, updates: Sequence[Update]) -> None:
        """These were fetched in one batch, and could be confirmed now."""
        lines = Lines(Intake(self.dispatch).take, Pulse())
        lines.add(updates)
        await lines.end()
        await self.settle()

    async def hook(self, updates: Sequence[Update]) -> None:
        """These came by webhook, each in a request of its own, all of them at once."""
        app = Webhook(self.dispatch, path="/hook", secret="s").app()
        async with TestServer(app) as server, ClientSession() as http:

            async def post(update: Update) -> None:
                url, headers = server.make_url("/hook"), {SECRET_HEADER: "s"}
                async with http.post(url, json=update, headers=headers) as response:
                    assert response.status == 200

            await asyncio.gather(*(post(update) for update in updates))
        await self.settle()

    async def settle(self) -> None:
        """Everything that can be done at this moment is done."""
        self.house.courier.wake()
        await self.house.courier.quiet()

    async def advance(self, seconds: float) -> None:
        """So much later; the clocks that have run out have played."""
        self.clock.advance(seconds)
        for game_id in await self.house.games.due(self.clock.now()):
            table = await self.table(game_id)
            if table.game is None:
                await self.house.services.lobby.close_forgotten(game_id)
            else:
                await self.house.services.play.when_due(game_id)
        await self.settle()

    async def table(self, game_id: int) -> Table:
        """The table as it is stored."""
        return await self.house.services.desk.table(game_id)

    async def leads(self, game_id: int) -> None:
        """The first seat plays its first card, as a tap in the private chat does."""
        table = await self.table(game_id)
        assert table.game is not None
        seat = table.asked()[0]
        person, move = table.seats[seat], table.game.view(seat).moves[0]
        assert person.person_id is not None
        who = Person(person.person_id, person.name)
        await self.house.services.play.move(game_id, table.stamp, who, str(move))

    async def calls(self, place: Group) -> list[str]:
        """What the bot has sent and edited in the group so far, or tried to."""
        made = (await self.town.app.get("calls"))["calls"]
        return [call["method"] for call in made if call["chat_id"] == place.id and call["counted"]]


@asynccontextmanager
async def standing_town(folder: Path) -> AsyncIterator[StillTown]:
    """A town without a bot in it, where all presses are taken at once."""
    telegram = new_telegram(TOKEN)
    async with await Playground.start(telegram) as playground, App(playground.url) as app:
        yield StillTown(app, Running(folder), telegram=telegram)


@asynccontextmanager
async def still_house(
    town: StillTown, path: Path, clock: StandingClock
) -> AsyncIterator[StillHouse]:
    """A start of the bot over this database, until its end."""
    database = await Database.open(path)
    bot = make_bot(TOKEN, town.app.url)
    settings = Settings(bot_token=SecretStr(TOKEN), computer_pace=0)
    house = build_house(settings, database, bot, "bot", limits=LIMITS, clock=clock)
    await house.wake_up()
    drawing = asyncio.create_task(house.courier.run())
    try:
        still = StillHouse(town, house, clock, new_dispatch(house, bot))
        await still.settle()
        yield still
    finally:
        await house.courier.stop()
        await drawing
        await bot.session.close()
        await database.close()
        for module in MODULES:
            # aiogram's routers would belong to this dispatcher for ever.
            module.router._parent_router = None


async def planted(town: Town, path: Path, seed: Seed, clock: StandingClock) -> tuple[Group, int]:
    """The group of a game of two as in `seed`, begun at this moment, and its number."""
    database = await Database.open(path)
    try:
        game = await plant_one(town, database, seed)
        await database.run(
            lambda raw: raw.execute(
                "UPDATE games SET deadline = ?1 + clock, since = ?1, remind = NULL"
                " WHERE id = ?2 AND deadline IS NOT NULL",
                (clock.now(), game["game"]),
            )
        )
        return game["group"], int(game["game"])
    finally:
        await database.close()
