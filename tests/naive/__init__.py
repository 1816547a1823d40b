"""A second set of the rules, slow and plain, to judge the engine by.

Written from docs/rules.md and nothing else: cards are strings, a game is a heap of lists, and every
move copies the whole heap. It knows every option but the ladder.
"""

from tests.naive.deal import deal
from tests.naive.ending import Outcome, next_leader, outcome
from tests.naive.game import Game
from tests.naive.moves import actors, fair_moves, legal_moves, play
from tests.naive.reading import read
from tests.naive.soundness import problems
from tests.naive.text import write

__all__ = [
    "Game",
    "Outcome",
    "actors",
    "deal",
    "fair_moves",
    "legal_moves",
    "next_leader",
    "outcome",
    "play",
    "problems",
    "read",
    "write",
]
