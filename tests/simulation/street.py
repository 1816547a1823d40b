"""What everybody's apps show at this moment, without memory of what they showed before."""

from __future__ import annotations

import time
from typing import Any

from tests.games.app import App, Json, Press

_PLAYS = ("m:", "c:", "f:")


class NotPossible(Exception):
    """The playground does not let people do this: somebody is not in the chat any more."""


class Street(App):
    """The apps of some thousand people: presses wait for their answers by themselves."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.unanswered = 0
        self.until_drawn: list[float] = []
        """Seconds from each tap that changed something to the tapper's hand showing it."""
        self._tapped: dict[int, float] = {}

    async def post(self, path: str, **body: Any) -> Json:
        """What the people API answers to a deed. Raises `NotPossible`."""
        async with self._session.post(f"{self.url}/people/{path}", json=body) as response:
            found: Json = await response.json()
            if response.status != 200:
                raise NotPossible(path, body, found)
            return found

    async def forge(self, user: int, message: Json, data: str) -> Press:
        """The press with its answer, None when none came within ten seconds."""
        self.counts["press"] += 1
        where: Json = {"chat_id": message["chat_id"], "message_id": message["message_id"]}
        if "ephemeral" in message:
            where["ephemeral_id"] = message["ephemeral"]["id"]
        if data.startswith(_PLAYS):
            self._tapped[user] = time.monotonic()
        done = await self.post("press", user_id=user, data=data, forge=True, wait=True, **where)
        press = Press(
            self.counts["press"], user, where["chat_id"], data, done["query_id"], done["answer"]
        )
        self.unanswered += press.answer is None
        if press.answer is None or press.text:
            self._tapped.pop(user, None)
        return press

    def _note(self, event: Json) -> None:
        if event["type"] == "answer":
            self.counts["answer"] += 1
            return
        super()._note(event)
        self.seen.clear()
        if event["type"] in ("message", "edited", "ephemeral"):
            self._drawn(event["message"])

    def _drawn(self, message: Json) -> None:
        reader = message.get("ephemeral", {}).get("receiver", message["chat_id"])
        tapped = self._tapped.pop(reader, None) if message["from"]["is_bot"] else None
        if tapped is not None:
            self.until_drawn.append(time.monotonic() - tapped)
