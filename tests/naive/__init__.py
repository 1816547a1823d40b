"""A second set of the rules, slow and plain, to judge the engine by.

Written from docs/rules.md and nothing else: cards are strings, a game is a heap of lists, and every
move copies the whole heap. It knows the options of sections 1 to 3, `draw` and the badge.
"""

from tests.naive.deal import deal
from tests.naive.ending import Outcome, next_leader, outcome
from tests.naive.game import Game
from tests.naive.moves import actors, legal_moves, play
from tests.naive.soundness import problems
from tests.naive.text import read, write

__all__ = [
    "Game",
    "Outcome",
    "actors",
    "deal",
    "legal_moves",
    "next_leader",
    "outcome",
    "play",
    "problems",
    "read",
    "write",
]
