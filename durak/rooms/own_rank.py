"""Nobody leads his own rank, nor covers it when it was led (6.2, `ladder_lead=off`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durak.legality import defences, leads
from durak.moves import TAKE, Move, MoveKind
from durak.refusals import Refusal
from durak.rooms.steps import rank_cards
from durak.state import State

if TYPE_CHECKING:
    from durak.profile import Profile


def furnish(p: Profile) -> None:
    """Narrow leads and covers."""
    p.leads = other_leads
    p.defences = other_defences
    p.explain_first += (explain,)


def other_leads(s: State) -> list[Move]:
    """Return the leads of other ranks, all leads when there is none."""
    own = rank_cards(s, s.leader)
    found = leads(s)
    return [move for move in found if not move.mask & own] or found


def other_defences(s: State) -> list[Move]:
    """Return the take alone where the defender's own rank was led and lies uncovered."""
    return [TAKE] if _own_rank_led(s) else defences(s)


def _own_rank_led(s: State) -> bool:
    """All of a lead is of one rank, and of such a lead no card is ever covered: the first tells."""
    first = s.attacks[0]
    return first in s.open and bool(rank_cards(s, s.defender) >> first & 1)


def explain(s: State, seat: int, move: Move) -> Refusal | None:
    """Return why one's own rank may not be led or covered, None when that is not why."""
    if not s.attacks:
        leading = seat == s.leader and move.kind is MoveKind.ATTACK
        refused = leading and move in leads(s)
        return Refusal.OWN_RANK if refused else None
    covering = seat == s.defender and move.kind is MoveKind.COVER and not s.taking
    return Refusal.OWN_RANK_LED if covering and _own_rank_led(s) else None
