"""When the playground itself stood still, so that what came then was seen late and at once."""

import asyncio
from collections import deque
from typing import Final

from playground.clock import Clock

EVERY: Final = 0.05
LATE: Final = 0.1
"""Seconds without a beat from which on it is told."""


class Pulse:
    """Beats as long as it runs; `stalls` are the last times between two beats that were late."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.stalls: deque[tuple[float, float]] = deque(maxlen=10_000)

    async def beat(self) -> None:
        """Goes on until cancelled."""
        loop = asyncio.get_running_loop()
        before = loop.time()
        while True:
            await asyncio.sleep(EVERY)
            passed = loop.time() - before
            if passed >= EVERY + LATE:
                now = self._clock.now()
                self.stalls.append((now - passed, now))
            before += passed
