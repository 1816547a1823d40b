"""The private chat: opening it, hands, rules, languages."""

from __future__ import annotations

from aiogram import F, Router
from aiogram.enums import ChatType
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.types import Message

from bot.screens.help import help_screen
from bot.screens.screen import Screen
from bot.screens.settings import language_screen
from bot.tables.answers import Answer
from bot.tables.model import Phase, Spot
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
    await services.people.set_reachable(caller.person.id, True)
    services.desk.tell()
    games = await services.desk.store.of_person(caller.person.id)
    tables = [await services.desk.table(game_id) for game_id in games]
    if any(table.phase is Phase.PLAYING for table in tables):
        return None
    if tables:
        return await say(message, services, caller.words("start-seated"))
    return await show(message, services, help_screen(caller.words, private=True))


@router.message(Command("hand", "table"))
async def on_hand(message: Message, caller: Caller, services: Services) -> None:
    """Every hand of this person at the bottom of the chat again."""
    await services.people.set_reachable(caller.person.id, True)
    playing = 0
    for game_id in await services.desk.store.of_person(caller.person.id):
        if (await services.desk.table(game_id)).phase is Phase.PLAYING:
            await services.desk.store.post_anew(game_id, "hand", caller.person.id)
            playing += 1
    services.desk.tell()
    if not playing:
        await say(message, services, caller.words("notice-no-hand"))


@router.message(Command("rules"))
async def on_rules(
    message: Message, command: CommandObject, caller: Caller, services: Services
) -> None:
    """The rules in general, or those of the one table this person sits at."""
    games = await services.desk.store.of_person(caller.person.id)
    table = await services.desk.table(games[0]) if len(games) == 1 else None
    spot = Spot(message.chat.id)
    await say_rules(message, spot, command.args, services, caller.words, table)


@router.message(Command("leave"))
async def on_leave(message: Message, caller: Caller, services: Services) -> None:
    """The person leaves the newest table; in several, the others by /leave in their chats."""
    games = await services.desk.store.of_person(caller.person.id)
    if not games:
        return await say(message, services, caller.words("notice-no-table"))
    answer = await settled(services.leaving.leave(games[0], caller.person))
    return await say(message, services, answer_text(answer, caller.words))


@router.message(Command("help"))
async def on_help(message: Message, caller: Caller, services: Services) -> None:
    """What the bot does."""
    await show(message, services, help_screen(caller.words, private=True))


@router.message(Command("language"))
async def on_language(message: Message, caller: Caller, services: Services) -> None:
    """The person's language."""
    await show(message, services, language_screen(caller.words, "me"))


@router.message(Command("durak", "stop", "settings"))
async def on_group_command(message: Message, caller: Caller, services: Services) -> None:
    """A table needs a group."""
    answer = Answer(Notice.GROUPS_ONLY)
    await say(message, services, answer_text(answer, caller.words))


@router.message()
async def on_anything(message: Message, caller: Caller, services: Services) -> None:
    """Who writes something else is told what there is."""
    await show(message, services, help_screen(caller.words, private=True))


async def say(message: Message, services: Services, text: str) -> None:
    """The text as an answer in the private chat."""
    await services.courier.say(message.chat.id, 0, text)


async def show(message: Message, services: Services, screen: Screen) -> None:
    """The screen as an answer in the private chat."""
    await services.courier.say(message.chat.id, 0, screen.text, screen.keyboard)
