"""The cards that a text names, as people read them; written down here apart from the bot."""

from __future__ import annotations

import re

import durak

_RANKS = {"10": "T", "В": "J", "Д": "Q", "К": "K", "Т": "A", "J": "J", "Q": "Q", "K": "K", "A": "A"}
_SUITS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
NAME = re.compile(r"(10|[2-9ВДКТJQKA])([♣♦♥♠])")
_RANK = re.compile(r"10|[2-9ВДКТJQKA]")
_JOKER = re.compile(r"🃏\s(красный|чёрный)")
_JOKERS = {"красный": durak.Card.parse("Xr"), "чёрный": durak.Card.parse("Xb")}
_TRUMP = re.compile(r"Козырь ([♣♦♥♠])")
_COVERED = re.compile(rf"{NAME.pattern}\W* → {NAME.pattern}")


def cards_named(text: str) -> frozenset[durak.Card]:
    """Every card whose rank and suit stand beside each other in the text, and every joker."""
    jokers = {_JOKERS[colour] for colour in _JOKER.findall(text)}
    return jokers | frozenset(_card(rank, suit) for rank, suit in NAME.findall(text))


def cards_by_suit(text: str) -> frozenset[durak.Card]:
    """The cards of lines that begin with a suit and list ranks."""
    lines = (line for line in text.splitlines() if line[:1] in _SUITS)
    return frozenset(_card(rank, line[0]) for line in lines for rank in _RANK.findall(line))


def false_covers(text: str) -> frozenset[durak.Card]:
    """The covers on a table without jokers of which everybody can see that they do not beat."""
    trump = _TRUMP.search(text)
    covers = [(_card(*pair[:2]), _card(*pair[2:])) for pair in _COVERED.findall(text)]
    return frozenset(
        cover
        for attack, cover in covers
        if not (attack.suit == cover.suit and attack < cover)
        and not (trump and cover.suit == _SUITS[trump[1]] != attack.suit)
    )


def _card(rank: str, suit: str) -> durak.Card:
    return durak.Card(_RANKS.get(rank, rank), _SUITS[suit])
