"""When a bout is over and what follows: discard or take, refill, the next lead (1.4 to 1.7)."""

from __future__ import annotations

from typing import Final

from durak.cards import cards_in
from durak.conflicts import HAND_SIZE, MOST_SEATS
from durak.ending import judge, note_out, with_badge
from durak.events import BoutBeaten, CardsDrawn, CardsTaken, Event, Events, GameOver
from durak.outcome import Outcome
from durak.state import State
from durak.throwing import asked, attack_cap, word_is_due

_BEATEN: Final = tuple(BoutBeaten(seat) for seat in range(MOST_SEATS))
_DRAWN: Final = tuple(
    tuple(CardsDrawn(seat, count) for count in range(HAND_SIZE + 1)) for seat in range(MOST_SEATS)
)


class _Taken(dict[int, CardsTaken]):
    """What a seat took: the event of one or two cards is made once, there are few of these."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def __missing__(self, table: int) -> CardsTaken:
        event = CardsTaken(self.seat, cards_in(table))
        if len(event.cards) <= 2:
            self[table] = event
        return event


_TAKEN: Final = tuple(_Taken(seat) for seat in range(MOST_SEATS))


def settle(s: State, events: Events) -> Events:
    """Leave the state waiting for a thrower, or end the bout (1.5); return what happened.

    To be called when all is covered or taken.
    """
    seats = asked(s)
    if not seats and s.profile.several_throw and word_is_due(s):
        s.given = True
        seats = asked(s)
    if not seats:
        return s.profile.end_bout(s, events)
    s.asked = seats
    return events


def finish(s: State, events: Events) -> Events:
    """End the bout: clear the table, refill, and open the next bout or end the game."""
    told = [*events]
    clear_away(s, told)
    if s.emptied and not s.stock:
        note_out(s, told)
    return begin_next(s, told)


def clear_away(s: State, told: list[Event]) -> None:
    """Leave no card on the table and full hands, as far as the stock goes (1.4, 1.6)."""
    clear_table(s, told)
    drew = refill(s, told) if s.stock else False
    s.idle = s.idle + 1 if s.taking and not drew else 0


def begin_next(s: State, told: list[Event], leader: int | None = None) -> Events:
    """Open the next bout, led by this seat or as 1.4 says, or end the game."""
    outcome = judge(s) if s.idle or not s.stock else None
    if outcome is None:
        hand_on_lead(s, next_to_lead(s) if leader is None else leader)
        open_bout(s)
    else:
        outcome = with_badge(s, outcome)
        close(s, outcome)
        told.append(GameOver(outcome))
    return tuple(told)


def clear_table(s: State, told: list[Event]) -> None:
    """Give the table to the defender who takes, or to the discard (1.4)."""
    defender = s.defender
    if not s.taking:
        s.gone |= s.table
        told.append(_BEATEN[defender])
        return
    for room_notes in s.profile.on_take:
        room_notes(s)
    s.hands[defender] |= s.table
    s.known[defender] |= s.table
    told.append(_TAKEN[defender][s.table])


def refill(s: State, told: list[Event]) -> bool:
    """Refill to six, the leader first, the defender last (1.6); whether anybody drew."""
    hands, stock = s.hands, s.stock
    drew = False
    for seat in s.profile.refill_order[s.leader][s.defender]:
        need = HAND_SIZE - hands[seat].bit_count()
        if need > 0:
            drawn = stock[:need]
            stock = stock[need:]
            hands[seat] |= sum(drawn)
            told.append(_DRAWN[seat][len(drawn)])
            drew = True
            if not stock:
                s.known[seat] |= drawn[-1]  # the face-up trump, drawn before all eyes
                break
    s.stock = stock
    return drew


def next_to_lead(s: State) -> int:
    """Return who leads the next bout (1.4, 5.2)."""
    defender = s.defender
    if s.taking:
        return next_in(s, s.profile.after[defender])
    return defender if s.hands[defender] else next_in(s, s.profile.heirs[defender])


def hand_on_lead(s: State, leader: int) -> None:
    """Make this seat the leader and the next of another side the defender (1.4, 5.2)."""
    s.leader = s.attacker = leader
    s.defender = next_in(s, s.profile.foes_after[leader])
    s.bout += 1


def next_in(s: State, seats: tuple[int, ...]) -> int:
    """Return the first of these seats that holds cards; there is one while the game goes on."""
    hands = s.hands
    for seat in seats:
        if hands[seat]:
            break
    return seat


def open_bout(s: State) -> None:
    """Leave an empty table for the leader's lead."""
    clear_bout(s)
    s.held = s.hands[s.defender].bit_count()
    s.cap = attack_cap(s, s.held)


def clear_bout(s: State) -> None:
    """Forget what belongs to one bout only."""
    s.attacks = s.covers = s.open = s.emptied = ()
    s.table = s.fits = s.passed = 0
    s.asked = []
    s.taking = s.given = False
    s.lead = 1
    for room_forgets in s.profile.on_clear:
        room_forgets(s)


def close(s: State, outcome: Outcome) -> None:
    """End the game; roles and number stay those of the last bout."""
    clear_bout(s)
    s.outcome = outcome
