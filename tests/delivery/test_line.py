"""More chats are due than all together may be called: who comes first, and what is drawn then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from aiogram import Bot

from storage import wanting
from storage.database import Database
from tests.delivery.house import GENEROUS, House, People, new_house

SLOW = replace(GENEROUS, all_burst=1, all_rate=40)
FIRST, MANY = 1001, 40


async def crowded(people: People, bot: Bot, database: Database) -> House:
    """Forty people have a hand that is to be sent, the courier sleeps."""
    house = new_house(people, bot, database, SLOW)
    for person in range(FIRST, FIRST + MANY):
        await people.do("users", id=person, first_name="N", opened=True)
        await house.add("hand", person=person, chat=person)
        house.pictures.show("карты", kind="hand", person=person)
    return house


@asynccontextmanager
async def beginning(house: House) -> AsyncIterator[None]:
    """The courier begins with what is due, and at the end all of it is done."""
    task = asyncio.create_task(house.courier.run())
    house.courier.wake()
    yield
    await house.courier.quiet()
    await house.courier.stop()
    await task


async def order(people: People) -> list[int]:
    return [call["chat_id"] for call in await people.calls("sendMessage", "editMessageText")]


async def test_who_has_tapped_passes_those_who_only_look_on(
    people: People, bot: Bot, database: Database
) -> None:
    house = await crowded(people, bot, database)
    last = FIRST + MANY - 1
    house.courier.hurry(1, last)
    async with beginning(house):
        await house.settle()
    served = await order(people)
    assert sorted(served) == [*range(FIRST, FIRST + MANY)]
    assert served[0] == last


async def test_what_waits_longest_is_not_passed_for_ever(
    people: People, bot: Bot, database: Database
) -> None:
    """Somebody taps again at once whenever he is served; everybody else is served meanwhile."""
    house = await crowded(people, bot, database)
    restless = FIRST + MANY - 1
    taps = 0

    async def tap_again() -> None:
        nonlocal taps
        while len(set(await order(people))) < MANY:
            taps += 1
            house.pictures.show(f"карты {taps}", kind="hand", person=restless)
            house.courier.hurry(1, restless)
            await house.database.run(lambda raw: wanting.want_person(raw, restless))
            house.courier.wake()

    async with beginning(house):
        await tap_again()
    assert taps > 1
    assert (await order(people)).count(restless) < 3 * MANY


async def test_what_waits_in_line_is_drawn_late(
    people: People, bot: Bot, database: Database
) -> None:
    """Of what changes while others are served the newest is shown, with one call."""
    house = await crowded(people, bot, database)
    last = FIRST + MANY - 1
    async with beginning(house):
        while len(await order(people)) < MANY // 4:
            pass
        house.pictures.show("новые карты", kind="hand", person=last)
        await house.want()
    assert (await order(people)).count(last) == 1
    assert await people.texts(last) == ["новые карты"]
