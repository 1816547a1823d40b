"""Suits and signs as outlines in a unit square, drawn large and scaled down for soft edges."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.look import Colour

_FINER: Final = 4
"""So many times larger a shape is drawn before it is scaled down."""

Point = tuple[float, float]
Pen = Callable[[ImageDraw.ImageDraw, float], None]


@cache
def shape(name: str, size: int, colour: Colour) -> Image.Image:
    """A square image, clear around the shape; names are durak's suits and the signs below."""
    large = size * _FINER
    mask = Image.new("L", (large, large), 0)
    _PENS[name](ImageDraw.Draw(mask), float(large))
    drawn = Image.new("RGBA", (size, size), (*colour, 255))
    drawn.putalpha(mask.resize((size, size), Image.Resampling.LANCZOS))
    return drawn


def _polygon(draw: ImageDraw.ImageDraw, size: float, points: list[Point]) -> None:
    draw.polygon([(x * size, y * size) for x, y in points], fill=255)


def _disc(draw: ImageDraw.ImageDraw, size: float, x: float, y: float, radius: float) -> None:
    left, top, right, bottom = x - radius, y - radius, x + radius, y + radius
    draw.ellipse((left * size, top * size, right * size, bottom * size), fill=255)


def _diamond(draw: ImageDraw.ImageDraw, size: float) -> None:
    _polygon(draw, size, [(0.5, 0.02), (0.87, 0.5), (0.5, 0.98), (0.13, 0.5)])


def _heart(draw: ImageDraw.ImageDraw, size: float) -> None:
    _disc(draw, size, 0.285, 0.3, 0.235)
    _disc(draw, size, 0.715, 0.3, 0.235)
    _polygon(draw, size, [(0.075, 0.4), (0.5, 0.2), (0.925, 0.4), (0.5, 0.96)])


def _stem(draw: ImageDraw.ImageDraw, size: float) -> None:
    _polygon(draw, size, [(0.46, 0.5), (0.54, 0.5), (0.68, 0.97), (0.32, 0.97)])


def _spade(draw: ImageDraw.ImageDraw, size: float) -> None:
    _disc(draw, size, 0.285, 0.58, 0.215)
    _disc(draw, size, 0.715, 0.58, 0.215)
    _polygon(draw, size, [(0.09, 0.49), (0.5, 0.02), (0.91, 0.49), (0.5, 0.76)])
    _stem(draw, size)


def _club(draw: ImageDraw.ImageDraw, size: float) -> None:
    _disc(draw, size, 0.5, 0.25, 0.22)
    _disc(draw, size, 0.255, 0.57, 0.22)
    _disc(draw, size, 0.745, 0.57, 0.22)
    _polygon(draw, size, [(0.42, 0.35), (0.58, 0.35), (0.6, 0.65), (0.4, 0.65)])
    _stem(draw, size)


def _star(draw: ImageDraw.ImageDraw, size: float) -> None:
    """The sign of a joker."""
    tips = [
        (0.5 + radius * sin(step * pi / 5), 0.52 - radius * cos(step * pi / 5))
        for step, radius in enumerate([0.49, 0.2] * 5)
    ]
    _polygon(draw, size, tips)


def _sword(draw: ImageDraw.ImageDraw, size: float) -> None:
    """Who attacks: a blade pointing up to the right."""
    _polygon(draw, size, [(0.97, 0.03), (0.9, 0.3), (0.42, 0.72), (0.28, 0.58), (0.7, 0.1)])
    _polygon(draw, size, [(0.14, 0.52), (0.26, 0.4), (0.6, 0.74), (0.48, 0.86)])
    _polygon(draw, size, [(0.22, 0.66), (0.34, 0.78), (0.14, 0.98), (0.02, 0.86)])


def _shield(draw: ImageDraw.ImageDraw, size: float) -> None:
    """Who defends."""
    right = [(0.92, 0.16), (0.9, 0.5), (0.74, 0.8)]
    left = [(1 - x, y) for x, y in reversed(right)]
    _polygon(draw, size, [(0.5, 0.02), *right, (0.5, 0.98), *left])


def _cap(draw: ImageDraw.ImageDraw, size: float) -> None:
    """The fool's cap: one horn up, two drooping to the sides, a bell on each."""
    for horn in (_LEFT_HORN, [(1 - x, y) for x, y in _LEFT_HORN]):
        _polygon(draw, size, _curve(horn[:3]) + _curve(horn[3:]))
    _polygon(draw, size, [*_curve([(0.26, 0.8), (0.34, 0.4), (0.56, 0.1)]), (0.74, 0.8)])
    _polygon(draw, size, [(0.2, 0.78), (0.8, 0.78), (0.78, 0.94), (0.22, 0.94)])
    for x, y in ((0.07, 0.62), (0.58, 0.1), (0.93, 0.62)):
        _disc(draw, size, x, y, 0.075)


_LEFT_HORN: Final[list[Point]] = [
    (0.5, 0.8), (0.34, 0.1), (0.07, 0.62), (0.07, 0.62), (0.22, 0.4), (0.24, 0.8),
]  # fmt: skip
"""The ends and the bend of its outer edge, then of its inner edge."""


def _curve(ends: list[Point]) -> list[Point]:
    """Points on the bow from the first to the last that is drawn towards the middle one."""
    (x0, y0), (x1, y1), (x2, y2) = ends
    steps = [step / 12 for step in range(13)]
    return [
        (
            (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t**2 * x2,
            (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t**2 * y2,
        )
        for t in steps
    ]


def _shoulder(draw: ImageDraw.ImageDraw, size: float) -> None:
    """One shoulder strap of the pogony."""
    _polygon(draw, size, [(0.2, 0.1), (0.5, 0.0), (0.8, 0.1), (0.8, 0.98), (0.2, 0.98)])


_PENS: Final[dict[str, Pen]] = {
    "c": _club,
    "d": _diamond,
    "h": _heart,
    "s": _spade,
    "star": _star,
    "sword": _sword,
    "shield": _shield,
    "cap": _cap,
    "shoulder": _shoulder,
}
