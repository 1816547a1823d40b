"""Covering, transferring or taking."""

from __future__ import annotations

from typing import Final, NamedTuple

from durak.ai.counting import on_table
from durak.ai.covering import cheapest_plan
from durak.ai.worth import par, total, worth
from durak.moves import Move, MoveKind
from durak.view import View

TEMPO: Final = 40
"""What it is worth not to take: the next lead instead of sitting out, and nothing follows in."""

HANDED_ON: Final = 45
"""What it is worth that somebody else has to answer the attack, though he may hand it back."""


class Option(NamedTuple):
    """A way to answer and what the hand gains by it."""

    gain: int
    move: Move


def defend(view: View) -> Move | None:
    """Return the answer by which the hand gains most, None when there is none.

    Of equal gains: a transfer before a cover before a take.
    """
    options = [*_transfers(view), *_covers(view), *_takes(view)]
    return max(options, key=lambda option: option.gain).move if options else None


def _transfers(view: View) -> list[Option]:
    level = par(view)
    laid = [
        Option(level - worth(view, move.cards[0]) + HANDED_ON, move)
        for move in view.fair_moves
        if move.kind is MoveKind.TRANSFER
    ]
    # A shown trump stays in the hand (3.12): handing on costs nothing.
    shown = [Option(HANDED_ON, move) for move in view.fair_moves if move.kind is MoveKind.SHOW]
    return shown + laid


def _covers(view: View) -> list[Option]:
    plan = cheapest_plan(view)
    if plan is None:
        return []
    return [Option(par(view) * len(plan.covers) - plan.cost, plan.covers[0])]


def _takes(view: View) -> list[Option]:
    """All on the table comes into the hand, the own covers too, above what would be drawn."""
    table = on_table(view)
    gain = total(view, table) - par(view) * len(table) - TEMPO
    return [Option(gain, move) for move in view.fair_moves if move.kind is MoveKind.TAKE]
