"""The cards that a text names, as people read them; written down here apart from the bot."""

from __future__ import annotations

import re

import durak

_RANKS = {"10": "T", "В": "J", "Д": "Q", "К": "K", "Т": "A", "J": "J", "Q": "Q", "K": "K", "A": "A"}
_SUITS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
_NAME = re.compile(r"(10|[2-9ВДКТJQKA])([♣♦♥♠])")
_RANK = re.compile(r"10|[2-9ВДКТJQKA]")


def cards_named(text: str) -> frozenset[durak.Card]:
    """Every card whose rank and suit stand beside each other in the text."""
    return frozenset(_card(rank, suit) for rank, suit in _NAME.findall(text))


def cards_by_suit(text: str) -> frozenset[durak.Card]:
    """The cards of lines that begin with a suit and list ranks."""
    lines = (line for line in text.splitlines() if line[:1] in _SUITS)
    return frozenset(_card(rank, line[0]) for line in lines for rank in _RANK.findall(line))


def _card(rank: str, suit: str) -> durak.Card:
    return durak.Card(_RANKS.get(rank, rank), _SUITS[suit])
