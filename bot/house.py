"""Tables, screens, storage and delivery, joined."""

from __future__ import annotations

from dataclasses import dataclass

import structlog
from aiogram import Bot

from bot.config import Settings
from bot.delivery.courier import Courier
from bot.delivery.ports import Signals
from bot.painting import Painter
from bot.tables.again import Again
from bot.tables.desk import Desk
from bot.tables.house_rules import HouseRules
from bot.tables.leaving import Leaving
from bot.tables.lobby import Lobby
from bot.tables.play import Play
from bot.tables.timekeeper import Timekeeper
from bot.tables.turns import Pace
from handlers import Services
from storage.copies import Leftover
from storage.database import Database
from storage.games import Games
from storage.messages import Messages, StoredMessage
from storage.people import Chats, People
from storage.purses import Purses
from storage.standings import Standings

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class House:
    """What runs: handlers call the services, the courier draws, the timekeeper looks at clocks."""

    services: Services
    games: Games
    courier: Courier[StoredMessage, Leftover]
    timekeeper: Timekeeper

    async def wake_up(self) -> None:
        """After a start: nobody's clock ran meanwhile, and every message is drawn anew.

        Games that this version of the bot cannot read are closed first.
        """
        await self.timekeeper.give_grace()
        await self.services.desk.close_all_damaged()
        await self.games.want_all()


def build_house(settings: Settings, database: Database, bot: Bot, username: str) -> House:
    """Everything over this database and this bot."""
    games, people, chats = Games(database), People(database), Chats(database)
    desk = Desk(games, pace=Pace(computer=settings.computer_pace))
    purses = Purses(database)
    lobby, play = Lobby(desk, purses), Play(desk)
    timekeeper = Timekeeper(desk, play, lobby)
    painter = Painter(
        desk, people, chats, purses, username=username, language=settings.default_language
    )

    async def migrated(old: int, new: int) -> None:
        await chats.move(old, new)
        desk.forget_all()
        await timekeeper.start_clocks(new)
        desk.tell()

    async def rested(chat_id: int, seconds: float) -> None:
        await timekeeper.give_grace(chat_id, seconds)

    async def muted(chat_id: int, game_id: int) -> None:
        _log.warning("the bot may not write", chat=chat_id)
        await timekeeper.stop_clock(game_id)

    async def photos_refused(chat_id: int) -> None:
        _log.info("tables are words: no photos may be sent", chat=chat_id)
        await chats.refuse_photos(chat_id, True)

    async def returned(chat_id: int) -> None:
        await chats.refuse_photos(chat_id, False)
        await chats.wake(chat_id)
        await timekeeper.start_clocks(chat_id)
        desk.tell()

    courier: Courier[StoredMessage, Leftover] = Courier(
        bot,
        Messages(database),
        painter,
        Signals(
            on_rest=rested,
            on_migrated=migrated,
            on_muted=muted,
            on_photos_refused=photos_refused,
            on_seen=timekeeper.start_clock,
        ),
    )
    desk.listen(courier.wake)
    services = Services(
        desk=desk,
        lobby=lobby,
        play=play,
        leaving=Leaving(desk, lobby),
        again=Again(desk),
        house_rules=HouseRules(chats),
        people=people,
        chats=chats,
        purses=purses,
        standings=Standings(database),
        courier=courier,
        painter=painter,
        migrated=migrated,
        returned=returned,
        language=settings.default_language,
        clock=settings.clock,
    )
    return House(services, games, courier, timekeeper)
