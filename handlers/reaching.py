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
    """The person, known to be reachable or not; still unknown when Telegram does not say."""
    if person.reachable is not None:
        return person
    reachable = await ask_reachable(bot, person.id)
    if reachable is None:
        return person
    await services.people.set_reachable(person.id, reachable)
    return replace(person, reachable=reachable)


async def ask_reachable(bot: Bot, person_id: int) -> bool | None:
    """Whether the person can be written to; None when Telegram does not say.

    "Typing" is an action that nobody is notified of and that a bot may only show to people who
    have opened its private chat.
    """
    try:
        await bot.send_chat_action(person_id, ChatAction.TYPING)
    except (TelegramForbiddenError, TelegramBadRequest):
        return False
    except NO_ANSWER as error:
        _log.info("not known whether reachable", person=person_id, why=why(error))
        return None
    return True
