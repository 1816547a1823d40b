"""Presses during a game."""

from __future__ import annotations

from aiogram import Router
from aiogram.types import CallbackQuery

from bot.screens.callbacks import (
    AgainPress,
    BackPress,
    CardPress,
    HandPress,
    MovePress,
    ReturnPress,
)
from bot.screens.hand import hand_alert
from bot.tables.answers import Answer, Refused
from bot.tables.model import Phase, Table
from bot.tables.notices import Notice
from handlers.answering import answer_text, reply, toast
from handlers.caller import Caller
from handlers.services import Services

router = Router(name="moves")


@router.callback_query(MovePress.filter())
async def on_move(
    query: CallbackQuery, callback_data: MovePress, caller: Caller, services: Services
) -> None:
    """One tap, that move."""
    press = callback_data
    await reply(
        query,
        caller,
        services.play.move(press.game, press.stamp, caller.person, press.move),
    )


@router.callback_query(CardPress.filter())
async def on_card(
    query: CallbackQuery, callback_data: CardPress, caller: Caller, services: Services
) -> None:
    """A card of the hand."""
    press = callback_data
    await reply(
        query,
        caller,
        services.play.card(press.game, press.stamp, caller.person, press.card),
    )


@router.callback_query(BackPress.filter())
async def on_back(
    query: CallbackQuery, callback_data: BackPress, caller: Caller, services: Services
) -> None:
    """The choice is closed."""
    press = callback_data
    await reply(query, caller, services.play.close_choice(press.game, press.stamp, caller.person))


@router.callback_query(ReturnPress.filter())
async def on_return(
    query: CallbackQuery, callback_data: ReturnPress, caller: Caller, services: Services
) -> None:
    """Who was played for plays again."""
    await reply(query, caller, services.leaving.come_back(callback_data.game, caller.person))


@router.callback_query(AgainPress.filter())
async def on_again(
    query: CallbackQuery, callback_data: AgainPress, caller: Caller, services: Services
) -> None:
    """Another game with the same seats."""
    await reply(query, caller, services.again.rematch(callback_data.game, caller.person))


@router.callback_query(HandPress.filter())
async def on_hand(
    query: CallbackQuery, callback_data: HandPress, caller: Caller, services: Services
) -> None:
    """My cards: in the group for the presser's eyes only, else as an alert."""
    try:
        table = await services.desk.table(callback_data.game)
    except Refused as refused:
        return await toast(query, answer_text(refused.answer, caller.words))
    seat = table.seat_of(caller.person.id)
    why_not = _why_no_hand(table, seat)
    if why_not is not None:
        return await toast(query, answer_text(Answer(why_not), caller.words), alert=True)
    if await services.courier.show_hand(
        table.chat_id, table.thread_id, table.id, caller.person.id, query.id
    ):
        return await toast(query, "")
    scene = await services.painter.scene(table, seat)
    return await toast(query, hand_alert(scene, caller.words), alert=True)


def _why_no_hand(table: Table, seat: int | None) -> Notice | None:
    if seat is None:
        return Notice.NOT_YOUR_GAME
    if table.phase is Phase.LOBBY:
        return Notice.NOT_STARTED
    return None if table.phase is Phase.PLAYING else Notice.ALREADY_OVER
