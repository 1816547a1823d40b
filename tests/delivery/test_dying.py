"""Deaths in mid-call, one after the other: each costs the group's minute the call it took along."""

from __future__ import annotations

import asyncio

from aiogram import Bot

from storage.database import Database
from tests.delivery.house import House, People, new_house, running


async def left(people: People) -> int:
    """How many more edits will be answered late."""
    faults = (await people.get("faults"))["faults"]
    return int(faults[0]["count"])


async def die_in_mid_call(house: House) -> None:
    """The process is gone while an edit is under way, or has made none."""
    before = await left(house.people)
    run = asyncio.create_task(house.courier.run())
    idle = asyncio.create_task(house.courier.quiet())
    while not idle.done():
        if await left(house.people) < before:
            break
    for lane in house.courier._lanes.values():
        lane.cancel()
    run.cancel()
    idle.cancel()
    await asyncio.gather(run, idle, return_exceptions=True)


async def test_of_many_deaths_in_a_minute_none_forgets_its_call(
    people: People, bot: Bot, database: Database
) -> None:
    house = new_house(people, bot, database)
    house.pictures.show("стол")
    await house.add()
    async with running(house.courier):
        pass
    began = house.clock.time
    await people.do("faults", method="editMessageText", count=100, linger=0.1)
    for second in range(1, 31):
        house = new_house(people, bot, database)
        house.clock.time = began + second
        house.pictures.show(f"стол {second}")
        await house.want()
        await die_in_mid_call(house)
    # The send and each death's own count too; the two that are kept back are for the end of a game.
    assert 100 - await left(people) <= 16 - 1
    assert 100 - await left(people) > 2
