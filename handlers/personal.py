"""What a person chooses for himself, in the private chat."""

from __future__ import annotations

from aiogram import F, Router
from aiogram.enums import ChatType
from aiogram.filters import Command
from aiogram.types import CallbackQuery, Message

from bot.screens.callbacks import LanguagePress, OwnFeature, PersonalPress
from bot.screens.personal import CHOICES, Personal, personal_screen
from bot.screens.screen import Screen
from bot.tables.answers import Answer
from bot.tables.notices import Notice
from handlers.answering import answer_text, toast
from handlers.caller import Caller
from handlers.services import Services
from handlers.settings import redraw
from locales import LANGUAGES, Words, words

router = Router(name="personal")


@router.message(Command("me", "settings", "language"), F.chat.type == ChatType.PRIVATE)
async def on_me(message: Message, caller: Caller, services: Services) -> None:
    """Everything that is one's own to choose."""
    screen = await _screen(caller.person.id, services, caller.words)
    await services.courier.say(message.chat.id, 0, screen.text, screen.keyboard)


@router.callback_query(PersonalPress.filter())
async def on_choice(
    query: CallbackQuery, callback_data: PersonalPress, caller: Caller, services: Services
) -> None:
    """The presser has chosen otherwise."""
    value, message = callback_data.value, query.message
    if not isinstance(message, Message) or value not in CHOICES[callback_data.feature]:
        return await _said(query, Notice.UNKNOWN_BUTTON, caller.words)
    await _choose(caller.person.id, callback_data.feature, value, services)
    await redraw(message, await _screen(caller.person.id, services, caller.words), services)
    return await _said(query, Notice.CHOICE_SET, caller.words)


async def _choose(person_id: int, feature: OwnFeature, value: str, services: Services) -> None:
    if feature == "silent":
        await services.people.set_silent(person_id, value == "on")
    else:
        await services.people.set_card_order(person_id, value)
        services.desk.tell()


@router.callback_query(LanguagePress.filter(F.scope == "me"))
async def on_language(
    query: CallbackQuery, callback_data: LanguagePress, caller: Caller, services: Services
) -> None:
    """The presser is talked to in this language."""
    message, chosen = query.message, callback_data.language
    if not isinstance(message, Message) or chosen not in LANGUAGES:
        return await _said(query, Notice.UNKNOWN_BUTTON, caller.words)
    await services.people.set_language(caller.person.id, chosen)
    services.desk.tell()
    await redraw(message, await _screen(caller.person.id, services, words(chosen)), services)
    return await _said(query, Notice.LANGUAGE_SET, words(chosen))


async def _screen(person_id: int, services: Services, language: Words) -> Screen:
    person = await services.people.get(person_id)
    if person is None:
        return personal_screen(language, Personal())
    chosen = Personal(silent="on" if person.silent else "off", order=person.card_order)
    return personal_screen(language, chosen)


async def _said(query: CallbackQuery, notice: Notice, language: Words) -> None:
    await toast(query, answer_text(Answer(notice), language))
