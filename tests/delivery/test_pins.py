"""A pinned table: where the chat wants it and the bot may, and only while its game runs."""

from __future__ import annotations

from storage import pins, wanting
from storage.people import Chats
from tests.delivery.house import GROUP, House


async def play_in_a_chat_that_pins(house: House) -> None:
    await house.people.do("bot", chat_id=GROUP, rights={"can_pin_messages": True})
    await house.database.run(lambda raw: raw.execute("UPDATE games SET phase = 'playing'"))
    await Chats(house.database).set_look(GROUP, "pins", "on")


async def pinned(house: House) -> int | None:
    world = await house.people.get("world")
    (chat,) = [chat for chat in world["chats"] if chat["id"] == GROUP]
    return chat.get("pinned")


async def table_id(house: House) -> int:
    return int((await house.row())["message_id"])


async def test_the_table_is_pinned_moved_and_let_go(house: House) -> None:
    await play_in_a_chat_that_pins(house)
    await house.add()
    await house.show("стол")
    assert await pinned(house) == await table_id(house)
    await house.database.run(lambda raw: wanting.post_anew(raw, 1, "table"))
    await house.advance(30)
    assert await pinned(house) == await table_id(house)
    assert len(await house.people.calls("pinChatMessage")) == 2
    await house.database.run(lambda raw: pins.let_go(raw, 1))
    await house.advance(30)
    assert await pinned(house) is None


async def test_nothing_is_pinned_unless_the_chat_wants_it(house: House) -> None:
    await house.people.do("bot", chat_id=GROUP, rights={"can_pin_messages": True})
    await house.database.run(lambda raw: raw.execute("UPDATE games SET phase = 'playing'"))
    await house.add()
    await house.show("стол")
    assert await pinned(house) is None
    chats = Chats(house.database)
    await chats.set_look(GROUP, "pins", "on")
    await house.advance(5)
    assert await pinned(house) == await table_id(house)
    await chats.set_look(GROUP, "pins", "off")
    await house.advance(5)
    assert await pinned(house) is None


async def test_without_the_right_it_is_tried_once(house: House) -> None:
    await house.database.run(lambda raw: raw.execute("UPDATE games SET phase = 'playing'"))
    await Chats(house.database).set_look(GROUP, "pins", "on")
    await house.add()
    await house.show("стол")
    for number in range(3):
        await house.advance(60)
        await house.show(f"стол {number}")
    assert len(await house.people.calls("pinChatMessage")) == 1
    assert await house.people.texts(GROUP) == ["стол 2"]
    assert house.heard.mutes == []


async def test_pins_take_from_the_groups_minute(house: House) -> None:
    await play_in_a_chat_that_pins(house)
    await house.add()
    times: list[float] = []
    seen = 0
    for number in range(120):
        if number % 4 == 0:
            await house.database.run(lambda raw: wanting.post_anew(raw, 1, "table"))
        await house.show(f"стол {number}")
        calls = len(await house.people.calls())
        times += [house.clock.time] * (calls - seen)
        seen = calls
        house.clock.advance(1)
    assert max(sum(1 for t in times if s <= t < s + 60) for s in times) <= 18
