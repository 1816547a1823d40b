"""What is written in a chat pushes its table up: the table learns of every message the bot sees."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from aiogram import BaseMiddleware
from aiogram.enums import ChatType
from aiogram.types import Message, TelegramObject

from handlers.commands import spot_of
from handlers.services import Services


class Hearing(BaseMiddleware):
    """Tells the tables of each message in a group before it is handled."""

    def __init__(self, services: Services) -> None:
        self._sight = services.desk.sight
        self._heard = services.heard

    async def __call__(
        self,
        handler: Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]],
        event: TelegramObject,
        data: dict[str, Any],
    ) -> Any:
        """The handler's result."""
        if isinstance(event, Message) and event.chat.type != ChatType.PRIVATE:
            in_turn = event.chat.type == ChatType.SUPERGROUP and not event.chat.is_forum
            is_own = event.from_user is not None and event.from_user.id == data["bot"].id
            note = self._sight.passed if is_own else self._sight.heard
            note(spot_of(event), event.message_id, in_turn=in_turn)
            await self._heard(event.chat.id)
        return await handler(event, data)
