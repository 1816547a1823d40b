"""Who wants to be told of new tables is told seldom, however many are opened and closed."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.tables.model import Spot
from storage.database import Database
from storage.invitations import SELDOM, Invitations
from storage.migrations import migrate
from storage.people import People
from tests.tables.conftest import ANYA, BORIS, DEFAULTS, GROUP, VERA, House


async def _told(house: House, spot: Spot = GROUP) -> list[int]:
    """Whom the table that Anya opens now, and closes again, has invited."""
    game_id = (await house.lobby.open(spot, ANYA, DEFAULTS)).game_id
    assert game_id is not None
    await house.lobby.cancel(game_id, ANYA, admin=False)

    def invited(raw: sqlite3.Connection) -> list[int]:
        rows = raw.execute(
            "SELECT person_id FROM messages WHERE game_id = ? AND kind = 'invitation'"
            " ORDER BY person_id",
            (game_id,),
        )
        return [row["person_id"] for row in rows]

    return await house.database.read(invited)


async def _wishing(house: House, *chats: int) -> None:
    people, invitations = People(house.database), Invitations(house.database)
    for person in (ANYA, BORIS, VERA):
        await people.see(person.id, person.name, "ru")
        await people.set_reachable(person.id, person is not VERA)
        for chat_id in chats:
            await invitations.turn(person.id, chat_id)


async def test_tables_opened_and_closed_again_and_again_call_once(house: House) -> None:
    await _wishing(house, GROUP.chat_id, -1002)
    assert await _told(house) == [BORIS.id], "Anya sits there, Vera cannot be written to"
    house.clock.time += SELDOM - 1
    assert await _told(house) == []
    assert await _told(house, Spot(GROUP.chat_id, 7)) == [], "topics of a chat are no other chats"
    assert await _told(house, Spot(-1002)) == [BORIS.id], "another chat"
    house.clock.time += 1
    assert await _told(house) == [BORIS.id]
    await People(house.database).set_reachable(VERA.id, True)
    assert await _told(house) == [VERA.id], "who has not been told yet"


async def test_wishes_of_schema_12_are_told_at_the_next_table(tmp_path: Path) -> None:
    path = tmp_path / "durak.db"
    raw = sqlite3.connect(path, isolation_level=None)
    assert migrate(raw, to=12) == 12
    raw.execute("INSERT INTO invitations (chat_id, person_id) VALUES (-1, 101)")
    raw.close()
    database = await Database.open(path)
    told = await database.read(lambda raw: raw.execute("SELECT told FROM invitations").fetchall())
    assert [row["told"] for row in told] == [0]
    await database.close()
