"""Every press: where it came from is told to the courier, and unknown ones are answered too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from aiogram import BaseMiddleware, Router
from aiogram.enums import ChatType
from aiogram.types import CallbackQuery, TelegramObject

from bot.screens.callbacks import LobbyPress, OptionPress
from bot.tables.answers import Answer
from bot.tables.notices import Notice
from handlers.answering import answer_text, toast
from handlers.caller import Caller
from handlers.services import Services

router = Router(name="presses")


class Taps(BaseMiddleware):
    """After a press on a game's message the courier knows that this copy lives."""

    async def __call__(
        self,
        handler: Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]],
        event: TelegramObject,
        data: dict[str, Any],
    ) -> Any:
        """The handler's result, after the courier was told."""
        result = await handler(event, data)
        press = data.get("callback_data")
        game_id = getattr(press, "game", 0)
        if game_id and isinstance(event, CallbackQuery) and event.message is not None:
            message = event.message
            if message.message_id:
                services: Services = data["services"]
                kind = _kind(message.chat.type, press)
                await services.courier.tapped(message.chat.id, message.message_id, game_id, kind)
        return result


def _kind(chat_type: str, press: object) -> str:
    if chat_type == ChatType.PRIVATE:
        return "hand"
    return "lobby" if isinstance(press, LobbyPress | OptionPress) else "table"


@router.callback_query()
async def on_unknown(query: CallbackQuery, caller: Caller, services: Services) -> None:
    """A button that is none of ours, or is damaged."""
    answer = Answer(Notice.UNKNOWN_BUTTON)
    await toast(query, answer_text(answer, caller.words))
