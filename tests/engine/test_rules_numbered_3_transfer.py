"""Rules 3.10 and 3.11 of docs/rules.md, each by its number. Expected of both implementations."""

import pytest

from tests.positions.both import after, legal, refusal

MID = "transfer_when=mid_bout"


def test_rule_3_10_a_card_of_the_attacks_rank() -> None:
    position = "Kc/8d9s/JdJh 8s - c 0>1 - 4"
    assert legal("-", position, 1) == "9sx8s >8d take"
    assert after("-", position, "1:>8d") == "Kc/9s/JdJh 8s,8d - c 0.1>2 - 4"


def test_rule_3_10_not_in_other_modes() -> None:
    position = "Kc/8d9s/JdJh 8s - c 0>1 - 4"
    assert refusal("mode=throw_in", position, 1, ">8d")


def test_rule_3_10_the_next_hand_is_a_limit() -> None:
    position = "Kc/8d9s/Jd 8s - c 0>1 - 4"
    assert legal("-", position, 1) == "9sx8s take"


def test_rule_3_10_nothing_covered_yet() -> None:
    position = "Kc/8d9s/JdJhQd 8h9h,8s - c 0>1 - 4"
    assert refusal("-", position, 1, ">8d")


def test_rule_3_10_over_a_seat_that_is_out_never_to_oneself() -> None:
    assert legal("-", "-/8d9s/-/QcQd 8s - c 0>1 - 4 empty=0;out=2", 1) == "9sx8s >8d take"
    assert legal("-", "-/8d9s 8s - c 0>1 - 4 empty=0", 1) == "9sx8s take"


def test_rule_3_10_an_empty_hand_beside_a_stock_is_not_stepped_over() -> None:
    position = "KcQc/8d9s/- 8s 6d6c c 0>1 - 4 empty=2"
    assert legal("-", position, 1) == "9sx8s take"


@pytest.mark.parametrize(("option", "moves"), [("off", "9sx8s take"), ("on", "9sx8s >8d take")])
def test_rule_3_10_in_bout_1(option: str, moves: str) -> None:
    stock = "9c9d9hTdThTsJcJsQhQsKdKhKsAcAdAhAs7c6c6d6h6s7d7h7s8c"
    position = f"8hKc/8d9s/TcJdJhQcQd 8s {stock} c 0>1 - 1"
    assert legal(f"transfer_first={option}", position, 1) == moves


def test_rule_3_10_round_and_back() -> None:
    position = "8hTcKd/8d9cJcQc 8s - c 0>1 - 4"
    expected = "TcKd/9cJcQc 8s,8d,8h - c 0>1 - 4"
    assert after("-", position, "1:>8d 0:>8h") == expected


@pytest.mark.parametrize(
    ("hand", "moves"),
    [("QcQdQhQsAcAdAhAs", "Jdx9d >9h take"), ("QcQdQhQsAcAd", "Jdx9d take")],
)
def test_rule_3_10_the_cap_is_the_next_defenders(hand: str, moves: str) -> None:
    position = f"Kc/9hJd/{hand} 6c7c,6d7d,7h8h,7s8s,8c9c,9d - s 0>1 - 4"
    assert legal(f"{MID} cap=hand_minus_one", position, 1) == moves


def test_rule_3_11_after_a_cover() -> None:
    position = "Kc/8d9s/JdJhQd 8h9h,8s - c 0>1 - 4"
    assert legal(MID, position, 1) == "9sx8s >8d take"
    assert after(MID, position, "1:>8d") == "Kc/9s/JdJhQd 8h9h,8s,8d - c 0.1>2 - 4"


def test_rule_3_11_the_rank_of_what_is_uncovered() -> None:
    position = "Kc/9dTs/JdJhQd 8h9h,9s - c 0>1 - 4"
    assert legal(MID, position, 1) == "Tsx9s >9d take"


def test_rule_3_11_two_ranks_uncovered() -> None:
    position = "Kc/9dTsAs/JdJhQd 8h9h,8s,9s - c 0>1 - 4"
    assert legal(MID, position, 1) == "Tsx8s Asx8s Tsx9s Asx9s take"


def test_rule_3_11_covered_pairs_are_taken_along() -> None:
    position = "Kc/9s/JdJhQd 8h9h,8s,8d - c 0.1>2 - 4"
    expected = "Kc/9s/8d8h8s9hJdJhQd - - c 0>1 - 5 idle=1"
    assert after(f"{MID} follow_in=off", position, "2:take") == expected
