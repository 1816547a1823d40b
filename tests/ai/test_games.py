"""Whole games by seeded dice, all built options: every move legal, always the same, no peeping."""

from random import Random

import durak.ai
from durak import Game, Rules, View
from durak.ai import Player, automatic_move, choose
from tests.ai.match import finish, shuffled
from tests.ai.rivals import RandomPlayer
from tests.naive.random_games import random_start

GAMES = 800


class Clock:
    """Plays what the clock plays."""

    def choose(self, view: View) -> durak.Move:
        return automatic_move(view)


def start(seed: int) -> Game:
    first = random_start(seed)
    rules = Rules.parse(first.rules)
    if first.position:
        return Game.at(first.position, rules)
    return Game.deal(rules, first.seats, first.deck, first.leader)


def test_no_move_is_ever_illegal() -> None:
    """`Game.play` refuses an illegal move, so finishing the games is the test."""
    for seed in range(GAMES):
        game = start(seed)
        dice = Random(seed)
        kinds: list[Player] = [durak.ai, durak.ai, RandomPlayer(seed), Clock()]
        end = finish(game, {seat: dice.choice(kinds) for seat in range(game.seats)})
        assert end.outcome is not None, seed


def walk(seed: int) -> list[Game]:
    """The games on the way of random play."""
    game, player = start(seed), RandomPlayer(seed)
    passed: list[Game] = []
    while game.outcome is None and len(passed) < 60:
        passed.append(game)
        seat = game.actors[-1]
        game, _ = game.play(seat, player.choose(game.view(seat)))
    return passed


def test_every_seat_that_may_move_gets_a_legal_move() -> None:
    for seed in range(100):
        for game in walk(seed):
            for seat in game.actors:
                view = game.view(seat)
                assert choose(view) in view.moves
                assert automatic_move(view) in view.moves


def test_the_same_view_gives_the_same_move() -> None:
    for seed in range(60):
        for game in walk(seed)[::5]:
            seat = game.actors[0]
            again = game.record().replay()
            assert choose(again.view(seat)) is choose(game.view(seat))


def test_unseen_cards_change_no_choice() -> None:
    rules = Rules(passing="explicit")
    for seed in range(200):
        dice = Random(seed)
        game = Game.deal(rules, dice.choice((2, 3, 4)), shuffled(rules, seed))
        for _ in range(dice.randrange(40)):
            seat = game.actors[0]
            after, _ = game.play(seat, choose(game.view(seat)))
            game = game if after.outcome else after
        seat = game.actors[0]
        game = Game.at(game.position, rules)
        other = Game.at(permuted(game.position, seat, dice), rules)
        assert choose(other.view(seat)) is choose(game.view(seat)), game.position


def permuted(position: str, own: int, dice: Random) -> str:
    """The position with all cards shuffled that this seat does not see."""
    hands, table, stock, *rest = position.split()
    hidden = [hand for seat, hand in enumerate(hands.split("/")) if seat != own]
    texts = [text.replace("-", "") for text in (*hidden, stock[:-2])]
    cards = [text[at : at + 2] for text in texts for at in range(0, len(text), 2)]
    dice.shuffle(cards)
    dealt = ["".join(cards.pop() for _ in range(len(text) // 2)) for text in texts]
    new = [hand or "-" for hand in dealt[:-1]]
    new.insert(own, hands.split("/")[own])
    return " ".join(["/".join(new), table, (dealt[-1] + stock[-2:]), *rest])
