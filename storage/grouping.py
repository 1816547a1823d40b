"""Several transactions on one way to the disk: group commit.

Reaching the disk takes as long for twenty games as for one. So what is asked for meanwhile waits
for the next turn and shares it, each piece of work in a savepoint of its own: one that fails takes
nothing of the others with it, and nobody is told of success before the disk has it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Protocol

Work = Callable[[sqlite3.Connection], Any]
Begin = Callable[[sqlite3.Connection], None]


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a piece of work: `error` None when it is on the disk."""

    result: Any = None
    has_changed: bool = False
    error: BaseException | None = None


class Hop(Protocol):
    """Runs a function on the thread of the connection."""

    def __call__(
        self, work: Callable[[sqlite3.Connection, Any], None], argument: Any, /
    ) -> Awaitable[None]:
        """Returns when it has run."""


Turn = list[tuple[Work, "asyncio.Future[Done]"]]


class Writes:
    """The work that waits for its turn, in order."""

    def __init__(self, hop: Hop, begin: Begin) -> None:
        self._hop = hop
        self._begin = begin
        self._waiting: Turn = []
        self._turns: asyncio.Task[None] | None = None

    async def done(self, work: Work) -> tuple[Any, bool]:
        """What `work` returned and whether it changed anything, on the disk; or its error.

        Nobody who reads it from the disk is told before.
        """
        future: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._turns is None:
            self._turns = asyncio.create_task(self._take_turns())
        done = await future
        if done.error is not None:
            raise done.error
        return done.result, done.has_changed

    async def _take_turns(self) -> None:
        try:
            while self._waiting:
                turn, self._waiting = self._waiting, []
                await self._take_turn(turn)
        finally:
            self._turns = None

    async def _take_turn(self, turn: Turn) -> None:
        loop = asyncio.get_running_loop()

        def commit(raw: sqlite3.Connection, works: list[Work]) -> None:
            # Told from here and not by what comes back: else a read behind it might be first.
            loop.call_soon_threadsafe(_tell, turn, _commit(raw, works, self._begin))

        try:
            await self._hop(commit, [work for work, _ in turn])
        except BaseException as error:
            # The connection is closed, or this task was cancelled: nothing is known of the work.
            _tell(turn, [Done(error=error)] * len(turn))


def _tell(turn: Turn, done: list[Done]) -> None:
    for (_, future), one in zip(turn, done, strict=True):
        if not future.done():
            future.set_result(one)


def _commit(raw: sqlite3.Connection, works: list[Work], begin: Begin) -> list[Done]:
    """Everything in one transaction; when that cannot be stored, each in one of its own."""
    if len(works) == 1:
        return [_alone(raw, works[0], begin)]
    try:
        begin(raw)
    except sqlite3.Error as error:
        # Somebody keeps the database from us: each would wait as long, one after another.
        return [Done(error=error)] * len(works)
    try:
        done = [_saved(raw, work) for work in works]
        raw.execute("COMMIT")
    except BaseException:
        if raw.in_transaction:
            raw.execute("ROLLBACK")
        return [_alone(raw, work, begin) for work in works]
    return done


def _saved(raw: sqlite3.Connection, work: Work) -> Done:
    """What came of the work; raises when the whole transaction has come to nothing."""
    before = raw.total_changes
    raw.execute("SAVEPOINT work")
    try:
        result = work(raw)
    except BaseException as error:
        # A full disk, for one, has ended the transaction already: then this raises.
        raw.execute("ROLLBACK TO work")
        raw.execute("RELEASE work")
        return Done(error=error)
    raw.execute("RELEASE work")
    return Done(result, raw.total_changes != before)


def _alone(raw: sqlite3.Connection, work: Work, begin: Begin) -> Done:
    before = raw.total_changes
    try:
        begin(raw)
        result = work(raw)
        raw.execute("COMMIT")
    except BaseException as error:
        if raw.in_transaction:
            raw.execute("ROLLBACK")
        return Done(error=error)
    return Done(result, raw.total_changes != before)
