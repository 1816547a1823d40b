"""The pogony ladder: what a match of many deals keeps between them (6.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from durak.cards import DECKS, RANKS, lowest_card
from durak.ending import seats_of
from durak.outcome import Outcome, Reason
from durak.rooms.teams import sides_of_table
from durak.rules import Rules

QUEEN: Final = "Q"
_WON: Final = "W"
"""The rank of the side that has hung the queen."""


@cache
def steps(deck: int) -> str:
    """Return the ranks of a ladder from the first to the last: the queen, skipped before."""
    ranks = RANKS[lowest_card(DECKS[deck]) // 4 :]
    return ranks.replace(QUEEN, "") + QUEEN


@dataclass(frozen=True, slots=True)
class Ladder:
    """The rank of each side of a match, sides in the order of their lowest seats.

    ValueError for ranks that are not a letter of `steps` for every side, and for two winners.
    """

    deck: int
    sides: tuple[tuple[int, ...], ...]
    ranks: tuple[str, ...]

    def __post_init__(self) -> None:
        allowed = steps(self.deck) + _WON
        known = all(len(rank) == 1 and rank in allowed for rank in self.ranks)
        if not known or len(self.ranks) != len(self.sides) or self.ranks.count(_WON) > 1:
            raise ValueError(f"not the ranks of {len(self.sides)} sides: {self.ranks!r}")

    @classmethod
    def start(cls, rules: Rules, seats: int) -> Ladder:
        """Return the ladder of a match that begins: everybody on the deck's lowest rank."""
        sides = tuple(map(seats_of, sides_of_table(rules.teams, seats)))
        return cls(rules.deck, sides, (steps(rules.deck)[0],) * len(sides))

    @classmethod
    def parse(cls, text: str, rules: Rules, seats: int) -> Ladder:
        """Return the ladder written so, a letter a side; ValueError when it cannot be one."""
        return replace(cls.start(rules, seats), ranks=tuple(text))

    def __str__(self) -> str:
        return "".join(self.ranks)

    def rank_of(self, seat: int) -> str:
        """Return the rank of this seat's side; StopIteration for a seat that is not there."""
        return next(rank for rank, side in zip(self.ranks, self.sides, strict=True) if seat in side)

    @property
    def winner(self) -> tuple[int, ...] | None:
        """The seats of the side that has hung the queen, None while the match goes on."""
        return self.sides[self.ranks.index(_WON)] if _WON in self.ranks else None

    def advanced(self, outcome: Outcome) -> Ladder:
        """Return the ladder after a deal that ended so: who hung pogony is a step further.

        No other end moves anybody. ValueError after the end of the match, and for an outcome of
        another table.
        """
        if self.winner is not None:
            raise ValueError("the match is over")
        if outcome.reason is not Reason.POGONY:
            return self
        side = self.sides.index(outcome.places[0])
        after = steps(self.deck) + _WON
        rank = after[after.index(self.ranks[side]) + 1]
        return replace(self, ranks=(*self.ranks[:side], rank, *self.ranks[side + 1 :]))

    def fits(self, rules: Rules, seats: int) -> bool:
        """Return whether the next deal by these rules may be one of this match."""
        if rules.pogony != "ladder" or self.winner is not None:
            return False
        other = Ladder.start(rules, seats)
        return (self.deck, self.sides) == (other.deck, other.sides)
