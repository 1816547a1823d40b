"""Commands in a group."""

from __future__ import annotations

from aiogram import Bot, F, Router
from aiogram.enums import ChatType
from aiogram.filters import Command, CommandObject
from aiogram.types import InlineKeyboardMarkup, Message

from bot.screens.help import help_screen
from bot.screens.screen import Screen
from bot.screens.settings import language_screen, settings_screen
from bot.tables.answers import Answer
from bot.tables.lobby import Defaults
from bot.tables.model import Spot
from bot.tables.notices import Notice
from handlers.answering import answer_text, settled
from handlers.caller import Caller
from handlers.reaching import with_reachable
from handlers.rights import is_admins_message
from handlers.rules import say_rules
from handlers.services import Services
from locales import Words, words

router = Router(name="commands")
router.message.filter(F.chat.type.in_({ChatType.GROUP, ChatType.SUPERGROUP}))


def spot_of(message: Message) -> Spot:
    """The chat and topic a message stands in."""
    thread = message.message_thread_id if message.is_topic_message else None
    return Spot(message.chat.id, thread or 0)


@router.message(Command("durak", "start"))
async def on_durak(message: Message, caller: Caller, services: Services, bot: Bot) -> None:
    """A new table, or the current one again."""
    if caller.is_nobody:
        return await say(message, services, Answer(Notice.NO_PERSON))
    chat = await services.chats.see(message.chat.id, message.chat.title or "")
    clock = services.clock if chat.clock is None else chat.clock
    person = await with_reachable(bot, caller.person, services)
    answer = await settled(services.lobby.open(spot_of(message), person, Defaults(clock=clock)))
    return await say(message, services, answer)


@router.message(Command("table"))
async def on_table(message: Message, services: Services) -> None:
    """The table's message at the bottom again."""
    table = await services.desk.newest_at(spot_of(message))
    if table is None or not table.is_open():
        return await say(message, services, Answer(Notice.NO_TABLE))
    return await say(message, services, await settled(services.lobby.post_anew(table.id)))


@router.message(Command("hand"))
async def on_hand(message: Message, caller: Caller, services: Services) -> None:
    """The hand at the bottom of the private chat again."""
    table = await services.desk.newest_at(spot_of(message))
    if table is None or not table.is_open() or table.seat_of(caller.person.id) is None:
        return await say(message, services, Answer(Notice.NO_HAND))
    await services.desk.store.post_anew(table.id, "hand", caller.person.id)
    services.desk.tell()
    if caller.person.reachable is not True:
        return await say(message, services, Answer(Notice.SAT_DOWN_NO_DM))
    return None


@router.message(Command("leave"))
async def on_leave(message: Message, caller: Caller, services: Services) -> None:
    """Who typed it leaves the table."""
    table = await services.desk.newest_at(spot_of(message))
    if table is None or not table.is_open():
        return await say(message, services, Answer(Notice.NO_TABLE))
    answer = await settled(services.leaving.leave(table.id, caller.person))
    return await say(message, services, answer)


@router.message(Command("stop"))
async def on_stop(message: Message, caller: Caller, services: Services) -> None:
    """The table is closed without a result."""
    table = await services.desk.newest_at(spot_of(message))
    if table is None or not table.is_open():
        return await say(message, services, Answer(Notice.NO_TABLE))
    admin = await is_admins_message(message)
    answer = await settled(services.leaving.stop(table.id, caller.person, admin=admin))
    return await say(message, services, answer)


@router.message(Command("rules"))
async def on_rules(message: Message, command: CommandObject, services: Services) -> None:
    """The rules of this table, or the topic asked for."""
    table = await services.desk.newest_at(spot_of(message))
    language = await chat_words(message, services)
    await say_rules(message, spot_of(message), command.args, services, language, table)


@router.message(Command("help"))
async def on_help(message: Message, services: Services) -> None:
    """What the bot does and which commands it has."""
    await show(message, services, help_screen(await chat_words(message, services), private=False))


@router.message(Command("settings"))
async def on_settings(message: Message, services: Services) -> None:
    """The chat's clock and language, for admins."""
    if not await is_admins_message(message):
        return await say(message, services, Answer(Notice.ONLY_ADMINS))
    chat = await services.chats.get(message.chat.id)
    clock = services.clock if chat.clock is None else chat.clock
    language = await chat_words(message, services)
    return await show(message, services, settings_screen(language, clock, language.language))


@router.message(Command("language"))
async def on_language(message: Message, services: Services) -> None:
    """The chat's language, for admins."""
    if not await is_admins_message(message):
        return await say(message, services, Answer(Notice.ONLY_ADMINS))
    return await show(
        message, services, language_screen(await chat_words(message, services), "chat")
    )


async def chat_words(message: Message, services: Services) -> Words:
    """The words of the chat's language."""
    chat = await services.chats.get(message.chat.id)
    return words(chat.language or services.language)


async def say(message: Message, services: Services, answer: Answer) -> None:
    """The answer as a message in the chat's language; nothing where there is nothing to say."""
    text = answer_text(answer, await chat_words(message, services))
    if text:
        await _send(message, services, text, None)


async def show(message: Message, services: Services, screen: Screen) -> None:
    """The screen as an answer to the message."""
    await _send(message, services, screen.text, screen.keyboard)


async def _send(
    message: Message, services: Services, text: str, keyboard: InlineKeyboardMarkup | None
) -> None:
    spot = spot_of(message)
    await services.courier.say(
        spot.chat_id, spot.thread_id, text, keyboard, reply_to=message.message_id
    )
