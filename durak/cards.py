"""Cards, and sets of cards as integers.

A card's index is ``rank * 4 + suit`` (``2c`` is 0, ``As`` is 51), the jokers come last (``Xr`` 52,
``Xb`` 53), so that ascending index is ascending card. A set of cards is an integer with bit
``1 << index`` set for each card in it, as python-chess keeps squares.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, ClassVar, Final

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
JOKER_RANK: Final = "X"
JOKER_SUITS: Final = "rb"
PLAIN_CARDS: Final = len(RANKS) * len(SUITS)


class Card:
    """One card: interned and immutable, ordered by rank, then suit (c d h s), jokers last."""

    __slots__ = ("index", "is_joker", "mask", "rank", "suit")

    _by_text: ClassVar[dict[str, Card]] = {}

    index: int
    mask: int
    rank: str
    suit: str
    is_joker: bool

    def __new__(cls, rank: str, suit: str) -> Card:
        """Return the one card of this rank and suit; ValueError when there is none."""
        return cls.parse(rank + suit)

    @classmethod
    def parse(cls, text: str) -> Card:
        """Return the card written so (``6d``, ``Th``, ``Xr``); ValueError when there is none."""
        try:
            return cls._by_text[text]
        except (KeyError, TypeError):
            raise ValueError(f"not a card: {text!r}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("a card does not change")

    def __reduce__(self) -> tuple[Any, ...]:
        return Card.parse, (str(self),)

    def __hash__(self) -> int:
        return self.index

    def __str__(self) -> str:
        return self.rank + self.suit

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __le__(self, other: Card) -> bool:
        return self.index <= other.index

    def __gt__(self, other: Card) -> bool:
        return self.index > other.index

    def __ge__(self, other: Card) -> bool:
        return self.index >= other.index


def _intern(index: int, rank: str, suit: str) -> Card:
    card = object.__new__(Card)
    values = {"index": index, "mask": 1 << index, "rank": rank, "suit": suit}
    for name, value in values.items():
        object.__setattr__(card, name, value)
    object.__setattr__(card, "is_joker", rank == JOKER_RANK)
    Card._by_text[rank + suit] = card
    return card


def _every_card() -> tuple[Card, ...]:
    faces = [(rank, suit) for rank in RANKS for suit in SUITS]
    faces += [(JOKER_RANK, suit) for suit in JOKER_SUITS]
    return tuple(_intern(index, *face) for index, face in enumerate(faces))


CARDS: Final = _every_card()
"""Every card by its index."""

_BY_BIT: Final = {card.mask: card for card in CARDS}

JOKERS: Final = 0b11 << PLAIN_CARDS
RANK_MASK: Final = (*(0b1111 << card // 4 * 4 for card in range(PLAIN_CARDS)), 0, 0)
"""By card index: all cards of its rank. A joker has no rank (2.4), so nothing shares it."""

SUIT_MASK: Final = {
    suit: sum(1 << index for index in range(place, PLAIN_CARDS, 4))
    for place, suit in enumerate(SUITS)
}
"""By suit letter: all plain cards of the suit."""

DECKS: Final = {
    24: ((1 << 52) - 1) & ~((1 << 28) - 1),
    36: ((1 << 52) - 1) & ~((1 << 16) - 1),
    52: (1 << 52) - 1,
    54: (1 << 54) - 1,
}
"""By size: the cards of the deck (24 from the nine, 36 from the six)."""


def cards_in(mask: int) -> tuple[Card, ...]:
    """Return the cards of a set, ascending."""
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(_BY_BIT[lowest])
        mask ^= lowest
    return tuple(cards)


def lowest_card(mask: int) -> int:
    """Return the index of the lowest card of a set that has some."""
    return (mask & -mask).bit_length() - 1


def mask_of(cards: Iterable[Card]) -> int:
    """Return the set of these cards."""
    mask = 0
    for card in cards:
        mask |= card.mask
    return mask


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards of ``6d9hXr`` in the order written; ValueError for anything else."""
    if len(text) % 2:
        raise ValueError(f"not cards: {text!r}")
    return tuple(Card.parse(text[at : at + 2]) for at in range(0, len(text), 2))


@lru_cache(maxsize=1 << 14)
def format_cards(mask: int) -> str:
    """Return the text of a set of cards, ascending, ``-`` when empty."""
    return "".join(map(str, cards_in(mask))) or "-"
