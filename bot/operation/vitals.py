"""Whether everything that should run runs, and comes round: what /healthz says."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

import structlog

from bot.operation.metrics import Metrics
from storage.census import Census

_log = structlog.get_logger(__name__)

_EVERY = 5.0
"""Seconds between two looks."""


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds after which something stands still. The longest poll takes 30, a backoff 30 more."""

    receiving: float = 120.0
    drawing: float = 120.0
    clock: float = 60.0
    looking: float = 60.0


class QueueAge:
    """How long the oldest message has been due without being drawn."""

    def __init__(self) -> None:
        self._since: dict[tuple[int, int], float] = {}

    def look(self, due: Iterable[tuple[int, int]], now: float) -> float:
        """Seconds, as of `now`; `due` are the ids of what is due with the state that is seen.

        What is drawn meanwhile, if in an older state, begins anew.
        """
        self._since = {key: self._since.get(key, now) for key in due}
        return now - min(self._since.values(), default=now)

    @property
    def waiting(self) -> int:
        """How many were due at the last look."""
        return len(self._since)


class Vitals:
    """Looks every few seconds. `now` is the time of day, as in the database."""

    def __init__(
        self,
        census: Census,
        metrics: Metrics,
        *,
        now: Callable[[], float] = time.time,
        patience: Patience | None = None,
    ) -> None:
        self._census = census
        self._metrics = metrics
        self._now = now
        self._patience = patience or Patience()
        self._queue = QueueAge()
        self._age = self._overdue = 0.0
        self._looked = self._heard = now()
        self._polls = False
        self._tasks: Mapping[str, asyncio.Task[None]] | None = None

    def watch(self, tasks: Mapping[str, asyncio.Task[None]], *, polls: bool) -> None:
        """These are to run; `polls`: Telegram is asked all the time, so it answers all the time."""
        self._tasks = tasks
        self._polls = polls
        self._heard = self._now()

    def heard(self, _count: int) -> None:
        """Telegram has answered, with updates or without."""
        self._heard = self._now()

    async def run(self) -> None:
        """Looks until cancelled."""
        while True:
            try:
                await self.look()
            except sqlite3.Error as error:
                _log.warning("nothing can be counted", why=str(error))
            await asyncio.sleep(_EVERY)

    async def look(self) -> None:
        """The figures are of now."""
        now = self._now()
        count = await self._census.take(now)
        self._age = self._queue.look(count.due, now)
        self._overdue = 0.0 if count.next_time is None else max(0.0, now - count.next_time)
        self._looked = now
        self._metrics.show(
            count.games,
            self._queue.waiting,
            self._age,
            quiet=count.quiet,
            tasks=len(asyncio.all_tasks()),
        )

    def troubles(self) -> list[str]:
        """A sentence for everything that does not run or stands still; [] while all is well."""
        if self._tasks is None:
            return ["the bot is starting"]
        now, most = self._now(), self._patience
        stopped = [f"{name} has stopped" for name, task in self._tasks.items() if task.done()]
        silent = now - self._heard if self._polls else 0.0
        still = (
            (silent, most.receiving, "Telegram has not been heard"),
            (self._age, most.drawing, "a message has waited to be drawn"),
            (self._overdue, most.clock, "a turn has been overdue"),
            (now - self._looked, most.looking, "the database has not been looked at"),
        )
        return [*stopped, *(f"{what} for {s:.0f} s" for s, patience, what in still if s > patience)]
