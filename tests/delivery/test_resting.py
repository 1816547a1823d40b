"""429 on every kind of call: the chat rests, the effect comes later, nothing else waits."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from storage import wanting
from storage.people import Chats
from tests.delivery.house import ANYA, GROUP, House

LONG = 10_000
TOO_MANY = {"code": 429, "parameters": {"retry_after": LONG}}


async def refuse(house: House, method: str) -> None:
    await house.people.do("faults", method=method, count=1, **TOO_MANY)


async def rested(house: House, chat: int, method: str) -> None:
    """The chat has been told to rest, and no call is made there until it is over."""
    assert house.heard.rests == [(chat, LONG)]
    await house.advance(LONG - 1)
    made = await house.people.calls()
    await house.advance(1)
    later = await house.people.calls()
    assert later[: len(made)] == made
    assert method.lower() in [call["method"].lower() for call in later[len(made) :]]


@pytest.mark.parametrize(
    ("method", "before", "after"),
    [
        ("sendMessage", None, None),
        ("sendPhoto", None, "red"),
        ("editMessageText", "", None),
        ("editMessageMedia", "red", "blue"),
        ("editMessageCaption", "red", "red"),
    ],
)
async def test_sends_and_edits(
    house: House, method: str, before: str | None, after: str | None
) -> None:
    await house.add()
    if before is not None:
        await house.show("стол", colour=before or None)
    await refuse(house, method)
    await house.show("новый стол", colour=after)
    await rested(house, GROUP, method)
    row = await house.row()
    assert (row["shown"], row["tries"]) == (row["wanted"], 0)


async def test_a_delete(house: House) -> None:
    await house.add("hand", person=ANYA, chat=ANYA)
    await house.show("рука", kind="hand", person=ANYA)
    await refuse(house, "deleteMessage")
    await house.database.run(lambda raw: wanting.post_anew(raw, 1, "hand", ANYA))
    await house.show("новая рука", kind="hand", person=ANYA)
    await rested(house, ANYA, "deleteMessage")
    assert await house.people.texts(ANYA) == ["новая рука"]


async def test_a_pin(house: House) -> None:
    def ask(raw: sqlite3.Connection) -> None:
        raw.execute(
            "INSERT INTO leftovers (chat_id, message_id, act)"
            " SELECT chat_id, message_id, 'pin' FROM messages"
        )

    await house.add()
    await house.show("стол")
    await refuse(house, "pinChatMessage")
    await house.database.run(ask)
    await house.settle()
    await rested(house, GROUP, "pinChatMessage")
    assert await house.number("SELECT count(*) FROM leftovers") == 0


async def test_an_answer_to_a_command(house: House) -> None:
    await refuse(house, "sendMessage")
    await house.courier.say(GROUP, 0, "правила")
    await house.settle()
    await rested(house, GROUP, "sendMessage")
    assert await house.people.texts(GROUP) == ["правила"]


async def test_a_hand_in_the_group(house: House) -> None:
    await refuse(house, "sendMessage")
    house.pictures.show("рука", kind="ephemeral", person=ANYA)
    assert not await house.courier.show_hand(GROUP, 0, 1, ANYA, "1")
    assert house.heard.rests == [(GROUP, LONG)]
    assert not await house.courier.show_hand(GROUP, 0, 1, ANYA, "2")
    assert len(await house.people.calls()) == 1


async def test_a_hundred_chats_that_rest_hold_up_no_other(house: House) -> None:
    """Nothing waits for a chat that rests: with every lane taken by one, Anya would see nothing."""
    resting = range(-100, 0)

    def fill(raw: sqlite3.Connection) -> None:
        for chat in resting:
            raw.execute(
                "INSERT INTO games (id, chat_id, phase, version, stamp, starter, rules, clock,"
                " changed) VALUES (?, ?, 'lobby', 1, 1, 101, '-', 0, 0)",
                (1000 - chat, chat),
            )
            wanting.add(raw, 1000 - chat, "table", 0, chat, 0, 1)

    for chat in resting:
        house.pictures.show("стол", game=1000 - chat)
    await house.people.do("faults", method="sendMessage", count=100, **TOO_MANY)
    await house.database.run(fill)
    await house.settle()
    assert len(house.heard.rests) == 100
    await house.add("hand", person=ANYA, chat=ANYA)
    async with asyncio.timeout(10):
        await house.show("рука", kind="hand", person=ANYA)
    assert await house.people.texts(ANYA) == ["рука"]


async def test_what_is_wanted_meanwhile_waits_too_over_a_restart(house: House) -> None:
    """Also what was not late when the chat was told to rest: its row says until when."""
    await house.add()
    await house.show("стол")
    await refuse(house, "sendMessage")
    await house.courier.say(GROUP, 0, "правила")
    await house.settle()
    await house.want()
    assert (await house.row())["next_try"] == house.clock.now() + LONG
    await house.database.run(lambda raw: raw.execute("UPDATE games SET phase = 'playing'"))
    assert await Chats(house.database).resting(house.clock.now()) == [
        (GROUP, house.clock.now() + LONG)
    ]
