"""Exactly what one picture shows: two shots that are equal are one picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

from bot.pictures.look import Look, Sitter
from durak import Card, Pair, View, deck

Groups = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Shot:
    """The open side of a table; seats by number, `places` best first."""

    sitters: tuple[Sitter, ...]
    look: Look
    counts: tuple[int, ...]
    table: tuple[Pair, ...]
    trump: str
    trump_card: Card | None
    stock: int
    discard: int
    attacker: int | None
    defender: int | None
    awaited: tuple[int, ...]
    places: Groups
    fools: tuple[int, ...]
    badge: str
    """The rank of every pogony that the fool wears, once for each."""
    over: bool

    @property
    def key(self) -> str:
        """The same 24 letters for the same picture, in this run and after a restart."""
        return blake2b(repr(self).encode(), digest_size=12).hexdigest()

    def place(self, seat: int) -> int | None:
        """The place the seat is out in, None while it plays."""
        place = 1
        for group in self.places:
            if seat in group:
                return place
            place += len(group)
        return None


def shot_of(view: View, sitters: Sequence[Sitter], look: Look) -> Shot:
    """What is to be drawn of the group's view; ValueError for the view of a seat."""
    if view.seat is not None:
        raise ValueError("a picture shows what the group may see")
    outcome = view.outcome
    lowest = deck(view.rules)[0].rank
    return Shot(
        sitters=tuple(sitters),
        look=look,
        counts=view.counts,
        table=view.table,
        trump=view.trump,
        trump_card=view.trump_card if view.stock else None,
        stock=view.stock,
        discard=view.discard,
        attacker=None if outcome else view.attacker,
        defender=None if outcome else view.defender,
        awaited=view.awaited,
        places=outcome.places if outcome else view.places,
        fools=outcome.fools if outcome else (),
        badge=lowest * outcome.badge if outcome else "",
        over=outcome is not None,
    )
