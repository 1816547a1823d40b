"""A copy of the database while the bot runs, whole or not there at all."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

__all__ = ["BackupRefused", "back_up", "flush", "open_for_reading", "part_of", "write_copy"]


class BackupRefused(RuntimeError):
    """Nothing was written; the text says why."""


def open_for_reading(path: Path) -> sqlite3.Connection:
    """A connection that cannot write, to a database that may be in use.

    Raises `sqlite3.Error` where there is none.
    """
    raw = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    raw.row_factory = sqlite3.Row
    return raw


def back_up(source: Path, target: Path, *, replace: bool) -> None:
    """`target` is a sound copy of the database as it was at one moment, in one file, on the disk.

    Written beside and renamed, so a copy that was broken off leaves `target` as it was. Raises
    `BackupRefused`, `sqlite3.Error`, `OSError`.
    """
    if not source.exists():
        raise BackupRefused(f"There is no database {source}.")
    if target.exists() and target.samefile(source):
        raise BackupRefused(f"{target} is the database itself.")
    if _is_beside(target, source):
        raise BackupRefused(f"{target} belongs to the database itself.")
    if target.exists() and not replace:
        raise BackupRefused(f"{target} exists already; --replace writes over it.")
    with part_of(target) as beside:
        write_copy(source, beside)
        beside.replace(target)
    flush(target.parent)


@contextmanager
def part_of(target: Path) -> Iterator[Path]:
    """A name beside `target` for what is to take its place; what still has it then is deleted."""
    beside = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        yield beside
    finally:
        beside.unlink(missing_ok=True)


def _is_beside(target: Path, source: Path) -> bool:
    """Whether this is, or would be, a file that the bot or SQLite keeps beside the database."""
    target, source = target.resolve(), source.resolve()
    own = {source.name + end for end in ("-wal", "-shm", "-journal", ".lock", ".alive")}
    return target.parent == source.parent and target.name in own


def write_copy(source: Path, beside: Path) -> None:
    """`beside` is a sound copy, one file on the disk.

    Raises `BackupRefused` where the source is damaged; `beside` is of no use then.
    """
    with closing(open_for_reading(source)) as raw, closing(sqlite3.connect(beside)) as copy:
        raw.backup(copy)
        # A copy is one file: without this it would want a -wal and a -shm beside it.
        copy.execute("PRAGMA journal_mode = DELETE")
        found: str = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise BackupRefused(f"The database {source} is damaged: {' '.join(found.split())}.")
    flush(beside)


def flush(path: Path) -> None:
    """What was written to this file, or renamed in this folder, is on the disk."""
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
