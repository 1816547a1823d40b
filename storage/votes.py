"""Votes at running games, inside the transactions of games."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from storage.shapes import VoteLike

_CLOSE = -1
"""Stands in the column `seat` for a wish to close the table."""


@dataclass(frozen=True, slots=True)
class StoredVote:
    """Who wishes that the table be closed (`seat` None), or that it does not wait for that seat."""

    person_id: int
    seat: int | None
    at: float


def load_votes(raw: sqlite3.Connection, game_id: int) -> tuple[StoredVote, ...]:
    """The game's votes, the oldest first."""
    rows = _rows(raw, game_id)
    return tuple(StoredVote(p, None if seat == _CLOSE else seat, at) for p, seat, at in rows)


def write_votes(raw: sqlite3.Connection, game_id: int, votes: Sequence[VoteLike]) -> None:
    """The game has these and no others."""
    wanted = [(v.person_id, _CLOSE if v.seat is None else v.seat, v.at) for v in votes]
    if _rows(raw, game_id) == wanted:
        return
    raw.execute("DELETE FROM votes WHERE game_id = ?", (game_id,))
    raw.executemany(
        "INSERT INTO votes (game_id, person_id, seat, at) VALUES (?, ?, ?, ?)",
        [(game_id, *vote) for vote in wanted],
    )


def _rows(raw: sqlite3.Connection, game_id: int) -> list[tuple[int, int, float]]:
    rows = raw.execute(
        "SELECT person_id, seat, at FROM votes WHERE game_id = ? ORDER BY at, person_id, seat",
        (game_id,),
    )
    return [(row[0], row[1], row[2]) for row in rows]
