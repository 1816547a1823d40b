"""Which cards to lead."""

from __future__ import annotations

from durak.ai.worth import par, total
from durak.moves import Move, MoveKind
from durak.view import View


def lead(view: View) -> Move | None:
    """Return the lead that leaves the best hand, None when there is none.

    Every card below par is a gain, so two eights go before a lone six and a trump stays at home
    while the stock lasts. Of equal gains the first: the lower rank, the fewer cards.
    """
    leads = [move for move in view.fair_moves if move.kind is MoveKind.ATTACK]
    if not leads:
        return None
    level = par(view)
    return max(leads, key=lambda move: level * len(move.cards) - total(view, move.cards))
