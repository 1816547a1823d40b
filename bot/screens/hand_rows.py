"""How the cards of a hand stand in rows of buttons."""

from collections.abc import Callable, Sequence
from itertools import groupby

from aiogram.types import InlineKeyboardButton

from bot.screens.keyboards import Row, even_rows
from durak import Card

WIDEST = 6
"""Names of eight cards beside each other break on a phone."""


def card_rows(
    hand: Sequence[Card],
    buttons: Sequence[InlineKeyboardButton],
    group: Callable[[Card], str],
) -> list[Row]:
    """The buttons of the cards of `hand`, which stands in its order, in rows.

    Few cards: wide buttons for thumbs. Up to 24 cards a group (the cards of a suit, or of a rank)
    is cut only where it is longer than a row, with short ones side by side; a longer hand is a
    plain block. Jokers, whose names are long, have a row of their own.
    """
    plain = sum(not card.is_joker for card in hand)
    pairs = zip(hand[:plain], buttons[:plain], strict=True)
    groups = [[b for _, b in of] for _, of in groupby(pairs, key=lambda pair: group(pair[0]))]
    return [*_plain_rows(groups), *even_rows(buttons[plain:], 2)]


def _plain_rows(groups: Sequence[Row]) -> list[Row]:
    buttons = [button for group in groups for button in group]
    if len(buttons) > 24:
        return even_rows(buttons, WIDEST)
    widest = 4 if len(buttons) <= 12 else WIDEST
    rows: list[Row] = []
    for group in groups:
        if rows and len(rows[-1]) + len(group) <= widest:
            rows[-1] += group
        else:
            rows += even_rows(group, widest)
    return rows
