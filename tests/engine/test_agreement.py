"""The engine and the naive implementation play 2,000 random games and must agree at every step.

The games are spread over pairwise combinations of all options that both know. A disagreement is
told as a case of three lines: rules, position, move.
"""

from dataclasses import dataclass
from functools import cache
from random import Random

import pytest

import durak
from tests import naive
from tests.engine.covering import Covering, rules_of, seats_of, values_of_options
from tests.naive.random_games import Start, random_start
from tests.naive.rules import read_rules

CHUNKS, GAMES = 40, 50


def both_know(key: str, value: object) -> bool:
    try:
        read_rules(str(durak.Rules(**{key: value})))  # type: ignore[arg-type]
    except KeyError:
        return False
    return True


@cache
def tables() -> list[tuple[str, int]]:
    """Rules and seats."""
    covering = Covering(values_of_options(both_know))
    return [(str(rules_of(choice)), seats_of(choice)) for choice in covering]


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
    fair: list[list[str]]  # of the actors, where cheating makes them other moves
    outcome: naive.Outcome | None


def see_engine(game: durak.Game, seats: int) -> Seen:
    moves = [[str(move) for move in game.legal_moves(seat)] for seat in range(seats)]
    cheaters = game.actors if game.rules.cheating != "off" else ()
    fair = [[str(move) for move in game.fair_moves(seat)] for seat in cheaters]
    return Seen(game.position, list(game.actors), moves, fair, end(game))


def see_naive(game: naive.Game, seats: int) -> Seen:
    moves = [naive.legal_moves(game, seat) for seat in range(seats)]
    cheaters = naive.actors(game) if game.rules["cheating"] != "off" else []
    fair = [naive.fair_moves(game, seat) for seat in cheaters]
    return Seen(naive.write(game), naive.actors(game), moves, fair, naive.outcome(game))


def play_both(seed: int) -> None:
    """AssertionError with the case when the two see different things."""
    rules, seats = tables()[seed % len(tables())]
    start = random_start(seed, rules, seats)
    dice = Random(seed)
    engine, plain = begin(start)
    before, move = "the start", "-"
    while True:
        seen, expected = see_engine(engine, start.seats), see_naive(plain, start.seats)
        assert seen == expected, f"\n{start.rules}\n{before}\n{move}\nseed {seed}"
        if expected.outcome:
            break
        seat = choose_seat(dice, expected)
        token = choose(dice, expected.moves[seat])
        before, move = expected.position, f"{seat}:{token}"
        engine, _ = engine.play(seat, token)
        plain = naive.play(plain, seat, token)
    check_next_leader(start, engine, plain)


def choose_seat(dice: Random, seen: Seen) -> int:
    """Mostly one that is awaited; now and then any that has something to say, an accusation too."""
    if dice.random() < 0.9:
        return dice.choice(seen.actors)
    return dice.choice([seat for seat, moves in enumerate(seen.moves) if moves])


def choose(dice: Random, moves: list[str]) -> str:
    """Taking and passing half as often as they stand there, so that games come to an end; showing,
    transferring and exchanging more often, as they can seldom be done at all; accusing seldom."""
    rare = [move for move in moves if move[0] in "^>" or move == "swap"]
    if rare and dice.random() < 0.4:
        return dice.choice(rare)
    believing = [move for move in moves if move[0] != "!"]
    if believing and dice.random() < 0.9:
        moves = believing
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
