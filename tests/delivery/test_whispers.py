"""How calls that one member of a group sees are counted, and what a refusal teaches."""

from __future__ import annotations

import pytest
from aiogram import Bot

from bot.delivery.budget import Budget, Limits
from bot.delivery.minute import Pace
from storage.database import Database
from tests.delivery.house import ANYA, BORIS, GROUP, VERA, House, People, new_house, running
from tests.delivery.test_budget import Hand
from tests.delivery.test_ephemeral import press

LIMITS = Limits(chat_burst=1000, chat_rate=1000, all_burst=1000, all_rate=1000)
TOGETHER = 3600


async def spend(budget: Budget, times: int, receiver: int = 0) -> None:
    """So many calls into the group, allowed or not."""
    for _ in range(times):
        await budget.spend(GROUP, receiver)
        budget.ended(GROUP, receiver)


async def test_whispers_to_each_member_and_the_rest_have_a_minute_each() -> None:
    budget = Budget(Hand(), LIMITS)
    for receiver in (0, ANYA, BORIS):
        await spend(budget, 16, receiver)
    for receiver in (0, ANYA, BORIS):
        assert budget.wait(GROUP, False, receiver=receiver) == 60
        assert budget.wait(GROUP, True, receiver=receiver) == 0
    assert budget.wait(GROUP, False, receiver=VERA) == 0


async def test_a_refusal_above_18_together_teaches_to_count_together_for_an_hour() -> None:
    hand = Hand()
    budget = Budget(hand, LIMITS)
    await spend(budget, 10)
    await spend(budget, 9, ANYA)
    budget.rest(GROUP, 5)
    hand.time = 5
    for receiver in (0, ANYA, VERA):
        assert budget.wait(GROUP, True, receiver=receiver) == 55
    budget.forget_idle()
    hand.time = TOGETHER - 1
    await spend(budget, 18, ANYA)
    assert budget.wait(GROUP, True) == 60
    hand.time = TOGETHER
    assert budget.wait(GROUP, True) == 0


async def test_a_refusal_of_few_calls_teaches_nothing() -> None:
    hand = Hand()
    budget = Budget(hand, LIMITS)
    await spend(budget, 9)
    await spend(budget, 9, ANYA)
    budget.rest(GROUP, 5)
    hand.time = 5
    await spend(budget, 9)
    assert budget.wait(GROUP, True, receiver=VERA) == 0


async def play_from_the_group(house: House, moves: int) -> int:
    """So many changes, one every four seconds, that the table and two hands in the group follow.

    How many calls Telegram has refused.
    """
    await house.add()
    for person in (ANYA, BORIS):
        house.pictures.show("рука", kind="ephemeral", person=person)
    await house.show("стол")
    for person in (ANYA, BORIS):
        assert await house.courier.show_hand(GROUP, 0, 1, person, await press(house, person))
    for move in range(moves):
        await house.people.do("clock", advance=4)
        for person in (ANYA, BORIS):
            house.pictures.show(f"рука {move}", kind="ephemeral", person=person)
        house.pictures.show(f"стол {move}")
        await house.want()
        await house.advance(4)
    refused = [call for call in await house.people.calls() if call["status"] == 429]
    return len(refused)


async def limited(people: People, whispers: str) -> None:
    await people.do("limits", mode="enforce", whispers=whispers, burst=1000, overall=1000)


@pytest.fixture
def paced(people: People, bot: Bot, database: Database) -> House:
    """A house whose group has its minute, and whose table and hands are never held back else."""
    at_once = Pace(0, 0)
    limits = Limits(
        table=at_once, hand=at_once,
        chat_burst=1000, chat_rate=1000, all_burst=1000, all_rate=1000,
    )  # fmt: skip
    return new_house(people, bot, database, limits)


async def test_where_telegram_counts_them_apart_nothing_is_refused(paced: House) -> None:
    await limited(paced.people, "apart")
    async with running(paced.courier):
        assert await play_from_the_group(paced, 60) == 0


async def test_where_telegram_counts_together_one_refusal_is_enough(paced: House) -> None:
    await limited(paced.people, "together")
    async with running(paced.courier):
        assert await play_from_the_group(paced, 60) == 1
        limits = (await paced.people.get("limits"))["limits"]
        assert limits["peaks"][str(GROUP)] == 20
        for person in (ANYA, BORIS):
            row = await paced.row("ephemeral", person=person)
            assert row["state"] == "live"
