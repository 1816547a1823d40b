"""The playground's own time, and a bell to wait for."""

import asyncio
import time


class Clock:
    """Wall-clock time that tests can move forward."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """Seconds since 1970, in the playground."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Move time forward: queries expire, messages grow old."""
        self._ahead += seconds


class Bell:
    """Wakes everybody who waits at the moment it rings."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def ring(self) -> None:
        """Wake whoever waits now; later waiters wait for the next ring."""
        self._event.set()
        self._event = asyncio.Event()

    def next(self) -> asyncio.Event:
        """What the next ring sets; taken before looking, no ring is missed."""
        return self._event

    async def wait(self, seconds: float) -> bool:
        """True if it rang within that time."""
        event = self._event
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            return False
        return True
