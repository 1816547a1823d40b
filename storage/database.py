"""The one connection: migrations, a lock against a second process, transactions in one hop."""

from __future__ import annotations

import fcntl
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any, TypeVar, cast

import aiosqlite

from storage.grouping import Writes
from storage.migrations import SchemaTooNew, migrate

__all__ = ["Database", "DatabaseBusy", "SchemaTooNew", "is_trouble", "may_pass"]

T = TypeVar("T")

OnWrite = Callable[[float, Exception | None], None]
"""Told of every write: the seconds it took, and the disk's trouble with it, None when stored."""

_TROUBLES = frozenset(
    (
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_NOMEM,
    )
)

_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA busy_timeout = 250",
    "PRAGMA foreign_keys = ON",
)


_TRIES_TO_BEGIN = 20
"""Times that a transaction waits for the `busy_timeout`: five seconds in all."""


class DatabaseBusy(RuntimeError):
    """Another process has this database open."""


class DatabaseClosing(sqlite3.OperationalError):
    """The bot stops: nothing new is begun."""


def is_trouble(error: BaseException) -> bool:
    """Whether the disk is to blame: it is full, or does not answer, and may later."""
    code = getattr(error, "sqlite_errorcode", 0)
    return isinstance(error, sqlite3.OperationalError) and code & 0xFF in _TROUBLES


def may_pass(error: BaseException) -> bool:
    """Whether the same may be stored later: by this process, or by the next if this one stops."""
    return is_trouble(error) or isinstance(error, DatabaseClosing)


class Database:
    """An open database. Rows come as `sqlite3.Row`.

    A function given to `run` is a whole transaction: it runs in one hop to the worker thread
    between BEGIN IMMEDIATE and COMMIT, so a cancelled task cannot leave a transaction open, and
    nothing on the network can be awaited inside (docs/architecture.md, Storage).
    """

    def __init__(self, connection: aiosqlite.Connection, lock: IO[bytes]) -> None:
        self._connection = connection
        self._lock = lock
        self._on_write: list[OnWrite] = []
        self._is_closing = False
        self._writes = Writes(self._hop, self._begin)

    @classmethod
    async def open(cls, path: str | Path) -> Database:
        """The database at `path`, made if missing, at the newest schema.

        Raises `DatabaseBusy` when another process holds it, `SchemaTooNew` when a newer version
        of the bot has written it, `sqlite3.DatabaseError` when the file is none.
        """
        lock = take_lock(Path(path))
        try:
            # What cannot be opened is found here: aiosqlite's thread would survive it and complain.
            sqlite3.connect(path).close()
            connection = await aiosqlite.connect(path, isolation_level=None)
        except BaseException:
            lock.close()
            raise
        database = cls(connection, lock)
        try:
            await database.read(_prepare)
        except BaseException:
            await database.close()
            raise
        return database

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What `work` returns, its changes on the disk; whatever it raises, rolled back.

        What is asked for while another transaction is on its way to the disk shares the next one:
        `work` may be called again when that cannot be stored.
        """
        began = time.perf_counter()
        try:
            result, has_changed = await self._writes.done(work)
        except sqlite3.OperationalError as error:
            if is_trouble(error):
                self._tell(time.perf_counter() - began, error)
            raise
        if has_changed:
            self._tell(time.perf_counter() - began, None)
        return cast(T, result)

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What `work` returns, without a transaction around it."""
        return await self._hop(_plain, work)

    def watch(self, on_write: OnWrite) -> None:
        """`on_write` is told of every transaction that changed something, or could not."""
        self._on_write.append(on_write)

    async def close(self) -> None:
        """Closes the connection and lets another process in.

        What runs is brought to its end; what only waits for its turn is not begun any more, so
        that nobody who keeps the database from us keeps us from stopping.
        """
        self._is_closing = True
        await self._connection.close()
        self._lock.close()

    def _tell(self, seconds: float, trouble: Exception | None) -> None:
        for on_write in self._on_write:
            on_write(seconds, trouble)

    def _begin(self, raw: sqlite3.Connection) -> None:
        """A transaction is open; who writes from outside is waited for, but not at the end."""
        for left in reversed(range(_TRIES_TO_BEGIN)):
            try:
                raw.execute("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as error:
                is_busy = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
                if not is_busy or not left or self._is_closing:
                    raise

    async def _hop(self, work: Callable[[sqlite3.Connection, Any], T], argument: Any) -> T:
        def hop(raw: sqlite3.Connection) -> T:
            if self._is_closing:
                raise DatabaseClosing("the database is being closed")
            return work(raw, argument)

        # aiosqlite has no public call for "this function, on your thread"; its own go through this.
        connection: Any = self._connection
        result: T = await connection._execute(hop, connection._conn)
        return result


def _plain(raw: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    return work(raw)


def _prepare(raw: sqlite3.Connection) -> None:
    raw.row_factory = sqlite3.Row
    for pragma in _PRAGMAS:
        raw.execute(pragma)
    migrate(raw)


def take_lock(path: Path) -> IO[bytes]:
    """Until it is closed, or this process ends, no other may open the database at `path`, however
    that is spelt.

    Raises `DatabaseBusy` where another holds it.
    """
    path = path.resolve()
    lock = path.with_name(path.name + ".lock").open("ab")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise DatabaseBusy(str(path)) from error
    return lock
