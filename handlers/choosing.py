"""Presses in the menu of rules."""

from __future__ import annotations

from aiogram import Bot, Router
from aiogram.types import CallbackQuery

from bot.screens.callbacks import MenuPress, OptionPress, PresetPress
from bot.screens.rules_menu import OUT, PAGES
from bot.tables.answers import Answer
from bot.tables.choosing import OptionWish, PresetWish, Wish
from bot.tables.notices import Notice
from handlers.answering import reply
from handlers.caller import Caller
from handlers.rights import check_member, is_boss
from handlers.services import Services

router = Router(name="choosing")


@router.callback_query(MenuPress.filter())
async def on_page(
    query: CallbackQuery, callback_data: MenuPress, caller: Caller, services: Services, bot: Bot
) -> None:
    """Another page of the menu, or back to the lobby."""
    await reply(query, caller, _turn(query, callback_data, caller, services, bot))


@router.callback_query(OptionPress.filter())
async def on_option(
    query: CallbackQuery, callback_data: OptionPress, caller: Caller, services: Services, bot: Bot
) -> None:
    """A value of an option."""
    wish = OptionWish(callback_data.key, callback_data.value)
    await reply(query, caller, _choose(query, callback_data.game, wish, caller, services, bot))


@router.callback_query(PresetPress.filter())
async def on_preset(
    query: CallbackQuery, callback_data: PresetPress, caller: Caller, services: Services, bot: Bot
) -> None:
    """Rules by the name of a preset."""
    wish = PresetWish(callback_data.name)
    await reply(query, caller, _choose(query, callback_data.game, wish, caller, services, bot))


async def _turn(
    query: CallbackQuery, press: MenuPress, caller: Caller, services: Services, bot: Bot
) -> Answer:
    if press.page not in (*PAGES, OUT):
        return Answer(Notice.UNKNOWN_BUTTON)
    admin = await _is_boss(query, press.game, caller, services, bot)
    page = None if press.page == OUT else press.page
    return await services.lobby.turn_page(press.game, caller.person, admin=admin, page=page)


async def _choose(
    query: CallbackQuery, game: int, wish: Wish, caller: Caller, services: Services, bot: Bot
) -> Answer:
    admin = await _is_boss(query, game, caller, services, bot)
    return await services.lobby.choose(game, caller.person, admin=admin, wish=wish)


async def _is_boss(
    query: CallbackQuery, game: int, caller: Caller, services: Services, bot: Bot
) -> bool:
    table = await services.desk.table(game)
    await check_member(query, table.chat_id)
    return await is_boss(bot, table, caller.person.id)
