"""Presses in the menu of a chat's own rules: the message they stand in says which chat."""

from __future__ import annotations

from aiogram import Bot, F, Router
from aiogram.types import CallbackQuery, Message

from bot.screens.callbacks import MenuPress, OptionPress, PresetPress
from bot.screens.options import OF_KEY
from bot.screens.rules_menu import HOME, LAST_GAME, OUT, PAGES, house_menu, menu_screen
from bot.tables.answers import Answer, refuse
from bot.tables.choosing import OptionWish, PresetWish
from bot.tables.notices import Notice
from handlers.answering import reply
from handlers.caller import Caller
from handlers.rights import is_admin
from handlers.services import Services
from handlers.settings import chat_settings, redraw
from locales import words

router = Router(name="house rules")
_OF_CHAT = F.game == 0


@router.callback_query(MenuPress.filter(_OF_CHAT))
async def on_page(
    query: CallbackQuery, callback_data: MenuPress, caller: Caller, services: Services, bot: Bot
) -> None:
    """Another page of the menu, or back to the chat's settings."""
    await reply(query, caller, _turn(query, callback_data.page, services, bot))


@router.callback_query(OptionPress.filter(_OF_CHAT))
async def on_option(
    query: CallbackQuery, callback_data: OptionPress, caller: Caller, services: Services, bot: Bot
) -> None:
    """A value of an option."""
    await reply(query, caller, _choose_option(query, callback_data, services, bot))


@router.callback_query(PresetPress.filter(_OF_CHAT))
async def on_preset(
    query: CallbackQuery, callback_data: PresetPress, caller: Caller, services: Services, bot: Bot
) -> None:
    """Rules by the name of a preset, or those of the last game."""
    await reply(query, caller, _choose_preset(query, callback_data.name, services, bot))


async def _turn(query: CallbackQuery, page: str, services: Services, bot: Bot) -> Answer:
    message = await _admins_message(query, bot)
    if page not in (*PAGES, OUT):
        return Answer(Notice.UNKNOWN_BUTTON)
    await _show(message, page, services)
    return Answer()


async def _choose_option(
    query: CallbackQuery, press: OptionPress, services: Services, bot: Bot
) -> Answer:
    message = await _admins_message(query, bot)
    wish = OptionWish(press.key, press.value)
    answer = await services.house_rules.choose(message.chat.id, wish)
    await _show(message, OF_KEY[press.key].group.value, services)
    return answer


async def _choose_preset(query: CallbackQuery, name: str, services: Services, bot: Bot) -> Answer:
    message = await _admins_message(query, bot)
    if name == LAST_GAME:
        answer = await services.house_rules.forget(message.chat.id)
    else:
        answer = await services.house_rules.choose(message.chat.id, PresetWish(name))
    await _show(message, HOME, services)
    return answer


async def _admins_message(query: CallbackQuery, bot: Bot) -> Message:
    """The message pressed. Raises `Refused` when it is gone, or no admin of its chat presses."""
    message = query.message
    if not isinstance(message, Message):
        raise refuse(Notice.UNKNOWN_BUTTON)
    if not await is_admin(bot, message.chat.id, query.from_user.id):
        raise refuse(Notice.ONLY_ADMINS)
    return message


async def _show(message: Message, page: str, services: Services) -> None:
    chat_id = message.chat.id
    if page == OUT:
        return await redraw(message, await chat_settings(chat_id, services), services)
    chat = await services.chats.get(chat_id)
    menu = house_menu(await services.house_rules.of(chat_id), page)
    screen = menu_screen(menu, words(chat.language or services.language))
    return await redraw(message, screen, services)
