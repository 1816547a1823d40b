"""What may come between the last move of a bout and its end: a phase, by its letter in the flags.

A room opens one in place of `end_bout`: it names its seats in `Profile.phases`, puts the letter
into `rooms`, and lets its own moves end it.
"""

from __future__ import annotations

from typing import Final

from durak.state import State

PHASE: Final = "phase"
CHALLENGE: Final = "c"


def phase_of(s: State) -> str:
    """Return the letter of the phase the bout is in, "" while it is played as usual."""
    return str(s.rooms.get(PHASE, ""))
