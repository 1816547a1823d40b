"""What a room adds to the eighth field of a position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from durak.refusals import Problem
from durak.state import State


@dataclass(frozen=True, slots=True)
class Extra:
    """How a room writes a key of the eighth field ("" when it says nothing) and reads it.

    `read` takes the state and the text, puts what it says into the state and returns what is
    wrong with it; ValueError when the text cannot be read.
    """

    write: Callable[[State], str]
    read: Callable[[State, str], list[Problem]]


LADDER: Final = "rank"
"""Where a match keeps its `durak.Ladder` in `State.rooms`, and its key in the text."""
