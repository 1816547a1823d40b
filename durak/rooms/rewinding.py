"""A bout taken back to its beginning and played again from its log (6.3 to 6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durak.bouts import open_bout
from durak.legality import legal_moves
from durak.moves import ACCUSING, MoveKind
from durak.phases import phase_of
from durak.position import position_text
from durak.refusals import Problem
from durak.rooms.log import Log, laid, log_of, note
from durak.rooms.penalties import HONEST, MUTE, forget, penalise, penalised
from durak.soundness import state_problems
from durak.state import State

if TYPE_CHECKING:
    from durak.profile import Profile

_PASSING_ON = (MoveKind.TRANSFER, MoveKind.SHOW)


def furnish(p: Profile) -> None:
    """Refuse a position that its log does not lead to."""
    p.checks += (log_problems,)


def rewind(s: State, kept: Log) -> None:
    """Take the bout back and play these of its moves again; penalties stay as they are.

    Accusations among them are only noted.
    """
    penalties = {key: penalised(s, key) for key in (HONEST, MUTE)}
    _take_back(s)
    for seat, move in kept:
        if move.kind in ACCUSING:
            note(s, seat, move)
        else:
            s.profile.apply[move.code](s, seat, move)
    for key, seats in penalties.items():
        penalise(s, key, seats)


def log_problems(s: State, sound: bool) -> list[Problem]:
    """Return what is wrong with the log; it is played again if the state is `sound` otherwise."""
    if not s.attacks:
        wrong = (
            (bool(log_of(s)), Problem.KEY_OUT_OF_PLACE),
            (bool(phase_of(s)), Problem.FLAG_OUT_OF_PLACE),
        )
        return [problem for found, problem in wrong if found]
    fits = _lays_the_table(s) and (not sound or _leads_here(s))
    return [] if fits else [Problem.LOG_DOES_NOT_FIT]


def _take_back(s: State) -> None:
    """Put everything back to what it was before the lead, by the log of the bout.

    A card that everybody has seen go back is known from now on. What was named beside the hands
    (`up`, `shown`) is so no more once it has lain on the table.
    """
    log = log_of(s)
    for seat, cards in laid(log):
        s.hands[seat] |= cards
        s.known[seat] |= cards
    defenders = [seat for seat, move in log if move.kind in _PASSING_ON]
    s.defender = (*defenders, s.defender)[0]
    s.attacker = s.leader
    emptied = tuple(seat for seat in s.emptied if not s.hands[seat])
    for room_rewinds in s.profile.on_rewind:
        room_rewinds(s)
    open_bout(s)
    s.emptied = emptied


def _lays_the_table(s: State) -> bool:
    """Whether the moves of the log put down what lies there, each card once."""
    lying = 0
    for seat, cards in laid(log_of(s)):
        if seat >= s.profile.seats or lying & cards:
            return False
        lying |= cards
    return lying == s.table


def _leads_here(s: State) -> bool:
    again = _retraced(s)
    if again is None or not _has_no_less(s, again):
        return False
    return position_text(again) == position_text(s)


def _retraced(s: State) -> State | None:
    """Return the state after the log's moves, None when they cannot have been played.

    Nobody is held to fairness at first: who is honest now may have faked before.
    """
    log, again = log_of(s), s.copy()
    _take_back(again)
    forget(again)
    if state_problems(again, seated=True):
        return None
    for place, (seat, move) in enumerate(log, 1):
        if move not in legal_moves(again, seat):
            return None
        again.profile.apply[move.code](again, seat, move)
        if log_of(again) != log[:place]:
            return None
    return again


def _has_no_less(s: State, again: State) -> bool:
    """Whether the penalties of the log are in force; give the other state the rest of them."""
    for key in (HONEST, MUTE):
        if penalised(again, key) & ~penalised(s, key):
            return False
        penalise(again, key, penalised(s, key))
    return True
