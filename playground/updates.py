"""Updates on their way to the bot, with getUpdates' true semantics."""

import asyncio
import time
from collections import deque
from dataclasses import dataclass
from itertools import islice

from playground.clock import Bell, Clock
from playground.errors import conflict
from playground.model import Json

# Telegram keeps these back until a bot names them in allowed_updates.
ON_REQUEST = frozenset({"chat_member", "message_reaction", "message_reaction_count"})
POLLED_TWICE = (
    "terminated by other getUpdates request; make sure that only one bot instance is running"
)
WEBHOOK_ACTIVE = (
    "can't use getUpdates method while webhook is active; "
    "use deleteWebhook to delete the webhook first"
)


KEPT = 86_400
"""Seconds after which an update that nobody fetched is gone."""


@dataclass(frozen=True)
class Update:
    """One update, the lane in which a webhook keeps its order, and when it came."""

    id: int
    lane: str
    body: Json
    at: float = 0


class UpdateQueue:
    """What the bot has not confirmed yet."""

    def __init__(self, first_id: int | None = None, clock: Clock | None = None) -> None:
        self._clock = clock or Clock()
        # A new playground must not repeat the ids of the last one: a bot may remember them.
        self._last_id = (int(time.time()) if first_id is None else first_id) - 1
        self.pending: deque[Update] = deque()
        self.history: deque[Update] = deque(maxlen=1_000)
        self._again: list[Update] = []
        self.allowed: list[str] | None = None
        self.last_offset = 0
        self.handed = 0
        """How often an update was given to a poll."""
        self.repeated = 0
        """How many of these were repeated by order."""
        self.webhook_active = False
        self.bell = Bell()
        self._poll = 0
        self.polls_waiting = 0
        self._closed = False

    def put(self, kind: str, payload: Json, lane: str) -> None:
        """Queue an update of a kind that the bot wants."""
        if kind in (self.allowed or ()) or (not self.allowed and kind not in ON_REQUEST):
            self.put_raw({kind: payload}, lane)

    def put_raw(self, body: Json, lane: str = "raw") -> None:
        """Queue anything at all, under its own update_id if it brings one."""
        self._last_id += 1
        own_id = body.get("update_id")
        update_id = own_id if isinstance(own_id, int) else self._last_id
        update = Update(update_id, lane, {"update_id": update_id, **body}, self._clock.now())
        self.pending.append(update)
        self.history.append(update)
        self.bell.ring()

    def repeat(self, count: int, *, backwards: bool = False) -> int:
        """Deliver the last updates once more, confirmed or not; how many there were.

        `backwards`: the newest first; those that the bot has not seen yet come to it so.
        """
        again = list(self.history)[-count:] if count > 0 else []
        if backwards:
            again.reverse()
        if self.webhook_active:
            self.pending.extend(again)
        else:
            self._again.extend(again)
        self.bell.ring()
        return len(again)

    def allow(self, kinds: list[str] | None) -> None:
        """Remember which kinds are wanted from now on; an empty list means the usual ones."""
        if kinds is not None:
            self.allowed = kinds or None

    def forget(self, offset: int) -> None:
        """Confirm everything below a positive offset; keep the last few of a negative one."""
        if offset > 0:
            self.last_offset = offset
            while self.pending and self.pending[0].id < offset:
                self.pending.popleft()
        elif offset < 0:
            while len(self.pending) > -offset:
                self.pending.popleft()

    def expire(self) -> None:
        """Forget what is a day old."""
        while self.pending and self.pending[0].at <= self._clock.now() - KEPT:
            self.pending.popleft()

    def interrupt(self) -> None:
        """End the poll under way, if any, with a conflict."""
        self._poll += 1
        self.bell.ring()

    def close(self) -> None:
        """Let polls under way end with nothing."""
        self._closed = True
        self.bell.ring()

    async def poll(self, offset: int, limit: int, seconds: float) -> list[Json]:
        """What getUpdates answers. A poll that another one overtakes ends in a conflict."""
        if self.webhook_active:
            raise conflict(WEBHOOK_ACTIVE)
        self.expire()
        self.forget(offset)
        self.interrupt()
        mine = self._poll
        deadline = asyncio.get_running_loop().time() + seconds
        while not self.pending and not self._again:
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0 or self._closed:
                break
            self.polls_waiting += 1
            await self.bell.wait(left)
            self.polls_waiting -= 1
            if self._poll != mine:
                raise conflict(
                    "terminated by setWebhook request" if self.webhook_active else POLLED_TWICE
                )
        return self._take(limit)

    def _take(self, limit: int) -> list[Json]:
        again, self._again = self._again[:limit], self._again[limit:]
        batch = [*again, *islice(self.pending, limit - len(again))]
        self.handed += len(batch)
        self.repeated += len(again)
        return [update.body for update in batch]
