"""The options with a room of their own, each rule of docs/rules.md by its number: jokers, the new
deal, the exchange, passage, refusal, teams. Expected of both implementations.
"""

import pytest

import durak
from tests import naive
from tests.positions import both
from tests.positions.both import legal


def after(rules: str, position: str, *moves: tuple[int, str]) -> durak.Game:
    """The engine's game after these moves; the naive implementation is at the same position."""
    engine, plain = both.play(rules, position, " ".join(f"{seat}:{move}" for seat, move in moves))
    both.agreed(engine.position, naive.write(plain))
    return engine


COLOUR = "deck=54 jokers=colour mode=throw_in"


def test_rule_2_4_the_joker_of_the_trumps_colour_covers_all() -> None:
    assert legal(COLOUR, "2c/2dXb Ac,Xr - s 0>1 - 3", 1) == "XbxAc XbxXr take"
    assert legal(COLOUR, "2c/2dXr Xb - s 0>1 - 3", 1) == "take"


def test_rule_2_4_the_other_joker_covers_its_colour() -> None:
    assert legal(COLOUR, "2c/2dXr 9d,9c - s 0>1 - 3", 1) == "Xrx9d take"


def test_rule_2_4_supreme_jokers_are_covered_by_nothing() -> None:
    rules = "deck=54 jokers=supreme mode=throw_in"
    assert legal(rules, "2c/2sAsXb Xr - s 0>1 - 3", 1) == "take"


ALL_RED = "6s7s8d9sJcKc/6h7d8h9dKhAd"
REST = "6c6d7c7h8c8s9c9hTcTdThTsJdJhJsQcQdQhQsKdKsAcAsAh"


def test_rule_2_5_one_colour_may_demand_a_new_deal() -> None:
    game = after("redeal=one_colour", f"{ALL_RED} - {REST} h 0>1 - 1", (1, "redeal"))
    assert game.outcome == durak.Outcome(durak.Reason.REDEAL, (), ())
    assert game.position == f"{ALL_RED} - {REST} h 0>1 - 1 end=redeal"


def test_rule_2_5_the_right_ends_with_the_first_lead() -> None:
    assert legal("redeal=one_colour", f"{ALL_RED} - {REST} h 0>1 - 2", 1) == "-"


EXCHANGE = "mode=throw_in trump_exchange=on"


def test_rule_2_6_the_lowest_trump_for_the_face_up_card() -> None:
    game = after(EXCHANGE, "7c8c/6dKc - 7h8hQd d 1>0 - 3", (1, "swap"))
    assert game.position == "7c8c/QdKc - 7h8h6d d 1>0 - 3"


def test_rule_2_6_not_when_it_was_taken_from_the_table() -> None:
    # Seat 0 draws 7h 8h Qd; the stock is left empty, the mark stays.
    game = after(EXCHANGE, "6dKc/9c9d9h - 7h8hQd d 0>1 - 3", (0, "6d"), (1, "take"))
    assert game.position == "7h8hQdKc/6d9c9d9h - - d 0>1 - 4 noswap=1"


def test_rule_3_12_showing_passes_the_attack_on() -> None:
    game = after("passage=bout", "Kc/6c7h/8d9d 7s - h 0>1 - 3", (1, "^7h"))
    assert game.position == "Kc/6c7h/8d9d 7s - h 0.1>2 - 3 shown=7h1;used=1"


@pytest.mark.parametrize(("passage", "extras"), [("bout", ""), ("game", ";used=1")])
def test_rule_3_12_a_game_that_ends_in_the_bout_of_a_showing(passage: str, extras: str) -> None:
    """Seat 0 led his last card, 1 shows and then throws in what he showed, 2 takes both."""
    moves = [(0, "7s"), (1, "^7h"), (2, "take"), (1, "7h")]
    game = after(f"passage={passage}", "7s/7h/8d9dTd - - h 0>1 - 3", *moves)
    assert game.position == f"-/-/7h7s8d9dTd - - h 0.1>2 - 3 idle=1;out=0,1{extras}"


def test_rule_3_13_the_leader_picks_up_what_he_led() -> None:
    game = after("refusal=on", "-/8d8sKd 8c,8h - h 0>1 - 5 empty=0", (1, ">8s"))
    assert game.position == "8c8h8s/8dKd - - h 1>0 - 6 idle=1"


def test_rule_3_13_by_laying_only() -> None:
    position = "-/8hKd 8c - h 0>1 - 5 empty=0"
    assert legal("refusal=on passage=bout", position, 1) == "8hx8c >8h take"


def test_rule_5_1_partners_of_the_defender_throw_in_nothing() -> None:
    rules = "mode=throw_in throw_order=free teams=2x2"
    position = "8dKc/AcAd/7dKd/7hKh 7c8c 9h h 0>1 - 3"
    assert (legal(rules, position, 2), legal(rules, position, 3)) == ("7d pass", "-")


def test_rule_5_2_a_transfer_passes_the_partner_by() -> None:
    # Seats 2 and 3 are out, 4 is the partner of 1.
    game = after(
        "teams=three_pairs",
        "KcKd/7d8h/-/-/9c9dTc/JcQc 7s - h 0>1 - 3 out=2,3",
        (1, ">7d"),
    )
    assert game.position == "KcKd/8h/-/-/9c9dTc/JcQc 7s,7d - h 0.1>5 - 3 out=2,3"


def test_rule_5_2_who_goes_out_by_beating_hands_the_lead_to_his_partner() -> None:
    # The partners of 1 are 3, who is out, and 5.
    position = "8sKc/9s/QdKd/-/QhKh/ThJh - - h 0>1 - 7 out=3"
    game = after("mode=throw_in teams=3x3", position, (0, "8s"), (1, "9sx8s"))
    assert game.position == "Kc/-/QdKd/-/QhKh/ThJh - - h 5>0 - 8 out=3,1"


def test_rule_5_3_places_go_to_whole_sides_by_their_last_member() -> None:
    """0 empties first, but his partner 3 only after 2, whose partner is out already."""
    moves = [(0, "8s"), (1, "9sx8s"), (2, "8d"), (1, "Jdx8d"), (3, "8h"), (1, "Qhx8h")]
    position = "8s/9sJdQhKc/8d/8h/-/- - - h 0>1 - 7 out=4,5"
    game = after("mode=throw_in teams=three_pairs", position, *moves)
    places = ((2, 5), (0, 3), (1, 4))
    assert game.outcome == durak.Outcome(durak.Reason.FOOL, (1, 4), places)
