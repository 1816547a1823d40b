"""Presses in a lobby."""

from __future__ import annotations

from aiogram import Bot, Router
from aiogram.types import CallbackQuery

from bot.screens.callbacks import LobbyAct, LobbyPress, OptionPress, StakePress
from bot.screens.options import MENU, menu_values
from bot.tables.answers import Answer
from bot.tables.notices import Notice
from handlers.answering import reply
from handlers.caller import Caller
from handlers.reaching import with_reachable
from handlers.rights import check_member, is_admin
from handlers.services import Services

router = Router(name="lobby")


@router.callback_query(LobbyPress.filter())
async def on_lobby(
    query: CallbackQuery, callback_data: LobbyPress, caller: Caller, services: Services, bot: Bot
) -> None:
    """A button of the lobby."""
    await reply(query, caller, _act(query, callback_data, caller, services, bot))


@router.callback_query(OptionPress.filter())
async def on_option(
    query: CallbackQuery, callback_data: OptionPress, caller: Caller, services: Services, bot: Bot
) -> None:
    """A rule of the table."""
    await reply(query, caller, _choose(query, callback_data, caller, services, bot))


@router.callback_query(StakePress.filter())
async def on_stake(
    query: CallbackQuery, callback_data: StakePress, caller: Caller, services: Services, bot: Bot
) -> None:
    """What every seat puts into the bank."""
    await reply(query, caller, _stake(query, callback_data, caller, services, bot))


async def _act(
    query: CallbackQuery, press: LobbyPress, caller: Caller, services: Services, bot: Bot
) -> Answer:
    lobby, person = services.lobby, caller.person
    if press.act is not LobbyAct.STAND:
        await check_member(query, (await services.desk.table(press.game)).chat_id)
    match press.act:
        case LobbyAct.SIT:
            return await lobby.sit(press.game, await with_reachable(bot, person, services))
        case LobbyAct.STAND:
            return await lobby.stand(press.game, person)
        case LobbyAct.ADD:
            return await lobby.add_computer(press.game, press.stamp, person)
        case LobbyAct.DROP:
            return await lobby.drop_computer(press.game, press.stamp, person)
    admin = await _is_boss(press.game, caller, services, bot)
    match press.act:
        case LobbyAct.START:
            return await lobby.start(press.game, person, admin=admin)
        case LobbyAct.CANCEL:
            return await lobby.cancel(press.game, person, admin=admin)
        case _:
            shown = press.act is LobbyAct.RULES
            return await lobby.show_rules(press.game, person, admin=admin, shown=shown)


async def _choose(
    query: CallbackQuery, press: OptionPress, caller: Caller, services: Services, bot: Bot
) -> Answer:
    if press.key not in MENU or press.value not in menu_values(press.key):
        return Answer(Notice.UNKNOWN_BUTTON)
    await check_member(query, (await services.desk.table(press.game)).chat_id)
    admin = await _is_boss(press.game, caller, services, bot)
    return await services.lobby.choose_rule(
        press.game, caller.person, admin=admin, key=press.key, value=press.value
    )


async def _stake(
    query: CallbackQuery, press: StakePress, caller: Caller, services: Services, bot: Bot
) -> Answer:
    await check_member(query, (await services.desk.table(press.game)).chat_id)
    admin = await _is_boss(press.game, caller, services, bot)
    return await services.lobby.choose_stake(
        press.game, caller.person, admin=admin, chips=press.chips
    )


async def _is_boss(game_id: int, caller: Caller, services: Services, bot: Bot) -> bool:
    """Whether an admin presses; the starter is not asked about."""
    table = await services.desk.table(game_id)
    if table.starter == caller.person.id:
        return False
    return await is_admin(bot, table.chat_id, caller.person.id)
