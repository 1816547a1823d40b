"""What a seat may do beside playing cards, and does when it gains by it."""

from __future__ import annotations

from typing import Final

from durak.ai.counting import elsewhere
from durak.ai.worth import total
from durak.cards import cards_in
from durak.moves import Move, MoveKind
from durak.proving import provably_false
from durak.view import View

AT_ONCE: Final = (MoveKind.HANG, MoveKind.SWAP)
"""Hanging wins the deal (6.2), and the face-up trump is higher than the lowest one (2.6)."""


def claim(view: View) -> Move | None:
    """Return the right that the seat makes use of, None to play on as usual.

    It accuses where everybody can prove the fake, and nowhere else (6.3, 6.4).
    """
    for proven in provably_false(view):
        return proven
    for move in view.fair_moves:
        if move.kind in AT_ONCE or (move.kind is MoveKind.REDEAL and _is_poor(view)):
            return move
    return None


def _is_poor(view: View) -> bool:
    """Return whether the hand is worth less than as many of the cards it has not (2.5)."""
    others = cards_in(elsewhere(view))
    return total(view, view.hand) * len(others) < total(view, others) * len(view.hand)
