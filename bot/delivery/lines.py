"""Updates at hand: whoever sent many waits behind himself, and nobody else does."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import Any

from bot.delivery.intake import sender_of
from bot.delivery.ports import Pulse, UnderWay, Update

_FEW = 20


class Lines:
    """What was received and is not confirmed yet, one line a sender.

    `take` gives an update its effect, and what is under way of it then: the next one in the line
    does not wait for that. After None the line stands still. What is at hand is no more than
    Telegram gives out unconfirmed, which is one batch.
    """

    def __init__(self, take: Callable[[Update], Awaitable[UnderWay | None]], pulse: Pulse) -> None:
        self._take = take
        self._pulse = pulse
        self._lines: dict[Hashable, deque[Update]] = {}
        self._tasks: set[asyncio.Future[Any]] = set()
        self._done: dict[int, bool] = {}
        self._offset = 0
        self._left = 0
        self.idle = asyncio.Event()
        """Set while everything has been dealt with."""
        self.idle.set()
        self.nearly = asyncio.Event()
        """Set while so little is left that more may be fetched meanwhile."""
        self.nearly.set()

    def offset(self) -> int:
        """The lowest number that is not dealt with, the next one after all that are; 0 at first.

        Everything below it is confirmed by asking with it, and may be forgotten.
        """
        left = [number for number, done in self._done.items() if not done]
        if self._done:
            # Not the highest ever: after a quiet week Telegram numbers anew, from anywhere.
            self._offset = min(left) if left else 1 + max(self._done)
        self._done = {n: done for n, done in self._done.items() if left and n >= self._offset}
        return self._offset

    def add(self, batch: Sequence[Update]) -> int:
        """How many of them are not at hand already; those stand in their senders' lines now."""
        fresh = 0
        for update in batch:
            if update["update_id"] in self._done:
                continue
            fresh += 1
            self._done[update["update_id"]] = False
            self._left += 1
            self.idle.clear()
            self._line_up(update)
        if self._left > _FEW:
            self.nearly.clear()
        return fresh

    def _line_up(self, update: Update) -> None:
        sender = sender_of(update)
        if sender in self._lines:
            self._lines[sender].append(update)
            return
        self._lines[sender] = deque((update,))
        self._keep(asyncio.create_task(self._serve(sender)))

    def _keep(self, task: asyncio.Future[Any]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, sender: Hashable) -> None:
        line = self._lines[sender]
        while line and (under_way := await self._take(line[0])) is not None:
            self._see_off(line.popleft()["update_id"], under_way)
        if not line:
            del self._lines[sender]

    def _see_off(self, number: int, under_way: UnderWay) -> None:
        if not under_way:
            return self._end_of(number)
        rest = asyncio.gather(*under_way, return_exceptions=True)
        rest.add_done_callback(lambda _: self._end_of(number))
        return self._keep(rest)

    def _end_of(self, number: int) -> None:
        self._done[number] = True
        self._left -= 1
        self._pulse.confirmed(1)
        if self._left <= _FEW:
            self.nearly.set()
        if not self._left:
            self.idle.set()

    async def end(self) -> None:
        """Every line is at its end, or stands still."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    async def drop(self) -> None:
        """Nothing is under way any more; what was not dealt with will be given out again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
