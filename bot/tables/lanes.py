"""One lane a game: what happens to a game happens one after the other."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Lanes:
    """A lock for each game that is in use just now; forgotten with its last user."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, game_id: int) -> asyncio.Lock:
        """The game's lock. Take it as the first await; await no network inside."""
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        return lock
