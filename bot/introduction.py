"""The first words between the bot and the Bot API, said as often as it takes to be answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import structlog
from aiogram import Bot
from aiogram.exceptions import (
    ClientDecodeError,
    TelegramNetworkError,
    TelegramRetryAfter,
    TelegramServerError,
)

from bot.config import Settings
from bot.delivery.clock import growing_pause
from bot.delivery.intake import UPDATE_KINDS
from bot.face import show_face

_log = structlog.get_logger(__name__)

T = TypeVar("T")

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 30.0


async def introduce(bot: Bot, settings: Settings) -> str:
    """The bot's username, once Telegram knows its commands and where it receives updates.

    Raises what the Bot API refuses; while it does not answer at all, it is asked again.
    """
    me = await _patiently(bot.me)
    await _patiently(lambda: _choose_receiving(bot, settings))
    if not me.supports_inline_queries:
        _log.info("inline mode is off: BotFather's /setinline turns it on")
    await show_face(bot, settings.default_language)
    return me.username or ""


async def unless_stopped(work: Coroutine[Any, Any, T], stopped: asyncio.Event) -> T | None:
    """What the work returns, or None: it was broken off because `stopped` was set."""
    task, stop = asyncio.create_task(work), asyncio.create_task(stopped.wait())
    await asyncio.wait([task, stop], return_when=asyncio.FIRST_COMPLETED)
    stop.cancel()
    if task.done():
        return task.result()
    task.cancel()
    await asyncio.wait([task])
    return None


async def _choose_receiving(bot: Bot, settings: Settings) -> None:
    if settings.webhook_url is None or settings.webhook_secret is None:
        await bot.delete_webhook()
    else:
        await bot.set_webhook(
            settings.webhook_url,
            secret_token=settings.webhook_secret.get_secret_value(),
            allowed_updates=[*UPDATE_KINDS],
        )


async def _patiently(call: Callable[[], Awaitable[T]]) -> T:
    failures = 0
    while True:
        try:
            return await call()
        except (TelegramNetworkError, TelegramServerError, ClientDecodeError) as error:
            pause = growing_pause(failures, FIRST_PAUSE, LONGEST_PAUSE)
            # Not str(error): it quotes whatever page a proxy answered with.
            why = error.message
        except TelegramRetryAfter as error:
            pause, why = error.retry_after, error.message
        failures += 1
        _log.warning("the Bot API does not answer", why=why, pause=round(pause, 1))
        await asyncio.sleep(pause)
