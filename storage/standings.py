"""How people have played so far, counted from the results of finished games."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from storage.database import Database

__all__ = ["Standings", "StoredRecord", "StoredStanding"]

# Who has gone is counted last and has no place of honour; a draw is between the last who stayed.
_TOLD = """
WITH told AS (
    SELECT results.person_id, results.place, results.fool, results.badge, games.chat_id, seats.gone,
        results.reason IN ('draw', 'idle') AND NOT seats.gone AND results.place = (
            SELECT max(other.place) FROM results AS other
            JOIN seats AS stayed ON stayed.game_id = other.game_id AND stayed.seat = other.seat
            WHERE other.game_id = results.game_id AND NOT stayed.gone
        ) AS drawn
    FROM results
    JOIN games ON games.id = results.game_id
    JOIN seats ON seats.game_id = results.game_id AND seats.seat = results.seat
)
"""
_PLACED = "NOT (fool OR drawn OR gone)"


@dataclass(frozen=True, slots=True)
class StoredRecord:
    """Finished games of a person; `pogony`: cards worn as a fool in all of them."""

    games: int
    first: int
    second: int
    third: int
    fools: int
    draws: int
    pogony: int


@dataclass(frozen=True, slots=True)
class StoredStanding:
    """A person among those of a chat; `chips` None: has never had a purse there."""

    name: str
    games: int
    fools: int
    chips: int | None


class Standings:
    """The results of one database, counted."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_person(self, person_id: int, chat_id: int | None = None) -> StoredRecord:
        """The person's games in this chat, or in all."""
        return await self._database.read(lambda raw: _of_person(raw, person_id, chat_id))

    async def of_chat(self, chat_id: int, *, least: int, limit: int) -> tuple[StoredStanding, ...]:
        """Those who have finished `least` games there, the seldomest fools first."""
        return await self._database.read(lambda raw: _of_chat(raw, chat_id, least, limit))


def _of_person(raw: sqlite3.Connection, person_id: int, chat_id: int | None) -> StoredRecord:
    places = ", ".join(f"coalesce(sum(place = {place} AND {_PLACED}), 0)" for place in (1, 2, 3))
    row = raw.execute(
        f"{_TOLD} SELECT count(*), {places}, coalesce(sum(fool), 0), coalesce(sum(drawn), 0),"
        " coalesce(sum(badge), 0) FROM told"
        " WHERE person_id = ?1 AND (?2 IS NULL OR chat_id = ?2)",
        (person_id, chat_id),
    ).fetchone()
    return StoredRecord(*row)


def _of_chat(
    raw: sqlite3.Connection, chat_id: int, least: int, limit: int
) -> tuple[StoredStanding, ...]:
    rows = raw.execute(
        f"{_TOLD} SELECT coalesce(name, ''), count(*), sum(fool), chips FROM told"
        " LEFT JOIN people ON people.id = person_id"
        " LEFT JOIN purses ON purses.owner = person_id AND purses.chat_id = told.chat_id"
        " WHERE told.chat_id = ?1 AND person_id IS NOT NULL"
        " GROUP BY person_id HAVING count(*) >= ?2"
        " ORDER BY sum(fool) * 1.0 / count(*), count(*) DESC, person_id LIMIT ?3",
        (chat_id, least, limit),
    )
    return tuple(StoredStanding(*row) for row in rows)
