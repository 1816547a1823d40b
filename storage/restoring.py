"""A copy takes the database's place. People have seen newer states than the copy knows of."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from contextlib import closing
from itertools import count
from pathlib import Path

from storage.backup import BackupRefused, flush, part_of, write_copy
from storage.database import take_lock
from storage.migrations import migrate

__all__ = ["restore"]

_YEAR_2026 = 1_767_225_600
_LOGS = ("-wal", "-shm")


def restore(source: Path, database: Path, now: float | None = None) -> Path | None:
    """`database` is a copy of `source` now; where the old one is kept, None where there was none.

    Buttons that were shown since the copy was made are stale, the ids of games that were begun
    since are not given again, everything is drawn anew, and a message that was sent since in the
    place of one that the copy knows goes when somebody presses it. `now`: seconds since 1970, if
    not the time of day. Raises `BackupRefused`, `DatabaseBusy`, `SchemaTooNew`, `sqlite3.Error`,
    `OSError`, and `database` is as it was.
    """
    if not source.exists():
        raise BackupRefused(f"There is no database {source}.")
    if not source.is_file():
        raise BackupRefused(f"{source} is no file.")
    database = database.resolve()
    if database.exists() and database.samefile(source):
        raise BackupRefused(f"{source} is the database itself.")
    with take_lock(database) as lock, part_of(database) as beside:
        write_copy(source, beside)
        last = _last_game(database, beside)
        _bring_up(source, beside, last, time.time() if now is None else now)
        _give_away(database, beside, Path(lock.name))
        flush(beside)
        return _swap(beside, database)


def _last_game(database: Path, copy: Path) -> int | None:
    """The last id that was given to a game; None where the old database cannot tell.

    It may not be readable, or another than the copy was made of: one that was begun after a loss.
    What stands in the log beside the database is written into it.
    """
    # SQLite throws away the log of a file that it takes for none of its own.
    if not database.exists() or not _is_sqlite(database):
        return None
    try:
        with closing(sqlite3.connect(database)) as raw:
            raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            raw.execute("ATTACH ? AS copy", (str(copy),))
            return _given(raw) if _has_gone_on(raw) else None
    except sqlite3.DatabaseError:
        return None


def _has_gone_on(raw: sqlite3.Connection) -> bool:
    """Whether the newest move of the copy was made in this database too."""
    move = raw.execute(
        "SELECT game_id, number, move, at FROM copy.moves ORDER BY at DESC LIMIT 1"
    ).fetchone()
    same = "SELECT 1 FROM main.moves WHERE game_id = ? AND number = ? AND move = ? AND at = ?"
    return move is None or raw.execute(same, move).fetchone() is not None


def _is_sqlite(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(16) == b"SQLite format 3\x00"


def _given(raw: sqlite3.Connection) -> int:
    row = raw.execute("SELECT seq FROM sqlite_sequence WHERE name = 'games'").fetchone()
    return row[0] if row else 0


def _bring_up(source: Path, copy: Path, last: int | None, now: float) -> None:
    """The copy is of the newest schema, and what was shown since is not taken for what it knows."""
    with closing(sqlite3.connect(copy, isolation_level=None)) as raw:
        if not raw.execute("PRAGMA user_version").fetchone()[0]:
            raise BackupRefused(f"{source} is no database of this bot.")
        migrate(raw)
        # Not known from the old database, it is more than were begun since, if one a second was.
        given = _given(raw)
        last = given + int(now) - _YEAR_2026 if last is None else max(last, given)
        raw.execute("BEGIN IMMEDIATE")
        raw.execute("DELETE FROM sqlite_sequence WHERE name = 'games'")
        raw.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('games', ?)", (last,))
        # Milliseconds: more than changes of a game, whichever copy it went on from before.
        raw.execute("UPDATE games SET stamp = max(stamp + 1, ?)", (int(now * 1000),))
        raw.execute("UPDATE messages SET doubt = 1 WHERE kind <> 'ephemeral'")
        raw.execute(
            "UPDATE messages SET look = NULL, wanted = wanted + 1, next_try = 0"
            " WHERE state IN ('live', 'sending')"
        )
        raw.execute("COMMIT")


def _give_away(database: Path, *files: Path) -> None:
    """Who owns the database, or its folder where there is none, owns these files."""
    owner = (database if database.exists() else database.parent).stat()
    if os.geteuid() == 0:
        for file in files:
            os.chown(file, owner.st_uid, owner.st_gid)


def _swap(beside: Path, database: Path) -> Path | None:
    """`beside` is the database now; the old one is kept under the name that is returned.

    Only one that cannot be read has a log yet, which SQLite would take for the new one's; so has a
    name without a database.
    """
    kept = _free_name(database)
    moved = []
    try:
        if database.exists():
            _link(database, kept)
        for end in _LOGS:
            log = database.with_name(database.name + end)
            if log.exists():
                moved.append((log.rename(kept.with_name(kept.name + end)), log))
        beside.replace(database)
    except BaseException:
        for there, here in moved:
            there.rename(here)
        kept.unlink(missing_ok=True)
        raise
    flush(database.parent)
    return kept if kept.exists() else None


def _free_name(database: Path) -> Path:
    """Beside the database, with the time."""
    at = time.strftime("%Y-%m-%d-%H-%M-%S")
    names = (f"{database.name}.{at}{f'-{n}' if n else ''}" for n in count())
    return next(path for name in names if not (path := database.with_name(name)).exists())


def _link(database: Path, kept: Path) -> None:
    """The database has both names; where that cannot be, there is a copy under the other."""
    try:
        kept.hardlink_to(database)
    except OSError:
        shutil.copy2(database, kept)
