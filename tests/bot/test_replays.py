"""Updates that come again, in whole batches, after a restart, in any order: nothing happens twice.

By polling and by webhook, where all requests of a batch are under way at once.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.ports import Update
from storage.database import Database
from tests.bot.seeds import Seed
from tests.bot.still import StillHouse, StillTown, planted, standing_town, still_house
from tests.bot.town import Group
from tests.games.app import Json, buttons
from tests.standing_clock import StandingClock

pytestmark = pytest.mark.asyncio(loop_scope="package")

both_ways = pytest.mark.parametrize("how", ["poll", "hook"])
KEPT = ("games", "seats", "moves", "results", "votes", "purses", "stakes", "invitations", "redeals")
SIXES = "6c6dTcJcQcKc/6s7s8s9sTsJs - 8c6h h 0>1 - 2"
"""The first seat leads, and has two sixes."""


class Evening:
    """What people do, update by update, and all that is stored of it."""

    def __init__(self, town: StillTown, still: StillHouse, how: str) -> None:
        self.town = town
        self.still = still
        self._receive = getattr(still, how)
        self.updates: list[Update] = []

    async def take(self) -> None:
        """The bot receives what people have done."""
        updates = self.town.queued()
        self.updates += updates
        await self._receive(updates)

    async def again(self, updates: list[Update]) -> None:
        """The bot receives these once more."""
        await self._receive(updates)

    async def say(self, person: int, place: Group, text: str) -> None:
        await self.town.say(person, place, text)
        await self.take()

    async def tap(self, person: int, place: Group | int, part: str) -> None:
        """The person presses the newest button that has this in its data."""
        await self.put(person, place, part)
        await self.take()

    async def put(self, person: int, place: Group | int, part: str) -> None:
        """As `tap`, not received yet."""
        message = await self.town.seen(place, part)
        data = next(b["callback_data"] for b in buttons(message) if part in b["callback_data"])
        await self._press(person, message, data)

    async def forge(self, person: int, data: str) -> None:
        """A press on the hand with this data, not received yet."""
        await self._press(person, await self.town.seen(person, "c:"), data)

    async def _press(self, person: int, message: Json, data: str) -> None:
        where = {"chat_id": message["chat_id"], "message_id": message["message_id"]}
        await self.town.app.post("press", user_id=person, data=data, forge=True, **where)


async def stored(path: Path) -> dict[str, list[Any]]:
    """Everything but the messages: those may be drawn anew."""

    def read(raw: sqlite3.Connection) -> dict[str, list[Any]]:
        return {name: [tuple(row) for row in raw.execute(f"SELECT * FROM {name}")] for name in KEPT}

    database = await Database.open(path)
    try:
        return await database.read(read)
    finally:
        await database.close()


@both_ways
async def test_an_evening_again_after_a_restart_forwards_and_backwards(
    tmp_path: Path, how: str
) -> None:
    """Tables opened, sat at, left, stopped and opened again; a game begun; a wish turned on."""
    clock, path = StandingClock(), tmp_path / "durak.db"
    async with standing_town(tmp_path) as town:
        anya, boris, vera = await town.people(3)
        group = await town.group(anya, boris, vera, admins=(anya,))
        town.queued()
        async with still_house(town, path, clock) as still:
            evening = Evening(town, still, how)
            await evening.say(anya, group, "/durak")
            await evening.tap(boris, group, ":sit")
            await evening.tap(boris, group, ":stand")
            await evening.say(anya, group, "/stop")
            clock.advance(60)
            await evening.say(boris, group, "/durak")
            await evening.tap(vera, group, ":sit")
            await evening.say(vera, group, "/leave")
            await evening.tap(anya, group, ":sit")
            await evening.say(vera, group, "/call")
            await evening.tap(boris, group, ":start")
            clock.advance(60)
            await still.settle()
        before = await stored(path)
        async with still_house(town, path, clock) as still:
            again = Evening(town, still, how)
            await again.again(evening.updates)
            await again.again(evening.updates[::-1])
            await again.again(evening.updates[4:])
        assert await stored(path) == before
        phases = [row[3] for row in before["games"]]
        assert phases == ["closed", "playing"], "what was said before means no later table"
        assert len(before["invitations"]) == 1


@both_ways
async def test_taps_of_two_players_in_one_batch_in_either_order(tmp_path: Path, how: str) -> None:
    """Both press what they see: one is first, the other one stale, and none counts twice."""
    clock, path = StandingClock(), tmp_path / "durak.db"
    async with standing_town(tmp_path) as town:
        _, game = await planted(town, path, Seed(SIXES), clock)
        async with still_house(town, path, clock) as still:
            evening = Evening(town, still, how)
            leader, defender = (seat.person_id or 0 for seat in (await still.table(game)).seats)
            stamp = (await still.table(game)).stamp
            await evening.forge(leader, f"m:{game}:{stamp}:6c")
            await evening.again(town.queued())
            stamp = (await still.table(game)).stamp
            await evening.forge(defender, f"m:{game}:{stamp}:take")
            await evening.forge(leader, f"m:{game}:{stamp}:6d")
            batch = town.queued()
            await evening.again(batch[::-1])
            await evening.again(batch + batch)
            moves = [move.move for move in (await still.table(game)).moves]
            assert len(moves) == 2
            assert moves[0] == "6c"
            assert moves[1] in ("6d", "take")
        assert len((await stored(path))["moves"]) == 2


@both_ways
async def test_one_persons_taps_are_taken_in_their_order(tmp_path: Path, how: str) -> None:
    """Two rules of a lobby chosen by one person in one batch: the later one stands."""
    clock, path = StandingClock(), tmp_path / "durak.db"
    async with standing_town(tmp_path) as town:
        (anya,) = await town.people(1)
        group = await town.group(anya)
        async with still_house(town, path, clock) as still:
            evening = Evening(town, still, how)
            for text in ("/durak", "/stop", "/durak", "/stop", "/durak"):
                await town.say(anya, group, text)
            await evening.take()
            assert (await still.house.services.desk.tables_of(anya))[0].is_open()
        phases = [row[3] for row in (await stored(path))["games"]]
        assert phases == ["closed", "closed", "lobby"]
