"""Sections 6 and 7 of docs/rules.md, each rule by its number."""

import pytest

import durak
from tests.positions.both import end

T = "mode=throw_in"


@pytest.mark.parametrize(
    ("option", "expected"),
    [
        ("on", "reason=draw fools=- places=2/0,1 badge=0"),
        ("off", "reason=fool fools=1 places=2/0/1 badge=0"),
    ],
)
def test_rule_6_the_last_hands_emptied_in_one_bout(option: str, expected: str) -> None:
    position = "8h/9h/- - - s 0>1 - 7 out=2"
    assert end(f"{T} draw={option}", position, "0:8h 1:9hx8h") == expected


@pytest.mark.parametrize(
    ("rules", "position", "moves", "badge"),
    [
        ("deck=24", "9c9d/TsJsQs - - h 0>1 - 7", "0:9c9d 1:take", 2),
        ("deck=24", "9c9d/TcJsQs - - h 0>1 - 7", "0:9c9d 1:Tcx9c 1:take", 2),
        ("deck=24", "9c9d/TsJsQs - - c 0>1 - 7", "0:9c9d 1:take", 0),
        ("deck=36", "9c9d/TsJsQs - - h 0>1 - 7", "0:9c9d 1:take", 0),
        ("deck=52", "2c/TsJs/2h - - d 0>1 - 7", "0:2c 1:take 2:2h", 2),
        ("deck=36", "6c/7cQd - - h 0>1 - 7", "0:6c 1:7cx6c", 0),
        ("deck=36", "6c7h/7cQdQs - - h 0>1 - 7", "0:6c 1:7cx6c 0:7h 1:take", 0),
        ("pogony=off", "6c6d/TsJsQs - - h 0>1 - 7", "0:6c6d 1:take", 0),
    ],
)
def test_rule_6_1_the_badge(rules: str, position: str, moves: str, badge: int) -> None:
    assert end(f"{T} {rules}", position, moves).endswith(f"badge={badge}")


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        ("-", 7),
        ("deck=24", 5),
        ("deck=52", 9),
        ("teams=2x2", 3),
        ("teams=3x3", 5),
        ("teams=three_pairs", 4),
        ("jokers=colour", 2),
        ("deck=54", 2),
        (f"{T} passage=bout", 2),
        (f"{T} refusal=on", 2),
        (f"{T} transfer_when=mid_bout", 2),
        (f"{T} transfer_first=on", 2),
        ("mode=simple throw_in=neighbours", 2),
        ("mode=simple throw_ranks=covers", 2),
        ("mode=simple throw_order=free", 2),
        ("mode=simple throw_before_cover=off", 2),
        ("mode=simple follow_in=on", 2),
        ("simple_throw=lead_rank", 2),
        ("refusal=on teams=2x2", 4),
        ("pogony=ladder", 2),
        (f"{T} deck=54 jokers=colour pogony=ladder", 2),
        (f"{T} cheating=card passing=explicit pogony=ladder", 3),
        ("cheating=card", 3),
        ("mode=simple cheating=card passing=explicit", 3),
        ("trump_exchange=on cheating=card passing=explicit", 3),
        ("refusal=on cheating=player passing=explicit", 3),
        (f"{T} pogony=ladder bank=on", 3),
    ],
)
def test_rule_7_each_conflict_is_a_problem(rules: str, seats: int) -> None:
    found = durak.Rules.parse(rules).problems(seats=seats)
    assert len(found) == 1 and isinstance(found[0], durak.Problem)


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        ("-", 6),
        ("deck=24", 4),
        ("deck=52", 8),
        ("mode=simple simple_throw=lead_rank", 2),
        ("mode=simple follow_in=off", 2),  # that is its default there
    ],
)
def test_rule_7_sound(rules: str, seats: int) -> None:
    assert durak.Rules.parse(rules).problems(seats=seats) == ()


def test_rule_7_all_that_is_wrong_is_named() -> None:
    rules = durak.Rules.parse("mode=simple throw_in=neighbours transfer_first=on")
    assert len(set(rules.problems(seats=7))) == 3
