"""Channels: the bot says once that it plays in groups, and nothing more."""

from __future__ import annotations

from aiogram import F, Router
from aiogram.enums import ChatType
from aiogram.filters import Command
from aiogram.types import Chat, ChatMemberAdministrator, ChatMemberUpdated, Message

from bot.tables.answers import Answer
from bot.tables.notices import Notice
from handlers.answering import answer_text
from handlers.services import Services
from locales import words

router = Router(name="channels")


@router.my_chat_member(F.chat.type == ChatType.CHANNEL)
async def on_place_in_channel(event: ChatMemberUpdated, services: Services) -> None:
    """The bot has been added to a channel, or may post there now."""
    place = event.new_chat_member
    if isinstance(place, ChatMemberAdministrator) and place.can_post_messages:
        await _say_once(event.chat, services)


@router.channel_post(Command("durak", "start", "help"))
async def on_post(message: Message, services: Services) -> None:
    """Somebody tries to play in a channel."""
    await _say_once(message.chat, services)


async def _say_once(chat: Chat, services: Services) -> None:
    if await services.chats.meet(chat.id, chat.title or ""):
        text = answer_text(Answer(Notice.PLAYS_IN_GROUPS), words(services.language))
        await services.courier.say(chat.id, 0, text)
