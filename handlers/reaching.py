"""Whether a person can be written to: asked of Telegram without writing anything."""

from __future__ import annotations

from dataclasses import replace

import structlog
from aiogram import Bot
from aiogram.enums import ChatAction
from aiogram.exceptions import TelegramBadRequest, TelegramForbiddenError

from bot.tables.model import Person
from handlers.services import Services
from handlers.unanswered import NO_ANSWER, why

_log = structlog.get_logger(__name__)


async def with_reachable(bot: Bot, person: Person, services: Services) -> Person:
    """The person, known to be reachable or not; still unknown when Telegram does not say.

    "Typing" is an action that nobody is notified of and that a bot may only show to people who
    have opened its private chat.
    """
    if person.reachable is not None:
        return person
    try:
        await bot.send_chat_action(person.id, ChatAction.TYPING)
        reachable = True
    except (TelegramForbiddenError, TelegramBadRequest):
        reachable = False
    except NO_ANSWER as error:
        _log.info("not known whether reachable", person=person.id, why=why(error))
        return person
    await services.people.set_reachable(person.id, reachable)
    return replace(person, reachable=reachable)
