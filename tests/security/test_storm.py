"""A storm of taps at one table: the legal ones count once, and the next table does not notice."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest_asyncio

from playground.people.pressing import press
from tests.fuzz.examples import examples
from tests.games.app import Json, Press
from tests.games.inside import BOUNDLESS, Inside, new_inside
from tests.games.players import Option, Player, stamp_of
from tests.games.playing import Table, new_table
from tests.games.stored import read_game
from tests.games.taps import check_taps

STORM, ROUNDS = 150, examples(2)
GARBAGE = ("", "m", "m:1", "m:1:1:6d:x", "zz:1", "c:999999:1:6d", "\x00", "ход", "m:-1:1:6d")


@dataclass
class Hall:
    """Two tables, and the database they are in."""

    inside: Inside
    database: Path
    stormy: Table
    calm: Table

    async def to_move(self, table: Table) -> tuple[int, Option]:
        """Who has a button to press now that is a whole move, and that button."""
        app, dice = self.inside.world.app, Random(0)
        while True:
            await self.inside.advance(1)
            stamp = read_game(self.database, table.game).row["stamp"]
            for person in table.people:
                player = Player(app, person, table.group, table.game, dice)
                found = [
                    option
                    for option in player.options()
                    if option.weight >= 1 and stamp_of(option.message) == stamp
                ]
                for option in found:
                    if option.data.startswith("m:"):
                        return person, option
                if found:
                    await app.press(person, found[0].message, found[0].data)
                    break


@pytest_asyncio.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with new_inside(tmp_path, BOUNDLESS) as inside:
        tables = [await new_table(inside.world, 2) for _ in range(2)]
        yield Hall(inside, tmp_path / "durak.db", *tables)


async def test_a_storm_of_one_person(hall: Hall) -> None:
    dice = Random(1)
    for _ in range(ROUNDS):
        await _blow(hall, dice)
    pressed = [one for one in hall.inside.world.app.presses if one.data not in GARBAGE]
    for table in (hall.stormy, hall.calm):
        stored = read_game(hall.database, table.game)
        assert check_taps(stored, pressed) == len(stored.moves) >= ROUNDS


async def _blow(hall: Hall, dice: Random) -> None:
    """One of the stormy table presses what he may, again and again, with nonsense in between."""
    app = hall.inside.world.app
    person, legal = await hall.to_move(hall.stormy)
    data = [dice.choice((legal.data, legal.data, *GARBAGE)) for _ in range(STORM)]
    quiet_one, tap = await hall.to_move(hall.calm)
    already = len(app.answers)
    first = [await _put(hall, person, legal.message, one) for one in data]
    other = await _put(hall, quiet_one, tap.message, tap.data)
    rest = [await _put(hall, person, legal.message, one) for one in dice.sample(data, STORM)]
    answered = [await app.answered(press) for press in (*first, *rest, other)]
    order = [event["query_id"] for event in app.answers[already:]]
    assert sorted(order) == sorted(one.query for one in answered)
    assert order.index(other.query) < STORM * 1.5
    meant = [one for one in answered if one.data == legal.data]
    assert [one.text for one in meant].count("") == 1
    assert not answered[-1].text


async def _put(hall: Hall, person: int, message: Json, data: str) -> Press:
    """A press on its way before the bot has time to look."""
    app = hall.inside.world.app
    where = {"chat_id": message["chat_id"], "message_id": message["message_id"]}
    asked = {"user_id": person, "data": data, "forge": True, **where}
    sent = await press(hall.inside.playground.telegram, asked)
    app.counts["press"] += 1
    return Press(app.counts["press"], person, message["chat_id"], data, sent["query_id"])
