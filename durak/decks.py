"""The whole deck, for the caller to shuffle: there are no dice in here."""

from __future__ import annotations

from durak.cards import DECKS, Card, cards_in
from durak.rules import Rules


def deck(rules: Rules) -> tuple[Card, ...]:
    """Return every card of the deck that these rules are played with, ascending (section 2)."""
    return cards_in(DECKS[rules.deck])
