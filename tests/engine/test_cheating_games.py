"""Random games of cheats: with the naive implementation at every step, and what must hold there."""

import random

import pytest

import durak
from durak import Game, Move, MoveKind, Record, Rules, provably_false
from durak.cards import DECKS, cards_in
from durak.events import CaughtCheating, FalselyAccused
from tests import naive
from tests.engine.random_play import (
    every_card_once,
    hidden_cards,
    named_in,
    swap_unseen,
)
from tests.engine.test_agreement import see_engine, see_naive

RULES = [
    "cheating=card mode=throw_in",
    "cheating=card",
    "cheating=player",
    "cheating=card throw_order=free teams=2x2",
    "cheating=player transfer_when=mid_bout transfer_first=on throw_order=free",
    "cheating=player passage=bout transfer_first=on",
    "cheating=player passage=game transfer_first=on throw_order=clockwise deck=24",
    "cheating=card deck=54 jokers=colour throw_in=neighbours",
    "cheating=player deck=54 jokers=supreme teams=three_pairs",
    "cheating=card first_cap=lead_plus_four cap=hand_minus_one throw_before_cover=off",
    "cheating=card throw_ranks=covers follow_in=off mode=throw_in deck=24",
    "cheating=card draw=off throw_in=attacker deck=24 redeal=one_colour",
]
MOST_MOVES = 3_000


def begin(text: str, dice: random.Random) -> tuple[Game, naive.Game]:
    rules = Rules.parse(text)
    seats = dice.choice([seats for seats in range(2, 6) if not rules.problems(seats)] or [6])
    deck = [str(card) for card in cards_in(DECKS[rules.deck])]
    dice.shuffle(deck)
    leader = dice.randrange(seats)
    return Game.deal(rules, seats, deck, leader), naive.deal(text, seats, deck, leader)


def is_accusation(move: Move) -> bool:
    return move.kind in (MoveKind.ACCUSE_CARD, MoveKind.ACCUSE_SEAT)


def choose(game: Game, dice: random.Random) -> tuple[int, Move]:
    """Any move of who is asked, or in a quarter of the cases an accusation by anybody."""
    accusations = [
        (seat, move)
        for seat in range(game.seats)
        for move in game.legal_moves(seat)
        if is_accusation(move)
    ]
    if accusations and dice.random() < 0.25:
        return dice.choice(accusations)
    seat = dice.choice(game.actors)
    return seat, dice.choice([move for move in game.legal_moves(seat) if not is_accusation(move)])


def check_move(game: Game, seat: int, move: Move, told: tuple[durak.Event, ...]) -> None:
    """What everybody can prove is what an accusation finds, and nothing else."""
    if is_accusation(move):
        proved = move in provably_false(game.view(seat))
        assert isinstance(told[0], CaughtCheating if proved else FalselyAccused)


def check_state(game: Game, text: str, dice: random.Random) -> None:
    """The position says all that counts, and no view more than its seat may know."""
    again = Game.at(game.position, Rules.parse(text))
    assert again == game
    assert again.actors == game.actors
    assert every_card_once(game)
    for seat in (None, *range(game.seats)):
        assert named_in(game.view(seat)).isdisjoint(hidden_cards(game, seat))
        assert again.view(seat).awaited == game.view(seat).awaited
        if seat is not None:
            assert set(again.fair_moves(seat)) <= set(game.legal_moves(seat))
    seat = dice.choice((None, *range(game.seats)))
    other = Game.at(swap_unseen(again, seat, dice), Rules.parse(text))
    assert other.view(seat) == again.view(seat)


@pytest.mark.parametrize("text", [f"{rules} passing=explicit" for rules in RULES])
def test_games_of_cheats_agree_with_the_naive_ones(text: str) -> None:
    for seed in range(2):
        dice = random.Random(f"{seed} {text}")
        game, plain = begin(text, dice)
        before, token = "the deal", "-"
        for count in range(MOST_MOVES):
            seen, expected = see_engine(game, game.seats), see_naive(plain, game.seats)
            assert seen == expected, f"\n{text}\n{before}\n{token}"
            if game.outcome is not None:
                break
            if count % 5 == 0:
                check_state(game, text, dice)
            seat, move = choose(game, dice)
            before, token = game.position, f"{seat}:{move}"
            later, told = game.play(seat, move)
            check_move(game, seat, move, told)
            game, plain = later, naive.play(plain, seat, str(move))
        assert game.outcome is not None
        assert Game.at(game.position, Rules.parse(text)).outcome == game.outcome
        record = Record.parse(str(game.record()))
        assert record.replay() == game
