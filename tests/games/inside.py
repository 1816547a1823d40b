"""The bot inside this process, over HTTP as always, by a clock that stands until it is moved."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from pydantic import SecretStr

from bot.app import new_dispatch
from bot.config import Settings
from bot.delivery.budget import Limits
from bot.delivery.minute import Pace
from bot.delivery.receiving import Poller
from bot.delivery.session import make_bot
from bot.house import House, build_house
from handlers.routers import MODULES
from playground.server import DEFAULT_TOKEN, Playground, new_telegram
from storage.database import Database
from tests.standing_clock import StandingClock

from .app import App
from .world import World

LIMITS = Limits(chat_burst=10_000, chat_rate=10_000, all_burst=10_000, all_rate=10_000)
"""A group's minute as it is; what is limited by real seconds would not know of the clock here."""
BOUNDLESS = replace(
    LIMITS, group_calls=100_000, urgent=50_000, quick=50_000, table=Pace(0, 0), hand=Pace(0, 0)
)
"""Everything is drawn at once, in groups too."""


@dataclass
class Inside:
    """A world with the bot in it."""

    world: World
    house: House
    clock: StandingClock
    playground: Playground

    async def settle(self) -> None:
        """Everything that can be done at this moment is done, and the app has seen it."""
        await self.house.courier.quiet()
        seq = self.playground.telegram.feed.seq
        await self.world.app.until(lambda: self.world.app.seq >= seq)

    async def advance(self, seconds: float) -> None:
        """So much later, when everything that was due by then is done."""
        self.playground.telegram.clock.advance(seconds)
        self.clock.advance(seconds)
        self.house.courier.wake()
        await self.settle()


@asynccontextmanager
async def new_inside(folder: Path, limits: Limits = LIMITS) -> AsyncIterator[Inside]:
    """A world without people and the bot in it, its database in `folder`. One at a time."""
    settings = Settings(bot_token=SecretStr(DEFAULT_TOKEN), computer_pace=0)
    clock = StandingClock()
    database = await Database.open(folder / "durak.db")
    async with await Playground.start(new_telegram()) as playground, App(playground.url) as app:
        bot = make_bot(DEFAULT_TOKEN, playground.url)
        house = build_house(settings, database, bot, "bot", limits=limits, clock=clock)
        dispatch = new_dispatch(house, bot)
        poller = Poller(bot, dispatch, long_poll=1)
        tasks = [asyncio.create_task(poller.run()), asyncio.create_task(house.courier.run())]
        try:
            yield Inside(World(app), house, clock, playground)
        finally:
            await poller.stop()
            await house.courier.stop()
            await asyncio.gather(*tasks)
            await bot.session.close()
            await database.close()
            for module in MODULES:
                # aiogram's routers would belong to this dispatcher for ever.
                module.router._parent_router = None
