"""What is done about what delivery learns of chats, and about the bot's place in them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import structlog

from bot.delivery.ports import Arrived, Signals
from bot.painting import Painter
from bot.tables.desk import Desk
from bot.tables.leaving import Leaving
from bot.tables.model import Spot
from bot.tables.timekeeper import Timekeeper
from storage.people import Chats

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class News:
    """Each kind of news may come more than once; `say` writes a text to a person."""

    desk: Desk
    timekeeper: Timekeeper
    leaving: Leaving
    chats: Chats
    painter: Painter
    say: Callable[[int, str], Awaitable[None]]

    def signals(self) -> Signals:
        """What delivery tells of, and whom."""
        return Signals(
            on_rest=self.rested,
            on_migrated=self.migrated,
            on_muted=self.muted,
            on_nowhere=self.leaving.give_up,
            on_photos_refused=self.photos_refused,
            on_arrived=self.arrived,
            on_seen=self.timekeeper.start_clock,
        )

    async def rested(self, chat_id: int, seconds: float) -> None:
        """The chat rests for so long: no turn ends meanwhile."""
        await self.timekeeper.give_grace(chat_id, seconds)

    async def migrated(self, old: int, new: int) -> None:
        """Everything of the group `old` belongs to the supergroup `new`."""
        await self.chats.move(old, new)
        self.desk.forget_all()
        await self.timekeeper.start_clocks(new)
        self.desk.tell()

    async def muted(self, chat_id: int, game_id: int) -> None:
        """The game's clock rests and its starter is told so, once until it is seen again."""
        _log.warning("the bot may not write", chat=chat_id, game=game_id)
        table = await self.timekeeper.stop_clock(game_id)
        if table is not None:
            await self.say(table.starter, (await self.painter.resting(table)).text)

    async def arrived(self, chat_id: int, thread_id: int, kind: str, message: Arrived) -> None:
        """A message of the bot stands there: the table knows how far up it is."""
        sight = self.desk.sight
        notes = {"table": sight.posted, "lobby": sight.posted, "saying": sight.heard}
        note = notes.get(kind, sight.passed)
        note(Spot(chat_id, thread_id), message.message_id, in_turn=message.in_turn)

    async def photos_refused(self, chat_id: int) -> None:
        """Tables of the chat are words from now on."""
        _log.info("tables are words: no photos may be sent", chat=chat_id)
        await self.chats.refuse_photos(chat_id, True)

    async def returned(self, chat_id: int, thread_id: int | None = None) -> None:
        """The bot may write into the chat, or the topic, again: its games go on at once."""
        await self.chats.refuse_photos(chat_id, False)
        await self.chats.wake(chat_id)
        await self.timekeeper.start_clocks(chat_id, thread_id)
        self.desk.tell()
