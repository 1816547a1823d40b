"""How the cards of a hand stand in rows of buttons."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from aiogram.types import InlineKeyboardButton

from bot.screens.keyboards import WIDEST_ROW, Row, even_rows
from durak import Card


def card_rows(hand: Sequence[Card], buttons: Sequence[InlineKeyboardButton]) -> list[Row]:
    """The buttons of the cards of `hand`, which stands in its order, in rows.

    Few cards: wide buttons for thumbs. Up to 24 cards a suit is cut only where it is longer than a
    row, with short suits side by side; a longer hand is a plain block. Jokers, whose names are
    long, have a row of their own.
    """
    plain = sum(not card.is_joker for card in hand)
    return [*_plain_rows(hand[:plain], buttons[:plain]), *even_rows(buttons[plain:], 2)]


def _plain_rows(hand: Sequence[Card], buttons: Sequence[InlineKeyboardButton]) -> list[Row]:
    if len(hand) > 24:
        return even_rows(buttons, 6 if len(hand) <= 30 else WIDEST_ROW)
    widest = 4 if len(hand) <= 12 else 6
    rows: list[Row] = []
    for suit in _suits(hand, buttons):
        if rows and len(rows[-1]) + len(suit) <= widest:
            rows[-1] += suit
        else:
            rows += even_rows(suit, widest)
    return rows


def _suits(
    hand: Sequence[Card], buttons: Sequence[InlineKeyboardButton]
) -> Iterator[list[InlineKeyboardButton]]:
    pairs = zip(hand, buttons, strict=True)
    for _, of_suit in groupby(pairs, key=lambda pair: pair[0].suit):
        yield [pressed for _, pressed in of_suit]
