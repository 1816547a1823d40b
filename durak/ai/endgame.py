"""The last two with all cards seen: looking ahead instead of judging."""

from __future__ import annotations

from typing import Final

from durak.ai.replica import replica
from durak.ai.search import WIN, Search
from durak.ai.worth import values
from durak.moves import Move
from durak.view import View

BOUTS: Final = 12
"""So far ahead nobody needs to see: with that many bouts to go the positions run out first."""


def look_ahead(view: View) -> Move | None:
    """Return the best move as far as it can be seen, None when not even this bout can be.

    None as well while a hand is hidden. One bout deeper at a time: a win is taken where it is
    nearest, and who sees nothing but losing keeps to what looked best before.
    """
    state = replica(view)
    if state is None or view.seat is None:
        return None
    search = Search(view.seat, values(view))
    best: Move | None = None
    for bouts in range(1, BOUTS):
        found = search.best(state, view.bout + bouts)
        if found is None:
            break
        value, move = found
        if value > -WIN or best is None:
            best = move
        if abs(value) == WIN:
            break
    return best
