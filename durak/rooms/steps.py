"""Which cards are pogony to whom (6.2)."""

from __future__ import annotations

from durak.cards import RANK_MASK, RANKS, Card
from durak.ending import seats_of, side_of
from durak.extra import LADDER
from durak.ladder import QUEEN
from durak.state import State


def rank_cards(s: State, seat: int) -> int:
    """Return all cards of the rank on which this seat's side stands."""
    return RANK_MASK[RANKS.index(s.rooms[LADDER].rank_of(seat)) * 4]


def pogony(s: State, seat: int) -> int:
    """Return the cards that are pogony to this seat: of its side's rank, or the one queen."""
    rank: str = s.rooms[LADDER].rank_of(seat)
    if rank != QUEEN:
        return rank_cards(s, seat)
    return Card(QUEEN, s.profile.rules.ladder_queen).mask


def side_hand(s: State, seat: int) -> int:
    """Return the cards that this seat and its partners hold."""
    held = 0
    for partner in seats_of(side_of(s, seat)):
        held |= s.hands[partner]
    return held


def hangable(s: State, seat: int) -> int:
    """Return all that the seat's side holds when the seat may hang it, else nothing."""
    held = side_hand(s, seat)
    alone = s.hands[seat] and not held & ~pogony(s, seat)
    return held if alone and may_hang(s, seat, held) else 0


def may_hang(s: State, seat: int, cards: int) -> bool:
    """Whether a plain card is among this pogony, or it is the queen of the last step."""
    last = s.rooms[LADDER].rank_of(seat) == QUEEN
    return bool(cards if last else cards & ~s.profile.trumps)
