"""Who may start, stop and set: asked of Telegram at the press, and only where it matters."""

from __future__ import annotations

import logging

from aiogram import Bot
from aiogram.enums import ChatMemberStatus
from aiogram.exceptions import TelegramAPIError
from aiogram.types import Message

_log = logging.getLogger(__name__)

_ADMINS = frozenset({ChatMemberStatus.ADMINISTRATOR, ChatMemberStatus.CREATOR})


async def is_admin(bot: Bot, chat_id: int, person_id: int) -> bool:
    """Whether the person is an admin of the chat now; False when Telegram does not say."""
    try:
        member = await bot.get_chat_member(chat_id, person_id)
    except TelegramAPIError as error:
        _log.info("rights in chat %d are not known: %s", chat_id, error)
        return False
    return member.status in _ADMINS


async def is_admins_message(message: Message) -> bool:
    """Whether an admin wrote this, also one who posts in the group's own name."""
    if message.sender_chat is not None:
        return message.sender_chat.id == message.chat.id
    if message.from_user is None or message.bot is None:
        return False
    return await is_admin(message.bot, message.chat.id, message.from_user.id)
