"""Games as rows: read whole, written in one transaction guarded by the version."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, fields

from storage import calling, invitations, messages, pins, purses
from storage.database import Database, is_trouble
from storage.notes import is_quiet
from storage.redeals import Redeal, load_redeals, write_redeals
from storage.shapes import AnnouncedLike, GameLike, MoveLike, ResultLike, SeatLike, StakeLike
from storage.votes import StoredVote, load_votes, write_votes

__all__ = ["Games", "StaleVersion", "StoredGame", "StoredMove", "StoredSeat"]


class StaleVersion(RuntimeError):
    """Somebody else has written this game since it was read; nothing was changed."""


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
_COLUMNS = tuple(f.name for f in fields(StoredGame) if f.name not in _ELSEWHERE)
_SELECT = f"SELECT {', '.join(_COLUMNS)}, checksum FROM games"


class Games:
    """The games of one database. Every method is one hop; every writing one is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @staticmethod
    def is_trouble(error: Exception) -> bool:
        """Whether the disk is to blame for it, and not the game."""
        return is_trouble(error)

    async def is_quiet(self) -> bool:
        """Whether the owner wants no new games."""
        return await self._database.read(is_quiet)

    async def load(self, game_id: int) -> StoredGame | None:
        """The game with its seats and moves, or None."""
        return await self._database.read(lambda raw: load(raw, game_id))

    async def at_place(self, chat_id: int, thread_id: int) -> int | None:
        """The id of the newest game of this chat and topic, whatever its phase, or None."""
        return await self._number(
            "SELECT id FROM games WHERE chat_id = ? AND thread_id = ? ORDER BY id DESC LIMIT 1",
            chat_id,
            thread_id,
        )

    async def of_person(self, person_id: int) -> tuple[int, ...]:
        """The ids of the lobbies and running games this person sits at, newest first."""
        return await self._numbers(
            "SELECT games.id FROM games JOIN seats ON seats.game_id = games.id"
            " WHERE seats.person_id = ? AND phase IN ('lobby', 'playing') ORDER BY games.id DESC",
            person_id,
        )

    async def lobbies_in(self, chat_id: int) -> tuple[int, ...]:
        """The ids of this chat's games that have not started, of all its topics."""
        return await self._numbers(
            "SELECT id FROM games WHERE chat_id = ? AND phase = 'lobby'", chat_id
        )

    async def playing_in(self, chat_id: int) -> tuple[int, ...]:
        """The ids of this chat's running games, of all its topics."""
        return await self._numbers(
            "SELECT id FROM games WHERE chat_id = ? AND phase = 'playing'", chat_id
        )

    async def due(self, now: float) -> tuple[int, ...]:
        """The ids of games whose deadline or other time has come, the earliest first."""
        return await self._numbers(
            "SELECT id FROM games WHERE deadline <= ?1 OR wake <= ?1 OR remind <= ?1"
            " ORDER BY min(coalesce(deadline, ?1), coalesce(wake, ?1), coalesce(remind, ?1))",
            now,
        )

    async def next_time(self) -> float | None:
        """The nearest deadline, computer player's time or reminder, or None."""
        return await self._database.read(
            lambda raw: raw.execute(
                "SELECT min(t) FROM (SELECT min(deadline) AS t FROM games"
                " UNION ALL SELECT min(wake) FROM games"
                " UNION ALL SELECT min(remind) FROM games)"
            ).fetchone()[0]
        )

    async def extend(self, earliest: float, chat_id: int | None = None) -> None:
        """Running turns (of one chat, or all) end at `earliest` at the soonest."""
        await self._database.run(
            lambda raw: raw.execute(
                "UPDATE games SET deadline = max(deadline, ?1), held = max(held, ?1)"
                " WHERE (deadline IS NOT NULL OR held IS NOT NULL)"
                " AND (?2 IS NULL OR chat_id = ?2)",
                (earliest, chat_id),
            )
        )

    async def want_all(self, now: float) -> None:
        """Every visible message of every lobby and running game is to be drawn anew."""
        await self._database.run(lambda raw: messages.want_everything(raw, now))

    async def want(self, game_id: int) -> None:
        """The game's visible messages are to be drawn anew."""
        await self._database.run(lambda raw: messages.want_again(raw, game_id))

    async def post_anew(self, game_id: int, kind: str, person_id: int = 0) -> None:
        """The game's message of this kind is to be sent again, the copy before it removed."""
        await self._database.run(lambda raw: messages.post_anew(raw, game_id, kind, person_id))

    async def pick(self, game_id: int, person_id: int, card: str | None) -> None:
        """The person's hand (0: the lobby) is to show the choice of this card, or none."""
        await self._database.run(lambda raw: messages.pick(raw, game_id, person_id, card))

    async def is_open(self, game_id: int) -> bool:
        """Whether it is a lobby or runs, as its row says."""
        found = await self._numbers(
            "SELECT id FROM games WHERE id = ? AND phase IN ('lobby', 'playing')", game_id
        )
        return bool(found)

    async def is_closed(self, game_id: int) -> bool:
        """Whether it ended without a result, as its row says."""
        found = await self._numbers(
            "SELECT id FROM games WHERE id = ? AND phase = 'closed'", game_id
        )
        return bool(found)

    async def open_games(self) -> tuple[int, ...]:
        """The ids of all lobbies and running games."""
        return await self._numbers(
            "SELECT id FROM games WHERE phase IN ('lobby', 'playing') ORDER BY id"
        )

    async def close(self, game_id: int) -> None:
        """It is over without a result and gives back its stakes; its messages are to say so."""
        await self._database.run(lambda raw: close(raw, game_id))

    async def rest(self, game_id: int) -> None:
        """The game has no deadline, no computer player's time and no reminder any more."""
        await self._database.run(
            lambda raw: raw.execute(
                "UPDATE games SET deadline = NULL, wake = NULL, remind = NULL WHERE id = ?",
                (game_id,),
            )
        )

    async def create(
        self, game: GameLike, announce: Sequence[AnnouncedLike], now: float
    ) -> int | None:
        """The id of the game, now stored; None: its place has an open table, or is no more."""
        return await self._database.run(lambda raw: _create(raw, game, announce, now))

    async def save(
        self,
        game: GameLike,
        *,
        expected: int,
        moves: Sequence[MoveLike] = (),
        results: Sequence[ResultLike] = (),
        announce: Sequence[AnnouncedLike] = (),
        stakes: Sequence[StakeLike] = (),
        payouts: Sequence[int] = (),
        calls: Sequence[int] = (),
        anew: bool = False,
        now: float,
    ) -> None:
        """The game is stored over version `expected`, `moves` added behind those it had.

        Its `stakes` are held, or its bank is paid out by `payouts`; a closed game pays back. Every
        visible message of the game is wanted at the new version, its table `anew` at the bottom;
        those people whom it `calls` are notified. Raises `StaleVersion`, `purses.StakesTooHigh`.
        """

        def work(raw: sqlite3.Connection) -> None:
            _save(raw, game, expected, moves, results, announce, now)
            _move_chips(raw, game, stakes, payouts, now)
            if anew:
                messages.post_anew(raw, game.id, "table")
            calling.call(raw, game.id, calls, seen=anew, now=now)

        await self._database.run(work)

    async def _number(self, sql: str, *values: object) -> int | None:
        found = await self._numbers(sql, *values)
        return found[0] if found else None

    async def _numbers(self, sql: str, *values: object) -> tuple[int, ...]:
        return await self._database.read(
            lambda raw: tuple(row[0] for row in raw.execute(sql, values))
        )


def close(raw: sqlite3.Connection, game_id: int) -> None:
    """The game is over without a result, its stakes are given back, its messages are to say so."""
    raw.execute(
        "UPDATE games SET phase = 'closed', version = version + 1, stamp = stamp + 1,"
        " deadline = NULL, wake = NULL, held = NULL, remind = NULL WHERE id = ?",
        (game_id,),
    )
    messages.want_all(raw, game_id, 0)
    pins.let_go(raw, game_id)
    purses.refund(raw, game_id)


def checksum(start: str | None, snapshot: str | None) -> int:
    """What stands in `games.checksum` for these two texts."""
    return zlib.crc32(f"{start}\n{snapshot}".encode())


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
        **{name: row[name] for name in _COLUMNS},
        seats=tuple(StoredSeat(r[0], r[1], bool(r[2]), r[3]) for r in seats),
        moves=tuple(StoredMove(*r) for r in moves),
        redeals=load_redeals(raw, game_id),
        votes=load_votes(raw, game_id),
        sound=row["checksum"] == checksum(row["start"], row["snapshot"]),
    )


def _create(
    raw: sqlite3.Connection, game: GameLike, announce: Sequence[AnnouncedLike], now: float
) -> int | None:
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


def _values(game: GameLike, now: float) -> dict[str, object]:
    row = {name: getattr(game, name) for name in _COLUMNS if name != "id"}
    row["rules"] = str(game.rules)
    return row | {"checksum": checksum(game.start, game.snapshot), "changed": now}


def _save(
    raw: sqlite3.Connection,
    game: GameLike,
    expected: int,
    moves: Sequence[MoveLike],
    results: Sequence[ResultLike],
    announce: Sequence[AnnouncedLike],
    now: float,
) -> None:
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
    messages.want_all(raw, game.id, game.version)
    _announce(raw, game.id, game.version, announce)


def _move_chips(
    raw: sqlite3.Connection,
    game: GameLike,
    stakes: Sequence[StakeLike],
    payouts: Sequence[int],
    now: float,
) -> None:
    if stakes:
        purses.hold(raw, game.id, game.chat_id, stakes, now)
    if payouts:
        purses.pay(raw, game.id, payouts)
    if game.phase != "playing":
        pins.let_go(raw, game.id)
    if game.phase == "closed":
        purses.refund(raw, game.id)


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
        messages.add(raw, game_id, new.kind, new.person_id, new.chat_id, new.thread_id, wanted)
