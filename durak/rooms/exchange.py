"""The lowest trump for the face-up one (2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from durak.cards import CARDS, cards_in, lowest_card
from durak.events import Event, TrumpSwapped
from durak.extra import Extra
from durak.marks import unmark
from durak.moves import SWAP, Move, MoveKind
from durak.refusals import Problem, Refusal
from durak.state import State

if TYPE_CHECKING:
    from durak.profile import Profile

NO_SWAP: Final = "noswap"
_LEAST_STOCK: Final = 2


def furnish(p: Profile) -> None:
    """Add the exchange to a table."""
    p.late_moves += (swaps,)
    p.on_take += (_note_taken,)
    p.play_with(MoveKind.SWAP, swap)
    p.explain[MoveKind.SWAP] = explain_swap
    p.extras[NO_SWAP] = Extra(_write, _read)


def swaps(s: State, seat: int) -> list[Move]:
    """Return the exchange where the seat may do it."""
    return [] if _refusal(s, seat) else [SWAP]


def swap(s: State, seat: int, move: Move) -> tuple[Event, ...]:
    """Put the lowest trump under the stock, face up, and take what lay there; the turn goes on."""
    lowest, face_up = _lowest_trump(s), s.stock[-1]
    s.hands[seat] ^= lowest | face_up
    s.stock = (*s.stock[:-1], lowest)
    s.known[seat] |= face_up
    unmark(s, lowest & s.marks)
    return (TrumpSwapped(seat, cards_in(lowest)[0], cards_in(face_up)[0]),)


def explain_swap(s: State, seat: int, move: Move) -> Refusal:
    """Return why the seat may not exchange."""
    return _refusal(s, seat) or Refusal.NO_SWAP


def _refusal(s: State, seat: int) -> Refusal | None:
    deciding = seat == s.defender and s.open and not s.taking
    leading = seat == s.leader and not s.attacks
    if not deciding and not leading:
        return Refusal.NOT_YOUR_TURN
    if s.rooms.get(NO_SWAP):
        return Refusal.LOWEST_TRUMP_WAS_TAKEN
    if not s.hands[seat] & _lowest_trump(s):
        return Refusal.NOT_LOWEST_TRUMP
    return Refusal.STOCK_TOO_SMALL if len(s.stock) < _LEAST_STOCK else None


def _lowest_trump(s: State) -> int:
    return CARDS[lowest_card(s.profile.deck & s.profile.trumps)].mask


def _note_taken(s: State) -> None:
    if s.table & _lowest_trump(s):
        s.rooms = s.rooms | {NO_SWAP: True}


def _write(s: State) -> str:
    return "1" if s.rooms.get(NO_SWAP) else ""


def _read(s: State, text: str) -> list[Problem]:
    if text != "1":
        raise ValueError(text)
    s.rooms = s.rooms | {NO_SWAP: True}
    return []
