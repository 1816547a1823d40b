"""A group becomes a supergroup while its people play."""

from __future__ import annotations

import asyncio

from storage.people import Chats

from .conftest import ANYA, BORIS, GROUP, House

SUPERGROUP = -1002


async def test_a_tap_in_the_middle_of_the_move_is_played(house: House) -> None:
    game_id = await house.at_position("7c7dKd/8cQd - - h 0>1 - 9", people=(ANYA, BORIS))
    chats, stamp = Chats(house.database), await house.stamp(game_id)
    taps: list[asyncio.Task[object]] = []

    async def move() -> None:
        await chats.move(GROUP.chat_id, SUPERGROUP)
        taps.append(asyncio.create_task(house.play.move(game_id, stamp, ANYA, "Kd")))
        # So long that the tap is stored if nothing holds it up.
        await asyncio.wait(taps, timeout=0.2)

    await house.desk.renumber(GROUP.chat_id, move)
    await asyncio.gather(*taps)
    table = await house.desk.table(game_id)
    assert (table.chat_id, [played.move for played in table.moves]) == (SUPERGROUP, ["Kd"])
