"""Games between players on fixed shuffles: `python -m tests.ai.match` prints the figures."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import durak.ai
from durak import Card, Game, Rules
from durak.ai import Player
from tests.ai.rivals import NaivePlayer, RandomPlayer

MOVES = 5000
"""No game of players who want to win is this long."""


class Score(NamedTuple):
    """What became of the games of one player (or of its seats, one a game)."""

    games: int
    lost: int
    drawn: int

    @property
    def losses(self) -> float:
        return self.lost / self.games


def shuffled(rules: Rules, seed: int) -> list[Card]:
    deck = list(durak.deck(rules))
    random.Random(seed).shuffle(deck)
    return deck


def finish(game: Game, players: dict[int, Player]) -> Game:
    for _ in range(MOVES):
        if game.outcome is not None:
            return game
        seat = game.actors[0]
        game, _ = game.play(seat, players[seat].choose(game.view(seat)))
    raise AssertionError(f"no end: {game.position}")


def duels(rules: Rules, other: Player, deals: Iterable[int]) -> Score:
    """Each deal twice, the seats swapped the second time; the score of ours."""
    return among(rules, 2, other, deals)


def among(rules: Rules, seats: int, other: Player, deals: Iterable[int]) -> Score:
    """Each deal as often as there are seats, ours in every seat once; the score of ours."""
    return score(
        (finish(Game.deal(rules, seats, shuffled(rules, deal)), table(seats, own, other)), own)
        for deal in deals
        for own in range(seats)
    )


def table(seats: int, own: int, other: Player) -> dict[int, Player]:
    return {seat: durak.ai if seat == own else other for seat in range(seats)}


def score(ends: Iterable[tuple[Game, int]]) -> Score:
    count = Counter(_result(game, own) for game, own in ends)
    return Score(count.total(), count["lost"], count["drawn"])


def _result(game: Game, own: int) -> str:
    assert game.outcome is not None
    if not game.outcome.fools:
        return "drawn"
    return "lost" if own in game.outcome.fools else "won"


def figures() -> Iterator[tuple[str, Score]]:
    for mode in ("throw_in", "transfer", "simple"):
        rules = Rules(mode=mode)
        yield f"2 seats, {mode}, random", duels(rules, RandomPlayer(1), range(200))
        yield f"2 seats, {mode}, naive", duels(rules, NaivePlayer(), range(200))
        yield f"4 seats, {mode}, 3 naive", among(rules, 4, NaivePlayer(), range(100))


if __name__ == "__main__":
    for name, result in figures():
        lost = f"{result.losses:6.1%} of {result.games} lost"
        print(f"{name:28} {lost}, {result.drawn} drawn", flush=True)
