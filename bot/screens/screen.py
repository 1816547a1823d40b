"""What every screen function returns."""

import html
import re
from dataclasses import dataclass

from aiogram.types import InlineKeyboardMarkup


@dataclass(frozen=True)
class Screen:
    """A message as it should look: HTML text and the buttons under it."""

    text: str
    keyboard: InlineKeyboardMarkup | None = None


LONGEST_CAPTION = 1024
"""UTF-16 units of the visible text under a picture."""

_TAG = re.compile(r"<[^<>]*>")


def visible_length(text: str) -> int:
    """How long Telegram holds this HTML text to be: without tags, in UTF-16 units."""
    return len(html.unescape(_TAG.sub("", text)).encode("utf-16-le")) // 2
