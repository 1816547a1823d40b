"""A playground, its bot and its page in a browser."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, async_playwright

from playground.default_world import populate
from playground.server import Playground, new_telegram
from tests.browser.page_bot import PageBot
from tests.browser.page_parts import WIDE, visit
from tests.games.bot_process import BotProcess

CHROMIUM_ARGS = [
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    telegram = new_telegram()
    populate(telegram)
    async with await Playground.start(telegram) as running:
        yield running


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator[PageBot]:
    async with PageBot(playground.url, playground.telegram.token) as scripted:
        yield scripted


@pytest.fixture
async def durak(playground: Playground, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """The real bot; its computer players do not wait."""
    async with BotProcess(playground.url, tmp_path / "durak.db") as running:
        yield running


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as driver:
        launched = await driver.chromium.launch(
            executable_path="/usr/bin/chromium", args=CHROMIUM_ARGS
        )
        yield launched
        await launched.close()


@pytest.fixture
async def page(browser: Browser, playground: Playground) -> AsyncIterator[Page]:
    opened = await browser.new_page(viewport=WIDE)
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    await visit(opened, playground)
    yield opened
    await opened.close()
    assert errors == []
