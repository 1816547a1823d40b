"""How often Telegram may be called: a group's minute, a chat's seconds, everything in all."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import structlog
from aiolimiter import AsyncLimiter

from bot.delivery.minute import GroupCalls, GroupMinute, Limits

__all__ = ["Budget", "GroupMinute", "Limits"]

_log = structlog.get_logger(__name__)

AWAY = 30 * 86400.0
"""Seconds until a group that the bot is not in is tried all the same: news of its return may have
been lost.
"""


class Budget:
    """All limits together. Never waits for one chat while another could be served."""

    def __init__(
        self,
        now: Callable[[], float],
        limits: Limits | None = None,
        on_start: Callable[[], None] | None = None,
    ) -> None:
        """`on_start` is called whenever a call starts."""
        self._now = now
        self._on_start = on_start
        self._limits = limits or Limits()
        self._groups: dict[int, GroupCalls] = {}
        self._chats: dict[int, tuple[AsyncLimiter, float]] = {}
        self._rests: dict[int, float] = {}
        self._slow: dict[int, float] = {}
        self._shut: dict[int, float] = {}
        self._all = AsyncLimiter(
            self._limits.all_burst, self._limits.all_burst / self._limits.all_rate
        )
        self.under_way = 0
        """How many calls have started and not ended."""

    def remember(self, calls: Iterable[tuple[int, float]]) -> None:
        """Calls of an earlier process count too. Of whispers nothing is remembered."""
        for chat_id, at in calls:
            self._group(chat_id).end(at, 0)

    def rest(self, chat_id: int, seconds: float) -> None:
        """Telegram wants it: no call is made into this chat for so long."""
        now = self._now()
        self._rests[chat_id] = max(self._rests.get(chat_id, 0.0), now + seconds)
        if chat_id in self._groups and self._groups[chat_id].refused(now):
            _log.warning("whispers count with the rest from now on", chat=chat_id)

    def slow_down(self, chat_id: int, seconds: float) -> None:
        """The chat's slow mode wants it: nothing is sent there for so long; edits may go on."""
        self._slow[chat_id] = max(self._slow.get(chat_id, 0.0), self._now() + seconds)

    def shut(self, chat_id: int) -> float:
        """The bot is not in this chat: no call is made there before the time that is returned, or
        `open`.
        """
        self._shut[chat_id] = until = self._now() + AWAY
        return until

    def open(self, chat_id: int) -> None:
        """The bot may be in this chat again."""
        self._shut.pop(chat_id, None)

    def shut_until(self, chat_id: int) -> float | None:
        """Until when the chat is shut, None where it is not."""
        until = self._shut.get(chat_id)
        return until if until is not None and until > self._now() else None

    def wait(
        self,
        chat_id: int,
        final: bool,
        *,
        spread: bool = True,
        receiver: int = 0,
        sends: bool = False,
    ) -> float:
        """Seconds until a call into this chat may be made; 0: now. As in `GroupMinute.free_at`.

        `receiver`: the one member of a group who will see its message, 0: everybody. `sends`: it
        puts a message there.
        """
        now = self._now()
        until = max(self._rests.get(chat_id, now), self._shut.get(chat_id, now))
        if sends:
            until = max(until, self._slow.get(chat_id, now))
        if chat_id in self._groups:
            until = max(until, self._groups[chat_id].free_at(now, final, spread, receiver))
        if until <= now and chat_id in self._chats:
            limiter, _ = self._chats[chat_id]
            return 0.0 if limiter.has_capacity() else 1 / self._limits.chat_rate
        return max(0.0, until - now)

    async def spend(self, chat_id: int, receiver: int = 0) -> None:
        """A call into this chat, for which `wait` said 0, may start when this returns."""
        limiter, _ = self._chats.get(chat_id, (None, 0.0))
        if limiter is None:
            burst = self._limits.chat_burst
            limiter = AsyncLimiter(burst, burst / self._limits.chat_rate)
        self._chats[chat_id] = (limiter, self._now())
        if chat_id < 0:
            self._group(chat_id).start(receiver)
        await limiter.acquire()
        await self._all.acquire()
        self.under_way += 1
        if self._on_start is not None:
            self._on_start()

    def ended(self, chat_id: int, receiver: int = 0) -> float:
        """The time now, noted as the end of a call into this chat."""
        now = self._now()
        self.under_way -= 1
        if chat_id < 0:
            self._group(chat_id).end(now, receiver)
        return now

    def forget_idle(self) -> None:
        """Chats without a call in the last minute take no memory."""
        now = self._now()
        horizon = now - self._limits.window
        self._groups = {c: group for c, group in self._groups.items() if not group.is_idle(now)}
        self._chats = {c: kept for c, kept in self._chats.items() if kept[1] > horizon}
        self._rests = {c: until for c, until in self._rests.items() if until > now}
        self._slow = {c: until for c, until in self._slow.items() if until > now}
        self._shut = {c: until for c, until in self._shut.items() if until > now}

    def _group(self, chat_id: int) -> GroupCalls:
        return self._groups.setdefault(chat_id, GroupCalls(self._limits))
