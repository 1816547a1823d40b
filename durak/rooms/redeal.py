"""A new deal for a hand of nearly one suit, or of one colour (2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from durak.bouts import close
from durak.cards import SUIT_MASK
from durak.conflicts import HAND_SIZE
from durak.events import Event, GameOver, RedealDemanded
from durak.moves import REDEAL, Move, MoveKind
from durak.outcome import Outcome, Reason
from durak.refusals import Refusal
from durak.state import State

if TYPE_CHECKING:
    from durak.profile import Profile

_SUITS: Final = tuple(SUIT_MASK.values())
_COLOURS: Final = (SUIT_MASK["d"] | SUIT_MASK["h"], SUIT_MASK["c"] | SUIT_MASK["s"])
_FIVE: Final = 5
_OUTCOME: Final = Outcome(Reason.REDEAL, (), ())


def furnish(p: Profile) -> None:
    """Add the demand of a new deal to a table."""
    p.late_moves += (demands,)
    p.late_actors += (with_holders,)
    p.play_with(MoveKind.REDEAL, demand)
    p.explain[MoveKind.REDEAL] = explain_demand
    p.endings["redeal"] = _found_end


def holders(s: State) -> list[int]:
    """Return the seats that may demand a new deal, clockwise from the leader."""
    if not _before_first_lead(s):
        return []
    return [seat for seat in (s.leader, *s.profile.after[s.leader]) if _is_uniform(s, seat)]


def with_holders(s: State, seats: list[int]) -> list[int]:
    """Return the seats that have a move, then those that may demand a new deal."""
    return seats + [seat for seat in holders(s) if seat not in seats]


def demands(s: State, seat: int) -> list[Move]:
    """Return the demand where the seat has the right to it."""
    return [REDEAL] if seat in holders(s) else []


def demand(s: State, seat: int, move: Move) -> tuple[Event, ...]:
    """End the game; the caller deals again."""
    close(s, _OUTCOME)
    return (RedealDemanded(seat), GameOver(_OUTCOME))


def explain_demand(s: State, seat: int, move: Move) -> Refusal:
    """Return why the seat may not demand a new deal."""
    return Refusal.HAND_NOT_UNIFORM if _before_first_lead(s) else Refusal.REDEAL_TOO_LATE


def _before_first_lead(s: State) -> bool:
    return s.bout == 1 and not s.attacks and not s.asked and s.outcome is None


def _is_uniform(s: State, seat: int) -> bool:
    by_suit = s.profile.rules.redeal == "five_of_suit"
    kinds, least = (_SUITS, _FIVE) if by_suit else (_COLOURS, HAND_SIZE)
    return any((s.hands[seat] & kind).bit_count() >= least for kind in kinds)


def _found_end(s: State) -> Outcome | None:
    return _OUTCOME if _before_first_lead(s) else None
