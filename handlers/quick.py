"""The short way for what is pressed most: a move or a card, in an update without surprises.

aiogram makes objects of everything in an update, the message with all its buttons too, and asks
router after router. A move needs four things of it. What is not exactly as expected here goes the
usual way (handlers/moves.py), which answers the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from aiogram import Bot, Dispatcher
from aiogram.enums import ChatType
from aiogram.methods import AnswerCallbackQuery
from structlog.contextvars import bound_contextvars

from bot.screens.callbacks import CardPress, MovePress
from bot.tables.answers import Answer
from bot.tables.model import Person
from handlers.answering import answer_text, fitting, send_answer, settled
from handlers.caller import NOBODY, Callers, Face
from handlers.moves import made
from handlers.presses import kind_of_copy
from handlers.services import Services

Press = MovePress | CardPress
_PRESSES: dict[str, type[Press]] = {"m:": MovePress, "c:": CardPress}


@dataclass(frozen=True, slots=True)
class Tap:
    """A press on a move or a card, as an update tells of it."""

    query_id: str
    face: Face
    press: Press
    chat_id: int
    chat_type: str
    message_id: int


def read_tap(update: dict[str, Any]) -> Tap | None:
    """The tap that this update is, None for anything else and for anything odd."""
    query = update.get("callback_query")
    if not isinstance(query, dict):
        return None
    data, query_id = query.get("data"), query.get("id")
    kind = _PRESSES.get(data[:2]) if isinstance(data, str) else None
    face, place = _face(query.get("from")), _place(query.get("message"))
    if kind is None or face is None or place is None or not isinstance(query_id, str):
        return None
    try:
        press = kind.unpack(str(data))
    except (TypeError, ValueError):
        return None
    return Tap(query_id, face, press, *place)


def _face(user: object) -> Face | None:
    """Who has pressed, None for those who are nobody in particular."""
    if not isinstance(user, dict) or user.get("is_bot") is not False:
        return None
    person_id, names = user.get("id"), (user.get("first_name"), user.get("last_name", ""))
    language = user.get("language_code")
    if type(person_id) is not int or person_id in NOBODY or not all(type(n) is str for n in names):
        return None
    if language is not None and type(language) is not str:
        return None
    name = " ".join(filter(None, names))
    return Face(person_id, name, language)


def _place(message: object) -> tuple[int, str, int] | None:
    """Chat, its type, and the message that was pressed."""
    chat = message.get("chat") if isinstance(message, dict) else None
    if not isinstance(message, dict) or not isinstance(chat, dict):
        return None
    if "ephemeral_message_id" in message:
        return None
    chat_id, chat_type, message_id = chat.get("id"), chat.get("type"), message.get("message_id")
    if type(chat_id) is int and type(chat_type) is str and type(message_id) is int:
        return chat_id, chat_type, message_id
    return None


class Doorway(Dispatcher):
    """aiogram's dispatcher with the short way beside it."""

    def __init__(self, services: Services, callers: Callers) -> None:
        super().__init__(disable_fsm=True, services=services)
        self._services = services
        self._callers = callers

    async def feed_raw_update(self, bot: Bot, update: dict[str, Any], **kwargs: Any) -> Any:
        """The update has had its effect."""
        tap = read_tap(update)
        if tap is None:
            return await super().feed_raw_update(bot, update, **kwargs)
        with bound_contextvars(game=tap.press.game):
            return await self._serve(bot, tap)

    async def _serve(self, bot: Bot, tap: Tap) -> None:
        """As `Taps` does it around the handlers."""
        services = self._services
        await self._callers.note(tap.face)
        services.witness.tapped()
        if tap.press.game:
            services.courier.hurry(tap.press.game, tap.face.id)
        person = Person(tap.face.id, tap.face.name)
        answer = await settled(made(tap.press, person, services), services.witness.refused)
        await self._reply(bot, tap, answer)
        if tap.chat_type == ChatType.PRIVATE:
            await self._callers.check_reached(tap.face.id)
        if tap.press.game and tap.message_id:
            kind = kind_of_copy(tap.chat_type, tap.press)
            await services.courier.tapped(tap.chat_id, tap.message_id, tap.press.game, kind)

    async def _reply(self, bot: Bot, tap: Tap, answer: Answer) -> None:
        text = ""
        if answer.code is not None:
            caller = await self._callers.caller(tap.face, writes=False)
            text = fitting(answer_text(answer, caller.words))
        call = AnswerCallbackQuery(
            callback_query_id=tap.query_id, text=text or None, show_alert=answer.alert or None
        )
        send_answer(call.as_(bot))
