"""Time as delivery sees it: what tests replace by a clock of their own."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress

_SET_BACK = 1.0
"""Seconds that the computer's time is behind its own beat, so that somebody must have set it."""


class Clock:
    """The time of day, and waiting."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        beat: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._beat = beat
        self._told = 0.0
        self._at = beat()

    def now(self) -> float:
        """Seconds since 1970; never less than before.

        Set back by an hour, the computer's time would keep everything that waits, a group's minute
        among it, for an hour more. So it goes on from where it was, until the next start.
        """
        wall, at = self._wall(), self._beat()
        by_beat = self._told + at - self._at
        is_set_back = self._told > 0 and wall < by_beat - _SET_BACK
        self._told = by_beat if is_set_back else max(wall, self._told)
        self._at = at
        return self._told

    async def wait(self, event: asyncio.Event, seconds: float | None) -> None:
        """Returns when the event is set or the time has passed; None: however long it takes."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await event.wait()

    async def sleep(self, seconds: float) -> None:
        """Returns when the time has passed."""
        await self.wait(asyncio.Event(), seconds)


def growing_pause(tries: int, first: float, most: float) -> float:
    """Seconds to wait after `tries` failures in a row: doubled each time, up to `most`.

    Up to a quarter is taken off at random: those who failed together do not come back together.
    """
    pause: float = min(most, first * 2.0 ** min(tries, 30))
    return pause * random.uniform(0.75, 1.0)
