"""One playground and one bot for all tests here; each test has its own people and groups."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from playground.server import Playground, new_telegram
from tests.bot.running import TOKEN, Running
from tests.bot.seeds import plant
from tests.bot.town import Town
from tests.games.app import App


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def town(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Town]:
    folder: Path = tmp_path_factory.mktemp("town")
    telegram = new_telegram(TOKEN)
    async with await Playground.start(telegram) as playground, App(playground.url) as app:
        bot = Running(folder, BOT_TOKEN=TOKEN, BOT_API_URL=playground.url, COMPUTER_PACE="0")
        made = Town(app, bot)
        made.games = await plant(made, folder / "durak.db")
        async with bot:
            await bot.line("event=ready")
            yield made
            troubles = [line for line in bot.lines if "level=error" in line]
            assert await bot.terminate() == 0
        assert troubles == []
