"""What may be seen, and that a game is a value. The rest, by options: test_engine_pairwise.py."""

from __future__ import annotations

import random

import pytest

from durak import OPTIONS, Game, Move, Rules
from durak.moves import ATTACK, COVER, LEADS, PARTS, PASS, REDEAL, SHOW, SWAP, TAKE, TRANSFER
from tests.engine.random_play import dealt, hidden_cards, named_in, step, swap_unseen


@pytest.mark.parametrize("mode", OPTIONS["mode"])
@pytest.mark.parametrize("passing", OPTIONS["passing"])
def test_no_view_names_a_hidden_card(mode: str, passing: str) -> None:
    rules = Rules(mode=mode, passing=passing)
    for seed in range(8):
        dice = random.Random(seed)
        game = dealt(rules, dice)
        while game.outcome is None:
            for seat in (None, *range(game.seats)):
                assert named_in(game.view(seat)).isdisjoint(hidden_cards(game, seat)), game
            game = step(game, dice)


@pytest.mark.parametrize("mode", OPTIONS["mode"])
def test_permuting_unseen_cards_changes_no_view(mode: str) -> None:
    rules = Rules(mode=str(mode), passing="explicit")
    for seed in range(6):
        dice = random.Random(seed)
        game = dealt(rules, dice)
        while game.outcome is None:
            here = Game.at(game.position, rules)
            for seat in (None, *range(game.seats)):
                other = Game.at(swap_unseen(here, seat, dice), rules)
                assert other.view(seat) == here.view(seat)
            game = step(game, dice)


def test_a_game_is_a_value() -> None:
    game = dealt(Rules(), random.Random(1))
    before = game.position
    seat = game.actors[0]
    move = game.legal_moves(seat)[0]
    later, _ = game.play(seat, move)
    assert game.position == before
    assert later != game
    again, _ = game.play(seat, str(move))
    assert again == later
    assert hash(again) == hash(later)


def all_moves() -> list[Move]:
    found = {TAKE, PASS, SWAP, REDEAL}
    found |= set(ATTACK.values()) | set(TRANSFER.values()) | set(SHOW.values())
    found |= {move for covers in COVER for move in covers.values()}
    found |= {move for part in PARTS for move in LEADS[4][part]}
    return list(found)


def test_check_and_legal_moves_say_the_same_of_every_move_there_is() -> None:
    candidates = all_moves()
    dice = random.Random(4)
    for mode in OPTIONS["mode"]:
        rules = Rules(mode=str(mode), deck=24)
        for _ in range(3):
            game = dealt(rules, dice)
            while game.outcome is None:
                for seat in range(game.seats):
                    passing = {move for move in candidates if game.check(seat, move) is None}
                    assert passing == set(game.legal_moves(seat))
                game = step(game, dice)
