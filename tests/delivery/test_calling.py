"""Calls on the wire: a fresh hand, a mention that goes with its turn or gives way to the next."""

from __future__ import annotations

from aiogram import Bot

from storage import calling, wanting
from storage.database import Database
from tests.delivery.house import ANYA, BORIS, GROUP, House, People, new_house, running


async def call(house: House, *people: int, seen: bool = False, now: float = 0.0) -> None:
    await house.database.run(lambda raw: calling.call(raw, 1, people, seen=seen, now=now))


async def unreachable(house: House, *people: int) -> None:
    for person in people:
        await house.database.run(
            lambda raw, who=person: raw.execute(
                "UPDATE people SET reachable = 0 WHERE id = ?", (who,)
            )
        )


async def test_a_mention_is_sent_once_replaced_and_cleared(house: House) -> None:
    await unreachable(house, ANYA, BORIS)
    await house.add()
    await house.show("стол")
    house.pictures.show("Аня, ваш ход!", kind="call")
    await call(house, ANYA)
    await house.settle()
    for _ in range(3):
        await house.show("стол дальше")
    assert await house.people.texts(GROUP) == ["стол дальше", "Аня, ваш ход!"]
    house.pictures.show("Борис, ваш ход!", kind="call")
    await call(house, BORIS)
    await house.advance(10)
    assert await house.people.texts(GROUP) == ["стол дальше", "Борис, ваш ход!"]
    house.pictures.now[1, "call", 0] = None
    await house.show("стол без вызова")
    await house.advance(10)
    assert await house.people.texts(GROUP) == ["стол без вызова"]
    assert len(await house.people.calls("sendMessage")) == 3


async def test_a_turn_that_is_over_needs_no_mention(house: House) -> None:
    await unreachable(house, ANYA)
    await house.people.do(
        "faults", method="sendMessage", count=1, code=429, parameters={"retry_after": 30}
    )
    house.pictures.show("Аня, ваш ход!", kind="call")
    await call(house, ANYA)
    await house.settle()
    house.pictures.now[1, "call", 0] = None
    await house.want()
    await house.advance(60)
    assert await house.people.texts(GROUP) == []


async def test_a_mention_wanted_while_the_last_one_goes_is_not_forgotten(house: House) -> None:
    await unreachable(house, ANYA)
    await call(house, ANYA)
    (stale,) = await house.messages.due(GROUP, house.clock.time)
    await call(house, ANYA)
    await house.messages.forget(stale)
    assert (await house.row("call"))["state"] == "live"


async def test_the_table_comes_first(house: House) -> None:
    await unreachable(house, ANYA)
    await call(house, ANYA)
    await house.add()
    rows = await house.messages.due(GROUP, house.clock.time)
    assert [row.kind for row in rows] == ["table", "call"]


async def test_a_table_posted_anew_needs_no_mention_beside_it(house: House) -> None:
    await unreachable(house, ANYA)
    await call(house, ANYA, seen=True)
    assert await house.number("SELECT count(*) FROM messages WHERE kind = 'call'") == 0


async def test_a_blocked_bot_calls_in_the_group(house: House) -> None:
    await house.add()
    await house.add("hand", person=ANYA, chat=ANYA)
    house.pictures.show("рука", kind="hand", person=ANYA)
    await house.show("стол")
    await house.database.run(lambda raw: raw.execute("UPDATE games SET phase = 'playing'"))
    await house.people.do("block", user_id=ANYA)
    house.pictures.show("Аня, ваш ход!", kind="call")
    await call(house, ANYA)
    await house.settle()
    await house.settle()
    assert "Аня, ваш ход!" in await house.people.texts(GROUP)


async def test_silence_is_for_the_ears(house: House) -> None:
    await house.add("hand", person=ANYA, chat=ANYA)
    await house.show("рука", kind="hand", person=ANYA, silent=True)
    await house.add()
    await house.show("стол", colour="red", silent=True)
    world = await house.people.get("world")
    silent = [m["silent"] for m in world["messages"] if m["chat_id"] in (ANYA, GROUP)]
    assert silent == [True, True]


async def test_a_fresh_hand_is_sent_once_by_a_killed_bot(
    people: People, bot: Bot, database: Database
) -> None:
    first = new_house(people, bot, database)
    async with running(first.courier):
        await first.add("hand", person=ANYA, chat=ANYA)
        await first.show("рука", kind="hand", person=ANYA)
    await call(first, ANYA)  # The move is stored; the bot dies before it sends anything.
    for life in range(2):
        again = new_house(people, bot, database)
        again.pictures.show("рука снова", kind="hand", person=ANYA)
        await database.run(lambda raw: wanting.want_everything(raw, 0))
        async with running(again.courier):
            await again.settle()
        assert await people.texts(ANYA) == ["рука снова"], life
    assert len(await people.calls("sendMessage")) == 2
    assert len(await people.calls("deleteMessage")) == 1


async def test_a_talkative_group_has_its_18_calls_a_minute_and_its_calls(house: House) -> None:
    await unreachable(house, ANYA, BORIS)
    await house.add()
    times: list[float] = []
    seen = 0
    for second in range(180):
        if second % 60 == 59:
            await house.database.run(lambda raw: wanting.post_anew(raw, 1, "table"))
        if second % 10 == 0:
            await house.courier.say(GROUP, 0, f"правила {second}")
        if second % 15 == 5:
            house.pictures.show(f"ваш ход, {second}", kind="call")
            await call(house, ANYA if second % 2 else BORIS)
        await house.show(f"стол {second}")
        calls = len(await house.people.calls())
        times += [house.clock.time] * (calls - seen)
        seen = calls
        house.clock.advance(1)
    assert max(sum(1 for t in times if s <= t < s + 60) for s in times) <= 18
    sent = (await house.people.get("world"))["messages"]
    assert [m for m in sent if (m.get("text") or "").startswith("ваш ход, 1")]
    await house.show("конец", final=True)
    assert "конец" in await house.people.texts(GROUP)


async def test_who_looks_at_the_group_has_ten_seconds_before_he_is_mentioned(house: House) -> None:
    await unreachable(house, ANYA, BORIS)
    house.pictures.show("Аня, ваш ход!", kind="call")
    await call(house, ANYA, now=house.clock.now())
    await house.advance(9)
    assert await house.people.texts(GROUP) == []
    await house.advance(1)
    assert await house.people.texts(GROUP) == ["Аня, ваш ход!"]
    house.pictures.now[1, "call", 0] = None
    await house.want()
    await house.settle()
    assert await house.people.texts(GROUP) == []
    house.pictures.show("Борис, ваш ход!", kind="call")
    await call(house, BORIS, now=house.clock.now())
    house.pictures.now[1, "call", 0] = None
    await house.advance(30)
    assert "Борис, ваш ход!" not in await house.people.texts(GROUP)
