"""Rules compiled for one table: plain flags and tables, so that play looks nothing up by name.

An option that only chooses a number or an order of seats is decided here, once, and the core
reads the table without asking which variant is played.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from durak.beating import NO_RANK
from durak.bouts import finish
from durak.cards import DECKS, RANK_MASK, SUIT_MASK, lowest_card
from durak.events import Events
from durak.extra import Extra
from durak.legality import additions, defences, leads, open_rank
from durak.moves import CODES, Move, MoveKind
from durak.outcome import Outcome
from durak.playing import CORE_MOVES, Apply
from durak.refusals import Problem, Refusal
from durak.rooms import furnish
from durak.rooms.jokers import joker_beating
from durak.rooms.teams import sides_of_table
from durak.rules import Rules
from durak.state import State

UNLIMITED: Final = 54
FULL_LEAD: Final = 4
SIMPLE_LEAD: Final = 2

Seats = tuple[int, ...]


class Profile:
    """One way to play at a table of so many seats with this trump suit."""

    def __init__(self, rules: Rules, seats: int, trump: str) -> None:
        self.rules = rules
        self.seats = seats
        self.trump = trump
        self.trumps = SUIT_MASK[trump]
        self.deck = DECKS[rules.deck]
        self.lowest_plain = RANK_MASK[lowest_card(self.deck)] & ~self.trumps
        self.beats = joker_beating(trump, rules.jokers)
        self.auto = rules.passing == "auto"
        self.draw = rules.draw
        self.badge = rules.pogony == "badge"
        self._seat_orders()
        self._throwing(rules)
        self._limits(rules)
        self._transferring(rules)
        self.apply: list[Apply] = [*CORE_MOVES]
        self.end_bout: Callable[[State, Events], Events] = finish
        self.leads: Callable[[State], list[Move]] = leads
        self.additions: Callable[[State, int], list[Move]] = additions
        self.defences: Callable[[State], list[Move]] = defences
        self.transfer_rank: Callable[[tuple[int, ...]], int] = open_rank
        self.is_fake: Callable[[State, Move], bool] | None = None
        self.more_defences: tuple[Callable[[State], list[Move]], ...] = ()
        self.late_moves: tuple[Callable[[State, int], list[Move]], ...] = ()
        self.late_actors: tuple[Callable[[State, list[int]], list[int]], ...] = ()
        self.phases: dict[str, Callable[[State], list[int]]] = {}
        self.on_clear: tuple[Callable[[State], None], ...] = ()
        self.on_take: tuple[Callable[[State], None], ...] = ()
        self.on_rewind: tuple[Callable[[State], None], ...] = ()
        self.checks: tuple[Callable[[State, bool], list[Problem]], ...] = ()
        self.rooms: dict[str, Any] = {}
        self.extras: dict[str, Extra] = {}
        self.endings: dict[str, Callable[[State], Outcome | None]] = {}
        self.explain: dict[MoveKind, Callable[[State, int, Move], Refusal]] = {}
        self.explain_first: tuple[Callable[[State, int, Move], Refusal | None], ...] = ()
        furnish(self)

    def play_with(self, kind: MoveKind, apply: Apply) -> None:
        """Let this function play moves of this kind."""
        self.apply[CODES[kind]] = apply

    def _seat_orders(self) -> None:
        """Who comes after whom, clockwise (1.2), and who plays with whom (section 5)."""
        every = range(self.seats)
        self.sides = sides_of_table(self.rules.teams, self.seats)
        side_of = tuple(next(side for side in self.sides if side >> seat & 1) for seat in every)
        self.after = tuple(_clockwise(seat, self.seats) for seat in every)
        self.foes_after = tuple(_without(self.after[seat], side_of[seat]) for seat in every)
        self.heirs = tuple(
            _without(self.after[seat], ~side_of[seat]) + self.foes_after[seat] for seat in every
        )
        self.against = tuple(
            tuple(_without((first, *self.after[first]), side_of[d]) for d in every)
            for first in every
        )

    def _throwing(self, rules: Rules) -> None:
        """Who throws in, in what order, and which ranks (3.1 to 3.4, 3.6)."""
        simple = rules.mode == "simple"
        alone = simple or rules.throw_in == "attacker"
        every = range(self.seats)
        self.throwers: tuple[tuple[Seats, ...], ...] = tuple(
            tuple((a,) if alone else self.against[a][d] for d in every)
            if rules.throws_in
            else ((),) * self.seats
            for a in every
        )
        self.several_throw = self.seats > 2 and not alone
        self.neighbours = rules.throw_in == "neighbours"
        self.partners = rules.teams != "none"
        self.first_word = rules.throw_order == "first_word"
        self.clockwise = rules.throw_order == "clockwise"
        self.before_cover = rules.throw_before_cover
        self.follow_in = rules.follows_in
        self.attack_opens = NO_RANK if rules.throw_ranks == "covers" else RANK_MASK
        self.cover_opens = NO_RANK if simple else RANK_MASK
        self.refill_order = tuple(
            tuple((*_without((leader, *self.after[leader]), 1 << d), d) for d in every)
            for leader in every
        )

    def _limits(self, rules: Rules) -> None:
        """How many attack cards (3.1, 3.7 to 3.9)."""
        most = SIMPLE_LEAD if rules.mode == "simple" else FULL_LEAD
        self.lead_most = 1 if rules.lead == "single" else most
        self.cap = UNLIMITED if rules.cap == "hand" else 6
        self.hand_minus_one = rules.cap == "hand_minus_one"
        self.first_cap = 5 if rules.first_cap == "five" else 6
        self.lead_plus_four = rules.first_cap == "lead_plus_four"
        self.first_bout_alone = rules.first_cap_scope == "first_bout"

    def _transferring(self, rules: Rules) -> None:
        """When the attack may be passed on (3.10, 3.11)."""
        self.transfers = rules.mode == "transfer"
        self.mid_bout = rules.transfer_when == "mid_bout"
        self.transfer_first = rules.transfer_first


def _clockwise(seat: int, seats: int) -> Seats:
    return tuple((seat + step) % seats for step in range(1, seats))


def _without(seats: Seats, others: int) -> Seats:
    return tuple(seat for seat in seats if not others >> seat & 1)


@lru_cache(maxsize=256)
def profile(rules: Rules, seats: int, trump: str) -> Profile:
    """Return the one profile of these rules at this table."""
    return Profile(rules, seats, trump)
