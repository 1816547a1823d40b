"""Who may throw in or pass now, and how much more may be laid (1.3, 1.11, 3.2 to 3.9)."""

from __future__ import annotations

from typing import Final

from durak.state import State

ANY_CARD: Final = (1 << 54) - 1


def attack_cap(s: State, held: int) -> int:
    """Return the most attack cards of this bout, the defender's hand aside (3.8, 3.9).

    `held` is what the defender held when he became defender.
    """
    p = s.profile
    cap = held - 1 if p.hand_minus_one and held > p.cap else p.cap
    if not first_cap_holds(s):
        return cap
    first = p.first_cap
    if p.lead_plus_four and s.lead + 4 < first:
        first = s.lead + 4
    return first if first < cap else cap


def first_cap_holds(s: State) -> bool:
    """Whether the cap of the beginning is in force (3.9)."""
    return s.bout == 1 if s.profile.first_bout_alone else not s.gone


def between_bouts(s: State) -> bool:
    """Whether the cards of a bout have gone and somebody is asked something before the next."""
    return not s.attacks and bool(s.asked)


def room(s: State) -> int:
    """Return how many attack cards may still be laid now (1.3, 3.8)."""
    hand = s.hands[s.defender].bit_count() - len(s.open)
    cap = s.cap - len(s.attacks)
    return hand if hand < cap else cap


def entitled(s: State) -> list[int]:
    """Return the seats that may throw in and have not passed, clockwise from the attacker (3.2)."""
    return [seat for seat in throwers(s) if not s.passed >> seat & 1]


def throwers(s: State) -> list[int]:
    """Return the seats with cards that may throw in in this bout, clockwise from the attacker."""
    seats = s.profile.throwers[s.attacker][s.defender]
    if s.profile.neighbours:
        seats = _beside(s, seats)
    return [seat for seat in seats if s.hands[seat]]


def _beside(s: State, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Keep the two foes beside the defender among those still in (3.2).

    With teams the attacker too, wherever he sits (5.2).
    """
    foes = s.profile.foes_after[s.defender]
    around = [seat for seat in foes if s.hands[seat] or s.stock]
    allowed = {*around[:1], *around[-1:]}
    if s.profile.partners:
        allowed.add(s.attacker)
    return tuple(seat for seat in seats if seat in allowed)


def has_word(s: State) -> bool:
    """Whether the attacker still keeps the others from throwing in (3.3).

    He has no word where he may throw in nothing: without cards, or not beside the defender (3.2).
    """
    p = s.profile
    if not p.first_word or s.given or not s.hands[s.attacker]:
        return False
    return not p.neighbours or s.attacker in throwers(s)


def word_is_due(s: State) -> bool:
    """Whether the first word goes on by itself: nothing the attacker holds fits (1.11, 3.3).

    To be asked only when all is covered or taken.
    """
    return s.profile.auto and has_word(s) and not s.hands[s.attacker] & s.fits


def asked(s: State) -> list[int]:
    """Return the seats that may throw in now, or pass when all is covered or taken (3.2, 3.3).

    Nobody when the limits leave no room for another card (1.5), while the defender decides and
    only covered tables are thrown at (3.4), or after a take without follow-in (3.6). Under `auto`
    a seat with nothing that fits is not asked to pass (1.11).
    """
    p, hands, passed = s.profile, s.hands, s.passed
    if s.cap <= len(s.attacks) or hands[s.defender].bit_count() <= len(s.open):
        return []
    deciding = s.open and not s.taking
    if not (p.before_cover if deciding else p.follow_in or not s.taking):
        return []
    cards = ANY_CARD if deciding or not p.auto else s.fits
    seats = p.throwers[s.attacker][s.defender]
    given = s.given
    if p.neighbours:
        seats = _beside(s, seats)
        given = given or s.attacker not in seats
    if p.first_word and not given and hands[s.attacker]:
        seats = seats[:1]
    found = []
    for seat in seats:
        if hands[seat] & cards and not passed >> seat & 1:
            found.append(seat)
            if p.clockwise:
                break
    return found
