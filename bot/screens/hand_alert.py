"""The own cards in a pop-up, for who can be shown them in no other way."""

from itertools import groupby

from bot.screens.board import place_of
from bot.screens.cards import CardOrder, card_text, group_of, hand_order, rank_text, suit_text
from bot.screens.scene import Scene
from durak import Card, View
from locales import Words

ALERT_LENGTH = 200
"""Characters that Telegram shows in a pop-up."""


def hand_alert(scene: Scene, words: Words) -> str:
    """The hand as plain text of at most 200 characters in the order of its owner.

    Telegram shows it to the presser alone. A line is a suit, or a rank when that is how the cards
    stand and as long as it all fits; what does not fit is left out by whole lines.
    """
    view = scene.view
    if view is None or scene.phase != "playing":
        return words("result-closed")
    place = place_of(view, view.seat) if view.seat is not None else None
    if place is not None:
        return words("hand-out", place=place)
    lines = _lines(view, scene.card_order, words)
    if not _fits(lines):
        lines = _lines(view, "suit", words)
    while not _fits(lines):
        lines.pop()
    return "\n".join(lines)


def _fits(lines: list[str]) -> bool:
    return len("\n".join(lines)) <= ALERT_LENGTH


def _lines(view: View, order: CardOrder, words: Words) -> list[str]:
    held = hand_order(view.hand, view.trump, order)
    groups = groupby(held, key=lambda card: group_of(card, view.trump, order))
    title = words("alert-hand", suit=suit_text(view.trump, words))
    return [title, *(_line(group, [*cards], words) for group, cards in groups)]


def _line(group: str, cards: list[Card], words: Words) -> str:
    """Suit and ranks, or rank and suits; jokers by their names."""
    if cards[0].is_joker:
        return " ".join(card_text(card, words) for card in cards)
    if group == cards[0].suit:
        return " ".join([suit_text(group, words), *(rank_text(card.rank, words) for card in cards)])
    return " ".join([rank_text(group, words), *(suit_text(card.suit, words) for card in cards)])
