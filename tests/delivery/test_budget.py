"""Never more than 18 calls of a group in any minute, and two of them for the end."""

from __future__ import annotations

import itertools
import random

import pytest

from bot.delivery.budget import Budget, GroupMinute, Limits

GROUP, OTHER = -100, -200


class Hand:
    """A clock's hand."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def most_in_a_minute(times: list[float]) -> int:
    return max(sum(1 for t in times if start <= t < start + 60) for start in times)


def make_calls(group: GroupMinute, seconds: float, finals: float, seed: int) -> list[float]:
    """Calls at the first moment each may be made; `finals` of them end a game."""
    chance = random.Random(seed)
    now, calls = 0.0, []
    while now < seconds:
        free = group.free_at(now, chance.random() < finals)
        if free > now:
            now = min(free, now + chance.random())
            continue
        group.start()
        calls.append(now)
        now += chance.choice((0.0, 0.05, 2.0))
        group.end(now)
    return calls


@pytest.mark.parametrize("seed", range(20))
def test_never_more_than_18_in_any_minute(seed: int) -> None:
    calls = make_calls(GroupMinute(Limits()), 600, 0.3, seed)
    assert most_in_a_minute(calls) == 18


@pytest.mark.parametrize("seed", range(20))
def test_ordinary_calls_leave_two(seed: int) -> None:
    calls = make_calls(GroupMinute(Limits()), 600, 0.0, seed)
    assert most_in_a_minute(calls) <= 16


def test_the_end_of_a_game_finds_its_two_calls() -> None:
    group = GroupMinute(Limits())
    now = 0.0
    for _ in range(16):
        now = group.free_at(now, False)
        group.start()
        group.end(now)
    assert group.free_at(now, False) > now
    for _ in range(2):
        assert group.free_at(now, True) == now
        group.start()
        group.end(now)
    assert group.free_at(now, True) == 60.0


def test_a_quiet_group_is_served_at_once_and_a_busy_one_never_waits_long() -> None:
    group = GroupMinute(Limits())
    calls: list[float] = []
    now = 0.0
    while now < 300:
        now = group.free_at(now, False)
        group.start()
        group.end(now)
        calls.append(now)
    gaps = [b - a for a, b in itertools.pairwise(calls)]
    assert gaps[:2] == [0, 0]
    # After three at once 13 are left for 60 seconds: a step of 60 / 14.
    assert max(gaps) == pytest.approx(60 / 14)


def test_a_call_under_way_counts() -> None:
    group = GroupMinute(Limits(group_calls=3, kept_back=0, quick=3))
    for _ in range(3):
        assert group.free_at(5.0, False) == 5.0
        group.start()
    assert group.free_at(5.0, False) == 65.0


async def test_groups_do_not_wait_for_each_other() -> None:
    hand = Hand()
    budget = Budget(hand, Limits(chat_burst=100, all_burst=100))
    while budget.wait(GROUP, False) == 0:
        await budget.spend(GROUP)
        budget.ended(GROUP)
    assert budget.wait(GROUP, False) == pytest.approx(60 / 14)
    assert budget.wait(OTHER, False) == 0


async def test_a_chat_has_five_calls_at_once_then_one_a_second() -> None:
    budget = Budget(Hand(), Limits(all_burst=100))
    for _ in range(5):
        assert budget.wait(7, False) == 0
        await budget.spend(7)
        budget.ended(7)
    assert budget.wait(7, False) == 1


def test_all_chats_together_make_at_most_25_calls_a_second() -> None:
    # A leaky bucket lets through its burst and what leaks out meanwhile. Two are left for what the
    # wire brings nearer to each other.
    limits = Limits()
    assert limits.all_burst + limits.all_rate * 1 <= 25 - 2


async def test_a_resting_chat_has_no_calls() -> None:
    hand = Hand()
    budget = Budget(hand)
    budget.rest(7, 10_000)
    hand.time = 9_000
    assert budget.wait(7, True) == 1_000
    budget.forget_idle()
    assert budget.wait(7, True) == 1_000
    hand.time = 10_000
    assert budget.wait(7, True) == 0


def test_the_minute_outlives_a_restart() -> None:
    hand = Hand()
    hand.time = 100.0
    budget = Budget(hand)
    budget.remember([(GROUP, 50.0 + i) for i in range(16)])
    assert budget.wait(GROUP, False) == pytest.approx(10.0)
    assert budget.wait(GROUP, True) == 0


async def test_idle_chats_are_forgotten() -> None:
    hand = Hand()
    budget = Budget(hand)
    for chat_id in (GROUP, 7):
        await budget.spend(chat_id)
        budget.ended(chat_id)
    budget.rest(8, 5)
    hand.time = 61
    budget.forget_idle()
    assert (budget._groups, budget._chats, budget._rests) == ({}, {}, {})


def test_a_call_somebody_waits_for_is_not_spread() -> None:
    hand = Hand()
    hand.time = 100.0
    budget = Budget(hand)
    budget.remember([(GROUP, 100.0)] * 4)
    assert budget.wait(GROUP, False) > 0
    assert budget.wait(GROUP, False, spread=False) == 0
    budget.remember([(GROUP, 100.0)] * 12)
    assert budget.wait(GROUP, False, spread=False) == 60
