"""Who plays with whom (section 5). Partners sit alternately; what follows is tables."""

from __future__ import annotations

from typing import Final

_SIDES: Final = {"2x2": 2, "3x3": 2, "three_pairs": 3}


def sides_of_table(teams: str, seats: int) -> tuple[int, ...]:
    """Return the sides as sets of seats; without teams every seat is a side."""
    return tuple(sum(1 << seat for seat in side) for side in sides(teams, seats))


def sides(teams: str, seats: int) -> tuple[tuple[int, ...], ...]:
    """Return the seats of each side, ascending; without teams every seat is a side."""
    count = _SIDES.get(teams, seats)
    return tuple(tuple(range(first, seats, count)) for first in range(min(count, seats)))
