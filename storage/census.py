"""How many games and messages there are just now."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from storage.database import Database
from storage.notes import is_quiet

__all__ = ["Census", "Counted"]

_NEXT = (
    "SELECT min(t) FROM"
    " (SELECT min(deadline) AS t FROM games UNION ALL SELECT min(wake) FROM games)"
)


@dataclass(frozen=True, slots=True)
class Counted:
    """Open tables by phase; id and seen state of every message that is due to be drawn; the nearest
    time at which a clock or a computer player acts; whether no new games are begun.
    """

    games: dict[str, int]
    due: list[tuple[int, int]]
    next_time: float | None
    quiet: bool


class Census:
    """Counts one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, now: float) -> Counted:
        """The figures as of `now`, read in one hop."""
        return await self._database.read(lambda raw: _count(raw, now))


def _count(raw: sqlite3.Connection, now: float) -> Counted:
    games = raw.execute(
        "SELECT phase, count(*) FROM games WHERE phase IN ('lobby', 'playing') GROUP BY phase"
    )
    due = raw.execute(
        "SELECT id, shown FROM messages"
        " WHERE shown < wanted AND state IN ('live', 'sending') AND next_try <= ?",
        (now,),
    )
    return Counted(
        games=dict(games.fetchall()),
        due=[(number, shown) for number, shown in due],
        next_time=raw.execute(_NEXT).fetchone()[0],
        quiet=is_quiet(raw),
    )
