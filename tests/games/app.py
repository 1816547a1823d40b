"""What people's apps show: the messages of every chat, kept in step over the people API."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Any, Self

from aiohttp import ClientSession, ClientTimeout

Json = dict[str, Any]


class App:
    """All people's apps in one: `messages[chat][id]` are the messages alive in each chat."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.messages: dict[int, dict[int, Json]] = {}
        self.ephemerals: dict[tuple[int, int], dict[int, Json]] = {}
        self.everything: list[Json] = []
        """Every state that any message ever had, in order."""
        self.answers: list[Json] = []
        self._seq = 0
        self._session = ClientSession(timeout=ClientTimeout(total=60))
        self._changed = asyncio.Condition()
        self._watch: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        world = await self.get("world")
        self._seq = world["seq"]
        for message in world["messages"]:
            self._put(message)
        self._watch = asyncio.create_task(self._follow())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.wait([self._watch])
        await self._session.close()

    async def get(self, path: str, **params: Any) -> Json:
        """What the people API answers."""
        async with self._session.get(f"{self.url}/people/{path}", params=params) as response:
            found: Json = await response.json()
            assert response.status == 200, found
            return found

    async def post(self, path: str, **body: Any) -> Json:
        """What the people API answers to a deed."""
        async with self._session.post(f"{self.url}/people/{path}", json=body) as response:
            found: Json = await response.json()
            assert response.status == 200, (path, body, found)
            return found

    async def send(self, user: int, chat: int, text: str, **more: Any) -> Json:
        """The message that the person wrote."""
        sent: Json = (await self.post("send", user_id=user, chat_id=chat, text=text, **more))[
            "message"
        ]
        return sent

    async def press(self, user: int, message: Json, data: str, **more: Any) -> Json | None:
        """The answer to the press, or None when none came; raises when the button is not there."""
        where: Json = {"chat_id": message["chat_id"], "message_id": message["message_id"]}
        if "ephemeral" in message:
            where["ephemeral_id"] = message["ephemeral"]["id"]
        done = await self.post("press", user_id=user, data=data, wait=True, **where, **more)
        answer: Json | None = done["answer"]
        return answer

    async def until(self, is_so: Any, *, within: float = 30) -> Any:
        """What `is_so()` gives as soon as it is true; fails with what is seen after `within` s."""
        async with asyncio.timeout(within), self._changed:
            while not (found := is_so()):
                await self._changed.wait()
            return found

    async def wait_change(self, within: float) -> None:
        """Something has changed, or `within` seconds have passed."""
        try:
            async with asyncio.timeout(within), self._changed:
                await self._changed.wait()
        except TimeoutError:
            return

    def newest(self, chat: int, having: str = "") -> Json | None:
        """The chat's newest message by the bot with a button whose data begins so."""
        for number in sorted(self.messages.get(chat, {}), reverse=True):
            message = self.messages[chat][number]
            if any(b["callback_data"].startswith(having) for b in buttons(message)):
                return message
        return None

    async def _follow(self) -> None:
        while True:
            found = await self.get("wait", since=self._seq, timeout=20)
            self._seq = found["seq"]
            async with self._changed:
                for event in found["events"]:
                    self._note(event)
                self._changed.notify_all()

    def _note(self, event: Json) -> None:
        match event["type"]:
            case "message" | "edited" | "ephemeral":
                self._put(event["message"])
            case "deleted":
                for number in event["message_ids"]:
                    self.messages.get(event["chat_id"], {}).pop(number, None)
            case "ephemeral_deleted":
                place = (event["chat_id"], event["receiver"])
                self.ephemerals.get(place, {}).pop(event["id"], None)
            case "answer":
                self.answers.append(event)

    def _put(self, message: Json) -> None:
        self.everything.append(message)
        if "ephemeral" in message:
            place = (message["chat_id"], message["ephemeral"]["receiver"])
            self.ephemerals.setdefault(place, {})[message["ephemeral"]["id"]] = message
        else:
            self.messages.setdefault(message["chat_id"], {})[message["message_id"]] = message


def buttons(message: Json) -> list[Json]:
    """The live inline buttons under a message that are presses, in reading order."""
    rows = message.get("reply_markup", {}).get("inline_keyboard", [])
    return [
        button
        for row in rows
        for button in row
        if "callback_data" in button and "disabled" not in button
    ]


def text_of(message: Json) -> str:
    """The words of a message."""
    return str(message.get("text") or message.get("caption") or "")
