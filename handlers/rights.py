"""Who is admin, and who is there at all: asked of Telegram at the press, where it matters."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import structlog
from aiogram import Bot
from aiogram.enums import ChatMemberStatus
from aiogram.exceptions import TelegramBadRequest
from aiogram.types import CallbackQuery, ChatMemberRestricted, ChatMemberUnion, Message

from bot.tables.answers import refuse
from bot.tables.model import Spot, Table
from bot.tables.notices import Notice
from handlers.unanswered import NO_ANSWER, why

_log = structlog.get_logger(__name__)

_ADMINS = frozenset({ChatMemberStatus.ADMINISTRATOR, ChatMemberStatus.CREATOR})
_AWAY = frozenset({ChatMemberStatus.LEFT, ChatMemberStatus.KICKED})
_NO_MEMBER = ("member not found", "participant_id_invalid")
"""How Telegram says of somebody it knows that he is not there, in lower case."""


async def is_admin(bot: Bot, chat_id: int, person_id: int) -> bool:
    """Whether the person is an admin of the chat now; False when Telegram does not say."""
    try:
        member = await bot.get_chat_member(chat_id, person_id)
    except NO_ANSWER as error:
        _log.info("rights are not known", chat=chat_id, why=why(error))
        return False
    return member.status in _ADMINS


async def is_boss(bot: Bot, table: Table, person_id: int) -> bool:
    """Whether an admin presses at this table; the starter is not asked about."""
    if table.starter == person_id:
        return False
    return await is_admin(bot, table.chat_id, person_id)


async def is_admins_message(message: Message) -> bool:
    """Whether an admin wrote this, also one who posts in the group's own name."""
    if message.sender_chat is not None:
        return message.sender_chat.id == message.chat.id
    if message.from_user is None or message.bot is None:
        return False
    return await is_admin(message.bot, message.chat.id, message.from_user.id)


def is_outside(member: ChatMemberUnion) -> bool:
    """Whether somebody of this standing is not in the chat."""
    unseen = isinstance(member, ChatMemberRestricted) and not member.is_member
    return unseen or member.status in _AWAY


async def check_member(query: CallbackQuery, chat_id: int) -> None:
    """Raises `Refused` for who presses elsewhere and is not in the chat.

    Who presses in the chat itself is there, and is not asked about; a private chat has one member.
    """
    if query.message is not None and query.message.chat.id == chat_id:
        return
    if Spot(chat_id).is_private and query.from_user.id != chat_id:
        raise refuse(Notice.NO_MEMBER)
    assert query.bot is not None
    if await away(query.bot, chat_id, [query.from_user.id]):
        raise refuse(Notice.NO_MEMBER)


async def away(bot: Bot, chat_id: int, people: Iterable[int]) -> frozenset[int]:
    """Those of the people who are not in the chat now; who Telegram does not tell of is there."""
    asked = list(people)
    told = await asyncio.gather(*(_is_away(bot, chat_id, person_id) for person_id in asked))
    return frozenset(person_id for person_id, is_away in zip(asked, told, strict=True) if is_away)


async def _is_away(bot: Bot, chat_id: int, person_id: int) -> bool:
    try:
        return is_outside(await bot.get_chat_member(chat_id, person_id))
    except NO_ANSWER as error:
        _log.info("a membership is not known", person=person_id, chat=chat_id, why=why(error))
        says = error.message.lower() if isinstance(error, TelegramBadRequest) else ""
        return any(part in says for part in _NO_MEMBER)
