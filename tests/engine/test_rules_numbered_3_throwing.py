"""Rules 3.1 to 3.9 of docs/rules.md, each by its number. Expected of both implementations."""

import pytest

from tests.positions.both import after, legal, refusal

T = "mode=throw_in"
S = "mode=simple"
FOUR_SEATS = "8cKc/AcAd/8dKd/8hKh 8s9s - c 0>1 - 4"


def test_rule_3_1_one_card_or_a_pair() -> None:
    position = "8c8d8sJh/9cTcKd - - h 0>1 - 4"
    assert legal(S, position, 0) == "8c 8d 8s 8c8d 8c8s 8d8s Jh"


def test_rule_3_1_lead_single_allows_no_pair() -> None:
    position = "8c8d8sJh/9cTcKd - - h 0>1 - 4"
    assert legal(f"{S} lead=single", position, 0) == "8c 8d 8s Jh"


def test_rule_3_1_nothing_is_added() -> None:
    position = "8c8d/9dTcKd 8s - h 0>1 - 4"
    assert legal(S, position, 0) == "-"


def test_rule_3_1_the_leader_alone_adds_the_led_rank() -> None:
    position = "8cTh/9d9sKd/8d 8s - h 0>1 - 4"
    assert legal(f"{S} simple_throw=lead_rank", position, 0) == "8c"
    assert legal(f"{S} simple_throw=lead_rank", position, 2) == "-"


def test_rule_3_1_nothing_after_take() -> None:
    position = "8cJh/9d9sKd/8d 8s - h 0>1 - 4"
    expected = "8cJh/8s9d9sKd/8d - - h 2>0 - 5 idle=1"
    assert after(f"{S} simple_throw=lead_rank", position, "1:take") == expected


@pytest.mark.parametrize(
    ("option", "opposite", "left"),
    [("all", "8h pass", "8d pass"), ("neighbours", "-", "8d pass"), ("attacker", "-", "-")],
)
def test_rule_3_2_who_throws_in(option: str, opposite: str, left: str) -> None:
    rules = f"{T} throw_order=free throw_in={option}"
    assert legal(rules, FOUR_SEATS, 3) == opposite
    assert legal(rules, FOUR_SEATS, 2) == left
    assert legal(rules, FOUR_SEATS, 0) == "8c pass"


def test_rule_3_2_the_next_still_in_is_the_neighbour() -> None:
    position = "8cKc/AcAd/-/8hKh 8s9s - c 0>1 - 4 empty=2"
    assert legal(f"{T} throw_order=free throw_in=neighbours", position, 3) == "8h pass"


def test_rule_3_3_the_first_word_is_the_attackers() -> None:
    assert legal(T, FOUR_SEATS, 2) == "-"


def test_rule_3_3_once_given_away_all_may() -> None:
    position = after(T, FOUR_SEATS, "0:pass")
    assert position == "8cKc/AcAd/8dKd/8hKh 8s9s - c 0>1 wp0 4"
    assert legal(T, position, 2) == "8d pass"
    assert legal(T, position, 3) == "8h pass"


def test_rule_3_3_given_away_after_take() -> None:
    position = "8cKc/AcAd/8dKd 8s - h 0>1 t 4"
    assert after(T, position, "0:pass") == "8cKc/AcAd/8dKd 8s - h 0>1 twp0 4"


def test_rule_3_3_kept_while_something_is_uncovered() -> None:
    position = "JcKc/9hAd/8dKd 8s - c 0>1 - 4"
    assert legal(T, position, 2) == "-"


def test_rule_3_3_no_cards_no_word() -> None:
    position = "-/9hAd/8dKd 8s - c 0>1 - 4 empty=0"
    assert legal(T, position, 2) == "8d"


def test_rule_3_3_clockwise_one_after_the_other() -> None:
    rules = f"{T} throw_order=clockwise"
    position = after(rules, FOUR_SEATS, "0:pass")
    assert [legal(rules, FOUR_SEATS, seat) for seat in (0, 2, 3)] == ["8c pass", "-", "-"]
    assert [legal(rules, position, seat) for seat in (0, 2, 3)] == ["-", "8d pass", "-"]


def test_rule_3_3_clockwise_skips_when_all_is_covered() -> None:
    position = "JcKc/AcAd/TdKd/8hKh 8s9s - c 0>1 - 4"
    assert legal(f"{T} throw_order=clockwise", position, 3) == "8h pass"


def test_rule_3_3_clockwise_skips_nobody_before() -> None:
    position = "JcKc/AcAd/TdKd/8hKh 8s - c 0>1 - 4"
    assert legal(f"{T} throw_order=clockwise", position, 3) == "-"


def test_rule_3_4_only_onto_covered_cards() -> None:
    position = "8cKc/9sAd 8s - c 0>1 - 4"
    rules = f"{T} throw_before_cover=off"
    assert legal(rules, position, 0) == "-"
    assert legal(rules, after(rules, position, "1:9sx8s"), 0) == "8c pass"


def test_rule_3_4_but_after_take_follow_in_decides() -> None:
    position = "8cKc/9sAd 8s - c 0>1 - 4"
    rules = f"{T} throw_before_cover=off"
    assert legal(rules, after(rules, position, "1:take"), 0) == "8c pass"


def test_rule_3_5_who_transferred_has_the_word() -> None:
    position = "8cKc/8hAd/9hThJh 8s,8d - c 0.1>2 - 4"
    assert legal("-", position, 1) == "8h"
    assert legal("-", position, 0) == "-"


def test_rule_3_5_earlier_words_are_void() -> None:
    position = "8cKc/8dAd/9hThJh 8s - c 0>1 w 4"
    assert after("-", position, "1:>8d") == "8cKc/Ad/9hThJh 8s,8d - c 0.1>2 - 4"


def test_rule_3_5_with_the_last_card_all_may_add() -> None:
    position = after("-", "8cKc/8d/9hThJh 8s - c 0>1 - 4", "1:>8d")
    assert position == "8cKc/-/9hThJh 8s,8d - c 0.1>2 - 4 empty=1"
    assert legal("-", position, 0) == "8c"


def test_rule_3_5_but_nobody_where_only_the_attacker_may() -> None:
    position = "8cKc/-/9hThJh 8s,8d - c 0.1>2 - 4 empty=1"
    assert legal("throw_in=attacker", position, 0) == "-"


def test_rule_3_6_follow_in() -> None:
    position = after(T, "8cKc/9sAd 8s - h 0>1 - 4", "1:take")
    assert position == "8cKc/9sAd 8s - h 0>1 t 4"
    assert legal(T, position, 0) == "8c pass"


def test_rule_3_6_off() -> None:
    position = "8cKc/9sAd 8s - h 0>1 - 4"
    expected = "8cKc/8s9sAd - - h 0>1 - 5 idle=1"
    assert after(f"{T} follow_in=off", position, "1:take") == expected


def test_rule_3_6_taking_is_final() -> None:
    position = "8cKc/9sAd 8s - h 0>1 t 4"
    assert refusal(T, position, 1, "9sx8s")


def test_rule_3_7_a_lead_obeys_the_defenders_hand() -> None:
    position = "8c8d8sJh/9cTc - - h 0>1 - 4"
    assert legal(T, position, 0) == "8c 8d 8s 8c8d 8c8s 8d8s Jh"
    assert refusal(T, position, 0, "8c8d8s")


def test_rule_3_7_single() -> None:
    position = "8c8d8sJh/9cTc - - h 0>1 - 4"
    assert legal(f"{T} lead=single", position, 0) == "8c 8d 8s Jh"


@pytest.mark.parametrize(
    ("cap", "extras", "moves"),
    [
        ("six", "", "-"),
        ("hand", "", "9h"),
        ("hand_minus_one", "", "-"),
        ("hand_minus_one", " held=7", "-"),
        ("hand_minus_one", " held=8", "9h"),
    ],
)
def test_rule_3_8_a_seventh_attack_card(cap: str, extras: str, moves: str) -> None:
    position = f"9hTc/JdKcAd 6c7c,6d7d,7h8h,7s8s,8c9c,9d - s 0>1 - 4{extras}"
    assert legal(f"{T} cap={cap}", position, 0) == moves


@pytest.mark.parametrize(
    ("options", "bout", "moves"),
    [
        ("first_cap=five", "1", "-"),
        ("first_cap=six", "1", "Jh"),
        ("first_cap=lead_plus_four", "1", "-"),
        ("first_cap=lead_plus_four", "1 lead=2", "Jh"),
        ("first_cap=lead_plus_four", "1 lead=3", "Jh"),
        ("first_cap=five cap=hand", "1", "-"),
        ("first_cap_scope=first_discard", "2", "-"),
        ("first_cap_scope=first_bout", "2", "Jh"),
    ],
)
def test_rule_3_9_a_sixth_attack_card_before_the_first_discard(
    options: str, bout: str, moves: str
) -> None:
    table, stock = "9cTc,9dTd,9hTh,JcQc,Jd", "QdQhKhAh9sTsJsQsKsAs"
    position = f"JhKc/KdAcAd {table} {stock} s 0>1 - {bout}"
    assert legal(f"deck=24 {T} {options}", position, 0) == moves


def test_rule_3_9_over_with_the_first_discard() -> None:
    position = "JhKc/KdAcAd 9cTc,9dTd,9hTh,JcQc,Jd QdQhKhAh9sTsJsQsAs s 0>1 - 3"
    assert legal(f"deck=24 {T}", position, 0) == "Jh"
