"""The cards are shuffled here and dealt by the rules; who leads, and for which ranks."""

from __future__ import annotations

import random
import secrets
from dataclasses import replace

import durak
from bot.tables.matches import match_of
from bot.tables.model import Seat, Table

dice: random.Random = secrets.SystemRandom()


def deal(table: Table, last: Table | None) -> durak.Game:
    """A game dealt for the seats of the table, led as the rules say after the `last` one."""
    deck = list(durak.deck(table.rules))
    dice.shuffle(deck)
    seats = len(table.seats)
    leader = _next_leader(table, last)
    if leader is None and table.rules.first_lead == "random":
        leader = dice.randrange(seats)
    ladder = _ladder(table, last)
    return durak.Game.deal(table.rules, seats=seats, deck=deck, leader=leader, ladder=ladder)


def _ladder(table: Table, last: Table | None) -> durak.Ladder | None:
    """The ranks it is played for; a deal given up is dealt again for the same ones (2.5, 6.2)."""
    if table.game is not None:
        return table.game.view(None).ladder
    match = match_of(table, last)
    return None if match is None else match.ladder


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
    places = (n for n, other in enumerate(seats) if other.identity == seat.identity)
    return next(places, None)
