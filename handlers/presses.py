"""Every press: where it came from is told to the courier, and unknown ones are answered too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from aiogram import BaseMiddleware, Router
from aiogram.enums import ChatType
from aiogram.types import CallbackQuery, TelegramObject
from structlog.contextvars import bound_contextvars

from bot.screens.callbacks import (
    LobbyPress,
    MenuPress,
    OptionPress,
    PresetPress,
    StakePress,
    TopicPress,
)
from bot.tables.answers import Answer
from bot.tables.notices import Notice
from handlers.answering import answer_text, log_unserved, toast
from handlers.caller import Caller
from handlers.services import Services

router = Router(name="presses")

_IN_LOBBY = LobbyPress | MenuPress | OptionPress | PresetPress | StakePress


class Taps(BaseMiddleware):
    """Every press is answered, and the courier knows that the copy it came from lives."""

    async def __call__(
        self,
        handler: Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]],
        event: TelegramObject,
        data: dict[str, Any],
    ) -> Any:
        """The handler's result; where it failed, the presser is asked to try again."""
        assert isinstance(event, CallbackQuery)
        services: Services = data["services"]
        services.witness.tapped()
        _hurry(data.get("callback_data"), data["caller"], services)
        game_id = getattr(data.get("callback_data"), "game", 0)
        with bound_contextvars(**({"game": game_id} if game_id else {})):
            return await self._served(handler, event, data)

    async def _served(
        self,
        handler: Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]],
        event: CallbackQuery,
        data: dict[str, Any],
    ) -> Any:
        try:
            result = await handler(event, data)
        except Exception as error:
            log_unserved(error)
            answer = Answer(Notice.TRY_AGAIN, alert=True)
            return await toast(event, answer_text(answer, data["caller"].words), alert=True)
        await _note_copy(event, data.get("callback_data"), data["caller"], data["services"])
        return result


def _hurry(press: object, caller: Caller, services: Services) -> None:
    game_id: int = getattr(press, "game", 0)
    if game_id:
        services.courier.hurry(game_id, caller.person.id)


async def _note_copy(
    query: CallbackQuery, press: object, caller: Caller, services: Services
) -> None:
    game_id, message = getattr(press, "game", 0), query.message
    # The topics of a table's rules stand in an answer to /rules, which is no copy of the table.
    if isinstance(press, TopicPress):
        return
    whisper: int | None = getattr(message, "ephemeral_message_id", None)
    if game_id and message is not None and whisper:
        await services.courier.whisper_tapped(message.chat.id, game_id, caller.person.id, whisper)
    elif game_id and message is not None and message.message_id:
        kind = kind_of_copy(message.chat.type, press)
        await services.courier.tapped(message.chat.id, message.message_id, game_id, kind)


def kind_of_copy(chat_type: str, press: object) -> str:
    """The kind of message that has this button in a chat of this type."""
    if isinstance(press, _IN_LOBBY):
        return "lobby"
    return "hand" if chat_type == ChatType.PRIVATE else "table"


@router.callback_query()
async def on_unknown(query: CallbackQuery, caller: Caller, services: Services) -> None:
    """A button that is none of ours, or is damaged."""
    answer = Answer(Notice.UNKNOWN_BUTTON)
    await toast(query, answer_text(answer, caller.words))
