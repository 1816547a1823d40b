"""What the database says of a game, and what follows from it by the rules."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import durak
from durak import events


@dataclass(frozen=True)
class StoredMove:
    """A row of `moves`."""

    number: int
    seat: int
    move: str
    played: str
    at: float


@dataclass(frozen=True)
class StoredGame:
    """A game as stored; everything else is derived by replaying it."""

    row: dict[str, Any]
    people: tuple[int | None, ...]
    moves: tuple[StoredMove, ...]
    results: tuple[dict[str, Any], ...]

    @cached_property
    def record(self) -> durak.Record:
        """The rules, the start and the moves."""
        moves = tuple((move.seat, durak.Move.parse(move.move)) for move in self.moves)
        return durak.Record(durak.Rules.parse(self.row["rules"]), self.row["start"], moves)

    @cached_property
    def positions(self) -> tuple[durak.Game, ...]:
        """The game before each move, and after the last; raises when a move is not legal."""
        return tuple(game for game, _ in self._steps)

    @cached_property
    def stamps(self) -> tuple[int, ...]:
        """The stamp of each of the positions: it counts all that is no mere pass."""
        counts = [0]
        for _, told in self._steps[1:]:
            counts.append(counts[-1] + any(not isinstance(e, events.Passed) for e in told))
        first = self.row["stamp"] - counts[-1]
        return tuple(first + count for count in counts)

    @cached_property
    def public(self) -> tuple[frozenset[durak.Card], ...]:
        """In each of the positions, the cards that everybody has seen so far."""
        found: list[frozenset[durak.Card]] = []
        for game, told in self._steps:
            trump = game.view(None).trump_card
            seen = {trump} if trump is not None else set()
            for event in told:
                seen |= _cards_in(event)
            found.append((found[-1] if found else frozenset()) | seen)
        return tuple(found)

    def number_at(self, moment: float) -> int:
        """How many moves had been made at this time."""
        return sum(1 for move in self.moves if move.at <= moment)

    def seat_of(self, person: int) -> int:
        """The person's seat."""
        return self.people.index(person)

    def with_stamp(self, stamp: int) -> tuple[int, ...]:
        """The numbers of the positions that have this stamp."""
        return tuple(number for number, found in enumerate(self.stamps) if found == stamp)

    @cached_property
    def _steps(self) -> tuple[tuple[durak.Game, tuple[events.Event, ...]], ...]:
        game = durak.Game.at(self.record.start, self.record.rules)
        steps: list[tuple[durak.Game, tuple[events.Event, ...]]] = [(game, ())]
        for seat, move in self.record.moves:
            game, told = game.play(seat, move)
            steps.append((game, told))
        return tuple(steps)


def _cards_in(event: events.Event) -> set[durak.Card]:
    match event:
        case events.Attacked(_, cards) | events.CardsTaken(_, cards):
            return set(cards)
        case events.Covered(_, card, attack):
            return {card, attack}
        case events.Transferred(_, card, _) | events.TrumpShown(_, card, _):
            return {card}
    return set()


def read_game(database: Path, game: int) -> StoredGame:
    """The game as it is stored now, also while the bot runs."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as raw:
        raw.row_factory = sqlite3.Row
        raw.execute("BEGIN")
        rows = _rows(raw, "SELECT * FROM games WHERE id = ?", game)
        seats = _rows(raw, "SELECT person_id FROM seats WHERE game_id = ? ORDER BY seat", game)
        moves = _rows(
            raw,
            "SELECT number, seat, move, played, at FROM moves WHERE game_id = ? ORDER BY number",
            game,
        )
        results = _rows(raw, "SELECT * FROM results WHERE game_id = ? ORDER BY seat", game)
    return StoredGame(
        rows[0],
        tuple(seat["person_id"] for seat in seats),
        tuple(StoredMove(**move) for move in moves),
        tuple(results),
    )


def _rows(raw: sqlite3.Connection, sql: str, *values: object) -> list[dict[str, Any]]:
    return [dict(row) for row in raw.execute(sql, values)]
