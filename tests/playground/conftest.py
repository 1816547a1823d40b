from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiogram import Bot
from aiogram.client.telegram import TelegramAPIServer

from playground import Playground
from playground.default_world import populate
from playground.server import new_telegram
from tests.playground.people import QuickSession, Stage


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    """The default world, with the bot's joining already confirmed."""
    telegram = new_telegram()
    populate(telegram)
    async with (
        await Playground.start(telegram) as playground,
        aiohttp.ClientSession(playground.url) as http,
    ):
        session = QuickSession(api=TelegramAPIServer.from_base(playground.url))
        async with Bot(telegram.token, session=session) as bot:
            made = Stage(playground, bot, http)
            await made.quiet()
            yield made
