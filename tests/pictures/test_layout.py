"""Where everything lies: on the canvas, and nothing on top of anything else."""

from itertools import combinations

import pytest

from bot.pictures import layout
from bot.pictures.layout import Box

CANVAS = Box(0, 0, layout.WIDTH, layout.HEIGHT)


def is_within(inner: Box, outer: Box) -> bool:
    return (
        outer.left <= inner.left
        and outer.top <= inner.top
        and inner.left + inner.width <= outer.left + outer.width
        and inner.top + inner.height <= outer.top + outer.height
    )


def overlap(one: Box, other: Box) -> bool:
    across = one.left < other.left + other.width and other.left < one.left + one.width
    down = one.top < other.top + other.height and other.top < one.top + one.height
    return across and down


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_seat_has_room(seats: int) -> None:
    boxes = layout.seat_boxes(seats)
    assert len(boxes) == seats
    assert all(is_within(box, CANVAS) for box in boxes)
    middle = (layout.FELT, layout.STOCK, layout.DISCARD)
    assert not any(overlap(*two) for two in combinations((*boxes, *middle), 2))


@pytest.mark.parametrize("seats", range(2, 9))
def test_seats_go_round_clockwise(seats: int) -> None:
    """Along the top from left to right, then along the bottom from right to left."""
    boxes = layout.seat_boxes(seats)
    above = [box.left for box in boxes if box.top < layout.FELT.top]
    below = [box.left for box in boxes if box.top > layout.FELT.top]
    assert above == sorted(above)
    assert below == sorted(below, reverse=True)
    assert len(above) - len(below) in (0, 1)


@pytest.mark.parametrize("pairs", range(41))
def test_pairs_lie_on_the_felt_beside_each_other(pairs: int) -> None:
    lie = layout.spread(pairs)
    width, height = layout.pair_size(lie.percent)
    boxes = [Box(left, top, width, height) for left, top in lie.places]
    assert all(is_within(box, layout.FELT) for box in boxes)
    assert not any(overlap(*two) for two in combinations(boxes, 2))
    assert len(boxes) + lie.left_out == pairs


def test_six_pairs_lie_at_their_natural_size_and_eighteen_find_room() -> None:
    assert layout.spread(6).percent == 100
    assert layout.spread(18).left_out == 0
