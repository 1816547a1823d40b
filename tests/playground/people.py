"""What the tests hold in their hands: a bot on one side of a playground, people on the other."""

import struct
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest
from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.exceptions import TelegramAPIError
from aiogram.types import InlineKeyboardButton, InlineKeyboardMarkup, Update

from playground import Playground

ANYA, BORIS, VERA, GRISHA = 101, 102, 103, 104
GROUP = -1002000000001
Json = dict[str, Any]


class QuickSession(AiohttpSession):
    """aiogram's session without its quarter of a second at the end."""

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()


@dataclass
class Stage:
    """A playground with its default people, a bot and the people API."""

    playground: Playground
    bot: Bot
    http: aiohttp.ClientSession
    offset: int = 0

    async def post(self, act: str, **body: Any) -> Json:
        async with self.http.post(f"/people/{act}", json=body) as response:
            answer: Json = await response.json()
            assert response.status == 200, answer
            return answer

    async def refused(self, act: str, **body: Any) -> str:
        async with self.http.post(f"/people/{act}", json=body) as response:
            answer: Json = await response.json()
            assert response.status in (400, 404), answer
            return str(answer["error"])

    async def get(self, what: str, **query: Any) -> Json:
        async with self.http.get(f"/people/{what}", params=query) as response:
            answer: Json = await response.json()
            assert response.status == 200, answer
            return answer

    async def raw(self, method: str, token: str = "1:playground", **body: Any) -> Json:
        async with self.http.post(f"/bot{token}/{method}", json=body) as response:
            answer: Json = await response.json()
            assert response.status == (200 if answer["ok"] else answer["error_code"])
            return answer

    async def updates(self, **query: Any) -> list[Update]:
        """The next updates; asking again confirms them."""
        found = await self.bot.get_updates(offset=self.offset, timeout=2, **query)
        if found:
            self.offset = found[-1].update_id + 1
        return found

    async def update(self, kind: str) -> Any:
        """The content of the first update of a kind among the next ones."""
        found = [update for update in await self.updates() if update.event_type == kind]
        assert found, f"no {kind}"
        return found[0].event

    async def polled(self) -> None:
        """Return once a poll of the bot's is waiting."""
        while not (await self.get("queue"))["polling"]:
            pass

    async def quiet(self) -> None:
        """Confirm everything so far."""
        while found := await self.bot.get_updates(offset=self.offset):
            self.offset = found[-1].update_id + 1


class Refusal:
    """`with refusal("Bad Request: …"):` holds if exactly that is what Telegram says."""

    def __init__(self, description: str) -> None:
        self._description = description
        self._raises = pytest.raises(TelegramAPIError)

    def __enter__(self) -> pytest.ExceptionInfo[TelegramAPIError]:
        self._info = self._raises.__enter__()
        return self._info

    def __exit__(self, *error: Any) -> bool | None:
        done = self._raises.__exit__(*error)
        assert self._info.value.message.startswith(self._description)
        return done


refusal: Callable[[str], Refusal] = Refusal


def keyboard(*rows: str) -> InlineKeyboardMarkup:
    """Rows of buttons: each word is a button's text and data."""
    return InlineKeyboardMarkup(
        inline_keyboard=[
            [InlineKeyboardButton(text=word, callback_data=word) for word in row.split()]
            for row in rows
        ]
    )


def png(width: int = 4, height: int = 3) -> bytes:
    """A black picture."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        sum_ = struct.pack(">I", zlib.crc32(kind + body))
        return struct.pack(">I", len(body)) + kind + body + sum_

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"\0" * (width + 1) * height)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
