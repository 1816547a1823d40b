"""A token that has been revoked ends the bot, also where it does not ask for updates."""

from __future__ import annotations

import asyncio

from aiogram import Bot
from aiogram.client.session.middlewares.base import (
    BaseRequestMiddleware,
    NextRequestMiddlewareType,
)
from aiogram.exceptions import TelegramUnauthorizedError
from aiogram.methods import Response, TelegramMethod
from aiogram.methods.base import TelegramType


class Revoked(BaseRequestMiddleware):
    """Sees the answers to all calls: one in which Telegram does not know the token is the last."""

    def __init__(self) -> None:
        self._error: TelegramUnauthorizedError | None = None
        self._is_revoked = asyncio.Event()

    async def __call__(
        self,
        make_request: NextRequestMiddlewareType[TelegramType],
        bot: Bot,
        method: TelegramMethod[TelegramType],
    ) -> Response[TelegramType]:
        """What the call gives or raises."""
        try:
            return await make_request(bot, method)
        except TelegramUnauthorizedError as error:
            self._error = error
            self._is_revoked.set()
            raise

    async def run(self) -> None:
        """Waits for it. Raises TelegramUnauthorizedError, and returns never."""
        while self._error is None:
            await self._is_revoked.wait()
        raise self._error
