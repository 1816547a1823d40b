"""A group becomes a supergroup while its people play."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

import pytest

from bot.tables.answers import Refused
from bot.tables.model import Phase, Spot
from bot.tables.notices import Notice
from storage.people import Chats

from .conftest import ANYA, BORIS, DEFAULTS, GROUP, House

SUPERGROUP = -1002
POSITION = "7c7dKd/8cQd - - h 0>1 - 9"


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


async def everything(house: House) -> list[Any]:
    """All games, messages, chats and purses as stored."""

    def read(raw: sqlite3.Connection) -> list[Any]:
        names = ("games", "messages", "chats", "purses", "invitations", "leftovers")
        return [[tuple(row) for row in raw.execute(f"SELECT * FROM {name}")] for name in names]

    return await house.database.read(read)


async def test_told_in_three_ways_and_twice_each_it_moves_once(house: House) -> None:
    """Both service messages and the error say so, in any order; what is played since stays."""
    game_id = await house.at_position(POSITION, people=(ANYA, BORIS))
    chats = Chats(house.database)
    await chats.move(GROUP.chat_id, SUPERGROUP)
    house.desk.forget_all()
    await house.play.move(game_id, await house.stamp(game_id), ANYA, "Kd")
    before = await everything(house)
    for _ in range(5):
        await chats.move(GROUP.chat_id, SUPERGROUP)
    assert await everything(house) == before
    table = await house.restarted().desk.table(game_id)
    assert (table.chat_id, [played.move for played in table.moves]) == (SUPERGROUP, ["Kd"])


async def test_what_was_said_in_the_old_group_opens_no_table_there(house: House) -> None:
    """A command that was under way when the group moved must not close the game that came along."""
    game_id = await house.at_position(POSITION, people=(ANYA, BORIS))
    await Chats(house.database).move(GROUP.chat_id, SUPERGROUP)
    again = house.restarted()
    with pytest.raises(Refused) as refused:
        await again.lobby.open(GROUP, BORIS, DEFAULTS)
    assert refused.value.answer.code is Notice.ANOTHER_GAME
    await Chats(house.database).move(GROUP.chat_id, SUPERGROUP)
    assert (await again.desk.table(game_id)).phase is Phase.PLAYING
    assert (await again.lobby.open(Spot(SUPERGROUP, 5), BORIS, DEFAULTS)).game_id is not None
