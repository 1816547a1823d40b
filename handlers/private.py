"""The private chat: opening it, playing computers there, hands, rules."""

from __future__ import annotations

from collections.abc import Awaitable

from aiogram import F, Router
from aiogram.enums import ChatType
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.types import Message

from bot.screens.help import help_screen
from bot.screens.screen import Screen
from bot.tables.answers import Answer, refuse
from bot.tables.lobby import Defaults
from bot.tables.model import Person, Phase, Spot, Table
from bot.tables.notices import Notice
from handlers.answering import answer_text, settled
from handlers.caller import Caller
from handlers.rules import say_rules
from handlers.services import Services

router = Router(name="private")
router.message.filter(F.chat.type == ChatType.PRIVATE)


@router.message(CommandStart())
async def on_start(message: Message, caller: Caller, services: Services) -> None:
    """The private chat is open: hands of running games appear, a seat that waits is found."""
    await say(message, caller, services, _start(message, caller, services))


async def _start(message: Message, caller: Caller, services: Services) -> Answer:
    if await _post_hands(caller.person, services):
        return Answer()
    if await services.desk.tables_of(caller.person.id):
        await _send(message, services, Screen(caller.words("start-seated")))
    else:
        await on_help(message, caller, services)
    return Answer()


@router.message(Command("durak"))
async def on_durak(message: Message, caller: Caller, services: Services) -> None:
    """A table with computer players in the private chat, or the current one again."""
    await say(message, caller, services, _open(caller.person, services))


async def _open(person: Person, services: Services) -> Answer:
    clock = services.clock_of(await services.chats.get(person.id))
    return await services.lobby.open(Spot(person.id), person, Defaults(clock=clock))


@router.message(Command("hand", "table"))
async def on_hand(message: Message, caller: Caller, services: Services) -> None:
    """Every hand of this person at the bottom of the chat again."""
    await say(message, caller, services, _hands_or_none(caller.person, services))


async def _hands_or_none(person: Person, services: Services) -> Answer:
    if not await _post_hands(person, services):
        raise refuse(Notice.NO_HAND)
    return Answer()


async def _post_hands(person: Person, services: Services) -> int:
    """How many hands of running games will stand at the bottom of the private chat.

    A lobby of the private chat itself counts as one.
    """
    tables = await services.desk.tables_of(person.id)
    playing = [table for table in tables if table.phase is Phase.PLAYING]
    for table in playing:
        await services.desk.post_hand(table.id, person.id)
    own = [table for table in tables if table.spot.is_private and table.phase is Phase.LOBBY]
    for table in own:
        await services.lobby.post_anew(table.id)
    services.desk.tell()
    return len(playing) + len(own)


@router.message(Command("rules"))
async def on_rules(
    message: Message, command: CommandObject, caller: Caller, services: Services
) -> None:
    """The rules in general, or those of the table here, or of the one this person sits at."""
    table = await _table_meant(caller.person, services)
    spot = Spot(message.chat.id)
    await say_rules(message, spot, command.args, services, caller.words, table)


async def _table_meant(person: Person, services: Services) -> Table | None:
    tables = await services.desk.tables_of(person.id)
    here = [table for table in tables if table.spot.is_private]
    if here:
        return here[0]
    return tables[0] if len(tables) == 1 else None


@router.message(Command("stop"))
async def on_stop(message: Message, caller: Caller, services: Services) -> None:
    """The table of the private chat is closed."""
    await say(message, caller, services, _stop(caller.person, services))


async def _stop(person: Person, services: Services) -> Answer:
    if await services.desk.close_damaged(Spot(person.id)):
        return Answer(Notice.GAME_STOPPED)
    table = await services.desk.newest_at(Spot(person.id))
    if table is None or not table.is_open():
        raise refuse(Notice.NO_TABLE)
    return await services.leaving.stop(table.id, person, admin=True)


@router.message(Command("leave"))
async def on_leave(message: Message, caller: Caller, services: Services) -> None:
    """The person leaves the table here, or the one he sits at; of several none is guessed."""
    await say(message, caller, services, _leave(caller.person, services))


async def _leave(person: Person, services: Services) -> Answer:
    tables = await services.desk.tables_of(person.id)
    present = [table for table in tables if not table.has_gone(person.id)]
    present = [table for table in present if table.spot.is_private] or present
    if not present:
        raise refuse(Notice.PLAYED_FOR_YOU if tables else Notice.NO_HAND)
    if len(present) > 1:
        raise refuse(Notice.SEVERAL_TABLES)
    return await services.leaving.leave(present[0].id, person)


@router.message(Command("help"))
async def on_help(message: Message, caller: Caller, services: Services) -> None:
    """What the bot does."""
    await _send(message, services, help_screen(caller.words, private=True))


@router.message(Command("top", "call", "kick"))
async def on_group_command(message: Message, caller: Caller, services: Services) -> None:
    """What only a group has."""
    answer = Answer(Notice.GROUPS_ONLY)
    await _send(message, services, Screen(answer_text(answer, caller.words)))


@router.message()
async def on_anything(message: Message, caller: Caller, services: Services) -> None:
    """Who writes something else is told what there is."""
    await on_help(message, caller, services)


async def say(
    message: Message, caller: Caller, services: Services, work: Awaitable[Answer]
) -> None:
    """What comes of the work as an answer in the private chat, if there is anything to say."""
    text = answer_text(await settled(work, caller.on_refusal), caller.words)
    if text:
        await _send(message, services, Screen(text))


async def _send(message: Message, services: Services, screen: Screen) -> None:
    await services.courier.say(message.chat.id, 0, screen.text, screen.keyboard)
