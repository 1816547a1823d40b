"""What every screen function returns."""

from dataclasses import dataclass

from aiogram.types import InlineKeyboardMarkup


@dataclass(frozen=True)
class Screen:
    """A message as it should look: HTML text and the buttons under it."""

    text: str
    keyboard: InlineKeyboardMarkup | None = None
