"""Rooms where no position case looks: what is known, told and refused."""

from __future__ import annotations

import pytest

from durak import Card, Game, Problem, Reason, Refusal, Rules, UnsoundPosition
from durak.events import CardsTaken, GameOver, RedealDemanded, Transferred, TrumpShown, TrumpSwapped

PASSAGE = Rules(passage="bout")
EXCHANGE = Rules(mode="throw_in", trump_exchange=True)


def card(text: str) -> Card:
    return Card.parse(text)


def test_a_shown_trump_is_known_to_all_and_told() -> None:
    game = Game.at("Kc/6c7h/6d8d9dTdJdQd 7s - h 0>1 - 3", PASSAGE)
    game, events = game.play(1, "^7h")
    assert events == (TrumpShown(1, card("7h"), 2),)
    assert game.view(None).known[1] == (card("7h"),)


def test_a_laid_trump_is_shown_no_more() -> None:
    game = Game.at("TcJcQc/6d7hAd 7s,7c - h 0>1 - 3 shown=7h1;used=1", PASSAGE)
    game, _ = game.play(1, ">7h")
    assert game.position == "TcJcQc/6dAd 7s,7c,7h - h 0.1>0 - 3 used=1"


SHOWINGS = [
    ("Kc/6c7h/6d8d9dTdJdQd 7s - h 0>1 - 1", "^7h", Refusal.NO_TRANSFER_IN_FIRST_BOUT),
    ("Kc/6h7d/6d8d9dTdJdQd 7s - h 0>1 - 3", "^6h", Refusal.SHOW_TRUMP_OF_RANK),
    ("TcJcQc/6d7hAd 7s,7c - h 0>1 - 3 used=1", "^7h", Refusal.SHOWN_BEFORE),
    ("Tc/7hAdKs 7s,7c - h 0>1 - 3", "^7h", Refusal.NEXT_HAND_TOO_SMALL),
    ("TcJcQc/7hAd 7s8s,7c - h 0>1 - 3", "^7h", Refusal.SOMETHING_COVERED),
]


@pytest.mark.parametrize(("position", "move", "refusal"), SHOWINGS)
def test_why_a_trump_may_not_be_shown(position: str, move: str, refusal: Refusal) -> None:
    assert Game.at(position, PASSAGE).check(1, move) is refusal


def test_a_shown_card_must_be_held() -> None:
    with pytest.raises(UnsoundPosition) as refused:
        Game.at("Kc/6c7h/6d 7s - h 0>1 - 3 shown=7h2", PASSAGE)
    assert refused.value.problems == (Problem.SHOWN_NOT_HELD,)
    with pytest.raises(UnsoundPosition) as refused:
        Game.at("Kc/6c7h/6d 7s - h 0>1 - 3 shown=7h1", Rules())
    assert refused.value.problems == (Problem.UNKNOWN_KEY,)


def test_a_refused_attack_goes_back_in_one_move() -> None:
    game = Game.at("-/8sKd 8c - h 0>1 - 5 empty=0", Rules(refusal=True))
    _, events = game.play(1, ">8s")
    both = (card("8c"), card("8s"))
    assert events == (Transferred(1, card("8s"), 0), CardsTaken(0, both))


def test_the_exchange_is_told_and_the_face_up_card_known() -> None:
    game = Game.at("7c8c/6dKc - 7h8hQhKhQd d 1>0 - 3", EXCHANGE)
    game, events = game.play(1, "swap")
    assert events == (TrumpSwapped(1, card("6d"), card("Qd")),)
    view = game.view(0)
    assert view.trump_card is card("6d")
    assert view.known[1] == (card("Qd"),)


def test_a_lowest_trump_taken_from_the_table_is_never_exchanged() -> None:
    # The leader leads the lowest trump, the defender takes it; both have six cards or draw.
    start = "6dKcKdKhKsAc/7c8cQcQdQhQs - 7h8hJd d 0>1 - 3"
    game = Game.at(start, EXCHANGE)
    game, _ = game.play(0, "6d")
    game, _ = game.play(1, "take")
    assert game.position == "7hKcKdKhKsAc/6d7c8cQcQdQhQs - 8hJd d 0>1 - 4 noswap=1"
    game, _ = game.play(0, "Kc")
    assert game.check(1, "swap") is Refusal.LOWEST_TRUMP_WAS_TAKEN


def test_a_new_deal_ends_the_game_for_all() -> None:
    hands = "6s7s8d9sJsAs/6c7c8c9dTdQd"
    stock = "6d6h7d7h8h8s9c9hTcThTsJcJdJhQcQhQsKcKdKhKsAcAdAh"
    game = Game.at(f"{hands} - {stock} h 0>1 - 1", Rules(redeal="five_of_suit"))
    assert game.actors == (0,)
    game, events = game.play(0, "redeal")
    assert game.outcome is not None
    assert game.outcome.reason is Reason.REDEAL
    assert events == (RedealDemanded(0), GameOver(game.outcome))
    assert game.position.endswith(" h 0>1 - 1 end=redeal")
    assert game.actors == ()


def test_the_right_to_a_new_deal_ends_with_the_first_lead() -> None:
    game = Game.at("6s7s8s9sJsAs/6c7c8c9c - Qh h 1>0 - 2", Rules(redeal="five_of_suit"))
    assert game.check(0, "redeal") is Refusal.REDEAL_TOO_LATE


def test_partners_never_throw_at_each_other() -> None:
    rules = Rules(mode="throw_in", teams="2x2", throw_order="free")
    game = Game.at("8dKc/AcAd/7dKd/7hKh 7c8c 9h h 0>1 - 3", rules)
    assert game.check(3, "7h") is Refusal.PARTNER_DEFENDS
    with pytest.raises(UnsoundPosition) as refused:
        Game.at("8dKc/AcAd/7dKd/7hKh 7c - h 0>2 - 3", rules)
    assert refused.value.problems == (Problem.PARTNER_DEFENDS,)
