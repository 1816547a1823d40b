"""Who wants to be called when people play here again: by a button, or by /call."""

from __future__ import annotations

from aiogram import Bot, F, Router
from aiogram.enums import ChatType
from aiogram.filters import Command
from aiogram.types import CallbackQuery, Message

from bot.screens.callbacks import InvitePress
from bot.tables.answers import Answer, refuse
from bot.tables.notices import Notice
from handlers.answering import reply
from handlers.caller import Caller
from handlers.commands import say
from handlers.reaching import with_reachable
from handlers.services import Services

router = Router(name="inviting")


@router.message(Command("call"), F.chat.type.in_({ChatType.GROUP, ChatType.SUPERGROUP}))
async def on_call(message: Message, caller: Caller, services: Services, bot: Bot) -> None:
    """Who wrote it will be told of new tables of this chat, or no longer."""
    await say(message, services, _turn(message.chat.id, caller, services, bot))


@router.callback_query(InvitePress.filter())
async def on_invite(
    query: CallbackQuery, callback_data: InvitePress, caller: Caller, services: Services, bot: Bot
) -> None:
    """The same, pressed in the group; the button under an invitation only ends it."""
    chat = None if query.message is None else query.message.chat
    if chat is None or chat.type == ChatType.PRIVATE:
        await reply(query, caller, _end(callback_data.chat, caller, services))
    else:
        await reply(query, caller, _turn(chat.id, caller, services, bot))


async def _turn(chat_id: int, caller: Caller, services: Services, bot: Bot) -> Answer:
    if caller.is_nobody:
        raise refuse(Notice.NO_PERSON)
    person = await with_reachable(bot, caller.person, services)
    if not await services.invitations.turn(person.id, chat_id):
        return Answer(Notice.NOT_INVITED)
    if person.reachable:
        return Answer(Notice.INVITED)
    return Answer(Notice.INVITED_NO_DM, alert=True)


async def _end(chat_id: int, caller: Caller, services: Services) -> Answer:
    await services.invitations.drop(caller.person.id, chat_id)
    return Answer(Notice.NOT_INVITED)
