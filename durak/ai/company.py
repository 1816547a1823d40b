"""The company player: plays as a sensible person does, by the cards that everybody has seen."""

from __future__ import annotations

from durak.ai.defending import defend
from durak.ai.endgame import look_ahead
from durak.ai.leading import lead
from durak.ai.rights import claim
from durak.ai.throwing import throw
from durak.moves import Move
from durak.view import View


def choose(view: View) -> Move:
    """Return the move the company player makes, one of `view.moves`, a fair one where there is one.

    IndexError when the view has no moves.
    """
    moves = view.fair_moves or view.moves
    if len(moves) == 1:
        return moves[0]
    return claim(view) or look_ahead(view) or _by_role(view) or moves[0]


def _by_role(view: View) -> Move | None:
    if not view.table:
        return lead(view)
    if view.seat == view.defender:
        return defend(view)
    return throw(view)
