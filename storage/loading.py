"""A game as it is stored, read whole."""

from __future__ import annotations

import sqlite3
import zlib
from dataclasses import dataclass, fields

from storage.redeals import Redeal, load_redeals
from storage.votes import StoredVote, load_votes

__all__ = ["COLUMNS", "StoredGame", "StoredMove", "StoredSeat", "checksum", "load"]


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """Who sits there; `person_id` None is a computer player."""

    person_id: int | None
    name: str
    gone: bool = False
    missed: int = 0


@dataclass(frozen=True, slots=True)
class StoredMove:
    """An accepted move; `played` is person, clock or computer."""

    seat: int
    move: str
    played: str


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A row of `games` with its seats and moves. Times in seconds since 1970."""

    id: int
    chat_id: int
    thread_id: int
    phase: str
    version: int
    stamp: int
    starter: int
    rules: str
    clock: int
    previous: int | None
    start: str | None
    snapshot: str | None
    deadline: float | None
    wake: float | None
    muted: int
    held: float | None
    remind: float | None
    stake: int
    since: float | None
    seats: tuple[StoredSeat, ...] = ()
    moves: tuple[StoredMove, ...] = ()
    redeals: tuple[Redeal, ...] = ()
    votes: tuple[StoredVote, ...] = ()
    sound: bool = True
    """False when the checksum does not fit `start` and `snapshot`."""


_ELSEWHERE = ("seats", "moves", "redeals", "votes", "sound")
COLUMNS = tuple(f.name for f in fields(StoredGame) if f.name not in _ELSEWHERE)
"""What of a `StoredGame` stands in its row of `games` itself."""
_SELECT = f"SELECT {', '.join(COLUMNS)}, checksum FROM games"


def load(raw: sqlite3.Connection, game_id: int) -> StoredGame | None:
    """The game with its seats and moves, or None."""
    row = raw.execute(f"{_SELECT} WHERE id = ?", (game_id,)).fetchone()
    if row is None:
        return None
    seats = raw.execute(
        "SELECT person_id, name, gone, missed FROM seats WHERE game_id = ? ORDER BY seat",
        (game_id,),
    )
    moves = raw.execute(
        "SELECT seat, move, played FROM moves WHERE game_id = ? ORDER BY number", (game_id,)
    )
    return StoredGame(
        **{name: row[name] for name in COLUMNS},
        seats=tuple(StoredSeat(r[0], r[1], bool(r[2]), r[3]) for r in seats),
        moves=tuple(StoredMove(*r) for r in moves),
        redeals=load_redeals(raw, game_id),
        votes=load_votes(raw, game_id),
        sound=row["checksum"] == checksum(row["start"], row["snapshot"]),
    )


def checksum(start: str | None, snapshot: str | None) -> int:
    """What stands in `games.checksum` for these two texts."""
    return zlib.crc32(f"{start}\n{snapshot}".encode())
