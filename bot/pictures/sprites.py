"""Cards as finished images, drawn once for each look and size."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.fonts import font
from bot.pictures.look import THEMES, Colour, Look
from bot.pictures.shapes import shape
from durak import Card

CARD: Final = (110, 154)
"""Width and height of a card at its natural size, in pixels."""

KEPT: Final = 512
"""Faces kept at a time, some 70 kB each: those of the tables that are played at now."""

_COURT: Final = "JQKA"
_FINER: Final = 3
_CORNER: Final = 12
_JOKERS: Final[dict[str, Colour]] = {"r": (205, 20, 35), "b": (18, 20, 26)}


def card_size(percent: int) -> tuple[int, int]:
    """Width and height of a card at so much of its natural size."""
    return CARD[0] * percent // 100, CARD[1] * percent // 100


@lru_cache(maxsize=KEPT)
def face(card: Card, look: Look, percent: int = 100) -> Image.Image:
    """The card from its front: the index large in the corner, the suit larger below it."""
    theme = THEMES[look.theme]
    width, height = card_size(percent)
    sprite = _blank(width, height, theme.face, theme.face_rim)
    sign, ink = _sign(card, look)
    _write_index(sprite, _rank(card, look), ink, width)
    small, large = width * 34 // 100, width * 58 // 100
    left = width * 7 // 100
    corner, middle = shape(sign, small, ink), shape(sign, large, ink)
    sprite.alpha_composite(corner, (left + width * 4 // 100, height * 34 // 100))
    sprite.alpha_composite(middle, (width - large - left, height - large - left))
    return sprite


@cache
def back(look: Look, percent: int = 100) -> Image.Image:
    """The card from behind."""
    theme = THEMES[look.theme]
    width, height = card_size(percent)
    sprite = _blank(width, height, theme.face, theme.face_rim)
    margin = max(2, width * 6 // 100)
    inner = (width - 2 * margin, height - 2 * margin)
    pattern = Image.new("RGBA", inner, (*theme.back, 255))
    draw = ImageDraw.Draw(pattern)
    edge = max(2, width * 5 // 100)
    draw.rectangle(
        (edge, edge, inner[0] - edge - 1, inner[1] - edge - 1),
        outline=(*theme.back_lines, 255),
        width=max(1, edge // 2),
    )
    emblem = shape("d", width * 50 // 100, theme.back_lines)
    pattern.alpha_composite(
        emblem, ((inner[0] - emblem.width) // 2, (inner[1] - emblem.height) // 2)
    )
    sprite.paste(pattern, (margin, margin))
    return sprite


def _blank(width: int, height: int, colour: Colour, rim: Colour) -> Image.Image:
    large = (width * _FINER, height * _FINER)
    sprite = Image.new("RGBA", large, (*rim, 0))
    corner = _CORNER * width // CARD[0] * _FINER
    box = (0, 0, large[0] - 1, large[1] - 1)
    ImageDraw.Draw(sprite).rounded_rectangle(
        box, corner, fill=(*colour, 255), outline=(*rim, 255), width=_FINER + 2
    )
    return sprite.resize((width, height), Image.Resampling.LANCZOS)


def _write_index(sprite: Image.Image, text: str, ink: Colour, width: int) -> None:
    written = font(width * 54 // 100)
    at = (width * 9 // 100, -width * 7 // 100)
    ImageDraw.Draw(sprite).text(at, text, font=written, fill=(*ink, 255))


def _rank(card: Card, look: Look) -> str:
    if card.is_joker:
        return ""
    if card.rank in _COURT:
        return look.letters[_COURT.index(card.rank)]
    return "10" if card.rank == "T" else card.rank


def _sign(card: Card, look: Look) -> tuple[str, Colour]:
    if card.is_joker:
        return "star", _JOKERS[card.suit]
    theme = THEMES[look.theme]
    return card.suit, (theme.four_suits if look.four_colours else theme.suits)[card.suit]
