"""What may not go together (section 7)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from durak.refusals import Problem

if TYPE_CHECKING:
    from durak.rules import Rules

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 8
HAND_SIZE: Final = 6
TEAM_SEATS: Final = {"2x2": 4, "3x3": 6, "three_pairs": 6}

# key, the values that go with the mode, and the problem with any other
_Sound = tuple[tuple[str, tuple[object, ...], Problem], ...]
_TRANSFER_ONLY: Final[_Sound] = (
    ("passage", ("off",), Problem.PASSAGE_WITHOUT_TRANSFER),
    ("refusal", (False,), Problem.REFUSAL_WITHOUT_TRANSFER),
    ("transfer_when", ("before_cover",), Problem.TRANSFER_WHEN_WITHOUT_TRANSFER),
    ("transfer_first", (False,), Problem.TRANSFER_FIRST_WITHOUT_TRANSFER),
)
_NOT_SIMPLE: Final[_Sound] = (
    ("throw_in", ("all",), Problem.THROW_IN_WITH_SIMPLE),
    ("throw_ranks", ("table",), Problem.THROW_RANKS_WITH_SIMPLE),
    ("throw_order", ("first_word",), Problem.THROW_ORDER_WITH_SIMPLE),
    ("throw_before_cover", (True,), Problem.THROW_BEFORE_COVER_WITH_SIMPLE),
    ("follow_in", (None, False), Problem.FOLLOW_IN_WITH_SIMPLE),
)
_SIMPLE_ONLY: Final[_Sound] = (("simple_throw", ("none",), Problem.SIMPLE_THROW_WITHOUT_SIMPLE),)


@lru_cache(maxsize=256)
def conflicts(rules: Rules, seats: int | None) -> tuple[Problem, ...]:
    """Return every problem of these rules at a table of so many seats."""
    found = () if seats is None else _seat_problems(rules, seats)
    return found + tuple(out_of_mode(rules).values()) + _pair_problems(rules)


def deck_seats(rules: Rules) -> int:
    """Return for how many seats the deck has hands (1.6), eight at most."""
    return min(MOST_SEATS, rules.deck // HAND_SIZE)


def team_seats(rules: Rules) -> int | None:
    """Return how many seats the teams need (section 5); None when everybody plays alone."""
    return TEAM_SEATS.get(rules.teams)


def out_of_mode(rules: Rules) -> dict[str, Problem]:
    """Return the options set to what their mode does not know, each with its problem."""
    return {
        key: problem
        for key, sound, problem in _of_other_modes(rules.mode)
        if getattr(rules, key) not in sound
    }


def keys_of_other_modes(mode: str) -> tuple[str, ...]:
    """Return the options that this mode does not know."""
    return tuple(key for key, _, _ in _of_other_modes(mode))


def _of_other_modes(mode: str) -> _Sound:
    transfers = () if mode == "transfer" else _TRANSFER_ONLY
    return transfers + (_NOT_SIMPLE if mode == "simple" else _SIMPLE_ONLY)


def _seat_problems(rules: Rules, seats: int) -> tuple[Problem, ...]:
    found = []
    if seats < FEWEST_SEATS:
        found.append(Problem.TOO_FEW_SEATS)
    if seats > deck_seats(rules):
        found.append(Problem.TOO_MANY_SEATS)
    if team_seats(rules) not in (None, seats):
        found.append(Problem.TEAMS_NEED_OTHER_SEATS)
    return tuple(found)


def _pair_problems(rules: Rules) -> tuple[Problem, ...]:
    ladder, cheats = rules.pogony == "ladder", rules.cheating != "off"
    pairs = (
        (rules.jokers != "off" and rules.deck != 54, Problem.JOKERS_WITHOUT_54),
        (rules.deck == 54 and rules.jokers == "off", Problem.DECK_54_WITHOUT_JOKERS),
        (rules.refusal and rules.teams != "none", Problem.REFUSAL_WITH_TEAMS),
        (ladder and rules.mode != "throw_in", Problem.LADDER_WITHOUT_THROW_IN),
        (ladder and rules.jokers != "off", Problem.LADDER_WITH_JOKERS),
        (ladder and cheats, Problem.LADDER_WITH_CHEATING),
        (cheats and rules.passing == "auto", Problem.CHEATING_WITH_AUTO_PASSING),
        (cheats and rules.mode == "simple", Problem.CHEATING_WITH_SIMPLE),
        (cheats and rules.trump_exchange, Problem.TRUMP_EXCHANGE_WITH_CHEATING),
        (cheats and rules.refusal, Problem.REFUSAL_WITH_CHEATING),
        (ladder and rules.bank, Problem.BANK_WITH_LADDER),
    )
    return tuple(problem for wrong, problem in pairs if wrong)
