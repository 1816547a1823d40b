"""The ladder of a match as a value, and whole matches from the first deal to the winner."""

from __future__ import annotations

import random

import pytest

import durak
from durak import Game, Ladder, Outcome, Problem, Reason, Rules, UnsoundPosition
from durak.moves import MoveKind

LADDER = Rules(mode="throw_in", pogony="ladder")
PARTNERS = Rules(mode="throw_in", pogony="ladder", teams="2x2")


def hung(first: tuple[int, ...], last: tuple[int, ...]) -> Outcome:
    return Outcome(Reason.POGONY, last, (first, last))


@pytest.mark.parametrize(
    ("deck", "ranks"), [(24, "9TJKAQ"), (36, "6789TJKAQ"), (52, "23456789TJKAQ")]
)
def test_ranks_go_up_from_the_lowest_and_end_with_the_queen(deck: int, ranks: str) -> None:
    ladder = Ladder.start(Rules(mode="throw_in", pogony="ladder", deck=deck), 2)
    for rank in ranks:
        assert ladder.ranks == (ranks[0], rank)
        assert ladder.rank_of(1) == rank
        assert ladder.winner is None
        ladder = ladder.advanced(hung((1,), (0,)))
    assert ladder.winner == (1,)
    with pytest.raises(ValueError, match="over"):
        ladder.advanced(hung((1,), (0,)))


def test_partners_share_a_rank() -> None:
    ladder = Ladder.start(PARTNERS, 4).advanced(hung((1, 3), (0, 2)))
    assert str(ladder) == "67"
    assert [ladder.rank_of(seat) for seat in range(4)] == ["6", "7", "6", "7"]
    won = Ladder.parse("Q7", PARTNERS, 4).advanced(hung((0, 2), (1, 3)))
    assert won.winner == (0, 2)


@pytest.mark.parametrize("reason", [Reason.FOOL, Reason.DRAW, Reason.IDLE, Reason.REDEAL])
def test_no_other_end_moves_anybody(reason: Reason) -> None:
    ladder = Ladder.start(LADDER, 2)
    assert ladder.advanced(Outcome(reason, (1,), ((0,), (1,)))) is ladder


@pytest.mark.parametrize("text", ["66", "7A", "Q6", "QQ", "W6"])
def test_a_ladder_is_stored_as_a_letter_a_side(text: str) -> None:
    assert str(Ladder.parse(text, LADDER, 2)) == text


@pytest.mark.parametrize("text", ["", "6", "666", "56", "6x", "6 6", "WW", "q6"])
def test_text_that_is_no_ladder(text: str) -> None:
    with pytest.raises(ValueError, match="not the ranks"):
        Ladder.parse(text, LADDER, 2)


def test_a_ladder_of_another_table_is_refused() -> None:
    deck = durak.deck(LADDER)
    for rules, ladder in [
        (LADDER, Ladder.start(LADDER, 3)),
        (LADDER, Ladder.parse("W6", LADDER, 2)),
        (LADDER, Ladder.start(Rules(mode="throw_in", pogony="ladder", deck=52), 2)),
        (Rules(mode="throw_in"), Ladder.start(LADDER, 2)),
    ]:
        with pytest.raises(UnsoundPosition) as refused:
            Game.deal(rules, 2, deck, ladder=ladder)
        assert refused.value.problems == (Problem.LADDER_DOES_NOT_FIT,)


def test_a_deal_is_played_for_the_ranks_it_is_given() -> None:
    game = Game.deal(LADDER, 2, durak.deck(LADDER), ladder=Ladder.parse("78", LADDER, 2))
    assert game.position.endswith(" rank=78")
    assert game.view(0).ladder == Ladder.parse("78", LADDER, 2)
    assert Game.deal(LADDER, 2, durak.deck(LADDER)).position.endswith(" rank=66")
    assert Game.deal(Rules(), 2, durak.deck(Rules())).view(0).ladder is None


def play_deal(rules: Rules, seats: int, ladder: Ladder, dice: random.Random) -> Game:
    """A random deal whose players hang whenever they may."""
    deck = list(durak.deck(rules))
    dice.shuffle(deck)
    game = Game.deal(rules, seats, deck, ladder=ladder)
    for _ in range(3000):
        if game.outcome is not None:
            return game
        assert Game.at(game.position, rules) == game
        seat = dice.choice(game.actors)
        moves = game.legal_moves(seat)
        hangs = [move for move in moves if move.kind is MoveKind.HANG]
        game, _ = game.play(seat, hangs[0] if hangs else dice.choice(moves))
    raise AssertionError(game)


@pytest.mark.parametrize(
    ("teams", "seats", "near"),
    [("none", 2, "AA"), ("none", 3, "QQQ"), ("2x2", 4, "AQ"), ("three_pairs", 6, "QQQ")],
)
def test_matches_come_to_a_winner(teams: str, seats: int, near: str) -> None:
    rules = Rules(mode="throw_in", pogony="ladder", deck=36, teams=teams)
    ladder = Ladder.parse(near, rules, seats)
    dice = random.Random(seats)
    for _ in range(2000):
        game = play_deal(rules, seats, ladder, dice)
        assert game.outcome is not None
        finished = Game.at(game.position, rules)
        assert (finished, finished.outcome) == (game, game.outcome)
        ladder = ladder.advanced(game.outcome)
        if ladder.winner is not None:
            assert ladder.winner == game.outcome.places[0]
            return
    raise AssertionError(f"nobody won: {ladder}")
