"""Cards as text: В Д К Т in Russian, J Q K A in English."""

from collections.abc import Iterable

from durak import Card
from locales import Words

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


def hand_order(cards: Iterable[Card], trump: str) -> list[Card]:
    """A hand as people hold it: by suit, in a suit ascending, then the trumps, then jokers."""
    return sorted(cards, key=lambda card: _place(card, trump))


def _place(card: Card, trump: str) -> tuple[bool, bool, int, Card]:
    suit = SUITS_SHOWN.find(card.suit)
    return card.is_joker, card.suit == trump, suit, card
