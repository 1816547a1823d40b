"""The wire itself: one HTTP session of aiogram to the Bot API or a server that looks like it."""

from __future__ import annotations

from aiogram import Bot
from aiogram.client.default import DefaultBotProperties
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import PRODUCTION, TelegramAPIServer
from aiogram.enums import ParseMode

CALL_SECONDS = 12.0


def make_bot(token: str, api_url: str | None = None) -> Bot:
    """A bot whose calls end within `CALL_SECONDS`; `api_url` is another Bot API server.

    Texts are HTML, links show no preview, a reply to a message that is gone is sent all the same.
    """
    api = PRODUCTION if api_url is None else TelegramAPIServer.from_base(api_url.rstrip("/"))
    session = AiohttpSession(api=api, timeout=CALL_SECONDS)
    default = DefaultBotProperties(
        parse_mode=ParseMode.HTML,
        link_preview_is_disabled=True,
        allow_sending_without_reply=True,
    )
    return Bot(token, session=session, default=default)
