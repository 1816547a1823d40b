"""A copy takes the database's place. People have seen newer states than the copy knows of."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from storage.backup import BackupRefused, flush, write_copy
from storage.database import take_lock
from storage.migrations import migrate

__all__ = ["restore"]

_FAR = 1_000_000
"""More games, and changes of one game, than come between a copy and what it stands in for."""


def restore(source: Path, database: Path) -> Path | None:
    """`database` is a copy of `source` now; where the old one is kept, None where there was none.

    Buttons that were shown since the copy was made are stale, the ids of games that were begun
    since are not given again, and messages that were sent since are cleared away when somebody
    presses them. Raises `BackupRefused`, `DatabaseBusy`, `SchemaTooNew`, `sqlite3.Error`,
    `OSError`, and `database` is as it was.
    """
    if not source.exists():
        raise BackupRefused(f"There is no database {source}.")
    if database.exists() and database.samefile(source):
        raise BackupRefused(f"{source} is the database itself.")
    lock = take_lock(database)
    with lock:
        beside = database.with_name(f"{database.name}.{os.getpid()}.part")
        try:
            write_copy(source, beside)
            with closing(sqlite3.connect(beside, isolation_level=None)) as raw:
                migrate(raw)
                _move_on(raw)
            _give_away(database, beside, Path(lock.name))
            flush(beside)
            kept = _keep(database)
            beside.replace(database)
        finally:
            beside.unlink(missing_ok=True)
        flush(database.parent)
    return kept


def _move_on(raw: sqlite3.Connection) -> None:
    """What has been shown since is not taken for what the copy knows."""
    raw.execute("BEGIN IMMEDIATE")
    raw.execute("UPDATE games SET stamp = stamp + ?", (_FAR,))
    raw.execute("UPDATE sqlite_sequence SET seq = seq + ? WHERE name = 'games'", (_FAR,))
    raw.execute("UPDATE messages SET doubt = 1 WHERE kind <> 'ephemeral'")
    raw.execute("COMMIT")


def _give_away(database: Path, *files: Path) -> None:
    """Who owns the database, or its folder where there is none, owns these files."""
    owner = (database if database.exists() else database.parent).stat()
    if os.geteuid() == 0:
        for file in files:
            os.chown(file, owner.st_uid, owner.st_gid)


def _keep(database: Path) -> Path | None:
    """The old database under another name; until the new one stands there, under both.

    Also where only its log is left: SQLite would take that for the new one's.
    """
    kept = database.with_name(f"{database.name}.{time.strftime('%Y-%m-%d-%H-%M-%S')}")
    if database.exists():
        kept.hardlink_to(database)
    for end in ("-wal", "-shm"):
        beside = database.with_name(database.name + end)
        if beside.exists():
            beside.rename(kept.with_name(kept.name + end))
    return kept if kept.exists() else None
