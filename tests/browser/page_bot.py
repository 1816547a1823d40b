"""A bot whose every move a test writes down: raw calls, and the updates one by one."""

import asyncio
import json
from types import TracebackType
from typing import Any, Self

import aiohttp

Json = dict[str, Any]


class PageBot:
    """The bot of a playground, and beside it the people API for what the page does not do."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.token = token
        self.offset = 0
        self._waiting: list[Json] = []
        self._http = aiohttp.ClientSession()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._http.close()

    async def call(self, method: str, **params: Any) -> Any:
        """The result of a Bot API call."""
        async with self._http.post(f"{self.url}/bot{self.token}/{method}", json=params) as answer:
            body = await answer.json()
        assert body["ok"], body
        return body["result"]

    async def send_photo(self, chat_id: int, picture: bytes, caption: str) -> Json:
        """The sent message."""
        form = aiohttp.FormData({"chat_id": str(chat_id), "caption": caption})
        form.add_field("photo", picture, filename="p.png", content_type="image/png")
        async with self._http.post(f"{self.url}/bot{self.token}/sendPhoto", data=form) as answer:
            body = await answer.json()
        assert body["ok"], body
        result: Json = body["result"]
        return result

    async def next(self, kind: str) -> Json:
        """The next update of a kind; others before it are passed over."""
        async with asyncio.timeout(10):
            while True:
                if not self._waiting:
                    self._waiting = await self.call("getUpdates", offset=self.offset, timeout=5)
                while self._waiting:
                    update = self._waiting.pop(0)
                    self.offset = update["update_id"] + 1
                    if kind in update:
                        found: Json = update[kind]
                        return found

    async def answer(self, query: Json, text: str = "", *, alert: bool = False) -> None:
        """The presser is told."""
        await self.call(
            "answerCallbackQuery", callback_query_id=query["id"], text=text, show_alert=alert
        )

    async def people(self, deed: str, **body: Any) -> Json:
        """What the people API answers."""
        async with self._http.post(f"{self.url}/people/{deed}", json=body) as answer:
            told: Json = await answer.json()
        assert answer.status == 200, told
        return told


def button(text: str, data: str = "", **more: Any) -> Json:
    """An inline button."""
    return {"text": text, **({"callback_data": data} if data else {}), **more}


def keyboard(*rows: list[Json]) -> str:
    """An inline keyboard as a parameter."""
    return json.dumps({"inline_keyboard": rows})
