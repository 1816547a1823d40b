"""Which positions can be: everything that is wrong with one, never the first thing only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from durak.cards import DECKS, mask_of
from durak.phases import phase_of
from durak.reading import Draft, Groups
from durak.refusals import Problem
from durak.rules import Rules
from durak.state import State
from durak.throwing import between_bouts, first_cap_holds, has_word, throwers, word_is_due

Problems = list[Problem]


def draft_problems(draft: Draft, rules: Rules) -> Problems:
    """Return what is wrong with cards and seats as written."""
    laid = [card for pair in draft.table for card in pair]
    cards = [card for hand in draft.hands for card in hand] + laid + list(draft.stock)
    seats = (draft.leader, draft.attacker, draft.defender, *draft.passed)
    wrong = (
        (len(set(cards)) < len(cards), Problem.CARD_TWICE),
        (bool(mask_of(cards) & ~DECKS[rules.deck]), Problem.CARD_NOT_OF_DECK),
        (bool(draft.stock) and draft.stock[-1].suit != draft.trump, Problem.FACE_UP_NOT_TRUMP),
        (any(seat >= draft.seats for seat in seats), Problem.NO_SUCH_SEAT),
        (draft.attacker == draft.defender, Problem.ATTACKER_DEFENDS),
    )
    return [problem for found, problem in wrong if found]


def place_problems(hands: list[int], stock: bool, out: Groups, empty: tuple[int, ...]) -> Problems:
    """Return what is wrong with the seats said to be out or to have emptied their hands."""
    placed = [seat for group in out for seat in group]
    named = placed + list(empty)
    held = {seat for seat, hand in enumerate(hands) if hand}
    wrong = (
        (any(seat >= len(hands) for seat in named), Problem.NO_SUCH_SEAT),
        (not held.isdisjoint(placed), Problem.OUT_WITH_CARDS),
        (not held.isdisjoint(empty), Problem.EMPTY_WITH_CARDS),
        (stock and bool(out), Problem.OUT_BESIDE_STOCK),
        (len(set(named)) < len(named), Problem.PLACES_OF_NO_GAME),
    )
    return [problem for found, problem in wrong if found]


def state_problems(s: State, *, seated: bool) -> Problems:
    """Return what is wrong with a state; unless `seated`, of that what hangs on no role."""
    checks = _CHECKS + _ROLE_CHECKS if seated else _CHECKS
    found = [problem for check, problem in checks if check(s)]
    # Whether something is due can only be asked of a state that is right otherwise.
    if not found and seated and s.attacker != s.defender and _unsettled(s):
        found.append(Problem.NOT_SETTLED)
    return found


def _over_hand(s: State) -> bool:
    return len(s.open) > s.hands[s.defender].bit_count()


def _over_cap(s: State) -> bool:
    return len(s.attacks) > s.cap


def _no_cards_at_lead(s: State) -> bool:
    at_lead = not s.attacks and not s.asked and s.outcome is None
    return at_lead and not (s.hands[s.leader] and s.hands[s.defender])


def _takes_nothing(s: State) -> bool:
    return s.taking and not s.open and not between_bouts(s)


def _flag_out_of_place(s: State) -> bool:
    """A pass is said when all is covered or taken, in its turn; a word is given in a bout."""
    if s.given and not (s.attacks and s.profile.first_word and s.hands[s.attacker]):
        return True
    if not s.passed or phase_of(s):
        return False
    deciding = bool(s.open) and not s.taking
    allowed = sum(1 << seat for seat in throwers(s))
    return not s.attacks or deciding or has_word(s) or bool(s.passed & ~allowed)


def _attacker_of_no_bout(s: State) -> bool:
    """Nobody but the leader has the first word before a transfer (3.5)."""
    return not s.attacks and s.outcome is None and s.attacker != s.leader


def _key_of_no_bout(s: State) -> bool:
    """More was led than lies there, or the defender holds more than when he became defender."""
    if not s.attacks:
        return False
    p, hand = s.profile, s.hands[s.defender].bit_count()
    led = p.lead_plus_four and first_cap_holds(s) and s.lead > len(s.attacks)
    return led or (p.hand_minus_one and 0 < s.held < hand)


def _too_idle(s: State) -> bool:
    deck = s.profile.rules.deck
    return s.idle > deck or (s.idle == deck and bool(s.attacks))


def _places_of_no_game(s: State) -> bool:
    """Seats share a place only at the end, and a draw is shared by two at least (6, 1.8)."""
    shared = [len(group) > 1 for group in s.out]
    if s.profile.draw and not any(s.hands):
        return any(shared[:-1]) or (s.outcome is not None and not any(shared))
    return any(shared)


def _partner_defends(s: State) -> bool:
    roles = 1 << s.attacker | 1 << s.defender
    return any(side & roles == roles for side in s.profile.sides if s.attacker != s.defender)


_Checks = tuple[tuple[Callable[[State], bool], Problem], ...]

_CHECKS: Final[_Checks] = (
    (_over_cap, Problem.MORE_ATTACKS_THAN_CAP),
    (_takes_nothing, Problem.TAKING_NOTHING),
    (_too_idle, Problem.IDLE_TOO_LONG),
    (_places_of_no_game, Problem.PLACES_OF_NO_GAME),
)
_ROLE_CHECKS: Final[_Checks] = (
    (_partner_defends, Problem.PARTNER_DEFENDS),
    (_over_hand, Problem.MORE_UNCOVERED_THAN_HAND),
    (_no_cards_at_lead, Problem.NO_CARDS_AT_LEAD),
    (_flag_out_of_place, Problem.FLAG_OUT_OF_PLACE),
    (_attacker_of_no_bout, Problem.FLAG_OUT_OF_PLACE),
    (_key_of_no_bout, Problem.KEY_OUT_OF_PLACE),
)


def _unsettled(s: State) -> bool:
    """Whether something should already have happened: the bout is over, the word is due."""
    if not s.attacks or (s.open and not s.taking):
        return False
    return not s.asked or word_is_due(s)
