"""Webhook: Telegram's POST is answered with 200 only after the update's effect."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Any

import structlog
from aiohttp import web

from bot.delivery.intake import Intake, TryAgain, is_update, parsed, sender_of
from bot.delivery.ports import Dispatch, Pulse, Update

_log = structlog.get_logger(__name__)

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"
_LARGEST_BODY = 1024 * 1024
_LAST_REQUESTS = 0.8
"""Seconds that updates at hand have when nothing is received any more."""


class Webhook:
    """A server for one path. Telegram repeats what was not answered with 200."""

    def __init__(
        self,
        dispatch: Dispatch,
        *,
        path: str,
        secret: str,
        patience: float = 25.0,
        pulse: Pulse | None = None,
    ) -> None:
        if not secret:
            raise ValueError("a webhook without a secret would take anybody's updates")
        self._intake = Intake(dispatch, patience)
        self._pulse = pulse or Pulse()
        self._path = path
        self._secret = secret.encode()
        self._lines: dict[Hashable, tuple[asyncio.Lock, int]] = {}
        self._at_hand: set[asyncio.Task[Any]] = set()

    def app(self) -> web.Application:
        """The aiohttp application: POST to the path, everything else is 404 or 405."""
        app = web.Application(client_max_size=_LARGEST_BODY)
        app.router.add_post(self._path, self._receive)
        return app

    async def run(self, host: str, port: int, started: asyncio.Event | None = None) -> None:
        """Serves until cancelled; updates at hand then have their effect soon, or come again."""
        runner = web.AppRunner(self.app(), access_log=None, shutdown_timeout=_LAST_REQUESTS)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
            if started is not None:
                started.set()
            await asyncio.Event().wait()
        finally:
            try:
                await runner.cleanup()
            finally:
                # Even when cancelled once more: what goes on without its calls says 200 to nothing.
                for task in self._at_hand:
                    task.cancel()

    async def _receive(self, request: web.Request) -> web.Response:
        task = asyncio.current_task()
        assert task is not None
        self._at_hand.add(task)
        try:
            return await self._answer(request)
        finally:
            self._at_hand.discard(task)

    async def _answer(self, request: web.Request) -> web.Response:
        given = request.headers.get(SECRET_HEADER, "").encode(errors="surrogateescape")
        if not hmac.compare_digest(given, self._secret):
            _log.warning("a webhook call without the secret", remote=request.remote)
            return web.Response(status=401)
        update = _parse(await request.read())
        if update is None:
            return web.Response(status=400)
        self._pulse.heard(1)
        async with self._in_line(sender_of(update)):
            try:
                under_way = await self._intake.take(update)
            except TryAgain as error:
                _log.error("an update waits", update_id=update["update_id"], why=str(error))
                return web.Response(status=500)
        await asyncio.gather(*under_way, return_exceptions=True)
        self._pulse.confirmed(1)
        return web.Response()

    @asynccontextmanager
    async def _in_line(self, sender: Hashable) -> AsyncIterator[None]:
        """One update of a sender at a time, in the order they came; idle senders are forgotten."""
        lock, waiting = self._lines.get(sender, (asyncio.Lock(), 0))
        self._lines[sender] = (lock, waiting + 1)
        try:
            async with lock:
                yield
        finally:
            lock, waiting = self._lines[sender]
            if waiting == 1:
                del self._lines[sender]
            else:
                self._lines[sender] = (lock, waiting - 1)


def _parse(body: bytes) -> Update | None:
    update = parsed(body)
    return update if isinstance(update, dict) and is_update(update) else None
