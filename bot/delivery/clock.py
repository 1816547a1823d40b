"""Time as delivery sees it: what tests replace by a clock of their own."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress


class Clock:
    """The time of day, and waiting."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

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
