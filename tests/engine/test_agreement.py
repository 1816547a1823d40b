"""The engine and the naive implementation play 2,000 random games and must agree at every step.

A disagreement is told as a case of three lines: rules, position, move.
"""

from dataclasses import dataclass
from random import Random

import pytest

import durak
from tests import naive
from tests.naive.random_games import Start, random_start

CHUNKS, GAMES = 40, 50


def begin(start: Start) -> tuple[durak.Game, naive.Game]:
    rules = durak.Rules.parse(start.rules)
    if start.position:
        return durak.Game.at(start.position, rules), naive.read(start.position, start.rules)
    engine = durak.Game.deal(rules, seats=start.seats, deck=start.deck, leader=start.leader)
    return engine, naive.deal(start.rules, start.seats, list(start.deck), start.leader)


def end(game: durak.Game) -> naive.Outcome | None:
    ended = game.outcome
    if ended is None:
        return None
    places = [list(group) for group in ended.places]
    return naive.Outcome(ended.reason.value, list(ended.fools), places, ended.badge)


@dataclass(frozen=True)
class Seen:
    """What the two must agree on after every move."""

    position: str
    actors: list[int]
    moves: list[list[str]]  # by seat
    outcome: naive.Outcome | None


def see_engine(game: durak.Game, seats: int) -> Seen:
    moves = [[str(move) for move in game.legal_moves(seat)] for seat in range(seats)]
    return Seen(game.position, list(game.actors), moves, end(game))


def see_naive(game: naive.Game, seats: int) -> Seen:
    moves = [naive.legal_moves(game, seat) for seat in range(seats)]
    return Seen(naive.write(game), naive.actors(game), moves, naive.outcome(game))


def play_both(seed: int) -> None:
    """AssertionError with the case when the two see different things."""
    start = random_start(seed)
    dice = Random(seed)
    engine, plain = begin(start)
    before, move = "the start", "-"
    while True:
        seen, expected = see_engine(engine, start.seats), see_naive(plain, start.seats)
        assert seen == expected, f"\n{start.rules}\n{before}\n{move}\nseed {seed}"
        if expected.outcome:
            break
        seat = dice.choice(expected.actors)
        token = choose(dice, expected.moves[seat])
        before, move = expected.position, f"{seat}:{token}"
        engine, _ = engine.play(seat, token)
        plain = naive.play(plain, seat, token)
    check_next_leader(start, engine, plain)


def choose(dice: Random, moves: list[str]) -> str:
    """Taking and passing half as often as they stand there, so that games come to an end."""
    token = dice.choice(moves)
    return dice.choice(moves) if token in ("take", "pass") else token


def check_next_leader(start: Start, engine: durak.Game, plain: naive.Game) -> None:
    ended, expected = engine.outcome, naive.outcome(plain)
    assert ended is not None
    assert expected is not None
    rules = durak.Rules.parse(start.rules)
    assert durak.next_leader(rules, ended, start.seats) == naive.next_leader(
        plain.rules, expected, start.seats
    ), f"\n{start.rules}\n{engine.position}\nnext leader"


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_they_agree(chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        play_both(seed)
