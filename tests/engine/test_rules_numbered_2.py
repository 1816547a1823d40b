"""Section 2 of docs/rules.md, each rule by its number. Expected of both implementations."""

import pytest

from tests.positions.both import deal, next_leader

FOUR = "8h/9hKd/-/- - - s 0>1 - 7 out=3,2"
R = "deck=24 mode=throw_in"

# Twelve cards for two seats, then the face-up card, then the rest of 24.
TRUMPS = "9c9dTcTdJcJdQcQdKcKdTh9h", "9cTcThJcQcKc/9d9hTdJdQdKd"
NO_TRUMPS = "9d9cTcTdJcJdQcQdKcKdTsJs", "9dTcTsJcQcKc/9cTdJdJsQdKd"


def test_rule_2_1_the_lowest_trump_leads() -> None:
    dealt, hands = TRUMPS
    rest = "AcAd9sTsJsQsKsAsJhQhKh"
    assert deal(R, 2, f"{dealt}Ah{rest}") == f"{hands} - {rest}Ah h 1>0 - 1"


def test_rule_2_1_without_trumps_the_lowest_card() -> None:
    dealt, hands = NO_TRUMPS
    rest = "AcAd9sQsKsAs9hThJhQhKh"
    assert deal(R, 2, f"{dealt}Ah{rest}") == f"{hands} - {rest}Ah h 1>0 - 1"


def test_rule_2_2_above_ten_the_smallest() -> None:
    dealt, hands = TRUMPS
    rest = "AcAd9sTsJsQsKsAsJhQhKh"
    assert deal(f"{R} first_lead=upcard", 2, f"{dealt}Ah{rest}") == (
        f"{hands} - {rest}Ah h 0>1 - 1"
    )


def test_rule_2_2_below_ten_the_largest() -> None:
    dealt, hands = NO_TRUMPS
    rest = "AcAd9sQsKsAsThJhQhKhAh"
    assert deal(f"{R} first_lead=upcard", 2, f"{dealt}9h{rest}") == (
        f"{hands} - {rest}9h h 0>1 - 1"
    )


def test_rule_2_2_a_ten_the_lowest_trump() -> None:
    dealt, hands = NO_TRUMPS
    rest = "AcAd9sQsKsAs9hJhQhKhAh"
    assert deal(f"{R} first_lead=upcard", 2, f"{dealt}Th{rest}") == (
        f"{hands} - {rest}Th h 1>0 - 1"
    )


@pytest.mark.parametrize(
    ("option", "leader"),
    [("under_fool", 0), ("from_under_fool", 2), ("winner", 3), ("lowest_trump", None)],
)
def test_rule_2_3_who_leads_the_next_game(option: str, leader: int | None) -> None:
    """Seat 3 was out first, then 2; 0 goes out now, 1 is the fool."""
    assert next_leader(f"mode=throw_in next_lead={option}", FOUR, "0:8h 1:9hx8h") == leader


@pytest.mark.parametrize("option", ["under_fool", "from_under_fool", "winner"])
def test_rule_2_3_after_a_draw_as_in_a_first_game(option: str) -> None:
    position = "8h/9h/- - - s 0>1 - 7 out=2"
    assert next_leader(f"mode=throw_in next_lead={option}", position, "0:8h 1:9hx8h") is None
