"""Hanging pogony between two bouts (6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from durak.bouts import begin_next, clear_away, clear_bout, close
from durak.cards import cards_in
from durak.ending import note_out, seats_of, side_of
from durak.events import Event, Events, GameOver, PogonyDeclined, PogonyHung
from durak.marks import unmark
from durak.moves import PASS, Move, MoveKind
from durak.outcome import Outcome, Reason
from durak.phases import PHASE, phase_of
from durak.playing import say_pass
from durak.refusals import Problem, Refusal
from durak.rooms.handing import hand_over
from durak.rooms.steps import hangable, may_hang, pogony, side_hand
from durak.state import State
from durak.throwing import between_bouts, throwers

if TYPE_CHECKING:
    from durak.profile import Profile


_HANGING: Final = "h"


def furnish(p: Profile) -> None:
    """Add hanging to a table."""
    p.end_bout = end_bout
    p.late_moves += (answers,)
    p.play_with(MoveKind.HANG, hang)
    p.play_with(MoveKind.PASS, pass_or_decline)
    p.explain_first += (explain,)
    p.phases[_HANGING] = ask
    p.on_clear += (_forget,)
    p.checks += (check_phase,)
    p.endings[Reason.POGONY.value] = _found_end


def end_bout(s: State, events: Events) -> Events:
    """Clear the table, refill, and ask who may hang; go on when nobody may."""
    told = [*events]
    clear_away(s, told)
    if s.stock or not _able(s):
        return _go_on(s, told)
    taking, emptied = s.taking, s.emptied
    clear_bout(s)
    s.taking = taking
    s.emptied = tuple(seat for seat in emptied if not s.hands[seat])
    s.rooms = s.rooms | {PHASE: _HANGING}
    s.asked = ask(s)
    return tuple(told)


def _go_on(s: State, told: list[Event]) -> Events:
    """Come to the end of the bout as it is without pogony, but for what partners hand over."""
    if s.emptied and not s.stock:
        note_out(s, told)
    return begin_next(s, told, hand_over(s, told))


def _able(s: State) -> list[int]:
    """Return the seats that may hang, in the order in which they are asked.

    After a take those who may throw in, clockwise from the attacker; else the defender.
    """
    return [seat for seat in (throwers(s) if s.taking else [s.defender]) if hangable(s, seat)]


def ask(s: State) -> list[int]:
    """Return the first who may hang and has not declined; what his partners hold is shown to all.

    They have nothing but pogony, as everybody can tell, and he names their cards with his.
    """
    if s.attacks or s.stock or s.outcome is not None:
        return []
    first = [seat for seat in _able(s) if not s.passed >> seat & 1][:1]
    for seat in first:
        for partner in seats_of(side_of(s, seat) & ~(1 << seat)):
            s.known[partner] |= s.hands[partner]
    return first


def check_phase(s: State, otherwise_sound: bool) -> list[Problem]:
    """Return what is wrong with the flag: nobody is left to ask, or another than those declined."""
    if phase_of(s) != _HANGING:
        return []
    able = _able(s)
    declined = able[: able.index(s.asked[0])] if s.asked else []
    sound = s.asked and s.passed == sum(1 << seat for seat in declined)
    return [] if sound else [Problem.FLAG_OUT_OF_PLACE]


def _forget(s: State) -> None:
    if PHASE in s.rooms:
        s.rooms = {key: value for key, value in s.rooms.items() if key != PHASE}


def _victim(s: State) -> int:
    return s.defender if s.taking else s.leader


def answers(s: State, seat: int) -> list[Move]:
    """Return what the asked seat may say: hang all of it, or pass."""
    if not between_bouts(s) or seat not in s.asked:
        return []
    return [Move(MoveKind.HANG, cards_in(hangable(s, seat))), PASS]


def hang(s: State, seat: int, move: Move) -> Events:
    """Give the cards to the victim; the game is over."""
    victim, mask = _victim(s), move.mask
    holders = [one for one in (seat, *s.profile.after[seat]) if s.hands[one] & mask]
    for holder in holders:
        s.hands[holder] &= ~mask
    s.emptied += tuple(holders)
    s.hands[victim] |= mask
    s.known[victim] |= mask
    unmark(s, mask & s.marks)
    note_out(s, [])
    outcome = _outcome(s, seat, victim)
    close(s, outcome)
    return (PogonyHung(seat, victim, move.cards), GameOver(outcome))


def pass_or_decline(s: State, seat: int, move: Move) -> Events:
    """Say pass in the bout; between two, leave the question to the next who may hang."""
    if not between_bouts(s):
        return say_pass(s, seat, move)
    s.passed |= 1 << seat
    s.asked = ask(s)
    told: list[Event] = [PogonyDeclined(seat)]
    return tuple(told) if s.asked else _go_on(s, told)


def explain(s: State, seat: int, move: Move) -> Refusal | None:
    """Return why a move is refused while somebody is asked, None when nobody is."""
    if not between_bouts(s):
        return None
    if seat not in s.asked:
        return Refusal.NOT_YOUR_TURN
    return Refusal.HANG_WHOLE_HAND if move.kind is MoveKind.HANG else Refusal.HANG_OR_PASS


def _outcome(s: State, seat: int, victim: int) -> Outcome:
    """The side that hung is first, the victim's last, others share what is between."""
    first, last = side_of(s, seat), side_of(s, victim)
    between = seats_of((1 << s.profile.seats) - 1 & ~first & ~last)
    groups = (seats_of(first), between, seats_of(last))
    return Outcome(Reason.POGONY, groups[2], tuple(group for group in groups if group))


def _found_end(s: State) -> Outcome | None:
    """Find the end again: who hung is the defender without cards, or was the last to be out."""
    if s.attacks or s.stock:
        return None
    note_out(s, [])
    s.emptied = ()
    last_out = [seat for group in s.out for seat in group][-1:]
    seat = s.defender if not s.hands[s.defender] else (last_out or [s.defender])[0]
    victim = s.leader if seat == s.defender else s.defender
    hung = s.hands[victim] & pogony(s, seat)
    apart = not side_of(s, seat) >> victim & 1
    sound = apart and not side_hand(s, seat) and may_hang(s, seat, hung)
    return _outcome(s, seat, victim) if sound else None
