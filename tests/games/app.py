"""What people's apps show: the messages of every chat, kept in step over the people API."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from types import TracebackType
from typing import Any, Self, TypeVar

from aiohttp import ClientSession, ClientTimeout

Json = dict[str, Any]
T = TypeVar("T")

ANSWER_WITHIN = 60.0
"""Seconds within which every press has to be answered, a restart of the bot included."""


@dataclass(frozen=True)
class Seen:
    """A state of a message, and when an app showed it (seconds since 1970)."""

    at: float
    message: Json


@dataclass(frozen=True)
class Press:
    """A press and its answer, None while there is none; `number` counts all presses."""

    number: int
    person: int
    chat: int
    data: str
    query: str
    answer: Json | None = None

    @property
    def text(self) -> str:
        """What the answer says; "" when it says nothing."""
        assert self.answer is not None, self
        return str(self.answer.get("text") or "")


class App:
    """All people's apps in one: `messages[chat][id]` are the messages alive in each chat."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.patience = ANSWER_WITHIN
        self.messages: dict[int, dict[int, Json]] = {}
        self.ephemerals: dict[tuple[int, int], dict[int, Json]] = {}
        self.seen: list[Seen] = []
        """Every state that any message ever had, in order."""
        self.presses: list[Press] = []
        """Every press that is over, answered or given up."""
        self.answers: list[Json] = []
        self.counts = {"press": 0, "answer": 0, "message": 0}
        self._answer_to: dict[str, Json] = {}
        self.seq = 0
        # Long: a loop shared by a package stands still while a module has tests in its own.
        self._session = ClientSession(timeout=ClientTimeout(total=600))
        self._changed = asyncio.Condition()
        self._watch: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        world = await self.get("world")
        self.seq = world["seq"]
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
            watch = self._watch
            watch.cancel()
            await asyncio.wait([watch])
            await self._session.close()
            if not watch.cancelled() and (trouble := watch.exception()):
                raise trouble

    async def get(self, path: str, **params: Any) -> Json:
        """What the people API answers."""
        async with self._session.get(f"{self.url}/people/{path}", params=params) as response:
            found: Json = await response.json()
            assert response.status == 200, found
            return found

    async def picture(self, message: Json) -> tuple[str, bytes]:
        """The media type and the bytes of a message's picture."""
        async with self._session.get(f"{self.url}{message['photo_url']}") as response:
            return response.content_type, await response.read()

    async def post(self, path: str, **body: Any) -> Json:
        """What the people API answers to a deed."""
        async with self._session.post(f"{self.url}/people/{path}", json=body) as response:
            found: Json = await response.json()
            assert response.status == 200, (path, body, found)
            return found

    async def clear_faults(self, name: str | None = None) -> None:
        """Nothing goes wrong any more, or nothing of this name."""
        which = {} if name is None else {"name": name}
        async with self._session.delete(f"{self.url}/people/faults", params=which) as response:
            assert response.status == 200

    async def send(self, user: int, chat: int, text: str, **more: Any) -> Json:
        """The message that the person wrote."""
        done = await self.post("send", user_id=user, chat_id=chat, text=text, **more)
        sent: Json = done["message"]
        return sent

    async def press(self, user: int, message: Json, data: str) -> Press:
        """The press of a button that this state of the message shows, with its answer."""
        assert any(button["callback_data"] == data for button in buttons(message)), (message, data)
        return await self.forge(user, message, data)

    async def forge(self, user: int, message: Json, data: str) -> Press:
        """The press of a button that need not be there, with its answer."""
        return await self.answered(await self.begin_press(user, message, data))

    async def begin_press(self, user: int, message: Json, data: str) -> Press:
        """A press on its way to the bot."""
        number = self.counts["press"]
        self.counts["press"] += 1
        where: Json = {"chat_id": message["chat_id"], "message_id": message["message_id"]}
        if "ephemeral" in message:
            where["ephemeral_id"] = message["ephemeral"]["id"]
        # Always as forged: what the app shows may have been edited on the server just now.
        sent = await self.post("press", user_id=user, data=data, forge=True, **where)
        async with self._changed:
            self._changed.notify_all()
        return Press(number, user, message["chat_id"], data, sent["query_id"])

    async def answered(self, press: Press) -> Press:
        """The press with its answer, which is None when none comes in good time."""
        with suppress(TimeoutError):
            answer = await self.until(
                lambda: self._answer_to.get(press.query), within=self.patience
            )
            press = replace(press, answer=answer)
        self.presses.append(press)
        return press

    async def until(self, is_so: Callable[[], T | None], *, within: float = 120) -> T:
        """What `is_so()` gives as soon as it is true; TimeoutError after `within` seconds."""
        async with asyncio.timeout(within), self._changed:
            while not (found := is_so()):
                await self._changed.wait()
            return found

    async def until_queue_is_empty(self) -> None:
        """The bot has confirmed every update."""
        while (await self.get("queue"))["pending"]:
            await self.wait_change(0.2)

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
            found = await self.get("wait", since=self.seq, timeout=20)
            self.seq = found["seq"]
            async with self._changed:
                for event in found["events"]:
                    self._note(event)
                self._changed.notify_all()

    def _note(self, event: Json) -> None:
        match event["type"]:
            case "message" | "edited" | "ephemeral":
                self._put(event["message"])
                self.counts["message"] += 1
            case "deleted":
                for number in event["message_ids"]:
                    self.messages.get(event["chat_id"], {}).pop(number, None)
            case "ephemeral_deleted":
                place = (event["chat_id"], event["receiver"])
                self.ephemerals.get(place, {}).pop(event["id"], None)
            case "answer":
                self.answers.append(event)
                self.counts["answer"] += 1
                # A press may be answered twice, if it was delivered twice: the first one is seen.
                self._answer_to.setdefault(event["query_id"], event)
            case "resync":
                raise AssertionError("the app was too slow and missed events")

    def _put(self, message: Json) -> None:
        self.seen.append(Seen(time.time(), message))
        if "ephemeral" in message:
            place = (message["chat_id"], message["ephemeral"]["receiver"])
            self.ephemerals.setdefault(place, {})[message["ephemeral"]["id"]] = message
        else:
            self.messages.setdefault(message["chat_id"], {})[message["message_id"]] = message


def buttons(message: Json) -> list[Json]:
    """The inline buttons under a message that are presses, in reading order.

    The dead ones too, which a client that knows nothing of `disabled` lets people press.
    """
    rows = message.get("reply_markup", {}).get("inline_keyboard", [])
    return [button for row in rows for button in row if "callback_data" in button]


def text_of(message: Json) -> str:
    """The words of a message."""
    return str(message.get("text") or message.get("caption") or "")
