"""What must hold in every game, at tables where any two values of any two options meet.

The game ends; at every step every card exists once, the text gives the same game back, somebody
may move or it is over, what may be played is what `check` lets pass, nobody sees what is hidden;
and the record tells the same game.
"""

from __future__ import annotations

import random
from functools import cache

import pytest

from durak import Card, Game, Move, Record
from durak.cards import CARDS
from tests.engine.covering import Choice, Covering, rules_of, seats_of, values_of_options
from tests.engine.random_play import (
    dealt,
    every_card_once,
    hidden_cards,
    named_in,
    step,
    swap_unseen,
)

PARTS, GAMES, MOST_MOVES = 12, 2, 20_000
WORDS = ("take", "pass", "swap", "redeal")


@cache
def tables() -> list[Choice]:
    return list(Covering(values_of_options()))


@pytest.mark.parametrize("part", range(PARTS))
def test_every_two_options_keep_what_must_hold(part: int) -> None:
    for number, choice in enumerate(tables()):
        if number % PARTS == part:
            for seed in range(GAMES):
                play_out(choice, random.Random(f"{number} {seed}"))


def play_out(choice: Choice, dice: random.Random) -> None:
    game = dealt(rules_of(choice), dice, seats_of(choice))
    for _ in range(MOST_MOVES):
        check_step(game, dice)
        if game.outcome is not None:
            break
        game = step(game, dice)
    assert game.outcome is not None, f"{game.rules}: it does not end"
    check_record(game)


def check_step(game: Game, dice: random.Random) -> None:
    told = f"{game.rules} | {game.position}"
    again = Game.at(game.position, game.rules)
    assert again == game, told
    assert again.position == game.position, told
    assert again.outcome == game.outcome, told
    assert bool(game.actors) == (game.outcome is None), told
    assert every_card_once(game), told
    check_moves(game, dice, told)
    if dice.random() < 0.1:
        check_view(game, dice, told)


def check_moves(game: Game, dice: random.Random, told: str) -> None:
    seat = dice.randrange(game.seats)
    legal = game.legal_moves(seat)
    assert set(game.fair_moves(seat)) <= set(legal), told
    assert len(set(legal)) == len(legal), told
    for move in legal:
        assert game.check(seat, move) is None, f"{told} | {seat}:{move}"
    for move in foreign_moves(game, dice):
        passes = game.check(seat, move) is None
        assert passes == (move in legal), f"{told} | {seat}:{move}"


def foreign_moves(game: Game, dice: random.Random) -> list[Move]:
    """Moves of every kind, by anybody, most of them with cards that are somewhere near."""
    near = [card for seat in range(game.seats) for card in game.view(seat).hand]
    near += [card for pair in game.view(None).table for card in pair if card is not None]
    near += [card for card in CARDS if card not in near][:4]
    one, other = dice.sample(near, 2)
    texts = [dice.choice(WORDS), str(one), group(one, near, dice), f"{one}x{other}"]
    texts += [f">{one}", f"^{one}", f"!{one}", f"!s{dice.randrange(8)}"]
    texts.append(f"@{group(other, near, dice)}")
    return [Move.parse(text) for text in texts]


def group(card: Card, near: list[Card], dice: random.Random) -> str:
    """That card with others of its rank, four at most."""
    equal = [other for other in near if str(other)[0] == str(card)[0] and other != card][:3]
    return "".join(map(str, [card, *dice.sample(equal, dice.randint(0, len(equal)))]))


def check_view(game: Game, dice: random.Random, told: str) -> None:
    seat = dice.choice((None, *range(game.seats)))
    assert named_in(game.view(seat)).isdisjoint(hidden_cards(game, seat)), told
    if game.rules.passing == "explicit" and game.outcome is None:
        here = Game.at(game.position, game.rules)
        other = Game.at(swap_unseen(here, seat, dice), game.rules)
        assert other.view(seat) == here.view(seat), told


def check_record(game: Game) -> None:
    record = game.record()
    assert Record.parse(str(record)) == record
    assert record.replay().position == game.position
    assert record.replay() == game
