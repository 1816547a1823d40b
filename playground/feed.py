"""Live events for those who watch: the page, and tests."""

import asyncio
from collections import deque
from itertools import islice

from playground.clock import Bell
from playground.model import Json


def newest(items: deque[Json], count: int) -> list[Json]:
    """The last `count` of them in order, without a walk through all the others."""
    return list(islice(reversed(items), max(0, count)))[::-1]


class Feed:
    """The last events under a running number."""

    def __init__(self, keep: int = 20_000) -> None:
        self.seq = 0
        self._events: deque[Json] = deque(maxlen=keep)
        self.closed = False
        self.bell = Bell()

    def close(self) -> None:
        """Let nobody wait any longer."""
        self.closed = True
        self.bell.ring()

    def publish(self, kind: str, **fields: object) -> None:
        """Add an event and wake whoever waits for one."""
        self.seq += 1
        self._events.append({"seq": self.seq, "type": kind, **fields})
        self.bell.ring()

    def after(self, since: int) -> list[Json]:
        """Events later than `since`; a lone resync if some of them are forgotten."""
        if since == self.seq:
            return []
        oldest = self._events[0]["seq"] if self._events else self.seq + 1
        if since > self.seq or since < oldest - 1:
            return [{"seq": self.seq, "type": "resync"}]
        return newest(self._events, self.seq - since)

    async def wait(self, since: int, seconds: float) -> list[Json]:
        """Events later than `since`, waiting for the first of them."""
        deadline = asyncio.get_running_loop().time() + seconds
        while not (events := self.after(since)):
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0 or self.closed:
                break
            await self.bell.wait(left)
        return events
