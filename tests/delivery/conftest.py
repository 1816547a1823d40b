"""The fixtures of delivery's tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiogram import Bot
from aiohttp import ClientSession

from bot.delivery.session import make_bot
from playground.default_world import populate
from playground.server import DEFAULT_TOKEN, Playground, new_telegram
from storage.database import Database
from tests.delivery.house import House, People, new_house, running, with_games


@pytest.fixture
async def people() -> AsyncIterator[People]:
    telegram = new_telegram()
    populate(telegram)
    telegram.updates.pending.clear()
    async with await Playground.start(telegram) as playground, ClientSession() as http:
        yield People(playground.url, http)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(tmp_path / "durak.db")
    await database.run(with_games)
    yield database
    await database.close()


@pytest.fixture
async def bot(people: People) -> AsyncIterator[Bot]:
    bot = make_bot(DEFAULT_TOKEN, people.url)
    yield bot
    await bot.session.close()


@pytest.fixture
async def house(people: People, bot: Bot, database: Database) -> AsyncIterator[House]:
    house = new_house(people, bot, database)
    async with running(house.courier):
        yield house
