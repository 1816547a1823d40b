"""Words and numbers on pictures: drawn once, kept while they are in use."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures.fonts import can_write, font
from bot.pictures.look import Colour

_KEPT = 1024
"""Labels kept at a time, a few kilobytes each."""


@lru_cache(maxsize=_KEPT)
def label(text: str, size: int, ink: Colour, widest: int) -> Image.Image:
    """The text on one line, cut with an ellipsis where it is wider than that."""
    written = font(size)
    text = _fitted(text, size, widest)
    left, top, right, bottom = written.getbbox(text or " ")
    image = Image.new("RGBA", (max(1, int(right - left)), max(1, int(bottom - top))), (*ink, 0))
    ImageDraw.Draw(image).text((-left, -top), text, font=written, fill=(*ink, 255))
    return image


def writable(text: str) -> str:
    """The text without what the font has no letters for, "" when nothing is left."""
    return " ".join("".join(letter for letter in text if _is_written(letter)).split())


def _is_written(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in "CM" and can_write(letter)


def _fitted(text: str, size: int, widest: int) -> str:
    written = font(size)
    if written.getlength(text) <= widest:
        return text
    while text and written.getlength(f"{text}…") > widest:
        text = text[:-1]
    return f"{text.rstrip()}…"
