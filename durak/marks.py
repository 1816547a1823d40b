"""Cards in hands that the position names beside the hands: dealt face up (1.9), shown (3.12)."""

from __future__ import annotations

from durak.state import State

UP = "up"
SHOWN = "shown"


def mark_up(s: State, seat: int, card: int) -> None:
    """Note that everybody knows that the seat holds the face-up card of a deck dealt out (1.9)."""
    s.rooms = s.rooms | {UP: card}
    s.marks |= card
    s.known[seat] |= card


def unmark(s: State, cards: int) -> None:
    """Forget the marks of cards that leave a hand."""
    s.marks &= ~cards
    rooms = dict(s.rooms)
    if rooms.get(UP, 0) & cards:
        del rooms[UP]
    if SHOWN in rooms:
        rooms[SHOWN] = tuple(entry for entry in rooms[SHOWN] if not entry[0] & cards)
    s.rooms = rooms
