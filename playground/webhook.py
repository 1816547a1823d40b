"""Delivery of updates by POST, in order within a lane, tried again until taken."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from aiohttp import ClientError, ClientResponse, ClientSession, ClientTimeout

from playground.clock import Clock
from playground.model import Json
from playground.updates import Update, UpdateQueue

TIMEOUT = ClientTimeout(total=60)
SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"
Answer = Callable[[ClientResponse], Awaitable[None]]


class Webhook:
    """While started, takes updates off the queue and posts them to the bot's address."""

    def __init__(self, updates: UpdateQueue, clock: Clock) -> None:
        self._updates = updates
        self._clock = clock
        self._task: asyncio.Task[None] | None = None
        self.url = ""
        self._secret = ""
        self._most = 40
        self._last_error: tuple[int, str] | None = None
        self.retry_delay = 1.0
        self.on_answer: Answer | None = None

    def start(self, url: str, secret: str, most: int) -> None:
        """Deliver to this address from now on; a poll under way ends in a conflict."""
        self.stop()
        self.url, self._secret, self._most = url, secret, max(1, min(100, most))
        self._updates.webhook_active = True
        self._updates.interrupt()
        self._task = asyncio.create_task(self._deliver())

    def stop(self) -> None:
        """Deliver no more; what was not taken waits for getUpdates."""
        self.url, self._last_error = "", None
        self._updates.webhook_active = False
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def info(self) -> Json:
        """The address and the last failure."""
        out: Json = {"url": self.url, "has_custom_certificate": False}
        if self.url:
            out["max_connections"] = self._most
        if self._last_error is not None:
            out["last_error_date"], out["last_error_message"] = self._last_error
        return out

    async def _deliver(self) -> None:
        running: dict[str, asyncio.Task[None]] = {}
        async with ClientSession(timeout=TIMEOUT) as session:
            try:
                while True:
                    running = {lane: task for lane, task in running.items() if not task.done()}
                    rung = self._updates.bell.next()
                    bell = asyncio.create_task(rung.wait())
                    for update in self._free(running):
                        running[update.lane] = asyncio.create_task(self._post(session, update))
                    await asyncio.wait(
                        {bell, *running.values()}, return_when=asyncio.FIRST_COMPLETED
                    )
                    bell.cancel()
            finally:
                for task in running.values():
                    task.cancel()

    def _free(self, running: dict[str, asyncio.Task[None]]) -> list[Update]:
        """The first update of each lane in which none is under way."""
        self._updates.expire()
        first: dict[str, Update] = {}
        for update in self._updates.pending:
            if len(first) + len(running) >= self._most:
                break
            if update.lane not in running:
                first.setdefault(update.lane, update)
        return list(first.values())

    async def _post(self, session: ClientSession, update: Update) -> None:
        """One attempt; after a failure, the lane rests before the next one."""
        if not await self._taken(session, update):
            await asyncio.sleep(self.retry_delay)
        else:
            with suppress(ValueError):
                self._updates.pending.remove(update)

    async def _taken(self, session: ClientSession, update: Update) -> bool:
        headers = {SECRET_HEADER: self._secret} if self._secret else {}
        try:
            async with session.post(self.url, json=update.body, headers=headers) as response:
                if response.ok:
                    if self.on_answer is not None:
                        await self.on_answer(response)
                    return True
                problem = f"Wrong response from the webhook: {response.status} {response.reason}"
        except (ClientError, TimeoutError) as error:
            problem = f"Connection failed: {type(error).__name__}"
        self._last_error = (int(self._clock.now()), problem)
        return False
