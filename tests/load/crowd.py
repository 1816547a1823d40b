"""The people of a playground that runs in another process, and what they press."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from types import TracebackType
from typing import Any, NamedTuple, Self

from aiohttp import ClientSession, ClientTimeout

from tests.games.world import NAMES

_AT_ONCE = 8
"""Requests under way while a queue is filled."""


class Tap(NamedTuple):
    """A press to come: whose, in which message of the private chat, saying what."""

    person: int
    message: int
    data: str


class Group(NamedTuple):
    """A chat and its people."""

    chat: int
    people: tuple[int, ...]


class Crowd:
    """Speaks the people API of the playground at `url`."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._session = ClientSession(timeout=ClientTimeout(total=60))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._session.close()

    async def get(self, path: str, **params: Any) -> Any:
        """What the people API answers."""
        async with self._session.get(f"{self.url}/people/{path}", params=params) as response:
            return await response.json()

    async def post(self, path: str, **body: Any) -> Any:
        """What the people API answers to a deed. RuntimeError when it refuses."""
        async with self._session.post(f"{self.url}/people/{path}", json=body) as response:
            if response.status != 200:
                raise RuntimeError(await response.text())
            return await response.json()

    async def group(self, number: int, seats: int) -> Group:
        """A new group of new people, with the bot in it; they have opened its private chat."""
        people = [await self._person(NAMES[seat]) for seat in range(seats)]
        made = await self.post("chats", title=f"Компания {number}", members=people)
        return Group(made["chat"]["id"], tuple(people))

    async def press(self, tap: Tap, *, wait: bool = False) -> None:
        """The press is on its way to the bot; with `wait` it has been answered.

        RuntimeError when it was not.
        """
        told = await self.post(
            "press",
            user_id=tap.person, chat_id=tap.person, message_id=tap.message, data=tap.data,
            forge=True, wait=wait,
        )  # fmt: skip
        if wait and told["answer"] is None:
            raise RuntimeError(f"not answered: {tap}")

    async def fill(self, taps: Iterable[Tap]) -> None:
        """All these presses wait for the bot, in their order but for those next to each other."""
        free = asyncio.Semaphore(_AT_ONCE)

        async def press(tap: Tap) -> None:
            async with free:
                await self.press(tap)

        await asyncio.gather(*map(press, taps))

    async def calls(self, since: int) -> list[dict[str, Any]]:
        """The bot's calls after number `since`."""
        found: list[dict[str, Any]] = (await self.get("calls", since=since))["calls"]
        return found

    async def last_call(self) -> int:
        """The number of the newest call."""
        number: int = (await self.get("calls", since=2**62))["n"]
        return number

    async def _person(self, name: str) -> int:
        made = await self.post("users", first_name=name, language_code="ru", opened=True)
        person: int = made["user"]["id"]
        return person
