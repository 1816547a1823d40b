"""Webhook: only Telegram is listened to, and it hears 200 after the effect."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiohttp import ClientSession, web

from bot.delivery.ports import Dispatch
from bot.delivery.receiving import TryAgain
from bot.delivery.webhook import SECRET_HEADER, Webhook
from tests.delivery.house import ANYA, BORIS, People

SECRET = "s3cret-of_Telegram"
GOOD = {SECRET_HEADER: SECRET}


@asynccontextmanager
async def serving(dispatch: Dispatch) -> AsyncIterator[str]:
    runner = web.AppRunner(Webhook(dispatch, path="/hook", secret=SECRET).app(), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


async def post(url: str, body: bytes, headers: dict[str, str]) -> int:
    async with (
        ClientSession() as http,
        http.post(url, data=io.BytesIO(body), headers=headers) as response,
    ):
        return response.status


def update(number: int, person: int = ANYA) -> bytes:
    return json.dumps({"update_id": number, "message": {"from": {"id": person}}}).encode()


class Taken:
    def __init__(self) -> None:
        self.ids: list[int] = []

    async def __call__(self, update: dict[str, Any]) -> None:
        self.ids.append(update["update_id"])


@pytest.mark.parametrize(
    ("path", "headers", "body", "status"),
    [
        ("/hook", GOOD, update(1), 200),
        ("/hook", {}, update(1), 401),
        ("/hook", {SECRET_HEADER: "guess"}, update(1), 401),
        ("/hook", {SECRET_HEADER: "ключ"}, update(1), 401),
        ("/other", GOOD, update(1), 404),
        ("/hook", GOOD, b"{", 400),
        ("/hook", GOOD, b"\xff\xfe", 400),
        ("/hook", GOOD, b"[]", 400),
        ("/hook", GOOD, b"{}", 400),
        ("/hook", GOOD, b'{"update_id": "1"}', 400),
        ("/hook", GOOD, b'{"update_id": 1', 400),
        ("/hook", GOOD, b'{"message": {}}', 400),
        ("/hook", GOOD, b"null", 400),
        ("/hook", GOOD, b"", 400),
        ("/hook", GOOD, b"[" * 100_000, 400),
        ("/hook", GOOD, b'{"update_id": ' + b"9" * 10_000 + b"}", 400),
        ("/hook", GOOD, b" " * (1024 * 1024 + 1), 413),
        ("/hook", {SECRET_HEADER: SECRET[:-1]}, update(1), 401),
        ("/hook", {SECRET_HEADER: ""}, update(1), 401),
        ("/hook", {}, b" " * (1024 * 1024 + 1), 401),
        ("/hook/", GOOD, update(1), 404),
        ("/", GOOD, update(1), 404),
    ],
)
async def test_what_is_let_in(path: str, headers: dict[str, str], body: bytes, status: int) -> None:
    taken = Taken()
    async with serving(taken) as url:
        assert await post(url + path, body, headers) == status
    assert taken.ids == ([1] if status == 200 else [])


async def by_hand(url: str, secret: bytes, body: bytes, length: int) -> bytes:
    """The first line of the answer to a request that says it is so long; b"" for none."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
    head = b"POST /hook HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n%s: %s\r\n\r\n"
    writer.write(head % (length, SECRET_HEADER.encode(), secret) + body)
    if len(body) < length:
        writer.write_eof()
    answer = await reader.readline()
    writer.close()
    await writer.wait_closed()
    return answer


async def test_a_secret_that_is_no_text_is_none() -> None:
    taken = Taken()
    async with serving(taken) as url:
        assert b" 401 " in await by_hand(url, b"\xff\xfe", update(1), len(update(1)))
    assert taken.ids == []


async def test_a_body_that_is_cut_off_is_nothing() -> None:
    taken = Taken()
    async with serving(taken) as url:
        await by_hand(url, SECRET.encode(), update(1), 500)
        assert await post(url + "/hook", update(2), GOOD) == 200
    assert taken.ids == [2]


@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"])
async def test_only_post_is_taken(method: str) -> None:
    taken = Taken()
    async with (
        serving(taken) as url,
        ClientSession() as http,
        http.request(method, url + "/hook", data=update(1), headers=GOOD) as response,
    ):
        assert response.status == 405
    assert taken.ids == []


def test_no_secret_no_webhook() -> None:
    with pytest.raises(ValueError, match="secret"):
        Webhook(Taken(), path="/hook", secret="")


async def test_200_comes_after_the_effect() -> None:
    free, begun = asyncio.Event(), asyncio.Event()

    async def slow(update: dict[str, Any]) -> None:
        begun.set()
        await free.wait()

    async with serving(slow) as url:
        answer = asyncio.create_task(post(url + "/hook", update(1), GOOD))
        await begun.wait()
        assert not answer.done()
        free.set()
        assert await answer == 200


async def test_try_again_is_500_and_poison_is_200() -> None:
    async def picky(update: dict[str, Any]) -> None:
        raise TryAgain("no room") if update["update_id"] == 1 else KeyError("poison")

    async with serving(picky) as url:
        assert await post(url + "/hook", update(1), GOOD) == 500
        assert await post(url + "/hook", update(2), GOOD) == 200


async def test_one_sender_in_order_and_another_beside() -> None:
    free, order, changed = asyncio.Event(), [], asyncio.Event()

    async def first_is_slow(update: dict[str, Any]) -> None:
        if update["update_id"] == 1:
            changed.set()
            await free.wait()
        order.append(update["update_id"])

    async with serving(first_is_slow) as url:
        first = asyncio.create_task(post(url + "/hook", update(1), GOOD))
        await changed.wait()
        second = asyncio.create_task(post(url + "/hook", update(2), GOOD))
        assert await post(url + "/hook", update(3, BORIS), GOOD) == 200
        free.set()
        assert [await first, await second] == [200, 200]
    assert order == [3, 1, 2]


async def test_telegram_repeats_what_could_not_be_stored(people: People) -> None:
    ids: asyncio.Queue[int] = asyncio.Queue()

    async def first_time_full(update: dict[str, Any]) -> None:
        ids.put_nowait(update["update_id"])
        if ids.qsize() == 1:
            raise TryAgain("no room")

    async with serving(first_time_full) as url:
        async with people.http.post(
            f"{people.url}/bot1:playground/setWebhook",
            json={"url": url + "/hook", "secret_token": SECRET},
        ) as response:
            assert (await response.json())["ok"]
        await people.do("send", user_id=ANYA, chat_id=ANYA, text="ход")
        while ids.qsize() < 2:
            await people.get("queue")
        assert ids.get_nowait() == ids.get_nowait()
