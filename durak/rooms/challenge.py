"""The challenge: before a bout ends everybody believes it or accuses (6.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from durak.bouts import finish
from durak.events import Believed, ChallengeOpened, Events
from durak.explaining import core_reason
from durak.moves import CODES, PASS, Move, MoveKind
from durak.phases import CHALLENGE, PHASE, phase_of
from durak.playing import Apply
from durak.refusals import Refusal
from durak.rooms.log import LAYING, starters
from durak.state import State

if TYPE_CHECKING:
    from durak.profile import Profile

_Additions = Callable[[State, int], list[Move]]
_Explain = Callable[[State, int, Move], Refusal]

_OVER: Final = (*LAYING, MoveKind.SHOW, MoveKind.TAKE, MoveKind.PASS)


def furnish(p: Profile) -> None:
    """Open the challenge where a bout would end; it ends when all have passed."""
    p.end_bout = open_challenge
    p.phases[CHALLENGE] = doubters
    p.additions = _nothing_added(p.additions)
    p.late_moves = (beliefs, *p.late_moves)
    p.on_clear += (_close,)
    p.play_with(MoveKind.PASS, _passing(p.apply[CODES[MoveKind.PASS]]))
    for kind in _OVER:
        p.explain[kind] = _explaining(p.explain.get(kind, core_reason))


def open_challenge(s: State, events: Events) -> Events:
    """Wipe the passes and ask everybody who began the bout with cards."""
    s.passed = 0
    s.rooms = s.rooms | {PHASE: CHALLENGE}
    s.asked = doubters(s)
    return (*events, ChallengeOpened(s.defender))


def doubters(s: State) -> list[int]:
    """Return who has not said yet that he believes it, clockwise from the attacker."""
    began = starters(s)
    seats = (s.attacker, *s.profile.after[s.attacker])
    return [seat for seat in seats if seat in began and not s.passed >> seat & 1]


def beliefs(s: State, seat: int) -> list[Move]:
    """Return the pass of a seat that is asked in the challenge."""
    return [PASS] if phase_of(s) == CHALLENGE and seat in s.asked else []


def believe(s: State, seat: int) -> Events:
    """Note that the seat believes it; with the last one the bout ends."""
    s.passed |= 1 << seat
    s.asked = doubters(s)
    events: Events = (Believed(seat),)
    return events if s.asked else finish(s, events)


def _close(s: State) -> None:
    if PHASE in s.rooms:
        s.rooms = {key: value for key, value in s.rooms.items() if key != PHASE}


def _nothing_added(additions: _Additions) -> _Additions:
    """Let nobody throw in any more while the challenge is on."""

    def find(s: State, seat: int) -> list[Move]:
        return [] if phase_of(s) else additions(s, seat)

    return find


def _passing(say_pass: Apply) -> Apply:
    """Let a pass in the challenge say that the seat believes it."""

    def pass_or_believe(s: State, seat: int, move: Move) -> Events:
        return believe(s, seat) if phase_of(s) else say_pass(s, seat, move)

    return pass_or_believe


def _explaining(explain: _Explain) -> _Explain:
    """Let the challenge itself say why something is no move in it."""

    def explain_phase(s: State, seat: int, move: Move) -> Refusal:
        if not phase_of(s):
            return explain(s, seat, move)
        if seat not in starters(s):
            return Refusal.NOT_IN_THIS_BOUT
        believes = move is PASS and s.passed >> seat & 1
        return Refusal.ALREADY_BELIEVED if believes else Refusal.BELIEVE_OR_ACCUSE

    return explain_phase
