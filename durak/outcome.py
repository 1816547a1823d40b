"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Reason(Enum):
    """What ended the game."""

    FOOL = "fool"
    DRAW = "draw"
    IDLE = "idle"
    REDEAL = "redeal"
    POGONY = "pogony"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game (section 6).

    `fools` ascending; `places` are groups of seats, best first, seats that share places in one
    group, fools last; `badge` is the number of pogony the fool wears (6.1), 0 for none.
    """

    reason: Reason
    fools: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]
    badge: int = 0
