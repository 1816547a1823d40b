"""Clocks where a chat takes no calls: what rests, how long, and how it ends."""

from __future__ import annotations

import pytest

import durak
from bot.tables.model import Phase
from bot.tables.turns import ABANDONED

from .conftest import ANYA, BORIS, GROUP, House

COVERING = "Kc/6s7d9sAh 8s - d 0>1 - 2"
TWO = (ANYA, BORIS)


async def test_no_turn_of_a_resting_chat_ends_before_its_time(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    await house.timekeeper.give_grace(GROUP.chat_id, 1020)
    until = house.clock.time + 1020
    assert (await house.desk.table(game_id)).deadline == until
    await house.play.move(game_id, await house.stamp(game_id), BORIS, "9sx8s")
    assert (await house.desk.table(game_id)).deadline == until
    house.clock.time = until - 10
    await house.play.when_due(game_id)
    assert len((await house.desk.table(game_id)).moves) == 1


async def test_after_the_rest_a_turn_is_as_long_as_ever(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    await house.timekeeper.give_grace(GROUP.chat_id, 30)
    await house.timekeeper.give_grace(GROUP.chat_id, 20)
    house.clock.time += 40
    await house.play.move(game_id, await house.stamp(game_id), BORIS, "take")
    table = await house.desk.table(game_id)
    assert table.deadline == house.clock.time + 90


async def test_another_chat_goes_by_its_clock(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    before = (await house.desk.table(game_id)).deadline
    await house.timekeeper.give_grace(GROUP.chat_id - 1, 1020)
    assert (await house.desk.table(game_id)).deadline == before


@pytest.mark.parametrize("bank", [False, True])
async def test_a_game_that_nobody_can_see_or_plays_on_is_closed_after_a_week(
    house: House, bank: bool
) -> None:
    rules = durak.Rules(mode="throw_in", bank=bank)
    game_id = await house.at_position(COVERING, people=TWO, rules=rules)
    await house.timekeeper.stop_clock(game_id)
    house.clock.time += ABANDONED - 1
    await house.play.when_due(game_id)
    assert (await house.desk.table(game_id)).phase is Phase.PLAYING
    await house.play.move(game_id, await house.stamp(game_id), BORIS, "9sx8s")
    house.clock.time += ABANDONED - 1
    again = house.restarted()
    await again.play.when_due(game_id)
    assert (await again.desk.table(game_id)).phase is Phase.PLAYING, "a move is a sign of life"
    again.clock.time += 1
    await again.play.when_due(game_id)
    closed = await again.desk.table(game_id)
    assert (closed.phase, closed.wake, len(closed.moves)) == (Phase.CLOSED, None, 1)


async def test_seen_again_no_week_counts(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    await house.timekeeper.stop_clock(game_id)
    await house.timekeeper.start_clock(game_id)
    assert (await house.desk.table(game_id)).wake is None
