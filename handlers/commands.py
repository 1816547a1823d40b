"""Commands in a group."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiogram import Bot, F, Router
from aiogram.enums import ChatType
from aiogram.filters import Command, CommandObject
from aiogram.types import InlineKeyboardMarkup, Message

from bot.screens.help import help_screen
from bot.screens.screen import Screen
from bot.screens.settings import language_screen
from bot.tables.answers import Answer, Refused, refuse
from bot.tables.lobby import Defaults
from bot.tables.model import Person, Phase, Spot, Table
from bot.tables.notices import Notice
from handlers.answering import answer_text, settled
from handlers.caller import Caller
from handlers.reaching import with_reachable
from handlers.rights import is_admins_message
from handlers.rules import say_rules
from handlers.services import Services
from handlers.settings import chat_settings
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
    await say(message, services, _open(message, caller, services, bot))


async def _open(message: Message, caller: Caller, services: Services, bot: Bot) -> Answer:
    person = await with_reachable(bot, _person(caller), services)
    chat = await services.chats.see(message.chat.id, message.chat.title or "")
    rules = await services.house_rules.of(message.chat.id)
    defaults = Defaults(clock=services.clock_of(chat), rules=rules)
    return await services.lobby.open(spot_of(message), person, defaults)


@router.message(Command("table"))
async def on_table(message: Message, services: Services) -> None:
    """The table's message at the bottom again."""
    await say(message, services, _post_table(message, services))


async def _post_table(message: Message, services: Services) -> Answer:
    return await services.lobby.post_anew((await _open_table(message, services)).id)


@router.message(Command("hand"))
async def on_hand(message: Message, caller: Caller, services: Services) -> None:
    """The hand at the bottom of the private chat again."""
    await say(message, services, _post_hand(message, caller, services))


async def _post_hand(message: Message, caller: Caller, services: Services) -> Answer:
    person, table = _person(caller), await services.desk.newest_at(spot_of(message))
    if table is None or not table.is_open() or table.seat_of(person.id) is None:
        raise refuse(Notice.NO_HAND)
    if table.phase is not Phase.PLAYING:
        raise refuse(Notice.NOT_STARTED)
    await services.desk.post_hand(table.id, person.id)
    return Answer() if person.reachable else Answer(Notice.NO_DM)


@router.message(Command("leave"))
async def on_leave(message: Message, caller: Caller, services: Services) -> None:
    """Who typed it leaves the table."""
    await say(message, services, _leave(message, caller, services))


async def _leave(message: Message, caller: Caller, services: Services) -> Answer:
    person, table = _person(caller), await _open_table(message, services)
    return await services.leaving.leave(table.id, person)


@router.message(Command("stop"))
async def on_stop(message: Message, caller: Caller, services: Services) -> None:
    """The table is closed without a result."""
    await say(message, services, _stop(message, caller, services))


async def _stop(message: Message, caller: Caller, services: Services) -> Answer:
    if await is_admins_message(message) and await services.desk.close_damaged(spot_of(message)):
        return Answer(Notice.GAME_STOPPED)
    table = await _open_table(message, services)
    is_boss = table.starter == caller.person.id or await is_admins_message(message)
    return await services.leaving.stop(table.id, caller.person, admin=is_boss)


@router.message(Command("kick"))
async def on_kick(message: Message, caller: Caller, services: Services) -> None:
    """The table waits no longer: for whom the message replies to, or for whom it has waited."""
    await say(message, services, _kick(message, caller, services))


async def _kick(message: Message, caller: Caller, services: Services) -> Answer:
    table = await _open_table(message, services)
    admin = await is_admins_message(message)
    person = caller.person if admin else _person(caller)
    return await services.leaving.kick(table.id, person, _seat_meant(message, table), admin=admin)


def _seat_meant(message: Message, table: Table) -> int | None:
    """The seat of the person replied to, None where nobody is. Raises `Refused` for outsiders."""
    replied = message.reply_to_message
    # In a topic every message replies to the one that says that the topic was made.
    if replied is None or replied.from_user is None or replied.forum_topic_created is not None:
        return None
    if replied.from_user.is_bot:
        return None
    seat = table.seat_of(replied.from_user.id)
    if seat is None:
        raise refuse(Notice.NOBODY_IS_LATE)
    return seat


@router.message(Command("rules"))
async def on_rules(message: Message, command: CommandObject, services: Services) -> None:
    """The rules of this table, or the topic asked for."""
    language = await chat_words(message, services)
    table = await _newest_table(message, services)
    await say_rules(message, spot_of(message), command.args, services, language, table)


async def _newest_table(message: Message, services: Services) -> Table | None:
    try:
        return await services.desk.newest_at(spot_of(message))
    except Refused:
        return None


@router.message(Command("help"))
async def on_help(message: Message, services: Services) -> None:
    """What the bot does and which commands it has."""
    await show(message, services, help_screen(await chat_words(message, services), private=False))


@router.message(Command("settings"))
async def on_settings(message: Message, services: Services) -> None:
    """The chat's clock, rules and language, for admins."""
    await _show_to_admins(message, services, _settings)


async def _settings(message: Message, services: Services) -> Screen:
    return await chat_settings(message.chat.id, services)


@router.message(Command("language"))
async def on_language(message: Message, services: Services) -> None:
    """The chat's language, for admins."""
    await _show_to_admins(message, services, _language)


async def _language(message: Message, services: Services) -> Screen:
    return language_screen(await chat_words(message, services))


async def _show_to_admins(
    message: Message,
    services: Services,
    screen: Callable[[Message, Services], Awaitable[Screen]],
) -> None:
    if await is_admins_message(message):
        await show(message, services, await screen(message, services))
    else:
        await _say(message, services, Answer(Notice.ONLY_ADMINS))


def _person(caller: Caller) -> Person:
    """Who can sit at a table. Raises `Refused` for those who write under a shared id."""
    if caller.is_nobody:
        raise refuse(Notice.NO_PERSON)
    return caller.person


async def _open_table(message: Message, services: Services) -> Table:
    """The lobby or running game where the message stands. Raises `Refused` when there is none."""
    table = await services.desk.newest_at(spot_of(message))
    if table is None or not table.is_open():
        raise refuse(Notice.NO_TABLE)
    return table


async def chat_words(message: Message, services: Services) -> Words:
    """The words of the chat's language."""
    chat = await services.chats.get(message.chat.id)
    return words(chat.language or services.language)


async def say(message: Message, services: Services, work: Awaitable[Answer]) -> None:
    """What comes of the work as a message in the chat's language, if there is anything to say."""
    await _say(message, services, await settled(work, services.witness.refused))


async def _say(message: Message, services: Services, answer: Answer) -> None:
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
