"""Settings of a chat: its clock, its language, the look of its tables."""

from __future__ import annotations

from aiogram import Bot, F, Router
from aiogram.types import CallbackQuery, Message

from bot.screens.callbacks import ClockPress, LanguagePress, LookPress
from bot.screens.screen import Screen
from bot.screens.settings import CLOCKS, LOOKS, ChatLook, language_screen, settings_screen
from bot.tables.answers import Answer
from bot.tables.notices import Notice
from handlers.answering import answer_text, toast
from handlers.caller import Caller
from handlers.rights import is_admin
from handlers.services import KnownChat, Services
from locales import LANGUAGES, words

router = Router(name="settings")


@router.callback_query(ClockPress.filter())
async def on_clock(
    query: CallbackQuery, callback_data: ClockPress, caller: Caller, services: Services, bot: Bot
) -> None:
    """New games of the chat have this clock."""
    message = query.message
    if not isinstance(message, Message) or callback_data.seconds not in CLOCKS:
        return await _said(query, caller, Notice.UNKNOWN_BUTTON)
    if not await is_admin(bot, message.chat.id, caller.person.id):
        return await _said(query, caller, Notice.ONLY_ADMINS)
    await _set_clock(message, callback_data.seconds, services)
    return await _said(query, caller, Notice.CLOCK_SET)


async def _set_clock(message: Message, seconds: int, services: Services) -> None:
    await services.chats.set_clock(message.chat.id, seconds)
    await services.lobby.set_clock(message.chat.id, seconds)
    await redraw(message, await chat_settings(message.chat.id, services), services)


@router.callback_query(LanguagePress.filter(F.scope == "chat"))
async def on_language(
    query: CallbackQuery, callback_data: LanguagePress, caller: Caller, services: Services, bot: Bot
) -> None:
    """The chat has this language."""
    message, chosen = query.message, callback_data.language
    if not isinstance(message, Message) or chosen not in LANGUAGES:
        return await _said(query, caller, Notice.UNKNOWN_BUTTON)
    if not await is_admin(bot, message.chat.id, caller.person.id):
        return await _said(query, caller, Notice.ONLY_ADMINS)
    await services.chats.set_language(message.chat.id, chosen)
    services.desk.tell()
    await redraw(message, language_screen(words(chosen)), services)
    return await toast(query, answer_text(Answer(Notice.LANGUAGE_SET), words(chosen)))


@router.callback_query(LookPress.filter())
async def on_look(
    query: CallbackQuery, callback_data: LookPress, caller: Caller, services: Services, bot: Bot
) -> None:
    """The chat's tables look so from now on, the one that is open too."""
    message, feature, value = query.message, callback_data.feature, callback_data.value
    if not isinstance(message, Message) or value not in LOOKS[feature]:
        return await _said(query, caller, Notice.UNKNOWN_BUTTON)
    if not await is_admin(bot, message.chat.id, caller.person.id):
        return await _said(query, caller, Notice.ONLY_ADMINS)
    await services.chats.set_look(message.chat.id, feature, value)
    services.desk.tell()
    await redraw(message, await chat_settings(message.chat.id, services), services)
    return await _said(query, caller, Notice.CHOICE_SET if feature == "pins" else Notice.LOOK_SET)


async def chat_settings(chat_id: int, services: Services) -> Screen:
    """What the chat has chosen, in its own language."""
    chat = await services.chats.get(chat_id)
    rules = await services.house_rules.of(chat_id)
    language = words(chat.language or services.language)
    return settings_screen(language, services.clock_of(chat), rules, _look(chat))


def _look(chat: KnownChat) -> ChatLook:
    return ChatLook(
        chat.pictures or "on",
        chat.theme or "light",
        chat.colours or "two",
        chat.pins or "off",
        chat.photos_refused,
    )


async def _said(query: CallbackQuery, caller: Caller, notice: Notice) -> None:
    await toast(query, answer_text(Answer(notice), caller.words))


async def redraw(message: Message, screen: Screen, services: Services) -> None:
    """The menu in this message shows what is chosen now."""
    await services.courier.redraw(message.chat.id, message.message_id, screen.text, screen.keyboard)
