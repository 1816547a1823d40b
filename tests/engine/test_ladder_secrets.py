"""What a ladder game may tell: who is asked to hang is public, the cards of others are not."""

from __future__ import annotations

import random

import pytest

from durak import Game, Rules, UnsoundPosition
from tests.engine.random_play import dealt, hidden_cards, named_in, step, swap_unseen

LADDERS = [
    Rules(deck=24, mode="throw_in", pogony="ladder"),
    Rules(mode="throw_in", pogony="ladder", teams="2x2", ladder_lead=False, passing="explicit"),
]


@pytest.mark.parametrize("rules", LADDERS)
def test_a_ladder_keeps_what_hands_hold(rules: Rules) -> None:
    """Who is asked to hang is public, and so is all that it tells; no card is named for it."""
    asked = 0
    for seed in range(60):
        dice = random.Random(seed)
        game = dealt(rules, dice)
        while game.outcome is None:
            if game.view(None).hanging:
                asked += 1
                for seat in (None, *range(game.seats)):
                    assert named_in(game.view(seat)).isdisjoint(hidden_cards(game, seat)), game
                    assert_unseen_cards_change_nothing(game, seat, dice)
            game = step(game, dice)
    assert asked


def assert_unseen_cards_change_nothing(game: Game, seat: int | None, dice: random.Random) -> None:
    """With other unseen cards the same seat must be asked, or it is not the same position."""
    here = Game.at(game.position, game.rules)
    try:
        other = Game.at(swap_unseen(here, seat, dice), game.rules)
    except UnsoundPosition:
        return
    if other.actors == here.actors:
        assert other.view(seat) == here.view(seat)
