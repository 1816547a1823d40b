"""A state from the text of a position, refused with all that is wrong with it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from durak.bouts import clear_bout
from durak.cards import Card, mask_of
from durak.conflicts import MOST_SEATS
from durak.ending import judge, note_out, seats_of
from durak.marks import mark_up
from durak.moves import Move, MoveKind
from durak.outcome import Reason
from durak.phases import PHASE, phase_of
from durak.reading import (
    Draft,
    Groups,
    Seats,
    read_extra,
    read_groups,
    read_number,
    read_position,
    read_seats,
)
from durak.refusals import Problem, UnsoundPosition
from durak.rules import Rules
from durak.soundness import Problems, draft_problems, place_problems, state_problems
from durak.start import new_state
from durak.state import State
from durak.throwing import asked, attack_cap

_CORE_KEYS: Final = frozenset({"empty", "out", "idle", "lead", "held", "up", "badge", "end"})


def state_at(text: str, rules: Rules) -> State:
    """Return the state that a position's text says.

    UnsoundPosition with every problem of the rules and of the position.
    """
    draft = read_position(text)
    problems = [*rules.problems(draft.seats), *draft_problems(draft, rules)]
    if draft.seats > MOST_SEATS:
        raise UnsoundPosition(tuple(problems))
    seated = Problem.NO_SUCH_SEAT not in problems
    s = _bare_state(draft if seated else _with_other_roles(draft), rules)
    problems += _read_places(s, draft)
    problems += _read_keys(s, draft)
    if s.attacks or phase_of(s):
        s.asked = s.profile.phases.get(phase_of(s), asked)(s)
    if s.outcome is None and not s.attacks and not phase_of(s):
        s.outcome = judge(s)
    problems += _read_end(s, draft)
    problems += state_problems(s, seated=seated)
    sound = not problems
    for check in s.profile.checks:
        problems += check(s, sound)
    if problems:
        raise UnsoundPosition(tuple(dict.fromkeys(problems)))
    _forget_silent_passes(s)
    return s


def _with_other_roles(draft: Draft) -> Draft:
    """Return the draft with seats that are there, so that the rest of it can be judged."""
    return replace(draft, leader=0, attacker=0, defender=draft.seats - 1, passed=())


def _forget_silent_passes(s: State) -> None:
    """Under `auto` a seat that holds nothing that fits is not written among the passed (1.11)."""
    if s.profile.auto and s.attacks:
        s.passed = sum(1 << seat for seat in seats_of(s.passed) if s.hands[seat] & s.fits)


def _bare_state(draft: Draft, rules: Rules) -> State:
    """Return the state that the first seven fields say."""
    s = new_state(rules, [mask_of(hand) for hand in draft.hands], draft.trump)
    s.stock = tuple(card.mask for card in draft.stock)
    clear_bout(s)
    s.leader, s.attacker, s.defender = draft.leader, draft.attacker, draft.defender
    s.bout, s.taking, s.given = draft.bout, draft.taking, draft.given
    s.passed = sum(1 << seat for seat in draft.passed)
    _lay_table(s, draft)
    lying = [*s.hands, *s.stock, s.table]
    s.gone = s.profile.deck
    for cards in lying:
        s.gone &= ~cards
    return s


def _lay_table(s: State, draft: Draft) -> None:
    """Put the attack cards and their covers down as if they had been played."""
    p = s.profile
    for attack, *covers in draft.table:
        s.attacks += (attack.index,)
        s.table |= attack.mask
        s.fits |= p.attack_opens[attack.index]
        for card in covers:
            s.covers += (Move(MoveKind.COVER, (card,), attack),)
            s.table |= card.mask
            s.fits |= p.cover_opens[card.index]
        if not covers:
            s.open += (attack.index,)


def _read_places(s: State, draft: Draft) -> Problems:
    """Read who is out and whose hand became empty in this bout; fill in what is not said.

    Not said: empty hands of leader, attacker and defender were emptied in this bout, others are
    out, in seat order; beside a stock nobody is out.
    """
    problems: Problems = []
    out: Groups = read_extra(draft, "out", read_groups, problems) or ()
    empty: Seats = read_extra(draft, "empty", read_seats, problems) or ()
    problems += place_problems(s.hands, bool(s.stock), out, empty)
    if problems:
        return problems
    named = {seat for group in out for seat in group} | set(empty)
    rest = [seat for seat, hand in enumerate(s.hands) if not hand and seat not in named]
    roles = (s.leader, s.attacker, s.defender)
    fresh = tuple(seat for seat in rest if s.stock or seat in roles)
    s.out = out + tuple((seat,) for seat in rest if seat not in fresh)
    s.emptied = empty + fresh
    if not draft.other_flags and _is_over(s):
        note_out(s, [])
        s.emptied = ()
    return []


def _is_over(s: State) -> bool:
    """Whether nobody, or one side alone, has cards when a bout would begin."""
    if s.attacks or s.stock:
        return False
    return sum(any(s.hands[seat] for seat in seats_of(side)) for side in s.profile.sides) < 2


def _read_keys(s: State, draft: Draft) -> Problems:
    """Read the other extras of a running game; what is not said is as in most positions."""
    problems: Problems = []
    s.idle = read_extra(draft, "idle", read_number, problems) or 0
    s.lead = read_extra(draft, "lead", read_number, problems) or 1
    s.held = read_extra(draft, "held", read_number, problems) or 0
    if not s.attacks:
        s.lead, s.held = 1, s.hands[s.defender].bit_count()
    s.cap = attack_cap(s, s.held)
    problems += _read_up(s, draft)
    for key, codec in s.profile.extras.items():
        problems += read_extra(draft, key, partial(codec.read, s), problems) or []
    problems += _read_ending(s, draft)
    if draft.extras.keys() - _CORE_KEYS - s.profile.extras.keys():
        problems.append(Problem.UNKNOWN_KEY)
    if draft.other_flags:
        problems += _read_phase(s, draft.other_flags)
    return problems


def _read_phase(s: State, letter: str) -> Problems:
    if letter not in s.profile.phases:
        return [Problem.FLAG_OUT_OF_PLACE]
    s.rooms = s.rooms | {PHASE: letter}
    return []


def _read_ending(s: State, draft: Draft) -> Problems:
    """Read an end that the hands alone do not show."""
    if "end" not in draft.extras:
        return []
    endings = s.profile.endings
    if draft.extras["end"] not in endings:
        return [Problem.UNREADABLE if endings else Problem.UNKNOWN_KEY]
    s.outcome = endings[draft.extras["end"]](s)
    return [] if s.outcome else [Problem.KEY_OUT_OF_PLACE]


def _read_up(s: State, draft: Draft) -> Problems:
    """Read the face-up card of a deck without a stock (1.9)."""
    unreadable: Problems = []
    card = read_extra(draft, "up", Card.parse, unreadable)
    if card is None:
        return unreadable
    holders = [seat for seat, hand in enumerate(s.hands) if hand & card.mask]
    wrong = (
        (not holders, Problem.UP_NOT_HELD),
        (card.suit != s.profile.trump, Problem.FACE_UP_NOT_TRUMP),
        (bool(s.stock), Problem.KEY_OUT_OF_PLACE),
    )
    problems = [problem for found, problem in wrong if found]
    if not problems:
        mark_up(s, holders[0], card.mask)
    return problems


def _read_end(s: State, draft: Draft) -> Problems:
    """Read what only a finished game says (6.1)."""
    problems: Problems = []
    badge = read_extra(draft, "badge", read_number, problems) or 0
    if not badge:
        return problems
    if s.outcome is None or s.outcome.reason is not Reason.FOOL or not s.profile.badge:
        return [Problem.KEY_OUT_OF_PLACE]
    s.outcome = replace(s.outcome, badge=badge)
    return []
