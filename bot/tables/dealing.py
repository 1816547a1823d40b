"""The cards are shuffled here and dealt by the rules; who leads after a rematch."""

from __future__ import annotations

import secrets
from dataclasses import replace

import durak
from bot.tables.model import Seat, Table

_dice = secrets.SystemRandom()


def deal(table: Table, last: Table | None) -> durak.Game:
    """A game dealt for the seats of the table, led as the rules say after the `last` one."""
    deck = list(durak.deck(table.rules))
    _dice.shuffle(deck)
    seats = len(table.seats)
    leader = _next_leader(table, last)
    if leader is None and table.rules.first_lead == "random":
        leader = _dice.randrange(seats)
    return durak.Game.deal(table.rules, seats=seats, deck=deck, leader=leader)


def _next_leader(table: Table, last: Table | None) -> int | None:
    """The seat that leads by `next_lead`, or None: as in a first game (2.3)."""
    if last is None or last.game is None or last.game.outcome is None:
        return None
    outcome = _reseated(last.game.outcome, last.seats, table.seats)
    return durak.next_leader(table.rules, outcome, len(table.seats))


def _reseated(
    outcome: durak.Outcome, old: tuple[Seat, ...], new: tuple[Seat, ...]
) -> durak.Outcome:
    """The outcome in the numbers of the new seats, without those who have left."""
    where = {number: _find(seat, new) for number, seat in enumerate(old)}

    def moved(group: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(seat for number in group if (seat := where[number]) is not None))

    places = tuple(moved(group) for group in outcome.places)
    return replace(outcome, fools=moved(outcome.fools), places=places)


def _find(seat: Seat, seats: tuple[Seat, ...]) -> int | None:
    same = (seat.person_id, seat.name if seat.is_computer else None)
    for number, other in enumerate(seats):
        if (other.person_id, other.name if other.is_computer else None) == same:
            return number
    return None
