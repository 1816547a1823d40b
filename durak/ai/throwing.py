"""Throwing in or passing."""

from __future__ import annotations

from typing import Final

from durak.ai.worth import is_precious, par, worth
from durak.cards import Card
from durak.moves import Move, MoveKind
from durak.view import View

MARGIN: Final = 15
"""So much better than par must the hand get before a card is parted with."""


def throw(view: View) -> Move | None:
    """Return the throw-in that pays most, else the pass, None when there is neither.

    Where passing is not to be had (a card lies open) the cheapest throw-in comes back.
    """
    throws = [move for move in view.fair_moves if move.kind is MoveKind.ATTACK]
    cheapest = min(throws, key=lambda move: worth(view, move.cards[0]), default=None)
    passes = [move for move in view.fair_moves if move.kind is MoveKind.PASS]
    if cheapest is None or (passes and not _pays(view, cheapest.cards[0])):
        return passes[0] if passes else None
    return cheapest


def _pays(view: View, card: Card) -> bool:
    if view.stock and is_precious(view, card):
        # A taker would keep it, and a defender rarely has to fear for it.
        return False
    return par(view) - worth(view, card) > MARGIN
