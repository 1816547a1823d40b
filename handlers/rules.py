"""/rules: those of the table as set, then topics by button, or straight to a topic by word."""

from __future__ import annotations

from aiogram import Router
from aiogram.types import CallbackQuery, InaccessibleMessage, Message

import durak
from bot.screens.callbacks import TopicPress
from bot.screens.rules import find_topic, rules_screen
from bot.tables.answers import Refused
from bot.tables.model import Spot, Table
from handlers.answering import toast
from handlers.caller import Caller
from handlers.services import Services
from locales import Words, words

router = Router(name="rules")


async def say_rules(
    message: Message,
    spot: Spot,
    asked: str | None,
    services: Services,
    language: Words,
    table: Table | None,
) -> None:
    """The rules of this table, or the topic that the words after the command name."""
    topic = find_topic(language, asked) if asked else None
    rules, game = (table.rules, table.id) if table is not None else (None, 0)
    screen = rules_screen(language, topic, rules, game)
    text = screen.text
    if asked and topic is None:
        text = f"{language('rules-unknown')}\n\n{text}"
    await services.courier.say(
        spot.chat_id, spot.thread_id, text, screen.keyboard, reply_to=message.message_id
    )


@router.callback_query(TopicPress.filter())
async def on_topic(
    query: CallbackQuery, callback_data: TopicPress, caller: Caller, services: Services
) -> None:
    """The message turns to another topic, in the language of its readers."""
    message = query.message
    if message is None or isinstance(message, InaccessibleMessage):
        return await toast(query, caller.words("notice-unknown-button"))
    language = await _readers(message, caller, services)
    rules = await _rules_of(callback_data.game, services)
    screen = rules_screen(language, callback_data.topic or None, rules, callback_data.game)
    drawn = await services.courier.redraw(
        message.chat.id, message.message_id, screen.text, screen.keyboard
    )
    return await toast(query, "" if drawn else caller.words("notice-unknown-button"))


async def _readers(message: Message, caller: Caller, services: Services) -> Words:
    if message.chat.type == "private":
        return caller.words
    chat = await services.chats.get(message.chat.id)
    return words(chat.language or services.language)


async def _rules_of(game_id: int, services: Services) -> durak.Rules | None:
    if not game_id:
        return None
    try:
        return (await services.desk.table(game_id)).rules
    except Refused:
        return None
