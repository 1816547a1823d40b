"""The numbers of updates that have had their effect."""

from __future__ import annotations

import sqlite3

import structlog

from storage.database import Database, is_trouble

__all__ = ["Handled"]

_log = structlog.get_logger(__name__)


class Handled:
    """The updates of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def since(self, moment: float) -> set[int]:
        """Those noted after this moment."""
        sql = "SELECT update_id FROM handled WHERE at > ?"
        return await self._database.read(
            lambda raw: {row[0] for row in raw.execute(sql, (moment,))}
        )

    async def note(self, number: int, now: float, forget: float) -> None:
        """This one too; those noted before `forget` are forgotten. On a full disk nothing is."""

        def work(raw: sqlite3.Connection) -> None:
            raw.execute("DELETE FROM handled WHERE at < ?", (forget,))
            raw.execute(
                "INSERT OR IGNORE INTO handled (update_id, at) VALUES (?, ?)", (number, now)
            )

        try:
            await self._database.run(work)
        except sqlite3.OperationalError as error:
            if not is_trouble(error):
                raise
            _log.warning("an update could not be noted", update_id=number)
