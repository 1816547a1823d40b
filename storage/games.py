"""The games of a database: which there are, and each read whole or written in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from storage import calling, wanting, writing
from storage.database import Database, is_trouble
from storage.loading import StoredGame, load
from storage.notes import is_quiet
from storage.shapes import AnnouncedLike, GameLike, MoveLike, ResultLike, StakeLike

__all__ = ["Games"]


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
        await self._database.run(lambda raw: wanting.want_everything(raw, now))

    async def want(self, game_id: int) -> None:
        """The game's visible messages are to be drawn anew."""
        await self._database.run(lambda raw: wanting.want_again(raw, game_id))

    async def post_anew(self, game_id: int, kind: str, person_id: int = 0) -> None:
        """The game's message of this kind is to be sent again, the copy before it removed."""
        await self._database.run(lambda raw: wanting.post_anew(raw, game_id, kind, person_id))

    async def pick(self, game_id: int, person_id: int, card: str | None) -> None:
        """The person's hand (0: the lobby) is to show the choice of this card, or none."""
        await self._database.run(lambda raw: wanting.pick(raw, game_id, person_id, card))

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
        await self._database.run(lambda raw: writing.close(raw, game_id))

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
        return await self._database.run(lambda raw: writing.create(raw, game, announce, now))

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
            writing.save(raw, game, expected, moves, results, announce, now)
            writing.move_chips(raw, game, stakes, payouts, now)
            if anew:
                wanting.post_anew(raw, game.id, "table")
            calling.call(raw, game.id, calls, seen=anew, now=now)

        await self._database.run(work)

    async def _number(self, sql: str, *values: object) -> int | None:
        found = await self._numbers(sql, *values)
        return found[0] if found else None

    async def _numbers(self, sql: str, *values: object) -> tuple[int, ...]:
        return await self._database.read(
            lambda raw: tuple(row[0] for row in raw.execute(sql, values))
        )
