"""What is needed to reach people; a database of the schema before keeps all it had."""

import sqlite3
from pathlib import Path

from storage.database import Database
from storage.invitations import Invitations
from storage.messages import Messages
from storage.migrations import migrate
from storage.people import Chats, People, StoredChat, StoredPerson


async def test_schema_8_keeps_its_messages_and_leftovers(tmp_path: Path) -> None:
    path = tmp_path / "durak.db"
    raw = sqlite3.connect(path, isolation_level=None)
    assert migrate(raw, to=8) == 8
    raw.execute(
        "INSERT INTO games (id, chat_id, phase, version, stamp, starter, rules, clock, changed)"
        " VALUES (1, -1, 'playing', 3, 3, 101, '-', 90, 0)"
    )
    raw.execute("INSERT INTO people (id, name, reachable) VALUES (101, 'Аня', 1)")
    raw.execute(
        "INSERT INTO messages (id, game_id, kind, person_id, chat_id, message_id, wanted, shown,"
        " look, state, retired, doubt)"
        " VALUES (7, 1, 'hand', 101, 101, 55, 3, 2, 'abc', 'live', 44, 1)"
    )
    raw.execute("INSERT INTO leftovers (chat_id, message_id, act) VALUES (101, 44, 'delete')")
    raw.close()
    database = await Database.open(path)
    assert await People(database).get(101) == StoredPerson(101, "Аня", reachable=True)
    assert await Chats(database).get(-1) == StoredChat(-1)

    def look(raw: sqlite3.Connection) -> tuple[object, ...]:
        message = raw.execute(
            "SELECT id, kind, message_id, wanted, shown, look, retired, doubt FROM messages"
        ).fetchone()
        copy = raw.execute("SELECT chat_id, message_id, act FROM leftovers").fetchone()
        game = raw.execute("SELECT version, remind FROM games").fetchone()
        raw.execute(
            "INSERT INTO messages (game_id, kind, chat_id, wanted) VALUES (1, 'call', -1, 1)"
        )
        newest = raw.execute("SELECT max(id) FROM messages").fetchone()
        return tuple(message), tuple(copy), tuple(game), newest[0]

    assert await database.run(look) == (
        (7, "hand", 55, 3, 2, "abc", 44, 1),
        (101, 44, "delete"),
        (3, None),
        8,
    )
    await database.close()


async def test_silence_is_chosen_and_given_up(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "durak.db")
    people = People(database)
    await people.see(101, "Аня", "ru")
    for silent in (True, False):
        await people.set_silent(101, silent)
        assert (await people.see(101, "Аня", "ru")).silent is silent
    await database.close()


async def test_a_wish_is_turned_and_moves_with_the_group(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "durak.db")
    invitations, chats = Invitations(database), Chats(database)
    assert await invitations.turn(101, -1)
    assert await invitations.turn(102, -1)
    assert not await invitations.turn(102, -1)
    assert await invitations.turn(101, -100)
    await chats.move(-1, -100)
    assert not await invitations.turn(101, -100), "asked for in both, kept once"
    assert await invitations.turn(101, -1), "nothing is left of the old group"
    await database.close()


async def test_who_is_lost_is_not_remembered_as_reached(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "durak.db")
    people = People(database)
    messages = Messages(database, people.lost)
    assert not await people.is_reached(7)
    await people.see(7, "Аня", "ru")
    assert not await people.is_reached(7)
    for lose in (messages.unreachable(7), people.set_reachable(7, False)):
        await people.set_reachable(7, True)
        assert await people.is_reached(7)
        await lose
        assert not await people.is_reached(7)
    await database.close()
