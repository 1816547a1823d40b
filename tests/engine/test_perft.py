"""The counts of tests/data/perft.txt, which the naive implementation made, are the engine's too."""

import pytest

import durak
from tests.naive.perft import Perft, read_perft


def count(game: durak.Game, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(
        count(game.play(seat, move)[0], depth - 1)
        for seat in game.actors
        for move in game.legal_moves(seat)
    )


@pytest.mark.parametrize("perft", read_perft(), ids=lambda perft: perft.position.split()[0])
def test_perft(perft: Perft) -> None:
    rules = durak.Rules.parse(perft.rules)
    game = durak.Game.at(perft.position, rules)
    counted = [count(game, depth) for depth in range(1, len(perft.counts) + 1)]
    assert tuple(counted) == perft.counts
