"""What cards are worth: the one scale by which the company player weighs every move.

A plain card is worth 0 (the deck's lowest) to 80 (the ace), a trump 110 to 210: the lowest trump
beats every plain ace, and a trump more is worth more than a rank more. A joker that nothing covers
is above them all, one that any trump covers just below the trumps (2.4). All the rest follows from
comparing a card with `par`, what one has after the bout in place of a card laid now.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from durak.ai.counting import hidden
from durak.cards import CARDS, DECKS, PLAIN_CARDS, RANK_MASK, RANKS, Card, cards_in
from durak.ladder import QUEEN
from durak.rooms.jokers import joker_beating
from durak.view import View

PLAIN_SPAN: Final = 80
TRUMP_BASE: Final = 110
TRUMP_SPAN: Final = 100
JOKER: Final = 230
LESSER_JOKER: Final = 105
GONE: Final = 220
"""Par once nothing is drawn any more: above every card but a joker, for fewer cards win."""

POGONY: Final = 90
"""What it is worth to a card that its seat may hang it at the end: it stays longest (6.2)."""

PLENTY: Final = 8
"""So many cards in the stock, and one more or less in the hand does not matter yet."""


@cache
def scale(deck: int, jokers: str, trump: str) -> tuple[int, ...]:
    """Return by card index what each card of this deck is worth under this trump."""
    lowest = cards_in(DECKS[deck])[0].index // 4
    steps = PLAIN_CARDS // 4 - 1 - lowest
    uncovered = {at for at, covers in enumerate(joker_beating(trump, jokers)) if not covers}
    return tuple(
        (JOKER if card.index in uncovered else LESSER_JOKER)
        if card.is_joker
        else _worth(card, trump, card.index // 4 - lowest, steps)
        for card in CARDS
    )


def _worth(card: Card, trump: str, step: int, steps: int) -> int:
    if card.suit == trump:
        return TRUMP_BASE + TRUMP_SPAN * step // steps
    return PLAIN_SPAN * step // steps


def values(view: View) -> tuple[int, ...]:
    """Return by card index what each card is worth in this game, to this seat."""
    worths = scale(view.rules.deck, view.rules.jokers, view.trump)
    return _with_pogony(worths, own_pogony(view))


def own_pogony(view: View) -> int:
    """Return the cards that the seat may hang at the end (6.2): none without a ladder."""
    if view.ladder is None or view.seat is None:
        return 0
    rank = view.ladder.rank_of(view.seat)
    if rank not in RANKS:
        return 0
    if rank == QUEEN:
        return Card(QUEEN, view.rules.ladder_queen).mask
    return RANK_MASK[RANKS.index(rank) * 4]


@cache
def _with_pogony(worths: tuple[int, ...], pogony: int) -> tuple[int, ...]:
    return tuple(worth + POGONY * (pogony >> at & 1) for at, worth in enumerate(worths))


def worth(view: View, card: Card) -> int:
    """Return what the card is worth in this game."""
    return values(view)[card.index]


def total(view: View, cards: Iterable[Card]) -> int:
    """Return what the cards are worth together."""
    worths = values(view)
    return sum(worths[card.index] for card in cards)


def par(view: View) -> int:
    """Return what one has after the bout in place of a card laid now.

    While the stock is large that is another card, worth the average of all that are hidden: laying
    a six is a gain, laying a trump a loss. As the stock runs out it becomes an empty place in the
    hand, better than any card.
    """
    drawn = hidden(view)
    if not view.stock or not drawn:
        return GONE
    average = total(view, drawn) // len(drawn)
    share = min(view.stock, PLENTY)
    return (average * share + GONE * (PLENTY - share)) // PLENTY


def is_precious(view: View, card: Card) -> bool:
    """Return whether nobody gives this card away early: a trump, a plain ace, a joker."""
    return worth(view, card) >= PLAIN_SPAN
