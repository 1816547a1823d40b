"""What the owner has set while the bot runs, kept over restarts."""

from __future__ import annotations

import sqlite3

from storage.database import Database

__all__ = ["Notes", "is_quiet"]

_QUIET = "quiet"


class Notes:
    """The notes of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def set_quiet(self, quiet: bool) -> None:
        """Whether no new games are begun from now on."""

        def work(raw: sqlite3.Connection) -> None:
            if quiet:
                raw.execute("INSERT OR IGNORE INTO notes (name, value) VALUES (?, '1')", (_QUIET,))
            else:
                raw.execute("DELETE FROM notes WHERE name = ?", (_QUIET,))

        await self._database.run(work)


def is_quiet(raw: sqlite3.Connection) -> bool:
    """Whether no new games are begun."""
    found = raw.execute("SELECT 1 FROM notes WHERE name = ?", (_QUIET,)).fetchone()
    return found is not None
