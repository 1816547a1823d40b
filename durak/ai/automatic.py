"""What the clock plays for somebody who is silent."""

from __future__ import annotations

from durak.ai.worth import worth
from durak.moves import Move, MoveKind
from durak.view import View


def automatic_move(view: View) -> Move:
    """Return the move that is never better than the honest one (docs/architecture.md, "Time").

    A defender takes, a thrower passes, a leader plays his lowest plain card and a trump only for
    want of one. Where none of these is to be had: the first fair move, or the first at all.
    IndexError when the view has no moves.
    """
    for kind in (MoveKind.TAKE, MoveKind.PASS):
        for move in view.fair_moves:
            if move.kind is kind:
                return move
    return _lowest(view) or (view.fair_moves or view.moves)[0]


def _lowest(view: View) -> Move | None:
    single = [
        move for move in view.fair_moves if move.kind is MoveKind.ATTACK and len(move.cards) == 1
    ]
    return min(single, key=lambda move: worth(view, move.cards[0]), default=None)
