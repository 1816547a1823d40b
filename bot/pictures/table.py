"""The picture of a table, put together from sprites."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from io import BytesIO
from typing import Final

from PIL import Image

from bot.pictures import layout
from bot.pictures.labels import label
from bot.pictures.layout import DISCARD, FELT, STOCK, Box
from bot.pictures.look import THEMES, Look
from bot.pictures.seats import draw_seat, name_of
from bot.pictures.shapes import shape
from bot.pictures.shot import Shot
from bot.pictures.sprites import back, card_size, face

QUALITY: Final = 68
"""Of the JPEG, which is what Telegram makes of every picture."""

_PILE: Final = 92
"""Percent of a card's size at which stock and discard lie."""

_NUMBER: Final = 54
_CAP: Final = 200
_FOOL: Final = 48
_TRUMP_SEEN: Final = 84
"""So much of the trump shows above the stock that lies on it: its whole index."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The picture of a shot, drawn when it is asked for."""

    shot: Shot

    @property
    def key(self) -> str:
        """The same for the same picture."""
        return self.shot.key

    def draw(self) -> bytes:
        """The picture as `draw_table` makes it, in some 3 ms of a processor."""
        return draw_table(self.shot)


def draw_table(shot: Shot) -> bytes:
    """The table as the group may see it, as a JPEG of 880 × 640 pixels."""
    canvas = _felt(shot.look.theme).copy()
    for seat, box in enumerate(layout.seat_boxes(len(shot.sitters))):
        draw_seat(canvas, box, shot, seat)
    _draw_stock(canvas, shot)
    _draw_discard(canvas, shot)
    _draw_pairs(canvas, shot)
    _draw_fools(canvas, shot)
    written = BytesIO()
    canvas.save(written, "JPEG", quality=QUALITY, optimize=True)
    return written.getvalue()


@cache
def _felt(theme: str) -> Image.Image:
    return Image.new("RGB", (layout.WIDTH, layout.HEIGHT), THEMES[theme].felt)


def _draw_stock(canvas: Image.Image, shot: Shot) -> None:
    """The trump, the rest of the stock upon it with its number; the suit when nothing is left."""
    look = shot.look
    if shot.trump_card is None:
        theme = THEMES[look.theme]
        suits = theme.four_suits if look.four_colours else theme.suits
        _paste_middle(canvas, _trump_plate(shot.trump, suits[shot.trump], look), STOCK)
        return
    width, height = card_size(_PILE)
    left = STOCK.left + (STOCK.width - width) // 2
    top = STOCK.top + (STOCK.height - height - _TRUMP_SEEN) // 2
    trump = face(shot.trump_card, look, _PILE)
    canvas.paste(trump, (left, top), trump)
    if shot.stock > 1:
        pile = back(look, _PILE)
        canvas.paste(pile, (left, top + _TRUMP_SEEN), pile)
        _number(canvas, shot.stock, Box(left, top + _TRUMP_SEEN, width, height), look)


@cache
def _trump_plate(trump: str, ink: tuple[int, int, int], look: Look) -> Image.Image:
    """What was trumps, for a stock that is used up."""
    side = 96
    plate = Image.new("RGBA", (side, side), (*THEMES[look.theme].face, 255))
    sign = shape(trump, side - 24, ink)
    plate.alpha_composite(sign, (12, 12))
    return plate


def _draw_discard(canvas: Image.Image, shot: Shot) -> None:
    if not shot.discard:
        return
    tilted = _tilted(shot.look)
    _paste_middle(canvas, tilted, DISCARD)
    _number(canvas, shot.discard, DISCARD, shot.look)


@cache
def _tilted(look: Look) -> Image.Image:
    """A heap of three backs."""
    side = card_size(_PILE)[1] + 30
    heap = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    for degrees in (24, -14, 6):
        one = back(look, _PILE).rotate(degrees, Image.Resampling.BICUBIC, expand=True)
        heap.alpha_composite(
            one, (max(0, (heap.width - one.width) // 2), max(0, (heap.height - one.height) // 2))
        )
    return heap


def _number(canvas: Image.Image, number: int, box: Box, look: Look) -> None:
    """A number in the middle of the box on a plate of its own, so that it stands out."""
    theme = THEMES[look.theme]
    written = label(str(number), _NUMBER, theme.ink, box.width)
    plate = _number_plate(written.width + 24, _NUMBER, look)
    _paste_middle(canvas, plate, box)
    _paste_middle(canvas, written, box)


@cache
def _number_plate(width: int, height: int, look: Look) -> Image.Image:
    return Image.new("RGBA", (width, height), (*THEMES[look.theme].seat, 255))


def _draw_pairs(canvas: Image.Image, shot: Shot) -> None:
    look = shot.look
    lie = layout.spread(len(shot.table))
    right, down = layout.cover_offset(lie.percent)
    for pair, (left, top) in zip(shot.table, lie.places, strict=False):
        attack = face(pair.attack, look, lie.percent)
        canvas.paste(attack, (left, top), attack)
        if pair.cover is not None:
            cover = face(pair.cover, look, lie.percent)
            canvas.paste(cover, (left + right, top + down), cover)
    if lie.left_out:
        more = label(f"+{lie.left_out}", _NUMBER, THEMES[look.theme].number, FELT.width)
        at = (FELT.left + FELT.width - more.width, FELT.top + FELT.height - more.height)
        canvas.paste(more, at, more)


def _draw_fools(canvas: Image.Image, shot: Shot) -> None:
    """At the end who is the fool, large in the middle; nothing at a draw."""
    if not shot.fools:
        return
    theme = THEMES[shot.look.theme]
    cap = shape("cap", _CAP, theme.seat_fool)
    _paste_middle(canvas, cap, Box(FELT.left, FELT.top, FELT.width, _CAP + 40))
    for line, seat in enumerate(shot.fools):
        name = label(name_of(shot, seat), _FOOL, theme.number, FELT.width)
        top = FELT.top + _CAP + 30 + line * (_FOOL + 8)
        _paste_middle(canvas, name, Box(FELT.left, top, FELT.width, _FOOL))


def _paste_middle(canvas: Image.Image, image: Image.Image, box: Box) -> None:
    at = (
        box.left + (box.width - image.width) // 2,
        box.top + (box.height - image.height) // 2,
    )
    canvas.paste(image, at, image)
