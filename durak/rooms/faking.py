"""Which cards may be laid against the rules, and which that have been were (6.3, 6.4).

A faked move has the text of a fair one. What is faked anybody can see who has watched the table.
"""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from durak import legality
from durak.cards import CARDS
from durak.explaining import core_reason
from durak.legality import open_rank
from durak.moves import Move, MoveKind
from durak.refusals import Refusal
from durak.rooms.log import LAYING, Log
from durak.rooms.penalties import HONEST, penalised
from durak.state import State
from durak.throwing import ANY_CARD

if TYPE_CHECKING:
    from durak.profile import Profile

_COVERED_BY_ANY: Final = (ANY_CARD,) * len(CARDS)


def furnish(p: Profile) -> None:
    """Make any card cover; by card any be thrown in, by player any pass the attack on."""
    p.defences = defences
    p.is_fake = is_fake
    for kind in LAYING:
        p.explain[kind] = explain_laying
    if p.rules.cheating == "card":
        p.additions = additions
        p.late_actors += (with_throwers,)


def additions(s: State, seat: int) -> list[Move]:
    """Return what a seat may throw in, faked or not, then pass where it is asked."""
    may_fake = seat in s.asked and not is_honest(s, seat)
    return legality.additions(_loosened(s) if may_fake else s, seat)


def defences(s: State) -> list[Move]:
    """Return covers and transfers, faked or not, then take."""
    return legality.defences(s if is_honest(s, s.defender) else _loosened(s))


def with_throwers(s: State, seats: list[int]) -> list[int]:
    """Return who has a move while the defender decides: who may fake has, with any card."""
    if not s.open or s.taking:
        return seats
    return [s.defender] + [
        seat for seat in s.asked if not is_honest(s, seat) or s.hands[seat] & s.fits
    ]


def is_honest(s: State, seat: int) -> bool:
    """Whether the seat must play fairly."""
    return bool(penalised(s, HONEST) >> seat & 1)


def is_fake(s: State, move: Move) -> bool:
    """Whether this legal move breaks the rules of fair play; a lead never does."""
    return bool(s.attacks) and _is_unfair(s.profile, move, s.fits, s.open)


def faked(p: Profile, log: Log) -> list[int]:
    """Return the places of the faked moves in the log of a bout."""
    found = []
    fits, led = 0, False
    uncovered: tuple[int, ...] = ()
    for place, (_, move) in enumerate(log):
        if move.kind not in LAYING:
            continue
        if led and _is_unfair(p, move, fits, uncovered):
            found.append(place)
        if move.kind is MoveKind.COVER:
            fits |= p.cover_opens[move.index]
            uncovered = tuple(card for card in uncovered if card != move.at)
        else:
            fits |= p.attack_opens[move.index]
            uncovered += move.indexes
        led = True
    return found


def _is_unfair(p: Profile, move: Move, fits: int, uncovered: tuple[int, ...]) -> bool:
    if move.kind is MoveKind.COVER:
        return not p.beats[move.at] & move.mask
    if move.kind is MoveKind.TRANSFER:
        return not open_rank(uncovered) & move.mask
    return move.kind is MoveKind.ATTACK and not fits & move.mask


def explain_laying(s: State, seat: int, move: Move) -> Refusal:
    """Return why this card may not be laid, not even as a fake."""
    if not is_honest(s, seat):
        return core_reason(_loosened(s), seat, move)
    could = legality.legal_moves(_pardoned(s), seat)
    return Refusal.MUST_PLAY_FAIRLY if move in could else core_reason(s, seat, move)


def _pardoned(s: State) -> State:
    free = s.copy()
    free.rooms = s.rooms | {HONEST: 0}
    return free


def _loosened(s: State) -> State:
    """Return the state as the core should see it to find the faked moves among the fair ones."""
    free = s.copy()
    by_card = s.profile.rules.cheating == "card"
    free.profile = _loose(s.profile, by_card or bool(s.covers))
    if by_card and s.attacks:
        free.fits = ANY_CARD
    return free


@lru_cache(maxsize=256)
def _loose(p: Profile, fair_transfers: bool) -> Profile:
    """Return a profile by which any card covers, and with other transfers any is passed on."""
    loose = copy(p)
    loose.beats = _COVERED_BY_ANY
    if not fair_transfers:
        loose.transfer_rank = _any_rank
    return loose


def _any_rank(uncovered: tuple[int, ...]) -> int:
    return ANY_CARD
