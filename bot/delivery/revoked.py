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
        self._refused: asyncio.Future[TelegramUnauthorizedError] = (
            asyncio.get_running_loop().create_future()
        )

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
            if not self._refused.done():
                self._refused.set_result(error)
            raise

    async def run(self) -> None:
        """Waits for it. Raises TelegramUnauthorizedError, and returns never."""
        raise await self._refused
