"""Accusations that cannot fail: what anybody can prove who has watched the table (6.3, 6.4)."""

from __future__ import annotations

from durak.moves import Move
from durak.profile import profile
from durak.rooms.accusing import strikes
from durak.rooms.faking import faked
from durak.view import View


def provably_false(view: View) -> tuple[Move, ...]:
    """Return the own accusations that will be found right, in the order of `view.moves`.

    A cover that does not beat, a throw-in whose rank did not lie there, a transfer of another
    rank: of the moves in `view.log`, which everybody has seen.
    """
    if not view.accusations:
        return ()
    table = profile(view.rules, len(view.counts), view.trump)
    fakes = [view.log[place] for place in faked(table, view.log)]
    return tuple(m for m in view.accusations if any(strikes(m, *fake) for fake in fakes))
