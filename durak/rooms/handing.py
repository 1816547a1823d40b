"""Partners: who is left with pogony alone hands them over and is out (6.2)."""

from __future__ import annotations

from durak.bouts import next_in
from durak.ending import side_of
from durak.events import Event, PogonyHandedOver, SeatOut
from durak.marks import unmark
from durak.rooms.steps import pogony
from durak.state import State


def hand_over(s: State, told: list[Event]) -> int | None:
    """Let every seat that must hand its pogony over, clockwise from the leader.

    Return who leads next, the opponent after the last of them; None when there was nobody.
    """
    leader = None
    for seat in (s.leader, *s.profile.after[s.leader]):
        partner = _receiver(s, seat)
        if partner is not None:
            _give(s, seat, partner, told)
            leader = seat
    return None if leader is None else next_in(s, s.profile.foes_after[leader])


def _receiver(s: State, seat: int) -> int | None:
    """Return the next partner who holds other cards, None when the seat keeps its own."""
    own = pogony(s, seat)
    if s.stock or not s.hands[seat] or s.hands[seat] & ~own:
        return None
    partners = side_of(s, seat)
    for partner in s.profile.after[seat]:
        if partners >> partner & 1 and s.hands[partner] & ~own:
            return partner
    return None


def _give(s: State, seat: int, partner: int, told: list[Event]) -> None:
    """Move the hand; everybody sees that it goes, and what was known of it stays known."""
    cards = s.hands[seat]
    s.hands[seat] = 0
    s.hands[partner] |= cards
    s.known[partner] |= s.known[seat] & cards
    unmark(s, cards & s.marks)
    s.out += ((seat,),)
    told.append(PogonyHandedOver(seat, partner, cards.bit_count()))
    told.append(SeatOut(seat, sum(map(len, s.out))))
