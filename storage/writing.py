"""A game's rows are written: called inside a transaction, guarded by the game's version."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from storage import invitations, pins, purses, wanting
from storage.loading import COLUMNS, checksum
from storage.redeals import write_redeals
from storage.shapes import AnnouncedLike, GameLike, MoveLike, ResultLike, SeatLike, StakeLike
from storage.votes import write_votes

__all__ = ["StaleVersion", "close", "create", "move_chips", "save"]


class StaleVersion(RuntimeError):
    """Somebody else has written this game since it was read; nothing was changed."""


def create(
    raw: sqlite3.Connection, game: GameLike, announce: Sequence[AnnouncedLike], now: float
) -> int | None:
    """The id of the game, now stored; None: its place has an open table, or is no more."""
    taken = raw.execute(
        "SELECT 1 FROM chats WHERE id = ?1 AND moved_to IS NOT NULL UNION ALL SELECT 1 FROM games"
        " WHERE chat_id = ?1 AND thread_id = ?2 AND phase IN ('lobby', 'playing')",
        (game.chat_id, game.thread_id),
    ).fetchone()
    if taken:
        return None
    values = _values(game, now)
    game_id = raw.execute(
        f"INSERT INTO games ({', '.join(values)}) VALUES ({', '.join('?' * len(values))})",
        list(values.values()),
    ).lastrowid
    assert game_id is not None
    _write_seats(raw, game_id, game.seats)
    _announce(raw, game_id, game.version, announce)
    if game.previous is None:
        invitations.invite(raw, game_id, game.chat_id, now)
    return game_id


def save(
    raw: sqlite3.Connection,
    game: GameLike,
    expected: int,
    moves: Sequence[MoveLike],
    results: Sequence[ResultLike],
    announce: Sequence[AnnouncedLike],
    now: float,
) -> None:
    """The game is stored over version `expected`, and its messages are wanted at the new one.

    Raises `StaleVersion`.
    """
    _update_row(raw, game, expected, now)
    first = len(game.moves) - len(moves)
    raw.executemany(
        "INSERT INTO moves (game_id, number, seat, move, played, at) VALUES (?, ?, ?, ?, ?, ?)",
        [(game.id, first + i, m.seat, m.move, m.played, now) for i, m in enumerate(moves)],
    )
    _write_seats(raw, game.id, game.seats)
    write_redeals(raw, game.id, game.redeals)
    write_votes(raw, game.id, game.votes)
    raw.executemany(
        "INSERT INTO results (game_id, seat, person_id, reason, place, fool, badge)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(game.id, r.seat, r.person_id, r.reason, r.place, r.fool, r.badge) for r in results],
    )
    wanting.want_all(raw, game.id, game.version)
    _announce(raw, game.id, game.version, announce)


def move_chips(
    raw: sqlite3.Connection,
    game: GameLike,
    stakes: Sequence[StakeLike],
    payouts: Sequence[int],
    now: float,
) -> None:
    """Stakes are held, or the bank paid out; a game without a result gives back what it held.

    Raises `purses.StakesTooHigh`.
    """
    if stakes:
        purses.hold(raw, game.id, game.chat_id, stakes, now)
    if payouts:
        purses.pay(raw, game.id, payouts)
    if game.phase != "playing":
        pins.let_go(raw, game.id)
    if game.phase == "closed":
        purses.refund(raw, game.id)


def close(raw: sqlite3.Connection, game_id: int) -> None:
    """The game is over without a result, its stakes are given back, its messages are to say so."""
    raw.execute(
        "UPDATE games SET phase = 'closed', version = version + 1, stamp = stamp + 1,"
        " deadline = NULL, wake = NULL, held = NULL, remind = NULL WHERE id = ?",
        (game_id,),
    )
    wanting.want_all(raw, game_id, 0)
    pins.let_go(raw, game_id)
    purses.refund(raw, game_id)


def _values(game: GameLike, now: float) -> dict[str, object]:
    row = {name: getattr(game, name) for name in COLUMNS if name != "id"}
    row["rules"] = str(game.rules)
    return row | {"checksum": checksum(game.start, game.snapshot), "changed": now}


def _update_row(raw: sqlite3.Connection, game: GameLike, expected: int, now: float) -> None:
    values = _values(game, now)
    changed = raw.execute(
        f"UPDATE games SET {', '.join(f'{name} = ?' for name in values)}"
        " WHERE id = ? AND version = ?",
        [*values.values(), game.id, expected],
    ).rowcount
    if not changed:
        raise StaleVersion(game.id, expected)


def _write_seats(raw: sqlite3.Connection, game_id: int, seats: Sequence[SeatLike]) -> None:
    rows = [
        (game_id, number, seat.person_id, seat.name, seat.gone, seat.missed)
        for number, seat in enumerate(seats)
    ]
    kept = [
        tuple(row)
        for row in raw.execute(
            "SELECT game_id, seat, person_id, name, gone, missed FROM seats"
            " WHERE game_id = ? ORDER BY seat",
            (game_id,),
        )
    ]
    if kept == rows:
        return
    raw.execute("DELETE FROM seats WHERE game_id = ?", (game_id,))
    raw.executemany(
        "INSERT INTO seats (game_id, seat, person_id, name, gone, missed)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        rows,
    )


def _announce(
    raw: sqlite3.Connection, game_id: int, wanted: int, announce: Sequence[AnnouncedLike]
) -> None:
    for new in announce:
        wanting.add(raw, game_id, new.kind, new.person_id, new.chat_id, new.thread_id, wanted)
