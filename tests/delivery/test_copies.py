"""A send without an answer: never repeated blindly, and in the end one copy is left."""

from __future__ import annotations

import sqlite3

from aiogram import Bot

from storage import wanting
from storage.database import Database
from tests.delivery.house import ANYA, GROUP, House, People, new_house, running


async def ids(house: House, chat_id: int) -> list[int]:
    return [message["message_id"] for message in await house.people.messages(chat_id)]


async def lose_an_answer(house: House) -> int:
    """The table was sent and nobody was told; its message id."""
    await house.people.do("faults", method="sendMessage", count=1, drop="after")
    await house.add()
    await house.show("стол")
    (message_id,) = await ids(house, GROUP)
    assert (await house.row())["state"] == "sending"
    return message_id


async def test_a_press_within_the_grace_time_names_the_living_copy(house: House) -> None:
    message_id = await lose_an_answer(house)
    await house.advance(10)
    await house.courier.tapped(GROUP, message_id, 1, "table")
    await house.show("новый стол")
    await house.advance(100)
    assert await ids(house, GROUP) == [message_id]
    assert await house.people.texts(GROUP) == ["новый стол"]


async def test_without_a_press_it_is_sent_anew_after_the_grace_time(house: House) -> None:
    message_id = await lose_an_answer(house)
    await house.advance(19)
    assert await ids(house, GROUP) == [message_id]
    await house.advance(2)
    first, second = await ids(house, GROUP)
    assert first == message_id
    assert (await house.row())["message_id"] == second


async def test_a_press_on_the_older_copy_deletes_it(house: House) -> None:
    await lose_an_answer(house)
    await house.advance(21)
    first, second = await ids(house, GROUP)
    await house.courier.tapped(GROUP, first, 1, "table")
    await house.courier.quiet()
    assert await ids(house, GROUP) == [second]


async def test_a_press_on_the_newer_copy_makes_it_the_living_one(house: House) -> None:
    await lose_an_answer(house)
    await house.advance(21)
    first, second = await ids(house, GROUP)
    # The answers came in the other order: the row knows the older copy.
    await house.database.run(
        lambda raw: raw.execute("UPDATE messages SET message_id = ?", (first,))
    )
    await house.courier.tapped(GROUP, second, 1, "table")
    await house.courier.quiet()
    assert await ids(house, GROUP) == [second]
    assert (await house.row())["message_id"] == second


async def test_killed_between_send_and_note(people: People, bot: Bot, database: Database) -> None:
    killed = new_house(people, bot, database)
    await killed.add()
    killed.pictures.show("стол")
    (row,) = await killed.messages.due(GROUP, killed.clock.now())
    assert await killed.messages.sending(row, killed.clock.now() + 20)
    await bot.send_message(GROUP, "стол")
    (message_id,) = await ids(killed, GROUP)

    again = new_house(people, bot, database)
    again.pictures.show("стол")
    async with running(again.courier):
        await again.advance(5)
        assert await ids(again, GROUP) == [message_id]
        await again.courier.tapped(GROUP, message_id, 1, "table")
        await again.show("новый стол")
        await again.advance(60)
    assert await people.texts(GROUP) == ["новый стол"]


async def test_killed_before_the_send(people: People, bot: Bot, database: Database) -> None:
    killed = new_house(people, bot, database)
    await killed.add()
    (row,) = await killed.messages.due(GROUP, killed.clock.now())
    assert await killed.messages.sending(row, killed.clock.now() + 20)

    again = new_house(people, bot, database)
    again.pictures.show("стол")
    async with running(again.courier):
        await again.settle()
        assert await people.texts(GROUP) == []
        await again.advance(20)
    assert await people.texts(GROUP) == ["стол"]


async def test_kills_do_not_lengthen_the_grace_time(
    people: People, bot: Bot, database: Database
) -> None:
    killed = new_house(people, bot, database)
    await killed.add()
    for _ in range(3):
        (row,) = await killed.messages.due(GROUP, killed.clock.now())
        assert await killed.messages.sending(row, killed.clock.now())

    await people.do("faults", method="sendMessage", count=1, drop="after")
    again = new_house(people, bot, database)
    again.pictures.show("стол")
    async with running(again.courier):
        await again.settle()
        assert await people.texts(GROUP) == ["стол"]
        await again.advance(21)
    assert await people.texts(GROUP) == ["стол", "стол"]


async def test_a_copy_given_up_never_becomes_the_living_one(house: House) -> None:
    await house.add("hand", person=ANYA, chat=ANYA)
    await house.show("рука", kind="hand", person=ANYA)
    old = (await house.row("hand", person=ANYA))["message_id"]
    await house.people.do("faults", method="sendMessage", count=1, code=500)
    await house.database.run(lambda raw: wanting.post_anew(raw, 1, "hand", ANYA))
    await house.settle()
    await house.courier.tapped(ANYA, old, 1, "hand")
    assert (await house.row("hand", person=ANYA))["message_id"] is None
    await house.advance(21)
    (new,) = await ids(house, ANYA)
    assert new > old


async def test_a_copy_that_nobody_knew_goes_with_a_press_also_after_a_fresh_hand(
    house: House,
) -> None:
    await house.people.do("faults", method="sendMessage", count=1, drop="after")
    await house.add("hand", person=ANYA, chat=ANYA)
    await house.show("рука", kind="hand", person=ANYA)
    (unknown,) = await ids(house, ANYA)
    await house.advance(21)
    await house.database.run(lambda raw: wanting.post_anew(raw, 1, "hand", ANYA))
    await house.courier.quiet()
    await house.settle()
    assert len(await ids(house, ANYA)) == 2
    await house.courier.tapped(ANYA, unknown, 1, "hand")
    await house.settle()
    assert await ids(house, ANYA) == [(await house.row("hand", person=ANYA))["message_id"]]


async def test_clearing_in_vain_counts_after_a_restart_too(house: House) -> None:
    await house.add()
    await house.show("стол")
    await house.people.do("faults", method="editMessageReplyMarkup", count=1, code=500)
    await house.database.run(lambda raw: wanting.post_anew(raw, 1, "table"))
    await house.advance(1)
    made = (await house.people.get("calls"))["calls"]
    assert [call["status"] for call in made] == [200, 200, 500]
    assert await house.number("SELECT count(*) FROM calls") == 3


async def test_forged_presses_change_nothing(house: House) -> None:
    await house.add()
    await house.show("стол")
    await house.courier.say(GROUP, 0, "правила")
    await house.settle()
    table, rules = await ids(house, GROUP)
    await house.courier.tapped(GROUP, rules, 1, "table")
    await house.courier.tapped(GROUP, rules, 1, None)
    await house.courier.tapped(GROUP, table, 77, "table")
    await house.show("новый стол")
    assert await house.people.texts(GROUP) == ["новый стол", "правила"]
    assert await house.number("SELECT count(*) FROM leftovers") == 0


async def test_of_two_messages_in_doubt_a_nameless_press_settles_none(house: House) -> None:
    def doubt(raw: sqlite3.Connection) -> None:
        for kind in ("lobby", "table"):
            wanting.add(raw, 1, kind, 0, GROUP, 0, 1)
        raw.execute("UPDATE messages SET doubt = 1, message_id = id")

    await house.database.run(doubt)
    assert not await house.messages.tapped(GROUP, 50, 1, None)
    assert await house.messages.tapped(GROUP, 50, 1, "table")


async def test_what_is_too_old_to_delete_loses_its_buttons(house: House) -> None:
    await house.add("hand", person=ANYA, chat=ANYA)
    await house.show("рука", kind="hand", person=ANYA)
    await house.people.do("clock", advance=49 * 3600)
    await house.database.run(lambda raw: wanting.post_anew(raw, 1, "hand", ANYA))
    await house.settle()
    await house.advance(1)
    old, new = await house.people.messages(ANYA)
    assert "reply_markup" not in old
    assert "reply_markup" in new
