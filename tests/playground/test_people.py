"""The people API itself, live events, and the server as a process."""

import asyncio
import json
import signal
import sys
from pathlib import Path

import aiohttp

from tests.playground.people import ANYA, GROUP, VERA, Stage

ROOT = Path(__file__).parents[2]


async def test_the_default_world(stage: Stage) -> None:
    world = await stage.get("world")
    people = [(user["id"], user["first_name"], user["opened"]) for user in world["users"]]
    assert people == [(101, "Аня", True), (102, "Борис", True), (103, "Vera", False),
                      (104, "Гриша", False)]  # fmt: skip
    (group,) = [chat for chat in world["chats"] if chat["type"] != "private"]
    assert (group["id"], group["title"], group["bot"]) == (GROUP, "Дурацкий чат", "member")
    assert (group["members"], group["admins"]) == ([101, 102, 103, 104], [101])
    assert world["bot"]["username"] == "durak_playground_bot"


async def test_a_stream_of_events(stage: Stage) -> None:
    await stage.bot.send_message(GROUP, "before")
    since = (await stage.get("world"))["seq"]
    await stage.bot.send_message(GROUP, "after")
    async with stage.http.get("/people/events", params={"since": since}) as stream:
        assert stream.content_type == "text/event-stream"
        number = await stream.content.readline()
        event = json.loads((await stream.content.readline()).removeprefix(b"data: "))
    assert number == f"id: {since + 1}\n".encode()
    assert (event["type"], event["message"]["text"]) == ("message", "after")


async def test_who_missed_too_much_is_told_to_start_over(stage: Stage) -> None:
    answer = await stage.get("wait", since=10**6)
    assert [event["type"] for event in answer["events"]] == ["resync"]


async def test_nothing_new_is_an_empty_answer(stage: Stage) -> None:
    seq = (await stage.get("world"))["seq"]
    assert await stage.get("wait", since=seq, timeout=0) == {"ok": True, "events": [], "seq": seq}


async def test_new_people_and_chats_are_seen(stage: Stage) -> None:
    user = (await stage.post("users", first_name="Дед", language_code="bg"))["user"]
    assert user["id"] == 105
    chat = (await stage.post("chats", type="supergroup", title="Two", members=[105]))["chat"]
    assert (chat["members"], chat["bot"]) == ([105], "member")
    assert (await stage.update("my_chat_member")).from_user.id == 105
    renamed = await stage.post("edit_user", user_id=105, first_name="<b>")
    assert renamed["user"]["first_name"] == "<b>"


async def test_nonsense_gets_a_sentence(stage: Stage) -> None:
    assert await stage.refused("send", user_id=1, chat_id=GROUP, text="x") == (
        "There is no such person."
    )
    assert await stage.refused("send", user_id=ANYA, chat_id=5, text="x") == (
        "There is no such chat."
    )
    assert await stage.refused("send", user_id="x", chat_id=5) == "user_id must be a number."
    assert await stage.refused("send", chat_id=5) == "user_id is missing."
    assert await stage.refused("send", user_id=ANYA, chat_id=GROUP, text=" ") == (
        "A message has 1 to 4096 characters."
    )
    assert await stage.refused("send", user_id=ANYA, chat_id=VERA, text="x") == (
        "Аня is not in that chat."
    )
    assert await stage.refused("clock", advance=-1) == (
        "Time moves forward by a number of seconds."
    )
    async with stage.http.post("/people/send", data=b"{") as response:
        assert (await response.json())["error"] == "The body is no JSON."


async def test_the_page_is_served(stage: Stage) -> None:
    async with stage.http.get("/") as response:
        assert (response.status, response.content_type) == (200, "text/html")


async def test_it_starts_alone_prints_its_address_and_stops_when_told() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "playground", "--port", "0", "--token", "7:secret",
        cwd=ROOT, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        words = (await process.stdout.readline()).decode().split()
        assert (words[0], words[2:]) == ("Playground:", ["token:", "7:secret"])
        async with (
            aiohttp.ClientSession(words[1]) as http,
            http.get("/bot7:secret/getMe") as answer,
        ):
            assert (await answer.json())["result"]["id"] == 7
    finally:
        process.send_signal(signal.SIGTERM)
    assert await process.wait() == 0
