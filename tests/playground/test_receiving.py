"""getUpdates as Telegram means it."""

import asyncio
from typing import Any

from aiogram.exceptions import TelegramConflictError

from tests.playground.people import ANYA, GROUP, Stage, refusal


async def say(stage: Stage, *texts: str) -> None:
    for text in texts:
        await stage.post("send", user_id=ANYA, chat_id=ANYA, text=text)


async def texts(stage: Stage, **query: Any) -> list[str | None]:
    return [u.message.text for u in await stage.bot.get_updates(**query) if u.message]


async def test_what_is_not_confirmed_comes_again(stage: Stage) -> None:
    await say(stage, "one", "two")
    assert await texts(stage) == ["one", "two"]
    assert await texts(stage) == ["one", "two"]


async def test_an_offset_confirms_what_is_below_it_for_ever(stage: Stage) -> None:
    await say(stage, "one", "two")
    first, _second = await stage.bot.get_updates()
    assert await texts(stage, offset=first.update_id + 1) == ["two"]
    assert await texts(stage) == ["two"]
    queue = await stage.get("queue")
    assert (queue["pending"], queue["last_offset"]) == (1, first.update_id + 1)


async def test_after_a_day_nobody_gets_an_update_any_more(stage: Stage) -> None:
    await say(stage, "one")
    await stage.post("clock", advance=3_600)
    await say(stage, "two")
    await stage.post("clock", advance=23 * 3_600)
    assert await texts(stage) == ["two"]


async def test_updates_are_numbered_without_gaps(stage: Stage) -> None:
    await say(stage, "one", "two", "three")
    ids = [update.update_id for update in await stage.bot.get_updates()]
    assert ids == [ids[0], ids[0] + 1, ids[0] + 2]


async def test_a_negative_offset_keeps_the_last_and_forgets_the_rest(stage: Stage) -> None:
    await say(stage, "one", "two", "three")
    assert await texts(stage, offset=-1) == ["three"]
    assert await texts(stage) == ["three"]


async def test_a_limit_leaves_the_rest_for_later(stage: Stage) -> None:
    await say(stage, "one", "two", "three")
    assert await texts(stage, limit=2) == ["one", "two"]


async def test_a_long_poll_ends_with_the_first_update(stage: Stage) -> None:
    poll = asyncio.create_task(stage.updates())
    await say(stage, "hello")
    assert [update.message.text for update in await poll if update.message] == ["hello"]


async def test_the_newer_of_two_polls_ends_the_older_one(stage: Stage) -> None:
    older = asyncio.create_task(stage.bot.get_updates(timeout=20, offset=stage.offset))
    await stage.polled()
    newer = asyncio.create_task(stage.bot.get_updates(timeout=20, offset=stage.offset))
    with refusal(
        "Conflict: terminated by other getUpdates request; "
        "make sure that only one bot instance is running"
    ) as info:
        await older
    assert isinstance(info.value, TelegramConflictError)
    await say(stage, "hello")
    assert len(await newer) == 1


async def test_only_allowed_updates_are_kept(stage: Stage) -> None:
    await stage.bot.get_updates(allowed_updates=["callback_query"])
    await say(stage, "lost")
    await stage.bot.get_updates(allowed_updates=["message"])
    await say(stage, "kept")
    assert await texts(stage) == ["kept"]


async def test_chat_members_are_told_only_to_an_admin_who_asks(stage: Stage) -> None:
    await stage.post("admin", chat_id=GROUP, user_id="bot", admin=True)
    await stage.post("leave", chat_id=GROUP, user_id=104)
    kinds = [update.event_type for update in await stage.updates()]
    assert kinds == ["my_chat_member", "message"]
    await stage.updates(allowed_updates=["chat_member"])
    await stage.post("join", chat_id=GROUP, user_id=104)
    changed = await stage.update("chat_member")
    assert (changed.old_chat_member.status, changed.new_chat_member.status) == ("left", "member")


async def test_an_update_can_be_delivered_twice(stage: Stage) -> None:
    await say(stage, "once")
    (first,) = await stage.updates()
    await stage.post("duplicate", count=1)
    (second,) = await stage.updates()
    assert second.update_id == first.update_id
    assert await stage.bot.get_updates(offset=stage.offset) == []


async def test_updates_handed_over_are_counted(stage: Stage) -> None:
    before = (await stage.get("queue"))["handed"]
    await say(stage, "twice")
    await texts(stage)
    await stage.post("duplicate", count=1)
    assert await texts(stage) == ["twice", "twice"]
    queue = await stage.get("queue")
    assert (queue["handed"] - before, queue["repeated"]) == (3, 1)


async def test_updates_can_come_backwards(stage: Stage) -> None:
    for text in ("first", "second"):
        await say(stage, text)
    await stage.post("duplicate", count=2, backwards=True)
    answer = await stage.raw("getUpdates", offset=stage.offset)
    came = [update["message"]["text"] for update in answer["result"]]
    assert came == ["second", "first", "first", "second"]


async def test_raw_updates_come_as_they_are(stage: Stage) -> None:
    await stage.post("raw", update={"message": {"nonsense": True}})
    answer = await stage.raw("getUpdates", offset=stage.offset)
    (update,) = answer["result"]
    assert update == {"update_id": stage.offset, "message": {"nonsense": True}}


async def test_another_token_is_nobodys(stage: Stage) -> None:
    answer = await stage.raw("getMe", token="2:other")
    assert answer == {"ok": False, "error_code": 401, "description": "Unauthorized"}


async def test_an_unknown_method_is_not_found(stage: Stage) -> None:
    answer = await stage.raw("getMoney")
    assert answer == {"ok": False, "error_code": 404, "description": "Not Found"}


async def test_methods_are_found_in_any_case_and_by_get(stage: Stage) -> None:
    async with stage.http.get("/bot1:playground/GETME") as response:
        assert (await response.json())["result"]["username"] == "durak_playground_bot"


async def test_forms_queries_and_json_say_the_same(stage: Stage) -> None:
    path = "/bot1:playground/sendMessage"
    fields = {"chat_id": str(ANYA), "text": "hello"}
    for request in (
        stage.http.post(path, data=fields),
        stage.http.post(path, params=fields),
        stage.http.post(path, json={"chat_id": ANYA, "text": "hello"}),
        stage.http.get(path, params=fields),
    ):
        async with request as response:
            assert (await response.json())["result"]["text"] == "hello"
    async with stage.http.post(path, data=b"{", headers={"Content-Type": "application/json"}) as r:
        assert (await r.json())["error_code"] == 400


async def test_a_bot_that_dies_while_it_waits_loses_nothing(stage: Stage) -> None:
    dying = asyncio.create_task(stage.bot.get_updates(timeout=20, offset=stage.offset))
    await stage.polled()
    dying.cancel()
    await say(stage, "hello")
    assert await texts(stage, offset=stage.offset) == ["hello"]


async def test_a_raw_update_may_have_any_id(stage: Stage) -> None:
    await stage.post("raw", update={"update_id": "seven"})
    (update,) = (await stage.raw("getUpdates", offset=stage.offset))["result"]
    assert update == {"update_id": "seven"}
    assert (await stage.raw("getUpdates", offset=stage.offset + 1))["result"] == []
