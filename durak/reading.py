"""The text of a position taken apart: what it says, before anybody asks whether it can be."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from durak.cards import SUITS, Card, parse_cards
from durak.refusals import Problem, UnsoundPosition

T = TypeVar("T")
Seats = tuple[int, ...]
Groups = tuple[Seats, ...]

_ROLES: Final = re.compile(r"([0-9])(?:\.([0-9]))?>([0-9])")
_FLAGS: Final = re.compile(r"-|(?=.)(t?)(w?)(?:p([0-9]+))?(c?)(h?)")
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}")


@dataclass(frozen=True, slots=True)
class Draft:
    """The fields of a position as written; extras by key, still as text."""

    hands: tuple[tuple[Card, ...], ...]
    table: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    trump: str
    leader: int
    attacker: int
    defender: int
    taking: bool
    given: bool
    passed: tuple[int, ...]
    other_flags: str
    bout: int
    extras: dict[str, str]

    @property
    def seats(self) -> int:
        """How many hands there are."""
        return len(self.hands)


def read_position(text: str) -> Draft:
    """Return the fields of a position; UnsoundPosition(UNREADABLE) when they cannot be read."""
    try:
        return _read(text)
    except ValueError:
        raise UnsoundPosition((Problem.UNREADABLE,)) from None


def _read(text: str) -> Draft:
    hands, table, stock, trump, roles, flags, bout, *more = text.split()
    if trump not in tuple(SUITS) or len(more) > 1:
        raise ValueError(text)
    leader, attacker, defender = _match(_ROLES, roles).groups()
    taking, given, passed, challenge, hanging = _match(_FLAGS, flags).groups(default="")
    return Draft(
        hands=tuple(_cards(hand) for hand in hands.split("/")),
        table=() if table == "-" else tuple(_pair(pair) for pair in table.split(",")),
        stock=_cards(stock),
        trump=trump,
        leader=int(leader),
        attacker=int(attacker or leader),
        defender=int(defender),
        taking=bool(taking),
        given=bool(given),
        passed=read_seats(passed),
        other_flags=challenge + hanging,
        bout=_bout(bout),
        extras=_extras(more[0]) if more else {},
    )


def _match(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    found = pattern.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return found


def _cards(text: str) -> tuple[Card, ...]:
    if not text:
        raise ValueError(text)
    return () if text == "-" else parse_cards(text)


def _pair(text: str) -> tuple[Card, ...]:
    cards = parse_cards(text)
    if not 1 <= len(cards) <= 2:
        raise ValueError(text)
    return cards


def _bout(text: str) -> int:
    bout = read_number(text)
    if not bout:
        raise ValueError(text)
    return bout


def _extras(text: str) -> dict[str, str]:
    extras: dict[str, str] = {}
    for entry in text.split(";"):
        key, equals, value = entry.partition("=")
        if not key or not equals or not value or key in extras:
            raise ValueError(text)
        extras[key] = value
    return extras


def read_number(text: str) -> int:
    """Return a number without sign and leading zeros; ValueError otherwise."""
    return int(_match(_NUMBER, text).group())


def read_seats(text: str) -> Seats:
    """Return the seats written as digits; ValueError for anything else or a seat twice."""
    if (text and not (text.isascii() and text.isdigit())) or len(set(text)) < len(text):
        raise ValueError(text)
    return tuple(map(int, text))


def read_groups(text: str) -> Groups:
    """Return the groups of seats written as ``2,01``; ValueError for anything else."""
    groups = tuple(read_seats(group) for group in text.split(","))
    if not all(groups):
        raise ValueError(text)
    return groups


def read_extra(
    draft: Draft, key: str, read: Callable[[str], T], problems: list[Problem]
) -> T | None:
    """Return what an extra says, None when it is not written or, a problem more, unreadable."""
    if key in draft.extras:
        try:
            return read(draft.extras[key])
        except ValueError:
            problems.append(Problem.UNREADABLE)
    return None
