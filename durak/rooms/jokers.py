"""What two jokers cover and what covers them (2.4). That they have no rank is in the tables."""

from __future__ import annotations

from functools import cache
from typing import Final

from durak.beating import beating
from durak.cards import JOKERS, PLAIN_CARDS, SUIT_MASK

_RED_JOKER: Final = 1 << PLAIN_CARDS
_BLACK_JOKER: Final = 1 << PLAIN_CARDS + 1
_RED: Final = SUIT_MASK["d"] | SUIT_MASK["h"]
_BLACK: Final = SUIT_MASK["c"] | SUIT_MASK["s"]


@cache
def joker_beating(trump: str, jokers: str) -> tuple[int, ...]:
    """Return by index of the attack card the set of cards that cover it."""
    plain = beating(trump)[:PLAIN_CARDS]
    if jokers == "off":
        return (*plain, 0, 0)
    if jokers == "supreme":
        return (*(cards | JOKERS for cards in plain), 0, 0)
    return _by_colour(trump, plain)


def _by_colour(trump: str, plain: tuple[int, ...]) -> tuple[int, ...]:
    """The joker of the trump's colour covers all; the other one the cards of its colour."""
    red_rules = bool(SUIT_MASK[trump] & _RED)
    ruling = _RED_JOKER if red_rules else _BLACK_JOKER
    other, its_colour = (_BLACK_JOKER, _BLACK) if red_rules else (_RED_JOKER, _RED)
    covers = [
        cards | ruling | (other if its_colour >> attack & 1 else 0)
        for attack, cards in enumerate(plain)
    ]
    over_other = SUIT_MASK[trump] | ruling
    return (*covers, 0, over_other) if red_rules else (*covers, over_other, 0)
