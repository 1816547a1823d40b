"""The deal, the first lead, and who leads the next game (1.9, section 2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from durak.bouts import next_in, open_bout
from durak.cards import DECKS, JOKERS, RANKS, SUIT_MASK, SUITS, Card, mask_of, parse_cards
from durak.conflicts import HAND_SIZE
from durak.extra import LADDER
from durak.marks import mark_up
from durak.outcome import Outcome, Reason
from durak.profile import profile
from durak.refusals import Problem, UnsoundPosition
from durak.rules import Rules
from durak.state import State

if TYPE_CHECKING:
    from durak.ladder import Ladder

_TEN = RANKS.index("T")
_NEXT_LEAD = {"under_fool": -1, "from_under_fool": 1, "winner": 0}
"""Where the leader sits, from the fool (the winner) on (2.3)."""


def deal(
    rules: Rules,
    seats: int,
    deck: Iterable[Card | str],
    leader: int | None,
    ladder: Ladder | None = None,
) -> State:
    """Return the state before the first lead.

    One card at a time, seat 0 first, until every seat has six; the next card that is no joker is
    the face-up trump and goes under the rest. UnsoundPosition with all that is wrong.
    """
    cards = parse_cards(deck) if isinstance(deck, str) else _cards(deck)
    _check_deal(rules, seats, cards, leader, ladder)
    dealt = seats * HAND_SIZE
    hands = [mask_of(cards[seat:dealt:seats]) for seat in range(seats)]
    rest = cards[dealt:]
    face_up = next((card for card in rest if not card.is_joker), cards[-1])
    stock = [card.mask for card in rest if card is not face_up]
    s = new_state(rules, hands, face_up.suit)
    s.stock = (*stock, face_up.mask) if rest else ()
    if ladder is not None:
        s.rooms = s.rooms | {LADDER: ladder}
    if not rest:
        mark_up(s, (dealt - 1) % seats, face_up.mask)
    s.leader = s.attacker = first_leader(s, face_up) if leader is None else leader
    s.defender = next_in(s, s.profile.foes_after[s.leader])
    open_bout(s)
    return s


def _cards(deck: Iterable[Card | str]) -> tuple[Card, ...]:
    return tuple([Card.parse(card) if isinstance(card, str) else card for card in deck])


def _check_deal(
    rules: Rules,
    seats: int,
    cards: tuple[Card, ...],
    leader: int | None,
    ladder: Ladder | None,
) -> None:
    found = list(rules.problems(seats))
    dealt, whole = mask_of(cards), DECKS[rules.deck]
    if dealt.bit_count() < len(cards):
        found.append(Problem.CARD_TWICE)
    if dealt & ~whole:
        found.append(Problem.CARD_NOT_OF_DECK)
    if whole & ~dealt:
        found.append(Problem.CARD_MISSING)
    if leader is None and rules.first_lead == "random":
        found.append(Problem.LEADER_NOT_NAMED)
    if leader is not None and not 0 <= leader < seats:
        found.append(Problem.NO_SUCH_SEAT)
    if ladder is not None and not ladder.fits(rules, seats):
        found.append(Problem.LADDER_DOES_NOT_FIT)
    if found:
        raise UnsoundPosition(tuple(found))


def new_state(rules: Rules, hands: list[int], trump: str) -> State:
    """Return a state with these hands and nothing else: no stock, seat 0 to lead."""
    s = State.__new__(State)
    s.profile = profile(rules, len(hands), trump)
    s.hands = hands
    s.known = [0] * len(hands)
    s.stock, s.gone = (), 0
    s.leader = s.attacker = s.defender = 0
    s.bout, s.idle, s.out, s.outcome = 1, 0, (), None
    s.marks, s.rooms = 0, s.profile.rooms
    return s


def first_leader(s: State, face_up: Card) -> int:
    """Return who leads the first bout of a first game (2.1, 2.2)."""
    if s.profile.rules.first_lead != "upcard" or face_up.rank == RANKS[_TEN]:
        return holder_of_lowest_trump(s)
    if RANKS.index(face_up.rank) > _TEN:
        return _holder(s, lowest_rank_first=True)
    return _holder(s, lowest_rank_first=False)


def holder_of_lowest_trump(s: State) -> int:
    """Return the holder of the lowest trump; of the lowest card when nobody has a trump (2.1)."""
    trumps = SUIT_MASK[s.profile.trump]
    lowest = [hand & trumps & -(hand & trumps) for hand in s.hands]
    if not any(lowest):
        return _holder(s, lowest_rank_first=True)
    return min((bit, seat) for seat, bit in enumerate(lowest) if bit)[1]


def _holder(s: State, *, lowest_rank_first: bool) -> int:
    """Return the holder of the smallest or the largest card, the first suit of those (2.2)."""
    for rank in RANKS if lowest_rank_first else reversed(RANKS):
        for suit in SUITS:
            card = Card.parse(rank + suit).mask
            for seat, hand in enumerate(s.hands):
                if hand & card & ~JOKERS:
                    return seat
    raise AssertionError("a hand of jokers alone")


def next_leader(rules: Rules, outcome: Outcome, seats: int) -> int | None:
    """Return the seat that leads the next game, None when it is as in a first game (2.3).

    The outcome is in the numbers of the seats now, without those who have left; its groups stay.
    """
    if outcome.reason not in (Reason.FOOL, Reason.POGONY) or rules.next_lead == "lowest_trump":
        return None
    deciding = outcome.places[0] if rules.next_lead == "winner" else outcome.fools
    seat = min(deciding, default=seats)
    if seat >= seats:
        return None
    return (seat + _NEXT_LEAD[rules.next_lead]) % seats
