"""Tables, screens, storage and delivery, joined."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from aiogram import Bot

from bot.config import Settings
from bot.delivery.budget import Limits
from bot.delivery.clock import Clock
from bot.delivery.courier import Courier
from bot.delivery.once import Once
from bot.delivery.revoked import Revoked
from bot.news import News
from bot.operation.disk import DiskWatch
from bot.operation.metrics import CountedCalls, Metrics
from bot.operation.office import Office
from bot.operation.vitals import Vitals
from bot.painting import Painter
from bot.screens.callbacks import REPEATABLE
from bot.tables.again import Again
from bot.tables.desk import Desk
from bot.tables.house_rules import HouseRules
from bot.tables.leaving import Leaving
from bot.tables.lobby import Lobby
from bot.tables.play import Play
from bot.tables.timekeeper import Timekeeper
from bot.tables.turns import Pace
from handlers import Services
from storage.census import Census
from storage.copies import Leftover
from storage.database import Database
from storage.games import Games
from storage.handled import Handled
from storage.invitations import Invitations
from storage.messages import Messages, StoredMessage
from storage.notes import Notes
from storage.people import Chats, People
from storage.purses import Purses
from storage.standings import Standings


@dataclass(frozen=True, slots=True)
class House:
    """What runs: handlers call the services, the courier draws, the timekeeper looks at clocks."""

    services: Services
    games: Games
    courier: Courier[StoredMessage, Leftover]
    timekeeper: Timekeeper
    metrics: Metrics
    vitals: Vitals
    news: News
    once: Once
    revoked: Revoked
    has_woken: asyncio.Event = field(default_factory=asyncio.Event)

    async def wake_up(self) -> None:
        """After a start: nobody's clock ran meanwhile, and what was known is known again."""
        await self.timekeeper.give_grace()
        await self.news.recall()
        await self.once.recall()

    async def draw(self) -> None:
        """Draws until stopped: after a start every message anew.

        Games that this version of the bot cannot read are closed first. All games are read for
        that, which takes seconds where there are thousands: taps are received meanwhile.
        """
        await self.services.desk.close_all_damaged()
        await self.games.want_all(self.services.desk.now())
        self.has_woken.set()
        await self.courier.run()

    async def keep_time(self) -> None:
        """Looks at the clocks, as soon as no game is left that cannot be read."""
        await self.has_woken.wait()
        await self.timekeeper.run()


def build_house(
    settings: Settings,
    database: Database,
    bot: Bot,
    username: str,
    *,
    limits: Limits | None = None,
    clock: Clock | None = None,
) -> House:
    """Everything over this database and this bot; another `clock` is for tests and benches."""
    clock = clock or Clock()
    games, people, chats = Games(database), People(database), Chats(database)
    desk = Desk(games, now=clock.now, pace=Pace(computer=settings.computer_pace))
    purses = Purses(database)
    lobby, play = Lobby(desk, purses), Play(desk)
    timekeeper = Timekeeper(desk, play, lobby)
    messages = Messages(database, people.lost)
    painter = Painter(
        desk, people, chats, purses, messages, username=username, language=settings.default_language
    )

    leaving = Leaving(desk, lobby)
    news = News(desk, timekeeper, leaving, chats, painter, lambda: courier)
    courier: Courier[StoredMessage, Leftover] = Courier(
        bot, messages, painter, news.signals(), limits=limits, clock=clock
    )
    desk.listen(courier.wake)
    database.watch(DiskWatch(timekeeper.owe_grace).written)
    metrics = _counted(bot, database)
    revoked = Revoked()
    bot.session.middleware(revoked)
    vitals = Vitals(Census(database), metrics)
    services = Services(
        desk=desk,
        lobby=lobby,
        play=play,
        leaving=leaving,
        again=Again(desk),
        house_rules=HouseRules(chats),
        people=people,
        chats=chats,
        invitations=Invitations(database),
        purses=purses,
        standings=Standings(database),
        courier=courier,
        painter=painter,
        migrated=news.migrated,
        returned=news.returned,
        removed=news.removed,
        heard=news.heard,
        witness=metrics,
        office=Office(settings.owners, Notes(database), metrics, vitals),
        language=settings.default_language,
        clock=settings.clock,
    )
    once = Once(Handled(database), REPEATABLE, clock.now)
    return House(services, games, courier, timekeeper, metrics, vitals, news, once, revoked)


def _counted(bot: Bot, database: Database) -> Metrics:
    """Figures of everything that this bot calls and this database writes."""
    metrics = Metrics()
    database.watch(metrics.written)
    bot.session.middleware(CountedCalls(metrics))
    return metrics
