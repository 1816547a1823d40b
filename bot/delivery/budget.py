"""How often Telegram may be called: a group's minute, a chat's seconds, everything in all."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from aiolimiter import AsyncLimiter


@dataclass(frozen=True, slots=True)
class Limits:
    """The figures of architecture.md; a group's are below Telegram's own 20 a minute."""

    group_calls: int = 18
    kept_back: int = 2
    """Of those, for the drawings that end a game."""
    window: float = 60.0
    quick: int = 3
    """So many calls of a quiet group are made at once before the rest are spread."""
    urgent: int = 12
    """So many where somebody waits for the very call; what is left then stays for the table."""
    chat_burst: int = 5
    chat_rate: float = 1.0
    all_burst: int = 5
    all_rate: float = 20.0
    """With the burst: at most 25 in any second."""


class GroupMinute:
    """The calls of one group: at most `group_calls` in any window.

    aiolimiter's leaky bucket cannot say this: with a burst of b it lets b + rate x 60 calls through
    in a minute, so to hold 18 a minute it may have a burst of 4 only at 14 a minute. Nor does it
    say when the next call may be made, which the courier must know to serve other chats meanwhile.
    So this keeps the times of the calls themselves, at most 18 numbers, and nothing else.

    A call counts from its start, and leaves the window a minute after its end: it reached Telegram
    in between, so the limit holds at Telegram's side whatever the network does.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._ends: deque[float] = deque()
        self._under_way = 0

    def start(self) -> None:
        """A call is under way."""
        self._under_way += 1

    def end(self, at: float) -> None:
        """One of the calls under way ended at `at`, not before those that ended earlier."""
        self._under_way = max(0, self._under_way - 1)
        self._ends.append(at)

    def free_at(self, now: float, final: bool, spread: bool = True) -> float:
        """When a call may be made, `now` or later; a `final` one may use what is kept back.

        A few calls are made at once; then what is left is spread evenly over the time until the
        oldest leaves the window: a busy table is late by seconds, never silent for half a minute.
        Not `spread`: somebody waits for this very call, and it may be too late in a few seconds;
        more of them are made at once, yet never so many that a table stands still for a minute.
        """
        self._drop(now)
        limits = self._limits
        allowed = limits.group_calls - (0 if final else limits.kept_back)
        used = len(self._ends) + self._under_way
        if used >= allowed:
            return self._end(used - allowed, now) + limits.window
        quick = limits.quick if spread else limits.urgent
        if final or used < quick or not self._ends:
            return now
        oldest, last = self._ends[0], self._ends[-1]
        step = (oldest + limits.window - last) / (allowed - used + 1)
        return max(now, last + step)

    def is_idle(self, now: float) -> bool:
        """Whether nothing is left in the window."""
        self._drop(now)
        return not self._ends and not self._under_way

    def _end(self, number: int, now: float) -> float:
        return self._ends[number] if number < len(self._ends) else now

    def _drop(self, now: float) -> None:
        while self._ends and self._ends[0] + self._limits.window <= now:
            self._ends.popleft()


class Budget:
    """All limits together. Never waits for one chat while another could be served."""

    def __init__(self, now: Callable[[], float], limits: Limits | None = None) -> None:
        self._now = now
        self._limits = limits or Limits()
        self._groups: dict[int, GroupMinute] = {}
        self._chats: dict[int, tuple[AsyncLimiter, float]] = {}
        self._rests: dict[int, float] = {}
        self._all = AsyncLimiter(
            self._limits.all_burst, self._limits.all_burst / self._limits.all_rate
        )

    def remember(self, calls: Iterable[tuple[int, float]]) -> None:
        """Calls of an earlier process count too, and one more in each of those groups.

        That one may have been under way when the process died.
        """
        now = self._now()
        chats = set()
        for chat_id, at in calls:
            self._group(chat_id).end(min(at, now))
            chats.add(chat_id)
        for chat_id in chats:
            self._group(chat_id).end(now)

    def rest(self, chat_id: int, seconds: float) -> None:
        """No call is made into this chat for so long."""
        self._rests[chat_id] = max(self._rests.get(chat_id, 0.0), self._now() + seconds)

    def wait(self, chat_id: int, final: bool, *, spread: bool = True) -> float:
        """Seconds until a call into this chat may be made; 0: now. As in `GroupMinute.free_at`."""
        now = self._now()
        until = self._rests.get(chat_id, now)
        if chat_id in self._groups:
            until = max(until, self._groups[chat_id].free_at(now, final, spread))
        if until <= now and chat_id in self._chats:
            limiter, _ = self._chats[chat_id]
            return 0.0 if limiter.has_capacity() else 1 / self._limits.chat_rate
        return max(0.0, until - now)

    async def spend(self, chat_id: int) -> None:
        """A call into this chat, for which `wait` said 0, may start when this returns."""
        limiter, _ = self._chats.get(chat_id, (None, 0.0))
        if limiter is None:
            burst = self._limits.chat_burst
            limiter = AsyncLimiter(burst, burst / self._limits.chat_rate)
        self._chats[chat_id] = (limiter, self._now())
        if chat_id < 0:
            self._group(chat_id).start()
        await limiter.acquire()
        await self._all.acquire()

    def ended(self, chat_id: int) -> float:
        """The time now, noted as the end of a call into this chat."""
        now = self._now()
        if chat_id < 0:
            self._group(chat_id).end(now)
        return now

    def forget_idle(self) -> None:
        """Chats without a call in the last minute take no memory."""
        now = self._now()
        horizon = now - self._limits.window
        self._groups = {c: group for c, group in self._groups.items() if not group.is_idle(now)}
        self._chats = {c: kept for c, kept in self._chats.items() if kept[1] > horizon}
        self._rests = {c: until for c, until in self._rests.items() if until > now}

    def _group(self, chat_id: int) -> GroupMinute:
        return self._groups.setdefault(chat_id, GroupMinute(self._limits))
