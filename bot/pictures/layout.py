"""Where everything lies, in pixels. Pure numbers."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.pictures.sprites import card_size

WIDTH: Final = 880
HEIGHT: Final = 640
SEAT_HEIGHT: Final = 98
EDGE: Final = 10

COVER_RIGHT: Final = 44
COVER_DOWN: Final = 30
"""How far a cover lies to the right of its card and below it, in percent of the card."""

_SIDE: Final = 176
_SCALES: Final = ((140, 2, 1), (100, 3, 2), (74, 4, 2), (52, 6, 3))
"""Percent of a card, columns and rows: the largest that takes all pairs is chosen."""


class Box(NamedTuple):
    """A rectangle: the upper left corner and how wide and high."""

    left: int
    top: int
    width: int
    height: int


FELT: Final = Box(
    _SIDE, SEAT_HEIGHT + 2 * EDGE, WIDTH - 2 * _SIDE, HEIGHT - 2 * (SEAT_HEIGHT + 2 * EDGE)
)
"""Where attack cards and covers lie."""

STOCK: Final = Box(EDGE, FELT.top, _SIDE - EDGE, FELT.height)
DISCARD: Final = Box(WIDTH - _SIDE, FELT.top, _SIDE - EDGE, FELT.height)


class Spread(NamedTuple):
    """Where each pair's attack card lies, at how much of its size; `left_out` find no place."""

    percent: int
    places: tuple[tuple[int, int], ...]
    left_out: int


def seat_boxes(seats: int) -> tuple[Box, ...]:
    """By seat, clockwise: the first half along the top from the left, the rest back below."""
    above = (seats + 1) // 2
    below = HEIGHT - EDGE - SEAT_HEIGHT
    top = [_seat_box(place, above, EDGE) for place in range(above)]
    bottom = [_seat_box(place, seats - above, below) for place in range(seats - above)]
    return (*top, *reversed(bottom))


def _seat_box(place: int, count: int, top: int) -> Box:
    shares = max(count, 2)
    share = (WIDTH - EDGE) // shares
    indent = (WIDTH - EDGE - share * count) // 2
    return Box(EDGE + indent + place * share, top, share - EDGE, SEAT_HEIGHT)


def spread(pairs: int) -> Spread:
    """Where so many pairs lie: in rows, in the order played, each row in the middle."""
    percent, columns, rows = next(
        (scale for scale in _SCALES if scale[1] * scale[2] >= pairs), _SCALES[-1]
    )
    shown = min(pairs, columns * rows)
    used = -(-shown // columns)
    places = tuple(_place(number, shown, used, columns, percent) for number in range(shown))
    return Spread(percent, places, pairs - shown)


def cover_offset(percent: int) -> tuple[int, int]:
    """How far a cover lies to the right of its attack card and below it, in pixels."""
    width, height = card_size(percent)
    return width * COVER_RIGHT // 100, height * COVER_DOWN // 100


def pair_size(percent: int) -> tuple[int, int]:
    """Width and height of an attack card with its cover."""
    width, height = card_size(percent)
    right, down = cover_offset(percent)
    return width + right, height + down


def _place(number: int, shown: int, rows: int, columns: int, percent: int) -> tuple[int, int]:
    width, height = pair_size(percent)
    row, column = divmod(number, columns)
    in_row = min(columns, shown - row * columns)
    across = FELT.width // columns
    down = FELT.height // rows
    left = FELT.left + (FELT.width - across * in_row) // 2 + across * column
    return left + (across - width) // 2, FELT.top + down * row + (down - height) // 2
