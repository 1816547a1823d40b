"""Polling: an update is confirmed to Telegram only after its effect."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog
from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.exceptions import TelegramAPIError, TelegramNotFound, TelegramUnauthorizedError
from aiogram.methods import GetUpdates
from aiohttp import ClientError, ClientTimeout

from bot.delivery.clock import Clock, growing_pause
from bot.delivery.intake import UPDATE_KINDS, Intake, TryAgain, is_update, parsed
from bot.delivery.lines import Lines
from bot.delivery.ports import Dispatch, Pulse, UnderWay, Update

__all__ = ["AnotherInstance", "Poller", "TryAgain"]

_log = structlog.get_logger(__name__)

T = TypeVar("T")

_MOST_UPDATES = 100
_LONGEST_PAUSE = 30.0
_LAST_WORD = 2.0
_SOONEST, _LATEST = 0.1, 0.5
"""Seconds until others are looked for while somebody's updates are still being dealt with."""


class AnotherInstance(RuntimeError):
    """Somebody else receives this bot's updates: another process, or a webhook that is set."""


class _NoUpdates(Exception):
    """Nothing could be fetched; `seconds`: how long Telegram wants to be left alone."""

    def __init__(self, why: str, seconds: float = 0.0) -> None:
        super().__init__(why)
        self.seconds = seconds


class Poller:
    """getUpdates in a loop of our own.

    aiogram's loop confirms a batch while its handlers still run, so a killed process loses taps,
    and it stops for ever at an update it cannot parse. Here updates stay plain dicts, and the
    offset moves on only past updates that have been dealt with. Those behind them are asked for
    meanwhile: Telegram gives out a batch of what it has not heard confirmed, so who sends a storm
    holds nobody up as long as his own line is served as fast as he taps.
    """

    def __init__(
        self,
        bot: Bot,
        dispatch: Dispatch,
        *,
        long_poll: int = 30,
        clock: Clock | None = None,
        patience: float = 60.0,
        pulse: Pulse | None = None,
    ) -> None:
        self._bot = bot
        self._pulse = pulse or Pulse()
        self._intake = Intake(dispatch, patience)
        self._long_poll = long_poll
        self._clock = clock or Clock()
        self._stop = asyncio.Event()
        self._lines = Lines(self._take, self._pulse)

    async def stop(self) -> None:
        """`run` returns when the batch at hand is dealt with; a waiting request is broken off."""
        self._stop.set()

    async def run(self) -> None:
        """Receives until `stop`.

        Raises `AnotherInstance`; TelegramUnauthorizedError or TelegramNotFound for a token that is
        not accepted any more.
        """
        in_vain = 0
        try:
            while not self._stop.is_set():
                batch = await self._unless_stopped(self._fetch()) or []
                fresh = self._lines.add(batch)
                self._pulse.heard(fresh)
                in_vain = 0 if fresh else in_vain + 1
                pause = growing_pause(in_vain, _SOONEST, _LATEST)
                # Behind a full batch more is waiting, and is fetched while its end is dealt with.
                is_full = fresh and len(batch) == _MOST_UPDATES
                dealt_with = self._lines.nearly if is_full else self._lines.idle
                await self._unless_stopped(self._clock.wait(dealt_with, pause))
            await self._lines.end()
        finally:
            await self._lines.drop()
        await self._confirm()

    async def _fetch(self) -> list[Update]:
        """The next batch, fetched as often as it takes."""
        failures = 0
        while True:
            try:
                seconds = self._long_poll if self._lines.idle.is_set() else 0
                return await self._get_updates(seconds, seconds + 10)
            except _NoUpdates as error:
                pause = error.seconds or growing_pause(failures, 0.5, _LONGEST_PAUSE)
                failures += 1
                _log.warning("no updates", why=str(error), pause=round(pause, 1))
                await self._clock.wait(self._stop, pause)

    async def _get_updates(self, long_poll: int, patience: float) -> list[Update]:
        session = self._bot.session
        assert isinstance(session, AiohttpSession)
        http = await session.create_session()
        ask = {
            "offset": self._lines.offset(),
            "timeout": long_poll,
            "limit": _MOST_UPDATES,
            "allowed_updates": UPDATE_KINDS,
        }
        try:
            async with http.post(
                session.api.api_url(self._bot.token, "getUpdates"),
                json=ask,
                timeout=ClientTimeout(total=patience),
            ) as response:
                return _read(response.status, await response.read())
        except (ClientError, TimeoutError) as error:
            # The error's own text may hold the address, and that the token.
            raise _NoUpdates(type(error).__name__) from None

    async def _take(self, update: Update) -> UnderWay | None:
        """What is under way of it still; tried as often as need be, None: stopped meanwhile."""
        failures = 0
        while True:
            try:
                return await self._intake.take(update)
            except TryAgain as error:
                if self._stop.is_set():
                    return None
                pause = growing_pause(failures, 0.25, _LONGEST_PAUSE)
                failures += 1
                _log.error("an update waits", update_id=update.get("update_id"), why=str(error))
                await self._clock.wait(self._stop, pause)

    async def _confirm(self) -> None:
        """The last batch does not come again after an orderly stop, if Telegram can be told."""
        if not self._lines.offset():
            return
        try:
            await self._get_updates(0, _LAST_WORD)
        except (_NoUpdates, AnotherInstance, TelegramAPIError) as error:
            _log.info("the last updates will come again", why=str(error))

    async def _unless_stopped(self, work: Coroutine[Any, Any, T]) -> T | None:
        task = asyncio.ensure_future(work)
        stopped = asyncio.ensure_future(self._stop.wait())
        try:
            await asyncio.wait((task, stopped), return_when=asyncio.FIRST_COMPLETED)
            return await task if task.done() else None
        finally:
            task.cancel()
            stopped.cancel()
            await asyncio.gather(task, stopped, return_exceptions=True)


def _read(status: int, body: bytes) -> list[Update]:
    answer = parsed(body)
    if not isinstance(answer, dict):
        raise _NoUpdates(f"HTTP {status}, no JSON object")
    if answer.get("ok") is not True:
        raise _refusal(status, answer)
    result = answer.get("result")
    if not isinstance(result, list) or not all(is_update(update) for update in result):
        raise _NoUpdates("no list of numbered updates")
    return result


def _refusal(status: int, answer: dict[str, Any]) -> Exception:
    why = str(answer.get("description", f"HTTP {status}"))
    if status == 409:
        return AnotherInstance(why)
    if status == 401:
        return TelegramUnauthorizedError(method=GetUpdates(), message=why)
    if status == 404 and answer.get("error_code") == 404:
        # In Telegram's own words; a proxy's 404 comes and goes.
        return TelegramNotFound(method=GetUpdates(), message=why)
    parameters = answer.get("parameters")
    seconds = parameters.get("retry_after", 0) if isinstance(parameters, dict) else 0
    return _NoUpdates(why, float(seconds) if isinstance(seconds, int | float) else 0.0)
