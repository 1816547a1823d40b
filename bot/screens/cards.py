"""Cards as text: В Д К Т in Russian and Ukrainian, J Q K A in Bulgarian and English."""

from collections.abc import Iterable
from typing import Literal

from durak import Card
from durak.cards import RANKS
from locales import Words

CardOrder = Literal["suit", "rank"]
"""How somebody wants the own cards to stand; trumps are last either way."""


SUITS_SHOWN = "csdh"
"""Black and red suits by turns, so that neighbours in a row differ in colour."""


def card_text(card: Card, words: Words) -> str:
    """A card in the signs of the language: 10♦️, В♠️, 🃏."""
    if card.is_joker:
        return words(f"joker-{card.suit}")
    return rank_text(card.rank, words) + suit_text(card.suit, words)


def cards_text(cards: Iterable[Card], words: Words) -> str:
    """Several cards, a space between."""
    return " ".join(card_text(card, words) for card in cards)


def suit_text(suit: str, words: Words) -> str:
    """The sign of a suit."""
    return words(f"suit-{suit}")


def rank_text(rank: str, words: Words) -> str:
    """The index of a rank: a figure, or what the language calls a court card."""
    return rank if rank.isdigit() else words(f"rank-{rank.lower()}")


def hand_order(cards: Iterable[Card], trump: str, order: CardOrder = "suit") -> list[Card]:
    """A hand as people hold it: the groups one after another, ascending, the trumps, the jokers."""
    return sorted(cards, key=lambda card: _place(card, trump, order))


def group_of(card: Card, trump: str, order: CardOrder) -> str:
    """What a card stands together with in a hand: the suit, or by rank the rank but of trumps."""
    by_rank = order == "rank" and card.suit != trump
    return card.rank if by_rank or card.is_joker else card.suit


def _place(card: Card, trump: str, order: CardOrder) -> tuple[bool, bool, int, int, Card]:
    group = SUITS_SHOWN.find(card.suit) if order == "suit" else RANKS.find(card.rank)
    return card.is_joker, card.suit == trump, group, SUITS_SHOWN.find(card.suit), card
