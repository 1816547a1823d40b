"""python -m tests.load.bare URL: the least that an aiogram bot can do about a press.

Polling as aiogram does it, no database: every press is answered with nothing.
"""

from __future__ import annotations

import asyncio
import logging
import sys

from aiogram import Bot, Dispatcher
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.types import CallbackQuery

from tests.load.processes import TOKEN


async def on_press(query: CallbackQuery) -> None:
    """The spinner on the button stops."""
    await query.answer()


async def main(url: str) -> None:
    """Runs until a signal comes."""
    logging.basicConfig(level=logging.INFO)
    # A line for each update is more than a bot in earnest would write.
    logging.getLogger("aiogram.event").setLevel(logging.WARNING)
    dispatcher = Dispatcher()
    dispatcher.callback_query.register(on_press)
    session = AiohttpSession(api=TelegramAPIServer.from_base(url))
    await dispatcher.start_polling(Bot(TOKEN, session=session))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
