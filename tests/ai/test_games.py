"""Whole games by seeded dice at every pair of options: every move legal, always the same, fair."""

from functools import cache
from random import Random

import durak.ai
from durak import ACCUSING, Game, Rules, View
from durak.ai import Player, automatic_move, choose
from tests.ai.match import finish, shuffled
from tests.ai.rivals import RandomPlayer
from tests.engine.covering import Covering, rules_of, seats_of, values_of_options
from tests.naive.random_games import random_lead

GAMES = 2000


class Clock:
    """Plays what the clock plays."""

    def choose(self, view: View) -> durak.Move:
        return automatic_move(view)


@cache
def tables() -> list[tuple[Rules, int]]:
    return [(rules_of(choice), seats_of(choice)) for choice in Covering(values_of_options())]


def start(seed: int) -> Game:
    """A deal, or every third time the beginning of a late bout."""
    rules, seats = tables()[seed % len(tables())]
    dice = Random(seed)
    if dice.random() < 0.3:
        cards = [str(card) for card in shuffled(rules, seed)]
        return Game.at(random_lead(dice, cards, seats, rules.teams), rules)
    return Game.deal(rules, seats, shuffled(rules, seed), dice.randrange(seats))


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


def test_it_plays_fairly_and_accuses_nobody_in_vain() -> None:
    """Among players who fake at random, its accusations are proved and its cards are honest."""
    cheating = [(rules, seats) for rules, seats in tables() if rules.cheating != "off"]
    accused = 0
    for seed, (rules, seats) in enumerate(cheating):
        game, rival = (
            Game.deal(rules, seats, shuffled(rules, seed), seed % seats),
            RandomPlayer(seed),
        )
        for _ in range(400):
            if game.outcome is not None:
                break
            seat = game.actors[0]
            view = game.view(seat)
            move = choose(view) if seat % 2 else rival.choose(view)
            if seat % 2:
                assert move in view.fair_moves, game.position
            if seat % 2 and move.kind in ACCUSING:
                accused += 1
                assert move in durak.provably_false(view)
            game, _ = game.play(seat, move)
    assert accused > 10


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
