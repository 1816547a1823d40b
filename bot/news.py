"""What is done about what delivery learns of chats, and about the bot's place in them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import structlog

from bot.delivery.courier import Courier
from bot.delivery.ports import Arrived, Signals
from bot.painting import Painter
from bot.tables.desk import Desk
from bot.tables.leaving import Leaving
from bot.tables.model import Spot
from bot.tables.timekeeper import Timekeeper
from bot.tables.turns import GRACE
from storage.copies import Leftover
from storage.messages import StoredMessage
from storage.people import Chats

_log = structlog.get_logger(__name__)

_BETWEEN_TRIES = 60.0
"""Seconds between two tries to write where people write and the bot may not, as far as it knows."""


@dataclass(frozen=True, slots=True)
class News:
    """Each kind of news may come more than once."""

    desk: Desk
    timekeeper: Timekeeper
    leaving: Leaving
    chats: Chats
    painter: Painter
    courier: Callable[[], Courier[StoredMessage, Leftover]]
    """It tells of most news itself, so it is made after this."""
    _muted: dict[int, float] = field(default_factory=dict)
    """The chats where something may not be shown, and when each was last tried because of a
    message there.
    """

    def signals(self) -> Signals:
        """What delivery tells of, and whom."""
        return Signals(
            on_rest=self.rested,
            on_migrated=self.migrated,
            on_muted=self.muted,
            on_nowhere=self.leaving.give_up,
            on_photos_refused=self.photos_refused,
            on_arrived=self.arrived,
            on_seen=self.seen,
        )

    async def rested(self, chat_id: int, seconds: float) -> None:
        """The chat rests for so long: no turn ends meanwhile, nor at once afterwards."""
        await self.timekeeper.give_grace(chat_id, seconds + GRACE)

    async def migrated(self, old: int, new: int) -> None:
        """Everything of the group `old` belongs to the supergroup `new`."""
        await self.desk.renumber(old, lambda: self.chats.move(old, new))
        await self.timekeeper.start_clocks(new)
        self.desk.tell()

    async def muted(self, chat_id: int, game_id: int) -> None:
        """The game's clock rests and its starter is told so, once until it is seen again."""
        _log.warning("the bot may not write", chat=chat_id, game=game_id)
        self._muted.setdefault(chat_id, self.desk.now())
        table = await self.timekeeper.stop_clock(game_id)
        if table is not None:
            await self.courier().say(table.starter, 0, (await self.painter.resting(table)).text)

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

    async def seen(self, game_id: int) -> None:
        """The game's table or lobby is seen, so the bot may write there."""
        table = await self.desk.remembered(game_id) if self._muted else None
        if table is not None:
            self._muted.pop(table.chat_id, None)
        await self.timekeeper.start_clock(game_id)

    async def recall(self) -> None:
        """After a start: it is known again where it might not write, and which chats rest."""
        self._muted.update(dict.fromkeys(await self.chats.muted(), 0.0))
        now = self.desk.now()
        for chat_id, until in await self.chats.resting(now):
            self.courier().rest(chat_id, until - now)
            await self.rested(chat_id, until - now)

    async def removed(self, chat_id: int) -> None:
        """The bot is no longer in the group: its lobbies and games rest there."""
        store = self.desk.store
        self.courier().left(chat_id)
        for game_id in (*await store.lobbies_in(chat_id), *await store.playing_in(chat_id)):
            await self.muted(chat_id, game_id)

    async def heard(self, chat_id: int) -> None:
        """Somebody has written there, so the bot is there: it may have its rights again.

        Of rights that a group gives to all its members no bot is told.
        """
        now = self.desk.now()
        if now < self._muted.get(chat_id, now) + _BETWEEN_TRIES:
            return
        self._muted[chat_id] = now
        try:
            await self._try(chat_id)
        except Exception as error:
            # The next message there is another chance; this one is to be answered all the same.
            if not self.desk.store.is_trouble(error):
                raise

    async def returned(self, chat_id: int, thread_id: int | None = None) -> None:
        """The bot may write into the chat, or the topic, again: its games go on at once."""
        self._muted.pop(chat_id, None)
        await self.chats.refuse_photos(chat_id, False)
        await self._try(chat_id)
        await self.timekeeper.start_clocks(chat_id, thread_id)

    async def _try(self, chat_id: int) -> None:
        """What waits in the chat is tried at once."""
        self.courier().rights_changed(chat_id)
        await self.chats.wake(chat_id, self.desk.now())
        self.desk.tell()
