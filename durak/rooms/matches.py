"""The pogony ladder at the table: whose rank is which, and the ways it is played (6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durak.extra import LADDER, Extra
from durak.ladder import Ladder
from durak.refusals import Problem
from durak.rooms import hanging, own_rank
from durak.state import State

if TYPE_CHECKING:
    from durak.profile import Profile


def furnish(p: Profile) -> None:
    """Add the ladder to a table; badge or none at all is nothing to add."""
    if p.rules.pogony != "ladder":
        return
    p.rooms = p.rooms | {LADDER: Ladder.start(p.rules, p.seats)}
    p.extras[LADDER] = Extra(_write, _read)
    hanging.furnish(p)
    if not p.rules.ladder_lead:
        own_rank.furnish(p)


def _write(s: State) -> str:
    return str(s.rooms[LADDER])


def _read(s: State, text: str) -> list[Problem]:
    try:
        ladder = Ladder.parse(text, s.profile.rules, s.profile.seats)
    except ValueError:
        return [Problem.LADDER_DOES_NOT_FIT]
    if ladder.winner is not None:
        return [Problem.LADDER_DOES_NOT_FIT]
    s.rooms = s.rooms | {LADDER: ladder}
    return []
