"""What a player who has watched knows of the cards: only what `View` says everybody has seen."""

from __future__ import annotations

from durak.cards import DECKS, Card, cards_in, mask_of
from durak.view import View


def on_table(view: View) -> list[Card]:
    """Return the attack cards and covers on the table."""
    attacks = [pair.attack for pair in view.table]
    return attacks + [pair.cover for pair in view.table if pair.cover is not None]


def elsewhere(view: View) -> int:
    """Return the set of cards that are in other hands or in the stock."""
    return (
        DECKS[view.rules.deck]
        & ~mask_of(view.hand)
        & ~mask_of(on_table(view))
        & ~mask_of(view.discarded)
    )


def hidden(view: View) -> tuple[Card, ...]:
    """Return the cards of which nobody has seen where they are, ascending."""
    seen = mask_of(card for hand in view.known for card in hand)
    if view.trump_card is not None:
        seen |= view.trump_card.mask
    return cards_in(elsewhere(view) & ~seen)


def only_opponent(view: View) -> int | None:
    """Return the one other seat that holds cards; None when there are more, or none."""
    others = [seat for seat, count in enumerate(view.counts) if count and seat != view.seat]
    return others[0] if len(others) == 1 else None


def last_hand(view: View) -> tuple[Card, ...] | None:
    """Return the opponent's hand when it follows from what has been seen, else None.

    It does once the stock is empty and a single opponent is left, if everything discarded has been
    watched (after `Game.at` it has not).
    """
    opponent = only_opponent(view)
    if view.stock or opponent is None:
        return None
    cards = cards_in(elsewhere(view))
    return cards if len(cards) == view.counts[opponent] else None
