"""Deals given up for a new one, inside the transactions of games."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from storage.shapes import RedealLike


@dataclass(frozen=True, slots=True)
class Redeal:
    """Who demanded the new deal, the position given up, the moves of the game made by then."""

    seat: int
    start: str
    until: int


def load_redeals(raw: sqlite3.Connection, game_id: int) -> tuple[Redeal, ...]:
    """The game's given up deals, the first one first."""
    rows = raw.execute(
        "SELECT seat, start, until FROM redeals WHERE game_id = ? ORDER BY number", (game_id,)
    )
    return tuple(Redeal(*row) for row in rows)


def write_redeals(raw: sqlite3.Connection, game_id: int, redeals: Sequence[RedealLike]) -> None:
    """The game has these; those stored before stay as they are."""
    raw.executemany(
        "INSERT INTO redeals (game_id, number, seat, start, until) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        [(game_id, n, r.seat, r.start, r.until) for n, r in enumerate(redeals)],
    )
