"""The bot's name typed in any chat: the rules by topic, and invitations to a table."""

from __future__ import annotations

from aiogram import Bot, Router
from aiogram.types import InlineQuery, InlineQueryResultArticle, InputTextMessageContent

from bot.screens.deep_links import message_link
from bot.screens.inline import Offer, OpenTable, offers
from bot.tables.model import Phase, Table
from handlers.answering import send_answer
from handlers.caller import Caller
from handlers.services import Services

router = Router(name="inline")

CHANGING = 10
"""Seconds that Telegram may show a list again in which tables stand: they fill and start."""

LASTING = 60
"""The same for a list of topics, which changes only with the asker's language."""


@router.inline_query()
async def on_inline(query: InlineQuery, caller: Caller, services: Services, bot: Bot) -> None:
    """The list for what has been typed so far, in the asker's language and for him alone."""
    asked = query.query.strip()
    tables = [] if asked else await _open_tables(caller.person.id, services)
    found = offers(caller.words, asked, (await bot.me()).username or "", tables)
    send_answer(
        query.answer(
            [_article(offer) for offer in found],
            cache_time=LASTING if asked else CHANGING,
            is_personal=True,
        )
    )


async def _open_tables(person_id: int, services: Services) -> list[OpenTable]:
    """The lobbies where the person sits and that a link leads to."""
    found = []
    for table in await services.desk.tables_of(person_id):
        link = await _link(table, services) if table.phase is Phase.LOBBY else None
        if link is not None:
            found.append(OpenTable(await services.painter.scene(table, None), link))
    return found


async def _link(table: Table, services: Services) -> str | None:
    message_id = await services.courier.standing(table.id, "lobby")
    if message_id is None:
        return None
    return message_link(table.chat_id, table.thread_id, message_id)


def _article(offer: Offer) -> InlineQueryResultArticle:
    return InlineQueryResultArticle(
        id=offer.id,
        title=offer.title,
        description=offer.description,
        input_message_content=InputTextMessageContent(message_text=offer.screen.text),
        reply_markup=offer.screen.keyboard,
    )
