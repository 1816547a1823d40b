"""Who plays with whom (section 5). Partners sit alternately; what follows is tables."""

from __future__ import annotations

from typing import Final

_SIDES: Final = {"2x2": 2, "3x3": 2, "three_pairs": 3}


def sides_of_table(teams: str, seats: int) -> tuple[int, ...]:
    """Return the sides as sets of seats; without teams every seat is a side."""
    sides = _SIDES.get(teams, seats)
    return tuple(
        sum(1 << seat for seat in range(first, seats, sides)) for first in range(min(sides, seats))
    )
