"""Buttons and their rows."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeVar

from aiogram.enums import ButtonStyle
from aiogram.filters.callback_data import CallbackData
from aiogram.types import DisabledButton, InlineKeyboardButton, InlineKeyboardMarkup

from locales import Words

T = TypeVar("T")
Row = list[InlineKeyboardButton]


def button(
    text: str, press: CallbackData, style: ButtonStyle | None = None
) -> InlineKeyboardButton:
    """A button that sends `press`; old clients ignore the style."""
    return InlineKeyboardButton(text=text, callback_data=press.pack(), style=style)


def dead_button(text: str, press: CallbackData) -> InlineKeyboardButton:
    """A button that is shown and cannot be pressed; where it can be all the same, it sends `press`.

    Clients older than Bot API 10.3 know nothing of `disabled`: the press must be answered.
    """
    made = button(text, press)
    made.disabled = DisabledButton()
    return made


def choice(label: str, press: CallbackData, chosen: bool, words: Words) -> InlineKeyboardButton:
    """A button of several to choose from; the chosen one is marked."""
    if not chosen:
        return button(label, press)
    return button(words("chosen", label=label), press, ButtonStyle.PRIMARY)


def keyboard(rows: Sequence[Row]) -> InlineKeyboardMarkup | None:
    """The rows that hold a button; None when none does."""
    filled = [row for row in rows if row]
    return InlineKeyboardMarkup(inline_keyboard=filled) if filled else None


def even_rows(buttons: Sequence[InlineKeyboardButton], widest: int) -> list[Row]:
    """The buttons in as few rows of at most `widest` as it takes, all about the same length."""
    return even_parts(buttons, widest)


def even_parts(things: Sequence[T], most: int) -> list[list[T]]:
    """The things in as few parts of at most `most` as it takes, all about the same length."""
    count = -(-len(things) // most)
    cuts = [len(things) * part // count for part in range(count + 1)] if count else []
    return [list(things[start:end]) for start, end in pairwise(cuts)]
