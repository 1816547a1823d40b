"""What each move does to a state (3.1 to 3.10). Legality is `legality`'s, not asked here again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from durak.bouts import settle
from durak.conflicts import MOST_SEATS
from durak.events import Attacked, Covered, Event, Events, Passed, TakeAnnounced, Transferred
from durak.legality import transfer_target
from durak.marks import unmark
from durak.moves import Move, MoveKind
from durak.state import State
from durak.throwing import asked, attack_cap

Apply = Callable[[State, int, Move], Events]


class _SmallEvents(dict[Move, Events]):
    """The event of a move by a seat, made once: there are only a few thousand of them."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def __missing__(self, move: Move) -> Events:
        events = self[move] = (self._event(move),)
        return events

    def _event(self, move: Move) -> Event:
        if move.target is not None:
            return Covered(self.seat, move.cards[0], move.target)
        if move.kind is MoveKind.ATTACK:
            return Attacked(self.seat, move.cards)
        return TakeAnnounced(self.seat) if move.kind is MoveKind.TAKE else Passed(self.seat)


_EVENTS: Final = tuple(_SmallEvents(seat) for seat in range(MOST_SEATS))


def attack(s: State, seat: int, move: Move) -> Events:
    """Lead these cards or throw this one in; every pass before it is void (1.11, 3.1)."""
    leading = not s.attacks
    mask = move.mask
    hands = s.hands
    hand = hands[seat] = hands[seat] ^ mask
    s.table |= mask
    if not hand or s.marks & mask:
        note_laid(s, seat, mask)
    s.attacks += move.indexes
    s.open += move.indexes
    s.fits |= s.profile.attack_opens[move.index]
    s.passed = 0
    if leading:
        s.lead = len(move.indexes)
        if s.profile.lead_plus_four:
            s.cap = attack_cap(s, s.held)
    events = _EVENTS[seat][move]
    if s.taking:
        return settle(s, events)
    s.asked = asked(s)
    return events


def cover(s: State, seat: int, move: Move) -> Events:
    """Cover one attack card; with the last one the throwers are asked (1.1, 1.11)."""
    mask = move.mask
    hands = s.hands
    hand = hands[seat] = hands[seat] ^ mask
    s.table |= mask
    if not hand or s.marks & mask:
        note_laid(s, seat, mask)
    s.covers += (move,)
    s.fits |= s.profile.cover_opens[move.index]
    if len(s.open) > 1:
        s.open = tuple([card for card in s.open if card != move.at])
        s.asked = asked(s)
        return _EVENTS[seat][move]
    s.open = ()
    return settle(s, _EVENTS[seat][move])


def transfer(s: State, seat: int, move: Move) -> Events:
    """Lay a card of the rank; the next seat defends, passes and words are void (3.5, 3.10)."""
    target = transfer_target(s)
    assert target is not None, "legality let a transfer to nobody pass"
    lay(s, seat, move.mask)
    s.attacks += move.indexes
    s.open += move.indexes
    s.fits |= s.profile.attack_opens[move.index]
    pass_attack_on(s, target)
    return (Transferred(seat, move.cards[0], target),)


def pass_attack_on(s: State, target: int) -> None:
    """Make the target the defender and who defended the attacker, with the first word (3.5)."""
    s.attacker = s.defender
    s.defender = target
    s.passed = 0
    s.given = False
    s.held = s.hands[target].bit_count()
    s.cap = attack_cap(s, s.held)
    s.asked = asked(s)


def take(s: State, seat: int, move: Move) -> Events:
    """Announce that the defender takes; others may still add where follow-in is played (3.6)."""
    s.taking = True
    return settle(s, _EVENTS[seat][move])


def say_pass(s: State, seat: int, move: Move) -> Events:
    """Add nothing more until a new attack card lies; the first word goes on (1.11, 3.3)."""
    s.passed |= 1 << seat
    if seat == s.attacker:
        s.given = True
    return settle(s, _EVENTS[seat][move])


def lay(s: State, seat: int, mask: int) -> None:
    """Move cards of this set from the hand to the table.

    `attack` and `cover` have these lines in them: a call on every card is a twentieth of the time.
    """
    hands = s.hands
    hand = hands[seat] = hands[seat] ^ mask
    s.table |= mask
    if not hand or s.marks & mask:
        note_laid(s, seat, mask)


def note_laid(s: State, seat: int, mask: int) -> None:
    """Note that the hand became empty, and that marked cards have left it (1.8, 1.9)."""
    if not s.hands[seat]:
        s.emptied += (seat,)
    if s.marks & mask:
        unmark(s, mask)


def not_played(s: State, seat: int, move: Move) -> Events:
    """Stand where the rules have no such move: legality never lets one come here."""
    raise AssertionError(f"no rule plays {move}")


_CORE: Final[dict[MoveKind, Apply]] = {
    MoveKind.ATTACK: attack,
    MoveKind.COVER: cover,
    MoveKind.TRANSFER: transfer,
    MoveKind.TAKE: take,
    MoveKind.PASS: say_pass,
}
CORE_MOVES: Final = tuple(_CORE.get(kind, not_played) for kind in MoveKind)
"""What each kind of move does, by its code; rooms put theirs in the free places."""
