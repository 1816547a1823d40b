"""Who is notified that his turn has begun: once a bout and part, in the commit of the move."""

from __future__ import annotations

import sqlite3

import pytest

import durak
from bot.tables.model import Person
from storage import messages, wanting
from storage.people import People

from .conftest import ANYA, BORIS, VERA, House

GALYA = Person(104, "Галя", reachable=True)
FOUR = (ANYA, BORIS, VERA, GALYA)


async def dealt(house: House, position: str, *people: Person, **options: durak.Rules) -> int:
    """A game whose messages stand in the chats, everybody's hand in the private one."""
    game_id = await house.at_position(position, people=people, **options)
    for person in people:
        await People(house.database).see(person.id, person.name, "ru")
        await People(house.database).set_reachable(person.id, True)

    def show(raw: sqlite3.Connection) -> None:
        for person in people:
            wanting.add(raw, game_id, "hand", person.id, person.id, 0, 1)
        raw.execute("UPDATE messages SET message_id = 100 + id, shown = wanted")

    await house.database.run(show)
    return game_id


async def called(house: House) -> list[object]:
    """Whose hand is to be sent anew, "group" for a mention; then all is sent."""

    def work(raw: sqlite3.Connection) -> list[object]:
        rows = raw.execute(
            "SELECT id, kind, person_id FROM messages WHERE message_id IS NULL"
            " AND state = 'live' ORDER BY kind, person_id"
        ).fetchall()
        raw.execute("UPDATE messages SET message_id = 100 + id WHERE message_id IS NULL")
        return ["group" if row["kind"] == "call" else row["person_id"] for row in rows]

    return await house.database.run(work)


async def play(house: House, game_id: int, person: Person, move: str) -> None:
    await house.play.move(game_id, await house.stamp(game_id), person, move)


async def test_the_defender_then_the_next_leader_are_called_once(house: House) -> None:
    game_id = await dealt(house, "6c8sTc/8cQsKc/6d6s9d/8hThJh - - h 0>1 - 9", *FOUR)
    await play(house, game_id, ANYA, "6c")
    assert await called(house) == [BORIS.id]
    await play(house, game_id, BORIS, "8cx6c")
    assert await called(house) == [], "throwing in is nobody's turn"
    await play(house, game_id, ANYA, "pass")
    await play(house, game_id, VERA, "6d")
    assert await called(house) == [], "Boris defends this bout already"
    await play(house, game_id, BORIS, "take")
    for person in (ANYA, VERA, GALYA):
        assert await called(house) == []
        await play(house, game_id, person, "pass")
    assert (await house.position(game_id)).split()[4] == "2>3"
    assert await called(house) == [VERA.id]


async def test_who_has_just_moved_is_not_called(house: House) -> None:
    game_id = await dealt(house, "6c6d7c/8c9s - - h 0>1 - 9", ANYA, BORIS)
    await play(house, game_id, ANYA, "6c")
    assert await called(house) == [BORIS.id]
    await play(house, game_id, BORIS, "take")
    assert await called(house) == []
    await play(house, game_id, ANYA, "pass")
    assert (await house.position(game_id)).split()[4] == "0>1"
    assert await called(house) == []


async def test_a_transfer_calls_the_new_defender(house: House) -> None:
    rules = durak.Rules(mode="transfer")
    game_id = await dealt(house, "6c9c/6d7d/8s8h9h - - h 0>1 - 9", *FOUR[:3], rules=rules)
    await play(house, game_id, ANYA, "6c")
    await called(house)
    await play(house, game_id, BORIS, ">6d")
    assert await called(house) == [VERA.id]


async def test_the_clocks_move_calls_also_who_was_asleep(house: House) -> None:
    game_id = await dealt(house, "6c7c/7s9s/8d8h - - h 0>1 - 9", *FOUR[:3])
    house.clock.time += 91
    await house.play.when_due(game_id)
    assert await called(house) == [BORIS.id]


async def test_a_computer_calls_and_is_not_called(house: House) -> None:
    game_id = await dealt(house, "7h9s/6c8d - - h 1>0 - 9", ANYA)
    house.clock.time += 60
    await house.play.when_due(game_id)
    assert await called(house) == [ANYA.id]
    await play(house, game_id, ANYA, "take")
    assert (await house.position(game_id)).split()[4] == "1>0"
    assert await called(house) == []


async def test_who_wants_silence_is_left_alone(house: House) -> None:
    game_id = await dealt(house, "6c7c/8c9s - - h 0>1 - 9", ANYA, BORIS)
    await People(house.database).set_silent(BORIS.id, True)
    await play(house, game_id, ANYA, "6c")
    assert await called(house) == []


async def test_without_a_private_chat_the_group_mentions(house: House) -> None:
    game_id = await dealt(house, "6c7c/8c9s - - h 0>1 - 9", ANYA, BORIS)
    await People(house.database).set_reachable(BORIS.id, False)
    await play(house, game_id, ANYA, "6c")
    assert await called(house) == ["group"]


async def test_a_hand_that_could_not_be_sent_becomes_a_mention(house: House) -> None:
    game_id = await dealt(house, "6c7c/8c9s - - h 0>1 - 9", ANYA, BORIS)
    await play(house, game_id, ANYA, "6c")
    outbox = messages.Messages(house.database)
    await outbox.unreachable(BORIS.id)
    await outbox.unreachable(BORIS.id)
    assert await called(house) == ["group"]


async def test_a_start_calls_nobody_twice(house: House) -> None:
    game_id = await house.opened(BORIS)
    await house.lobby.start(game_id, ANYA, admin=False)
    kinds = await house.database.read(
        lambda raw: [row[0] for row in raw.execute("SELECT kind FROM messages ORDER BY kind")]
    )
    assert kinds == ["hand", "hand", "lobby", "table"]


@pytest.mark.parametrize(("clock", "reminded"), [(90, True), (60, True), (30, False), (0, False)])
async def test_half_time_is_said_once_whatever_happens_to_the_bot(
    house: House, clock: int, reminded: bool
) -> None:
    game_id = await dealt(house, "6c7c/8c9s - - h 0>1 - 9", ANYA, BORIS)
    await house.database.run(lambda raw: raw.execute("UPDATE games SET clock = ?", (clock,)))
    house.desk.forget_all()
    await play(house, game_id, ANYA, "6c")
    await called(house)
    house.clock.time += clock / 2 - 1
    await house.play.when_due(game_id)
    assert await called(house) == []
    again = house.restarted()
    house.clock.time += 1
    assert (await again.desk.store.due(house.clock.time) == (game_id,)) is reminded
    await again.play.when_due(game_id)
    assert await called(again) == ([BORIS.id] if reminded else [])
    assert await again.desk.store.due(house.clock.time) == ()
    more = again.restarted()
    await more.play.when_due(game_id)
    assert await called(more) == []


async def test_throwing_in_has_no_reminder(house: House) -> None:
    game_id = await dealt(house, "6c7c/8c9s/8d7h - - h 0>1 - 9", *FOUR[:3])
    await play(house, game_id, ANYA, "6c")
    assert (await house.desk.table(game_id)).remind is not None
    await play(house, game_id, BORIS, "8cx6c")
    table = await house.desk.table(game_id)
    assert table.deadline is not None
    assert table.remind is None


async def test_a_reminder_lasts_as_long_as_its_turn(house: House) -> None:
    game_id = await dealt(house, "6c7c/8c9s/7d7h - - h 0>1 - 9", *FOUR[:3])
    await play(house, game_id, ANYA, "6c")
    half = (await house.desk.table(game_id)).remind
    assert half == house.clock.time + 45
    house.clock.time += 10
    await house.leaving.leave(game_id, VERA)
    assert (await house.desk.table(game_id)).remind == half
    await house.leaving.leave(game_id, BORIS)
    assert (await house.desk.table(game_id)).remind is None
    await house.leaving.stop(game_id, ANYA, admin=False)
    assert (await house.desk.table(game_id)).remind is None
