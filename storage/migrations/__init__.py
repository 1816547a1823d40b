"""Numbered SQL files, `NNNN_name.sql`; `PRAGMA user_version` says which is the last one applied."""

from __future__ import annotations

import sqlite3
from pathlib import Path

_FOLDER = Path(__file__).parent


class SchemaTooNew(RuntimeError):
    """The database was written by a newer version of the bot: `.found` is over `.known`."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(found, known)
        self.found = found
        self.known = known


def migrations() -> list[Path]:
    """The files, oldest first; the number of each is its position from 1."""
    files = sorted(_FOLDER.glob("[0-9][0-9][0-9][0-9]_*.sql"))
    numbers = [int(file.name[:4]) for file in files]
    if numbers != list(range(1, len(files) + 1)):
        raise RuntimeError(f"migrations are not numbered 1 to {len(files)}: {numbers}")
    return files


def migrate(connection: sqlite3.Connection, to: int | None = None) -> int:
    """The version afterwards: each missing migration has run in a transaction of its own.

    `to` stops earlier (tests of old databases). Raises `SchemaTooNew`.
    """
    files = migrations()
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(files):
        raise SchemaTooNew(version, len(files))
    last = len(files) if to is None else to
    for number, file in enumerate(files[version:last], version + 1):
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{file.read_text('utf-8')}\nPRAGMA user_version = {number};\nCOMMIT;"
        )
        version = number
    return version
