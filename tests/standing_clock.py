"""A clock for the tests of delivery: time passes when the test says so."""

from __future__ import annotations

import asyncio

from bot.delivery.clock import Clock


class StandingClock(Clock):
    """Time stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0
        self._moved = asyncio.Event()

    def now(self) -> float:
        """Seconds since 1970."""
        return self.time

    def advance(self, seconds: float) -> None:
        """Who waits for a time that has come by now goes on."""
        self.time += seconds
        self._moved.set()
        self._moved = asyncio.Event()

    async def wait(self, event: asyncio.Event, seconds: float | None) -> None:
        """Returns when the event is set or the clock has been moved so far."""
        until = None if seconds is None else self.time + seconds
        while not event.is_set() and (until is None or self.time < until):
            waits = [asyncio.ensure_future(e.wait()) for e in (event, self._moved)]
            try:
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for wait in waits:
                    wait.cancel()
