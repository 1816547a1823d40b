"""Passage: show the trump of the attack's rank instead of laying it (3.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from durak.cards import Card, cards_in
from durak.ending import seats_of
from durak.events import Event, TrumpShown
from durak.explaining import passing_on_refusal
from durak.extra import Extra
from durak.legality import open_rank, transfer_target
from durak.marks import SHOWN
from durak.moves import SHOW, Move, MoveKind
from durak.playing import pass_attack_on
from durak.reading import read_seats
from durak.refusals import Problem, Refusal
from durak.rooms.log import log_of
from durak.state import State

if TYPE_CHECKING:
    from durak.profile import Profile

USED: Final = "used"


def furnish(p: Profile) -> None:
    """Add showing to a table."""
    p.more_defences += (shows,)
    p.play_with(MoveKind.SHOW, show)
    p.explain[MoveKind.SHOW] = explain_show
    p.on_rewind += (_unuse,)
    p.extras[USED] = Extra(_write_used, _read_used)
    p.extras[SHOWN] = Extra(_write_shown, _read_shown)
    if p.rules.passage == "bout":
        p.on_clear += (_forget_used,)


def shows(s: State) -> list[Move]:
    """Return the showing that the defender may do, if any."""
    card = s.hands[s.defender] & _trump_of_rank(s)
    allowed = s.bout > 1 or s.profile.transfer_first
    if not card or not allowed or s.covers or _has_shown(s, s.defender):
        return []
    target = transfer_target(s)
    if target is None or len(s.attacks) > s.hands[target].bit_count():
        return []
    return [SHOW[card]]


def show(s: State, seat: int, move: Move) -> tuple[Event, ...]:
    """Keep the card, known to all from now on, and pass the attack on."""
    target = transfer_target(s)
    assert target is not None, "legality let a showing to nobody pass"
    others = [entry for entry in s.rooms.get(SHOWN, ()) if entry[0] != move.mask]
    s.rooms = s.rooms | {
        USED: s.rooms.get(USED, 0) | 1 << seat,
        SHOWN: tuple(sorted([*others, (move.mask, seat)])),
    }
    s.marks |= move.mask
    s.known[seat] |= move.mask
    pass_attack_on(s, target)
    return (TrumpShown(seat, move.cards[0], target),)


def explain_show(s: State, seat: int, move: Move) -> Refusal:
    """Return why this card may not be shown."""
    refusal = passing_on_refusal(s, seat)
    if refusal is not None:
        return refusal
    if s.covers:
        return Refusal.SOMETHING_COVERED
    if not move.mask & _trump_of_rank(s):
        return Refusal.SHOW_TRUMP_OF_RANK
    if _has_shown(s, seat):
        return Refusal.SHOWN_BEFORE
    nobody = transfer_target(s) is None
    return Refusal.NOBODY_TO_TRANSFER_TO if nobody else Refusal.NEXT_HAND_TOO_SMALL


def _trump_of_rank(s: State) -> int:
    return open_rank(s.open) & s.profile.trumps


def _has_shown(s: State, seat: int) -> bool:
    return bool(s.rooms.get(USED, 0) >> seat & 1)


def _unuse(s: State) -> None:
    """Give the right to show back to those who used it in the bout that is taken back."""
    used = s.rooms.get(USED, 0)
    shown = sum(1 << seat for seat, move in log_of(s) if move.kind is MoveKind.SHOW)
    s.rooms = s.rooms | {USED: used & ~shown}


def _forget_used(s: State) -> None:
    if USED in s.rooms:
        s.rooms = {key: value for key, value in s.rooms.items() if key != USED}


def _write_used(s: State) -> str:
    return "".join(map(str, seats_of(s.rooms.get(USED, 0))))


def _read_used(s: State, text: str) -> list[Problem]:
    seats = read_seats(text)
    if any(seat >= s.profile.seats for seat in seats):
        return [Problem.NO_SUCH_SEAT]
    if s.profile.rules.passage == "bout" and not s.attacks:
        return [Problem.KEY_OUT_OF_PLACE]
    s.rooms = s.rooms | {USED: sum(1 << seat for seat in seats)}
    return []


def _write_shown(s: State) -> str:
    return ",".join(f"{cards_in(card)[0]}{seat}" for card, seat in s.rooms.get(SHOWN, ()))


def _read_shown(s: State, text: str) -> list[Problem]:
    entries = [(Card.parse(entry[:2]), read_seats(entry[2:])) for entry in text.split(",")]
    if any(len(seats) != 1 for _, seats in entries) or len(dict(entries)) < len(entries):
        raise ValueError(text)
    shown = sorted((card.mask, seats[0]) for card, seats in entries)
    if any(seat >= s.profile.seats or not s.hands[seat] & card for card, seat in shown):
        return [Problem.SHOWN_NOT_HELD]
    if any(not card & s.profile.trumps for card, _ in shown):
        return [Problem.KEY_OUT_OF_PLACE]
    for card, seat in shown:
        s.marks |= card
        s.known[seat] |= card
    s.rooms = s.rooms | {SHOWN: tuple(shown)}
    return []
