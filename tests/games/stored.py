"""What the database says of a game, and what follows from it by the rules."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

import durak
from durak import events

_ONLY_SAID = (events.Passed, events.Believed, events.FalselyAccused)


@dataclass(frozen=True)
class StoredMove:
    """A row of `moves`."""

    number: int
    seat: int
    move: str
    played: str
    at: float


@dataclass(frozen=True)
class StoredRedeal:
    """A row of `redeals`."""

    seat: int
    start: str
    until: int


@dataclass(frozen=True)
class StoredGame:
    """A game as stored, with all its deals; everything else is derived by replaying it."""

    row: dict[str, Any]
    people: tuple[int | None, ...]
    moves: tuple[StoredMove, ...]
    results: tuple[dict[str, Any], ...]
    redeals: tuple[StoredRedeal, ...] = ()

    @cached_property
    def records(self) -> tuple[durak.Record, ...]:
        """Of every deal the rules, the start and the moves; all but the last were given up."""
        rules = durak.Rules.parse(self.row["rules"])
        starts = (*(redeal.start for redeal in self.redeals), self.row["start"])
        ends = (0, *(redeal.until for redeal in self.redeals), len(self.moves))
        moves = [(move.seat, durak.Move.parse(move.move)) for move in self.moves]
        return tuple(
            durak.Record(rules, start, tuple(moves[first:until]))
            for start, (first, until) in zip(starts, pairwise(ends), strict=True)
        )

    @property
    def record(self) -> durak.Record:
        """The deal that was played."""
        return self.records[-1]

    @cached_property
    def positions(self) -> tuple[durak.Game, ...]:
        """The game before each move, and after the last; raises when a move is not legal."""
        return tuple(game for game, _ in self._steps)

    @cached_property
    def told(self) -> tuple[tuple[events.Event, ...], ...]:
        """What each of the moves did."""
        return tuple(told for _, told in self._steps[1:])

    @cached_property
    def stamps(self) -> tuple[int, ...]:
        """The stamp of each of the positions: it counts all that lets the cards move."""
        counts = [0]
        for _, told in self._steps[1:]:
            counts.append(counts[-1] + any(not isinstance(e, _ONLY_SAID) for e in told))
        first = self.row["stamp"] - counts[-1]
        return tuple(first + count for count in counts)

    @cached_property
    def public(self) -> tuple[frozenset[durak.Card], ...]:
        """In each of the positions, the cards of its deal that everybody has seen so far."""
        found: list[frozenset[durak.Card]] = []
        dealt = {0, *(redeal.until for redeal in self.redeals)}
        for number, (game, told) in enumerate(self._steps):
            trump = game.view(None).trump_card
            seen = {trump} if trump is not None else set()
            for event in told:
                seen |= _cards_in(event)
            found.append(frozenset(seen) if number in dealt else found[-1] | seen)
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
        steps: list[tuple[durak.Game, tuple[events.Event, ...]]] = []
        told: tuple[events.Event, ...] = ()
        for record in self.records:
            game = durak.Game.at(record.start, record.rules)
            # A new deal lies there from the moment on in which it was demanded.
            steps[-1:] = [(game, told)]
            for seat, move in record.moves:
                game, told = game.play(seat, move)
                steps.append((game, told))
        return tuple(steps)


def _cards_in(event: events.Event) -> set[durak.Card]:
    match event:
        case events.Attacked(_, cards) | events.CardsTaken(_, cards):
            return set(cards)
        case events.PogonyHung(_, _, cards):
            return set(cards)
        case events.Covered(_, card, attack):
            return {card, attack}
        case events.Transferred(_, card, _) | events.TrumpShown(_, card, _):
            return {card}
        case events.TrumpSwapped(_, card, taken):
            return {card, taken}
        case events.PogonyHung(_, _, cards):
            return set(cards)
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
        redeals = _rows(
            raw,
            "SELECT seat, start, until FROM redeals WHERE game_id = ? ORDER BY number",
            game,
        )
    return StoredGame(
        rows[0],
        tuple(seat["person_id"] for seat in seats),
        tuple(StoredMove(**move) for move in moves),
        tuple(results),
        tuple(StoredRedeal(**redeal) for redeal in redeals),
    )


def _rows(raw: sqlite3.Connection, sql: str, *values: object) -> list[dict[str, Any]]:
    return [dict(row) for row in raw.execute(sql, values)]
