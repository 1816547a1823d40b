"""The options of the game as one frozen value, read from and written as text."""

from __future__ import annotations

from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Final

from durak.conflicts import conflicts
from durak.refusals import Problem

Value = int | str | bool | None

OPTIONS: Final = MappingProxyType[str, tuple[Value, ...]](
    {
        # 2. deal and start
        "deck": (36, 24, 52, 54),
        "passing": ("auto", "explicit"),
        "teams": ("none", "2x2", "3x3", "three_pairs"),
        "jokers": ("off", "colour", "supreme"),
        "redeal": ("off", "five_of_suit", "one_colour"),
        "trump_exchange": (False, True),
        "first_lead": ("lowest_trump", "random", "upcard"),
        "next_lead": ("under_fool", "from_under_fool", "winner", "lowest_trump"),
        # 3. attack, defence, transfer
        "mode": ("transfer", "throw_in", "simple"),
        "lead": ("same_rank", "single"),
        "throw_in": ("all", "neighbours", "attacker"),
        "throw_ranks": ("table", "covers"),
        "throw_order": ("first_word", "clockwise", "free"),
        "throw_before_cover": (True, False),
        "cap": ("six", "hand", "hand_minus_one"),
        "first_cap": ("five", "six", "lead_plus_four"),
        "first_cap_scope": ("first_discard", "first_bout"),
        "follow_in": (None, True, False),
        "transfer_when": ("before_cover", "mid_bout"),
        "transfer_first": (False, True),
        "passage": ("off", "bout", "game"),
        "refusal": (False, True),
        "simple_throw": ("none", "lead_rank"),
        # 6. end
        "draw": (True, False),
        "pogony": ("badge", "off", "ladder"),
        "ladder_lead": (True, False),
        "ladder_queen": ("s", "c", "d", "h"),
        "cheating": ("off", "card", "player"),
        "bank": (False, True),
    }
)
"""Every option with its values, the default first. `follow_in` None: on, in simple off (3.6)."""

_WORDS: Final = {True: "on", False: "off"}


@dataclass(frozen=True, slots=True)
class Rules:
    """One way to play: a keyword an option of `OPTIONS`; ValueError for a value it has not."""

    deck: int = 36
    passing: str = "auto"
    teams: str = "none"
    jokers: str = "off"
    redeal: str = "off"
    trump_exchange: bool = False
    first_lead: str = "lowest_trump"
    next_lead: str = "under_fool"
    mode: str = "transfer"
    lead: str = "same_rank"
    throw_in: str = "all"
    throw_ranks: str = "table"
    throw_order: str = "first_word"
    throw_before_cover: bool = True
    cap: str = "six"
    first_cap: str = "five"
    first_cap_scope: str = "first_discard"
    follow_in: bool | None = None
    transfer_when: str = "before_cover"
    transfer_first: bool = False
    passage: str = "off"
    refusal: bool = False
    simple_throw: str = "none"
    draw: bool = True
    pogony: str = "badge"
    ladder_lead: bool = True
    ladder_queen: str = "s"
    cheating: str = "off"
    bank: bool = False

    def __post_init__(self) -> None:
        for field in fields(self):
            _check_value(field.name, getattr(self, field.name))

    @classmethod
    def parse(cls, text: str) -> Rules:
        """Return the rules written as ``key=value key=value`` (``-``: all defaults).

        ValueError for an unknown key, a key named twice, or a value the option does not have.
        """
        named: dict[str, Value] = {}
        for word in () if text.strip() == "-" else text.split():
            key, _, value = word.partition("=")
            if key in named:
                raise ValueError(f"named twice: {key}")
            named[key] = parse_value(key, value)
        return cls(**named)  # type: ignore[arg-type]

    def __str__(self) -> str:
        words = [
            f"{key}={_format_value(getattr(self, key))}"
            for key, values in OPTIONS.items()
            if getattr(self, key) is not values[0] and getattr(self, key) != values[0]
        ]
        return " ".join(words) or "-"

    def problems(self, seats: int | None = None) -> tuple[Problem, ...]:
        """Return all that cannot go together (section 7); () when sound.

        Without `seats` the problems that hang on their number are left out.
        """
        return conflicts(self, seats)

    @property
    def throws_in(self) -> bool:
        """Whether anything may be added to a lead (3.1)."""
        return self.mode != "simple" or self.simple_throw != "none"

    @property
    def follows_in(self) -> bool:
        """Whether cards may be added after a take (3.6)."""
        return self.mode != "simple" if self.follow_in is None else self.follow_in


def _format_value(value: Value) -> str:
    return _WORDS[value] if isinstance(value, bool) else str(value)


def _choices(key: str) -> dict[str, Value]:
    if key not in OPTIONS:
        raise ValueError(f"unknown option: {key!r}")
    return {_format_value(value): value for value in OPTIONS[key] if value is not None}


def parse_value(key: str, text: str) -> Value:
    """Return the option's value that `Rules.parse` reads so; ValueError when it has none."""
    choices = _choices(key)
    if text not in choices:
        raise _wrong_value(key, text)
    return choices[text]


def _check_value(key: str, value: Value) -> None:
    if not any(type(value) is type(choice) and value == choice for choice in OPTIONS[key]):
        raise _wrong_value(key, value)


def _wrong_value(key: str, value: Value) -> ValueError:
    return ValueError(f"{key} is one of {', '.join(_choices(key))}, not {value!r}")
