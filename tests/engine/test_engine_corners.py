"""Corners of the public face: what is wrong with a position, and what is no move at all."""

from typing import Any

import pytest

import durak
from durak import Card, Game, IllegalMove, Move, Refusal, Rules

UNSOUND = [
    # 1.11, 3.2: only who may throw in passes
    ("mode=throw_in", "JdQs/QhAd/- 8cJc - h 0>1 wp2 3 out=2", "flag_out_of_place"),
    (
        "mode=throw_in throw_in=neighbours throw_order=free passing=explicit",
        "Jd/QhAd/Qc/Kc/Ks 8cJc - h 0>1 p3 3",
        "flag_out_of_place",
    ),
    # 3.5: before a transfer the first word is the leader's
    ("-", "6d9h/8dTs/7c - - h 0.1>2 - 2", "flag_out_of_place"),
    ("-", "6d9h/8dTs - - h 0.1>0 - 2", "flag_out_of_place"),
    # 3.12: shown cards are trumps, each in one hand; in a bout only may somebody have shown
    ("passage=bout", "6d9h/8dTs - - h 0>1 - 2 used=0", "key_out_of_place"),
    ("passage=bout", "6d9h/8dTs - - h 0>1 - 2 shown=6d0", "key_out_of_place"),
    ("passage=bout", "6d9h/8dTs - - h 0>1 - 2 shown=9h0,9h0", "unreadable"),
    # 6.1: no badge where none is played for
    ("mode=throw_in pogony=off", "-/6h6s - - d 0>1 - 5 badge=2;out=0", "key_out_of_place"),
    # 3.9: three were led and one lies there
    (
        "deck=24 mode=throw_in first_cap=lead_plus_four",
        "9dTcJcQcKc/TdThTsJdJhJs 9c 9h9sQdQhQsKdKhKsAcAdAsAh h 0>1 - 1 lead=3",
        "key_out_of_place",
    ),
    # 3.8: eight in the hand of who held seven
    (
        "mode=throw_in cap=hand_minus_one",
        "Kc/7d8d9dTdJdQdKdAd 6c - h 0>1 - 5 held=7",
        "key_out_of_place",
    ),
    # all that is wrong, although roles or extras cannot be used
    (
        "mode=throw_in",
        "6d6d/8dTs - - h 0>5 t 2 foo=1",
        "card_twice no_such_seat unknown_key taking_nothing",
    ),
    (
        "mode=throw_in",
        "6d9h/8dTs - 7c h 0>1 - 2 foo=1;idle=x",
        "face_up_not_trump unreadable unknown_key",
    ),
    ("mode=throw_in", "6d9h/8dTs/7s6d 7d8c - h 0>1 - 2", "card_twice not_settled"),
    (
        "mode=throw_in",
        "6c/6d/6h/6s/7c/7d/7h - 7c h 0>1 - 2",
        "too_many_seats card_twice face_up_not_trump",
    ),
]


@pytest.mark.parametrize(("rules", "position", "problems"), UNSOUND)
def test_a_position_is_refused_with_all_that_is_wrong(
    rules: str, position: str, problems: str
) -> None:
    with pytest.raises(durak.UnsoundPosition) as refused:
        Game.at(position, Rules.parse(rules))
    assert " ".join(problem.value for problem in refused.value.problems) == problems


CANONICAL = [
    # `out` and `empty` that are not said
    ("mode=throw_in", "6d9h/8dTs/- 7c - h 0>1 - 2", "6d9h/8dTs/- 7c - h 0>1 - 2 out=2"),
    ("mode=throw_in", "-/8dTs/7s 7c - h 0>1 - 2", "-/8dTs/7s 7c - h 0>1 - 2 empty=0"),
    # cards and seats in another order, and what says nothing
    ("mode=throw_in", "9h6d/Ts8d 7c - h 0.0>1 - 2 idle=0", "6d9h/8dTs 7c - h 0>1 - 2"),
    # `lead` and `held` that the rules have no use for
    ("mode=throw_in", "6d9h/8dTs 7c - h 0>1 - 2 held=9;lead=2", "6d9h/8dTs 7c - h 0>1 - 2"),
    # 1.11: under `auto` who holds nothing that fits is not written among the passed
    (
        "mode=throw_in",
        "JdQs/QhAd/JhKh/6cKs 8cJc - h 0>1 wp03 3",
        "JdQs/QhAd/JhKh/6cKs 8cJc - h 0>1 wp0 3",
    ),
]


@pytest.mark.parametrize(("rules", "text", "canonical"), CANONICAL)
def test_equal_positions_have_equal_text(rules: str, text: str, canonical: str) -> None:
    game = Game.at(text, Rules.parse(rules))
    assert game.position == canonical
    assert game == Game.at(canonical, Rules.parse(rules))
    assert hash(game) == hash(Game.at(canonical, Rules.parse(rules)))


NO_TEXT: list[Any] = [None, 7, 7.0, b"7d", ["7d"], ("7d",), pytest.param(object(), id="object")]


@pytest.mark.parametrize("value", NO_TEXT, ids=str)
def test_what_is_no_text_is_no_move_and_no_card(value: Any) -> None:
    for parse in (Card.parse, Move.parse):
        with pytest.raises(ValueError, match="not a"):
            parse(value)
    game = Game.at("7dKc/8dTd/7hAc 7c8c 9h h 0>1 - 3", Rules(mode="throw_in"))
    assert game.check(0, value) is Refusal.UNREADABLE_MOVE
    with pytest.raises(IllegalMove):
        game.play(0, value)


@pytest.mark.parametrize("text", ["", "- | -", "- | 6d9h/8dTs - - h 0>1 - 2", "- | - | - | -"])
def test_what_has_not_three_fields_is_no_record(text: str) -> None:
    with pytest.raises(ValueError, match="not a record"):
        durak.Record.parse(text)


def test_a_lead_written_in_another_order_is_recorded_ascending() -> None:
    game = Game.at("6d6h6sKc/9c9d - - c 0>1 - 4", Rules(mode="throw_in"))
    game, _ = game.play(0, "6s6d")
    assert str(game.record()) == "mode=throw_in | 6d6h6sKc/9c9d - - c 0>1 - 4 | 0:6d6s"
    assert durak.Record.parse(str(game.record())).replay() == game
