"""Trouble to order, and Telegram's limits."""

import asyncio

import pytest
from aiogram.exceptions import (
    TelegramNetworkError,
    TelegramRetryAfter,
    TelegramServerError,
)

from tests.playground.people import ANYA, BORIS, GROUP, Stage, refusal


async def texts(stage: Stage) -> list[str]:
    return [message["text"] for message in (await stage.get("world"))["messages"]]


async def test_an_error_comes_as_often_as_ordered(stage: Stage) -> None:
    await stage.post("faults", method="sendMessage", count=2, code=500)
    for _ in range(2):
        with refusal("Internal Server Error") as info:
            await stage.bot.send_message(ANYA, "x")
        assert isinstance(info.value, TelegramServerError)
    assert await stage.bot.send_message(ANYA, "x")


async def test_an_error_may_be_meant_for_one_chat(stage: Stage) -> None:
    order = {"chat_id": ANYA, "count": 1, "code": 429, "parameters": {"retry_after": 7}}
    await stage.post("faults", **order)
    assert await stage.bot.send_message(BORIS, "x")
    with refusal("Flood control exceeded") as info:
        await stage.bot.send_message(ANYA, "x")
    assert isinstance(info.value, TelegramRetryAfter)
    assert info.value.retry_after == 7
    answer = await stage.raw("sendMessage", chat_id=ANYA, text="x")
    assert answer["ok"]


async def test_what_has_happened_is_counted_by_name(stage: Stage) -> None:
    await stage.post("faults", count=3, code=500, name="broken")
    await stage.post("faults", method="getMe", delay=0.01, name="slow")
    for _ in range(2):
        with refusal("Internal Server Error"):
            await stage.bot.send_message(ANYA, "x")
    assert (await stage.get("faults"))["happened"] == {"broken": 2}


async def test_an_order_may_come_before_the_others_and_be_taken_back_by_name(stage: Stage) -> None:
    await stage.post("faults", count=2, code=500, name="late")
    await stage.post("faults", count=9, code=502, name="early", first=True)
    with refusal("Bad Gateway"):
        await stage.bot.send_message(ANYA, "x")
    async with stage.http.delete(f"{stage.playground.url}/people/faults?name=early") as response:
        assert response.status == 200
    with refusal("Internal Server Error"):
        await stage.bot.send_message(ANYA, "x")
    assert (await stage.get("faults"))["happened"] == {"early": 1, "late": 1}


async def test_any_words_can_be_ordered(stage: Stage) -> None:
    await stage.post("faults", count=1, code=400, description="Bad Request: ODD_THING")
    with refusal("Bad Request: ODD_THING"):
        await stage.bot.get_me()


@pytest.mark.parametrize(("drop", "arrived"), [("before", []), ("after", ["x"])])
async def test_a_connection_drops(stage: Stage, drop: str, arrived: list[str]) -> None:
    await stage.post("faults", method="sendMessage", count=1, drop=drop)
    with pytest.raises(TelegramNetworkError):
        await stage.bot.send_message(ANYA, "x")
    assert await texts(stage) == arrived


async def test_a_connection_ends_amid_the_answer(stage: Stage) -> None:
    await stage.post("faults", method="sendMessage", count=1, drop="amid")
    with pytest.raises(TelegramNetworkError, match="ClientPayloadError"):
        await stage.bot.send_message(ANYA, "x")
    assert await texts(stage) == ["x"]


@pytest.mark.parametrize(
    ("body", "seen"),
    [("<html>Oops", b"<html>Oops"), ('{"ok": tr', b'{"ok": tr'), ("\udcff", b"\xff")],
)
async def test_another_text_stands_in_place_of_the_answer(
    stage: Stage, body: str, seen: bytes
) -> None:
    await stage.post("faults", method="sendMessage", count=1, body=body)
    url, ask = "/bot1:playground/sendMessage", {"chat_id": ANYA, "text": "x"}
    async with stage.http.post(url, json=ask) as response:
        assert (response.status, await response.read()) == (200, seen)
    assert await texts(stage) == ["x"]
    await stage.post("faults", method="sendMessage", count=1, body=body, code=502)
    async with stage.http.post(url, json=ask) as response:
        assert (response.status, await response.read()) == (502, seen)
    assert await texts(stage) == ["x"]


async def test_an_answer_lingers_after_the_effect(stage: Stage) -> None:
    await stage.post("faults", method="sendMessage", count=1, linger=900)
    waits = asyncio.create_task(stage.bot.send_message(ANYA, "x"))
    while not await texts(stage):
        assert not waits.done()
    waits.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waits


async def test_polling_is_spared_unless_named(stage: Stage) -> None:
    await stage.post("faults", count=1, code=500)
    assert await stage.bot.get_updates() == []
    await stage.post("faults", method="getUpdates", count=1, code=502)
    with refusal("Bad Gateway"):
        await stage.bot.get_updates()


async def test_faults_are_listed_and_cleared(stage: Stage) -> None:
    await stage.post("faults", method="sendMessage", count=3, delay=0.5)
    assert (await stage.get("faults"))["faults"] == [
        {"method": "sendMessage", "count": 3, "delay": 0.5}
    ]
    async with stage.http.delete("/people/faults") as response:
        assert response.status == 200
    assert (await stage.get("faults"))["faults"] == []
    assert await stage.refused("faults", count=1, color="red") == "A fault has no color."
    assert await stage.refused("faults", count=1, drop="never") == (
        "A connection drops before or after the effect, or amid the answer."
    )


async def test_sends_and_edits_are_counted(stage: Stage) -> None:
    sent = await stage.bot.send_message(GROUP, "one")
    await stage.bot.edit_message_text("two", chat_id=GROUP, message_id=sent.message_id)
    await stage.bot.send_chat_action(GROUP, "typing")
    await stage.bot.delete_message(GROUP, sent.message_id)
    limits = (await stage.get("limits"))["limits"]
    assert limits["peaks"] == {str(GROUP): 2}
    assert sum(limits["per_minute"][str(GROUP)].values()) == 2
    calls = (await stage.get("calls", since=1))["calls"]
    assert [(call["method"], call["counted"], call["status"]) for call in calls] == [
        ("editMessageText", True, 200),
        ("sendChatAction", False, 200),
        ("deleteMessage", False, 200),
    ]


async def test_a_group_takes_20_calls_a_minute(stage: Stage) -> None:
    await stage.post("limits", mode="enforce", burst=100)
    for number in range(20):
        await stage.bot.send_message(GROUP, str(number))
    answer = await stage.raw("sendMessage", chat_id=GROUP, text="too many")
    wait = answer["parameters"]["retry_after"]
    assert 50 < wait <= 60
    assert (answer["error_code"], answer["description"]) == (
        429,
        f"Too Many Requests: retry after {wait}",
    )
    assert await stage.bot.send_message(ANYA, "private chats have no such limit")
    await stage.post("clock", advance=wait)
    assert await stage.bot.send_message(GROUP, "again")


async def test_a_chat_takes_one_a_second_after_a_burst(stage: Stage) -> None:
    await stage.post("limits", mode="enforce")
    for number in range(5):
        await stage.bot.send_message(ANYA, str(number))
    with pytest.raises(TelegramRetryAfter):
        await stage.bot.send_message(ANYA, "too many")
    await stage.post("clock", advance=5)
    assert await stage.bot.send_message(ANYA, "again")


async def test_limits_can_be_off(stage: Stage) -> None:
    await stage.post("limits", mode="off")
    await stage.bot.send_message(ANYA, "x")
    assert (await stage.get("limits"))["limits"]["peaks"] == {}
    assert await stage.refused("limits", mode="harsh") == "Limits are off, count or enforce."
