"""Presses during a game."""

from __future__ import annotations

from aiogram import Bot, Router
from aiogram.types import CallbackQuery

from bot.screens.callbacks import (
    AccusePress,
    AgainPress,
    BackPress,
    CardPress,
    FakePress,
    HandPress,
    MovePress,
    OpenPress,
    PagePress,
    ReturnPress,
    VotePress,
)
from bot.screens.hand_alert import hand_alert
from bot.tables.answers import Answer, Refused, refuse
from bot.tables.model import Person, Phase, Table
from bot.tables.notices import Notice
from bot.tables.opened import ACCUSE, CHEAT, Opened
from handlers.answering import answer_text, reply, toast
from handlers.caller import Caller
from handlers.rights import away, check_member, is_boss
from handlers.services import Services

router = Router(name="moves")


async def made(press: MovePress | CardPress, person: Person, services: Services) -> Answer:
    """One tap, that move; or what comes of a card of the hand. Raises `Refused`."""
    if isinstance(press, CardPress):
        return await services.play.card(press.game, press.stamp, person, press.card)
    return await services.play.move(press.game, press.stamp, person, press.move)


@router.callback_query(MovePress.filter())
@router.callback_query(CardPress.filter())
async def on_move(
    query: CallbackQuery,
    callback_data: MovePress | CardPress,
    caller: Caller,
    services: Services,
) -> None:
    """A move, or a card, in an update that the short way (handlers/quick.py) does not take."""
    await reply(query, caller, made(callback_data, caller.person, services))


@router.callback_query(FakePress.filter())
async def on_fake(
    query: CallbackQuery, callback_data: FakePress, caller: Caller, services: Services
) -> None:
    """A card of a hand whose owner has turned the switch on."""
    press = callback_data
    await reply(
        query,
        caller,
        services.play.card(press.game, press.stamp, caller.person, press.card, fake=True),
    )


@router.callback_query(OpenPress.filter())
async def on_open(
    query: CallbackQuery, callback_data: OpenPress, caller: Caller, services: Services
) -> None:
    """The switch, the list of accusations, or the plain cards."""
    press = callback_data
    opened = Opened(cheating=press.what == CHEAT, accusing=press.what == ACCUSE)
    await reply(query, caller, services.play.open(press.game, press.bout, caller.person, opened))


@router.callback_query(PagePress.filter())
async def on_page(
    query: CallbackQuery, callback_data: PagePress, caller: Caller, services: Services
) -> None:
    """Another page of a long hand."""
    press = callback_data
    opened = Opened(page=press.page, cheating=press.what == CHEAT)
    await reply(query, caller, services.play.open(press.game, press.bout, caller.person, opened))


@router.callback_query(AccusePress.filter())
async def on_accuse(
    query: CallbackQuery, callback_data: AccusePress, caller: Caller, services: Services
) -> None:
    """An accusation."""
    press = callback_data
    await reply(
        query,
        caller,
        services.play.accuse(press.game, press.bout, press.caught, caller.person, press.move),
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
    await reply(query, caller, _come_back(query, callback_data.game, caller, services))


async def _come_back(
    query: CallbackQuery, game_id: int, caller: Caller, services: Services
) -> Answer:
    await check_member(query, (await services.desk.table(game_id)).chat_id)
    return await services.leaving.come_back(game_id, caller.person)


@router.callback_query(VotePress.filter())
async def on_vote(
    query: CallbackQuery, callback_data: VotePress, caller: Caller, services: Services, bot: Bot
) -> None:
    """The presser agrees to stop, or not to wait for somebody."""
    await reply(query, caller, _vote(query, callback_data, caller, services, bot))


async def _vote(
    query: CallbackQuery, press: VotePress, caller: Caller, services: Services, bot: Bot
) -> Answer:
    table = await services.desk.table(press.game)
    await check_member(query, table.chat_id)
    admin = await is_boss(bot, table, caller.person.id)
    if press.seat is None:
        return await services.leaving.stop(press.game, caller.person, admin=admin)
    return await services.leaving.kick(press.game, caller.person, press.seat, admin=admin)


@router.callback_query(AgainPress.filter())
async def on_again(
    query: CallbackQuery, callback_data: AgainPress, caller: Caller, services: Services, bot: Bot
) -> None:
    """Another game with the same seats, less those who are no longer in the group."""
    await reply(query, caller, _rematch(query, callback_data.game, caller, services, bot))


async def _rematch(
    query: CallbackQuery, game_id: int, caller: Caller, services: Services, bot: Bot
) -> Answer:
    table = await services.desk.table(game_id)
    await check_member(query, table.chat_id)
    clock = services.clock_of(await services.chats.get(table.chat_id))
    left = await away(bot, table.chat_id, _others(table, caller.person.id))
    return await services.again.rematch(game_id, caller.person, clock=clock, away=left)


def _others(table: Table, person_id: int) -> list[int]:
    """Whom a rematch seats beside this person; nobody when it is not his game."""
    if table.seat_of(person_id) is None or table.phase is not Phase.OVER:
        return []
    kept = [seat.person_id for seat in table.seats if not seat.gone]
    return [other for other in kept if other is not None and other != person_id]


@router.callback_query(HandPress.filter())
async def on_hand(
    query: CallbackQuery, callback_data: HandPress, caller: Caller, services: Services
) -> None:
    """My cards: in the group for the presser's eyes only, else as an alert."""
    text = await _show_hand(query.id, callback_data.game, caller, services)
    await toast(query, text, alert=bool(text))


async def _show_hand(query_id: str, game_id: int, caller: Caller, services: Services) -> str:
    """What is left to say once the hand stands in the group: nothing, or the cards themselves."""
    person = caller.person
    try:
        table = await services.desk.table(game_id)
        seat = _playing_seat(table, person.id)
    except Refused as refused:
        return answer_text(refused.answer, caller.words)
    if await services.courier.show_hand(
        table.chat_id, table.thread_id, table.id, person.id, query_id
    ):
        return ""
    if table.has_gone(person.id):
        return answer_text(Answer(Notice.PLAYED_FOR_YOU), caller.words)
    return hand_alert(await services.painter.scene(table, seat), caller.words)


def _playing_seat(table: Table, person_id: int) -> int:
    """The person's seat in a running game. Raises `Refused`."""
    seat = table.seat_of(person_id)
    if seat is None:
        raise refuse(Notice.NOT_YOUR_GAME)
    if table.phase is Phase.LOBBY:
        raise refuse(Notice.NOT_STARTED)
    if table.phase is not Phase.PLAYING:
        raise refuse(Notice.ALREADY_OVER)
    return seat
