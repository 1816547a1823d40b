"""/stats: one's own games and chips; /top: those of a chat side by side."""

from __future__ import annotations

from aiogram import F, Router
from aiogram.enums import ChatType
from aiogram.filters import Command
from aiogram.types import Message

from bot.screens.stats import (
    LEAST_GAMES,
    LONGEST_TOP,
    all_stats_screen,
    stats_screen,
    top_screen,
)
from bot.tables.answers import Answer, refuse
from bot.tables.notices import Notice
from handlers.caller import Caller
from handlers.commands import chat_words, say, show
from handlers.services import Services

router = Router(name="stats")
_IN_GROUP = F.chat.type.in_({ChatType.GROUP, ChatType.SUPERGROUP})
_IN_PRIVATE = F.chat.type == ChatType.PRIVATE


@router.message(Command("stats"), _IN_GROUP)
async def on_stats(message: Message, caller: Caller, services: Services) -> None:
    """How who asks has played in this chat, and the chips there."""
    await say(message, services, _stats(message, caller, services))


async def _stats(message: Message, caller: Caller, services: Services) -> Answer:
    if caller.is_nobody:
        raise refuse(Notice.NO_PERSON)
    chat_id, person = message.chat.id, caller.person
    record = await services.standings.of_person(person.id, chat_id)
    purse = await services.purses.look(chat_id, person.id, services.desk.now())
    language = await chat_words(message, services)
    await show(message, services, stats_screen(language, person.name, record, purse))
    return Answer()


@router.message(Command("top"), _IN_GROUP)
async def on_top(message: Message, services: Services) -> None:
    """Who of this chat is the fool least often."""
    await say(message, services, _top(message, services))


async def _top(message: Message, services: Services) -> Answer:
    standings = await services.standings.of_chat(
        message.chat.id, least=LEAST_GAMES, limit=LONGEST_TOP
    )
    await show(message, services, top_screen(await chat_words(message, services), standings))
    return Answer()


@router.message(Command("stats"), _IN_PRIVATE)
async def on_all_stats(message: Message, caller: Caller, services: Services) -> None:
    """How who asks has played in all chats, and the chips in each."""
    record = await services.standings.of_person(caller.person.id)
    purses = await services.purses.everywhere(caller.person.id, services.desk.now())
    screen = all_stats_screen(caller.words, record, purses)
    await services.courier.say(message.chat.id, 0, screen.text, screen.keyboard)
