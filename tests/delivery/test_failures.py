"""Every line of architecture.md's table of answers, over HTTP."""

from __future__ import annotations

import asyncio

import pytest
from aiogram import Bot

from storage import wanting
from storage.database import Database
from tests.delivery.house import ANYA, BORIS, GROUP, VERA, House, People, new_house, running


async def test_not_modified_counts_as_shown(house: House) -> None:
    await house.add()
    await house.show("стол")
    await house.database.run(lambda raw: raw.execute("UPDATE messages SET look = NULL"))
    await house.show("стол")
    row = await house.row()
    assert row["shown"] == row["wanted"]
    assert len(await house.people.calls("editMessageText")) == 1


async def test_429_lets_the_chat_rest_and_no_other(house: House) -> None:
    await house.add()
    await house.add("hand", person=ANYA, chat=ANYA)
    house.pictures.show("рука", kind="hand", person=ANYA)
    await house.people.do(
        "faults", chat_id=GROUP, count=1, code=429, parameters={"retry_after": 10_000}
    )
    await house.show("стол")
    assert house.heard.rests == [(GROUP, 10_000)]
    assert await house.people.texts(ANYA) == ["рука"]
    await house.show("новый стол")
    await house.advance(9_999)
    assert await house.people.texts(GROUP) == []
    await house.advance(1)
    assert await house.people.texts(GROUP) == ["новый стол"]


async def test_429_is_kept_over_a_restart(people: People, bot: Bot, database: Database) -> None:
    house = new_house(people, bot, database)
    await people.do("faults", chat_id=GROUP, count=1, code=429, parameters={"retry_after": 500})
    async with running(house.courier):
        await house.add()
        await house.show("стол")
    again = new_house(people, bot, database)
    again.pictures.show("стол")
    async with running(again.courier):
        await again.advance(499)
        assert await people.texts(GROUP) == []
        await again.advance(2)
        assert await people.texts(GROUP) == ["стол"]


@pytest.mark.parametrize("person", [BORIS, VERA])
async def test_who_cannot_be_written_to_is_left_alone_until_the_dm_opens(
    house: House, person: int
) -> None:
    if person == BORIS:
        await house.people.do("block", user_id=BORIS)
    await house.add("hand", person=person, chat=person)
    await house.show("рука", kind="hand", person=person)
    assert (await house.row("hand", person=person))["state"] == "unreachable"
    assert await house.number(f"SELECT reachable FROM people WHERE id = {person}") == 0
    await house.show("новая рука", kind="hand", person=person)
    assert len(await house.people.calls("sendMessage")) == 1
    if person == BORIS:
        await house.people.do("unblock", user_id=BORIS)
    await house.people.do("start", user_id=person)
    await house.database.run(lambda raw: wanting.revive(raw, person))
    await house.settle()
    assert "новая рука" in await house.people.texts(person)


async def test_an_opened_dm_is_not_greeted_with_games_long_over(house: House) -> None:
    await house.add("hand", person=VERA, chat=VERA)
    await house.show("рука", kind="hand", person=VERA)
    await house.database.run(lambda raw: raw.execute("UPDATE games SET phase = 'over'"))
    await house.people.do("start", user_id=VERA)
    await house.database.run(lambda raw: wanting.revive(raw, VERA))
    await house.settle()
    assert await house.people.texts(VERA) == ["/start"]


async def test_a_hand_that_stands_in_an_opened_dm_shows_how_the_game_ended(house: House) -> None:
    """Its buttons would stay for ever; nobody is greeted, for it is edited."""
    await house.add("hand", person=BORIS, chat=BORIS)
    await house.show("рука", kind="hand", person=BORIS)
    await house.people.do("block", user_id=BORIS)
    await house.database.run(lambda raw: raw.execute("UPDATE games SET phase = 'over'"))
    await house.show("конец", kind="hand", person=BORIS, final=True)
    assert (await house.row("hand", person=BORIS))["state"] == "unreachable"
    await house.people.do("unblock", user_id=BORIS)
    await house.database.run(lambda raw: wanting.revive(raw, BORIS))
    await house.settle()
    assert await house.people.texts(BORIS) == ["конец"]
    assert (await house.row("hand", person=BORIS))["state"] == "forgotten"
    assert len(await house.people.calls("sendMessage")) == 1


async def test_the_lobby_is_drawn_again_when_somebody_turns_out_unreachable(house: House) -> None:
    await house.add("lobby")
    await house.show("лобби", kind="lobby")
    await house.add("hand", person=VERA, chat=VERA)
    house.pictures.show("лобби: Vera без рук", kind="lobby")
    await house.show("рука", kind="hand", person=VERA)
    await house.settle()
    assert await house.people.texts(GROUP) == ["лобби: Vera без рук"]


async def test_a_message_that_is_gone_is_sent_anew(house: House) -> None:
    await house.add()
    await house.show("стол")
    first = (await house.row())["message_id"]
    await house.people.do("delete", chat_id=GROUP, message_id=first, user_id=ANYA)
    await house.show("новый стол")
    assert await house.people.texts(GROUP) == ["новый стол"]
    assert (await house.row())["message_id"] > first


async def test_a_message_that_cannot_be_edited_is_sent_anew(house: House) -> None:
    await house.add()
    await house.show("стол")
    await house.people.do(
        "faults",
        method="editMessageText",
        code=400,
        description="Bad Request: message can't be edited",
    )
    await house.show("новый стол")
    assert await house.people.texts(GROUP) == ["новый стол"]


async def test_a_group_that_became_a_supergroup(house: House) -> None:
    made = await house.people.do("chats", type="group", title="Дача", members=[ANYA])
    old = made["chat"]["id"]
    await house.add("table", game=2, chat=old)
    await house.show("стол", game=2)
    new = (await house.people.do("migrate", chat_id=old))["chat"]["id"]
    await house.show("новый стол", game=2)
    assert house.heard.moves == [(old, new)]
    assert await house.people.texts(new) == ["новый стол"]
    row = await house.row(game=2)
    assert (row["chat_id"], row["state"]) == (new, "live")
    await house.database.run(lambda raw: wanting.move_chat(raw, old, new))
    await house.settle()
    assert await house.people.texts(new) == ["новый стол"]


@pytest.mark.parametrize("method", ["sendMessage", "editMessageText"])
async def test_a_group_moves_while_its_table_is_on_the_way(house: House, method: str) -> None:
    """The answer that comes afterwards is the old group's: it says nothing of the new table."""
    made = await house.people.do("chats", type="group", title="Дача", members=[ANYA])
    old = made["chat"]["id"]
    await house.add("table", game=2, chat=old)
    if method == "editMessageText":
        await house.show("стол", game=2)
    await house.people.do("faults", method=method, count=1, linger=1.5)
    house.pictures.show("новый стол", game=2)
    await house.want(2)
    house.courier.wake()
    while not any(text == "новый стол" for text in await house.people.texts(old)):
        assert (await house.row(game=2))["chat_id"] == old
    new = (await house.people.do("migrate", chat_id=old))["chat"]["id"]
    for _ in range(2):
        await house.database.run(lambda raw: wanting.move_chat(raw, old, new))
    await house.settle()
    assert old in [call["chat_id"] for call in await house.people.calls(method)], "it was answered"
    assert await house.people.texts(new) == ["новый стол"]
    (shown,) = await house.people.messages(new)
    row = await house.row(game=2)
    assert (row["chat_id"], row["message_id"]) == (new, shown["message_id"])
    assert (row["doubt"], row["shown"]) == (0, row["wanted"])


async def test_without_the_right_to_write_the_message_rests(house: House) -> None:
    await house.people.do("bot", chat_id=GROUP, action="add", rights={"can_send_messages": False})
    await house.add()
    await house.show("стол")
    assert house.heard.mutes == [GROUP]
    await house.advance(60)
    assert (house.heard.mutes, house.heard.seen) == ([GROUP, GROUP], [])
    await house.people.do("bot", chat_id=GROUP, action="add", rights={"can_send_messages": True})
    await house.database.run(lambda raw: wanting.wake_chat(raw, GROUP, house.clock.now()))
    await house.settle()
    assert await house.people.texts(GROUP) == ["стол"]
    assert house.heard.seen == [1]


async def test_a_message_of_a_topic_that_was_deleted_is_given_up(house: House) -> None:
    await house.add()
    gone = {"code": 400, "description": "Bad Request: message thread not found"}
    await house.people.do("faults", method="sendMessage", **gone)
    await house.show("стол")
    assert (house.heard.homeless, house.heard.mutes) == ([1], [])
    assert (await house.row())["state"] == "forgotten"
    await house.show("новый стол")
    assert await house.people.texts(GROUP) == []


async def test_a_group_the_bot_was_removed_from_rests(house: House) -> None:
    await house.people.do("bot", chat_id=GROUP, action="remove")
    await house.add()
    await house.show("стол")
    assert house.heard.mutes == [GROUP]
    assert (await house.row())["state"] == "live"


async def test_a_refused_screen_waits_for_the_next_state(house: House) -> None:
    await house.add()
    await house.show("стол")
    await house.show("<b>сломан")
    await house.advance(3_600)
    calls = await house.people.calls("editMessageText")
    await house.advance(3_600)
    assert await house.people.calls("editMessageText") == calls
    await house.show("<b>цел</b>")
    assert await house.people.texts(GROUP) == ["цел"]


async def test_a_server_that_is_not_there_loses_nothing(house: House) -> None:
    api = house.bot.session.api
    closed = await asyncio.start_server(lambda _r, w: w.close(), "127.0.0.1", 0)
    port = closed.sockets[0].getsockname()[1]
    closed.close()
    await closed.wait_closed()
    house.bot.session.api = type(api).from_base(f"http://127.0.0.1:{port}")
    await house.add()
    await house.show("стол")
    assert (await house.row())["state"] == "live"
    house.bot.session.api = api
    await house.advance(2)
    assert await house.people.texts(GROUP) == ["стол"]


async def test_slow_mode_holds_up_what_is_sent_and_no_edit(house: House) -> None:
    body = {"type": "supergroup", "title": "Медленно", "members": [ANYA], "slow_mode": 30}
    slow = (await house.people.do("chats", **body))["chat"]["id"]
    await house.add(game=2, chat=slow)
    await house.show("стол", game=2)
    await house.courier.say(slow, 0, "ответ")
    await house.settle()
    assert [chat for chat, _ in house.heard.rests] == [slow]
    for text in ("стол два", "стол три"):
        await house.show(text, game=2)
        assert await house.people.texts(slow) == [text]
    assert len(await house.people.calls("sendMessage")) == 2, "the answer is not tried meanwhile"
    await house.people.do("clock", advance=31)
    await house.advance(31)
    assert await house.people.texts(slow) == ["стол три", "ответ"]
