"""Who is out, who is the fool, and whether the game is over (1.7, 1.8, 1.10, section 6)."""

from __future__ import annotations

from dataclasses import replace

from durak.events import Event, SeatOut
from durak.outcome import Outcome, Reason
from durak.state import State

Groups = tuple[tuple[int, ...], ...]


def note_out(s: State, told: list[Event]) -> None:
    """Place the seats that this bout left without cards (1.7, 1.8).

    In the order in which their hands became empty; in one group when they share a draw.
    """
    fresh = tuple(seat for seat in s.emptied if not s.hands[seat])
    if not fresh:
        return
    nobody_left = not any(s.hands)
    before = sum(map(len, s.out))
    if nobody_left and s.profile.draw:
        s.out += (tuple(sorted(fresh)),)
        told.extend(SeatOut(seat, before + 1) for seat in s.out[-1])
        return
    s.out += tuple((seat,) for seat in fresh)
    fools = side_of(s, s.defender) if nobody_left else 0
    told.extend(
        SeatOut(seat, before + place)
        for place, seat in enumerate(fresh, 1)
        if not fools >> seat & 1
    )


def side_of(s: State, seat: int) -> int:
    """Return the set of seats that play with this one, itself too (section 5)."""
    return next(side for side in s.profile.sides if side >> seat & 1)


def judge(s: State) -> Outcome | None:
    """Return how the game ended between two bouts, None while it goes on; badges aside."""
    sides = s.profile.sides
    if not s.stock and 0 in s.hands:
        held = sum(1 << seat for seat, hand in enumerate(s.hands) if hand)
        left = [side for side in sides if side & held]
        if len(left) == 1:
            return _fool(s, left[0])
        if not left:
            return _draw(s) if s.profile.draw else _fool(s, side_of(s, s.defender))
    if s.idle >= s.profile.rules.deck:
        return _idle(s)
    return None


def _fool(s: State, side: int) -> Outcome:
    places = [group for group in side_places(s) if not side >> group[0] & 1]
    fools = seats_of(side)
    return Outcome(Reason.FOOL, fools, (*places, fools))


def _draw(s: State) -> Outcome:
    return Outcome(Reason.DRAW, (), side_places(s))


def _idle(s: State) -> Outcome:
    """A draw between the sides still in (1.10)."""
    places = side_places(s)
    placed = sum(1 << seat for group in places for seat in group)
    rest = seats_of((1 << s.profile.seats) - 1 & ~placed)
    return Outcome(Reason.IDLE, (), (*places, rest))


def side_places(s: State) -> Groups:
    """Return whole sides in the order in which their last members went out (1.8, 5.3)."""
    places = []
    out = placed = 0
    for group in s.out:
        out |= sum(1 << seat for seat in group)
        done = sum(side for side in s.profile.sides if not side & ~out and not side & placed)
        if done:
            placed |= done
            places.append(seats_of(done))
    return tuple(places)


def seats_of(seats: int) -> tuple[int, ...]:
    """Return the seats of a set, ascending."""
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)


def with_badge(s: State, outcome: Outcome) -> Outcome:
    """Return the outcome with the pogony that the last take of the fool hung on him (6.1)."""
    if not s.profile.badge or not s.taking or s.defender not in outcome.fools:
        return outcome
    lowest = s.profile.lowest_plain
    if any(not lowest >> card & 1 for card in s.attacks):
        return outcome
    return replace(outcome, badge=len(s.attacks))
