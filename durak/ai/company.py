"""The company player: plays as a sensible person does, by the cards that everybody has seen."""

from __future__ import annotations

from durak.ai.defending import defend
from durak.ai.endgame import look_ahead
from durak.ai.leading import lead
from durak.ai.rights import claim
from durak.ai.throwing import throw
from durak.moves import ACCUSING, Move
from durak.view import View


def choose(view: View) -> Move:
    """Return the move the company player makes, one of `view.moves`, a fair one where there is one.

    It accuses only where the fake is proved. IndexError when the view has no moves.
    """
    right = claim(view)
    if right is not None:
        return right
    fair = [move for move in view.fair_moves if move.kind not in ACCUSING]
    if len(fair) == 1:
        return fair[0]
    return look_ahead(view) or _by_role(view) or (fair or view.moves)[0]


def _by_role(view: View) -> Move | None:
    if not view.table:
        return lead(view)
    if view.seat == view.defender:
        return defend(view)
    return throw(view)
