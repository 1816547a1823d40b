"""A seat on the picture: the name, how many cards, the role, and what became of it."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw

from bot.pictures.labels import label, writable
from bot.pictures.layout import Box
from bot.pictures.look import SIDES, THEMES, Colour, Look, Sitter, Theme
from bot.pictures.shapes import shape
from bot.pictures.shot import Shot
from bot.pictures.sprites import back, card_size

_NAME = 30
_COUNT = 50
_SIGN = 44
_BACKS = 30
"""Percent of a card's size: the backs that stand for a hand."""

_FANS = ((230, 4), (10_000, 6))
"""Up to that width of the plate so many backs are drawn at most; the number tells the rest."""

_MARGIN = 10
_FINER = 3


def draw_seat(canvas: Image.Image, box: Box, shot: Shot, seat: int) -> None:
    """The seat stands in this box: a plate with the name above, the cards and signs below."""
    theme = THEMES[shot.look.theme]
    sitter, place = shot.sitters[seat], shot.place(seat)
    awaited = seat in shot.awaited
    idle = sitter.gone or (place is not None and not shot.over)
    fool = seat in shot.fools
    colour = theme.seat_fool if fool else _plate_colour(theme, awaited, idle)
    plate = _plate(box.width, box.height, colour, theme, awaited)
    canvas.paste(plate, (box.left, box.top), plate)
    left = box.left + _MARGIN + (_stripe(canvas, box, sitter) if sitter.side is not None else 0)
    room = box.left + box.width - _MARGIN - left
    name = label(name_of(shot, seat), _NAME, theme.faint if idle else theme.ink, room)
    canvas.paste(name, (left, box.top + 8 + (_NAME - name.height) // 2), name)
    base = box.top + box.height - 12
    if fool:
        _draw_fool(canvas, left, base, shot.badge, theme)
    elif place is not None:
        _draw_place(canvas, left, base, place, theme)
    else:
        fan = next(most for widest, most in _FANS if box.width <= widest)
        _draw_hand(canvas, left, base, (shot.counts[seat], fan), shot.look)
    _draw_role(canvas, box, base, shot, seat, theme)


def _plate_colour(theme: Theme, awaited: bool, idle: bool) -> Colour:
    if idle:
        return theme.seat_gone
    return theme.seat_awaited if awaited else theme.seat


def name_of(shot: Shot, seat: int) -> str:
    """The name as far as the font can write it, the number of the seat when it can nothing."""
    return writable(shot.sitters[seat].name) or f"№ {seat + 1}"


@cache
def _plate(width: int, height: int, colour: Colour, theme: Theme, awaited: bool) -> Image.Image:
    large = Image.new("RGBA", (width * _FINER, height * _FINER), (*colour, 0))
    rim = theme.rim if awaited else colour
    ImageDraw.Draw(large).rounded_rectangle(
        (0, 0, width * _FINER - 1, height * _FINER - 1),
        16 * _FINER,
        fill=(*colour, 255),
        outline=(*rim, 255),
        width=5 * _FINER,
    )
    return large.resize((width, height), Image.Resampling.LANCZOS)


def _stripe(canvas: Image.Image, box: Box, sitter: Sitter) -> int:
    """Draws the side's colour along the plate; returns how much room it takes."""
    assert sitter.side is not None
    colour = SIDES[sitter.side]
    ImageDraw.Draw(canvas).rectangle(
        (box.left + 6, box.top + 14, box.left + 15, box.top + box.height - 14), fill=colour
    )
    return 12


def _draw_hand(
    canvas: Image.Image, left: int, base: int, hand: tuple[int, int], look: Look
) -> None:
    """So many cards, so many backs at most."""
    count, most = hand
    width, height = card_size(_BACKS)
    sprite = back(look, _BACKS)
    shown = min(count, most)
    for place in range(shown):
        canvas.paste(sprite, (left + place * width // 3, base - height), sprite)
    number = label(str(count), _COUNT, THEMES[look.theme].ink, 90)
    right = left + (width + (shown - 1) * width // 3 if shown else 0)
    canvas.paste(number, (right + 8, base - height // 2 - number.height // 2), number)


def _draw_place(canvas: Image.Image, left: int, base: int, place: int, theme: Theme) -> None:
    """The number of the place on a disc."""
    disc = _disc(_SIGN, theme.rim)
    canvas.paste(disc, (left, base - _SIGN), disc)
    number = label(str(place), 34, theme.seat, _SIGN)
    at = (left + (_SIGN - number.width) // 2, base - _SIGN + (_SIGN - number.height) // 2)
    canvas.paste(number, at, number)


def _draw_fool(canvas: Image.Image, left: int, base: int, badge: str, theme: Theme) -> None:
    """The cap, and the pogony he wears: straps with the rank that was hung (6.1)."""
    cap = shape("cap", _SIGN, theme.attack)
    canvas.paste(cap, (left, base - _SIGN), cap)
    strap = shape("shoulder", _SIGN, theme.rim)
    for number, letter in enumerate(badge):
        rank = label(letter, 30, theme.seat, _SIGN)
        start = left + _SIGN + 8 + number * 34
        canvas.paste(strap, (start, base - _SIGN), strap)
        canvas.paste(rank, (start + (_SIGN - rank.width) // 2, base - 28), rank)


@cache
def _disc(size: int, colour: Colour) -> Image.Image:
    large = Image.new("RGBA", (size * _FINER, size * _FINER), (*colour, 0))
    ImageDraw.Draw(large).ellipse((0, 0, size * _FINER - 1, size * _FINER - 1), fill=(*colour, 255))
    return large.resize((size, size), Image.Resampling.LANCZOS)


def _draw_role(
    canvas: Image.Image, box: Box, base: int, shot: Shot, seat: int, theme: Theme
) -> None:
    if seat == shot.attacker:
        sign = shape("sword", _SIGN, theme.attack)
    elif seat == shot.defender:
        sign = shape("shield", _SIGN, theme.shield)
    else:
        return
    canvas.paste(sign, (box.left + box.width - _SIGN - _MARGIN, base - _SIGN), sign)
