"""Presses in a lobby."""

from __future__ import annotations

from aiogram import Bot, Router
from aiogram.types import CallbackQuery

from bot.screens.callbacks import LobbyAct, LobbyPress, StakePress
from bot.screens.rules_menu import HOME
from bot.tables.answers import Answer
from handlers.answering import reply
from handlers.caller import Caller
from handlers.reaching import with_reachable
from handlers.rights import check_member, is_boss
from handlers.services import Services

router = Router(name="lobby")


@router.callback_query(LobbyPress.filter())
async def on_lobby(
    query: CallbackQuery, callback_data: LobbyPress, caller: Caller, services: Services, bot: Bot
) -> None:
    """A button of the lobby."""
    await reply(query, caller, _act(query, callback_data, caller, services, bot))


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
    table = await services.desk.table(press.game)
    if press.act is not LobbyAct.STAND:
        await check_member(query, table.chat_id)
    match press.act:
        case LobbyAct.SIT:
            return await lobby.sit(press.game, await with_reachable(bot, person, services))
        case LobbyAct.STAND:
            return await lobby.stand(press.game, person)
        case LobbyAct.ADD:
            return await lobby.add_computer(press.game, press.stamp, person)
        case LobbyAct.DROP:
            return await lobby.drop_computer(press.game, press.stamp, person)
    admin = await is_boss(bot, table, person.id)
    match press.act:
        case LobbyAct.START:
            return await lobby.start(press.game, person, admin=admin)
        case LobbyAct.CANCEL:
            return await lobby.cancel(press.game, person, admin=admin)
        case _:
            return await lobby.turn_page(press.game, person, admin=admin, page=HOME)


async def _stake(
    query: CallbackQuery, press: StakePress, caller: Caller, services: Services, bot: Bot
) -> Answer:
    table = await services.desk.table(press.game)
    await check_member(query, table.chat_id)
    admin = await is_boss(bot, table, caller.person.id)
    return await services.lobby.choose_stake(
        press.game, caller.person, admin=admin, chips=press.chips
    )
