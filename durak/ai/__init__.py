"""Computer players: they see a view, as a person at the table does, and never a game.

`choose` is good enough to be company, `automatic_move` is the clock's. The module itself fits
`Player`, the Protocol that every other player fits too.
"""

from __future__ import annotations

from durak.ai.automatic import automatic_move
from durak.ai.company import choose
from durak.ai.player import Player

__all__ = ["Player", "automatic_move", "choose"]
