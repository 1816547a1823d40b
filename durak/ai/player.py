"""What every computer player is, strong or not."""

from __future__ import annotations

from typing import Protocol

from durak.moves import Move
from durak.view import View


class Player(Protocol):
    """Somebody who plays: the module `durak.ai` is one, a stronger one fits as well."""

    def choose(self, view: View) -> Move:
        """Return one of `view.moves`, of which there is at least one.

        The same view gives the same move: a player has no dice, no memory and no clock, so that a
        game can be replayed with it.
        """
        ...
