"""A newcomer alone plays a whole game against a computer player on the page, as README says.

Screens are left in build/screens/ to be looked at.
"""

from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, Locator, Page, TimeoutError, expect

from playground.server import Playground
from tests.browser.page_parts import ANYA, PHONE, dm, group, visit
from tests.games.bot_process import BotProcess

SCREENS = Path(__file__).parents[2] / "build" / "screens"
WAIT = 30_000
"""Milliseconds within which the bot has shown what it should; the machine may be busy."""

PLAYABLE = "[data-button][data-style], [data-callback^='m:']"


@pytest.fixture
async def durak(playground: Playground, tmp_path: Path) -> AsyncIterator[BotProcess]:
    async with BotProcess(playground.url, tmp_path / "durak.db") as bot:
        yield bot


async def test_a_newcomer_plays_a_whole_game(
    page: Page, browser: Browser, playground: Playground, durak: BotProcess
) -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    await page.get_by_role("button", name="/durak").click()
    await press(group(page), "Правила стола")
    await group(page).locator('[data-callback$=":deck:24"]').last.click(timeout=WAIT)
    await shot(page, "rules")
    await press(group(page), "← Назад")
    await press(group(page), "Добавить компьютер")
    await expect(group(page).get_by_text("🤖 Компьютер").first).to_be_visible(timeout=WAIT)
    await shot(page, "lobby")
    await press(group(page), "Начать")
    await expect(dm(page, ANYA).get_by_text("Козырь").first).to_be_visible(timeout=WAIT)
    await play(page, browser, playground)
    await shot(page, "end")
    assert durak.errors() == []


async def play(page: Page, browser: Browser, playground: Playground) -> None:
    """Presses what is marked as playable until the table shows the end."""
    dice, end = Random(7), group(page).get_by_text("Игра окончена")
    hand = dm(page, ANYA)
    for turn in range(400):
        useful = hand.locator(PLAYABLE)
        await expect(useful.first.or_(end.first).first).to_be_visible(timeout=WAIT)
        if await end.count():
            return
        await press_any(hand, useful, dice)
        if turn == 6:
            await shot(page, "table")
            await on_a_phone(browser, playground)
    raise AssertionError("the game does not end")


async def press_any(hand: Locator, useful: Locator, dice: Random) -> None:
    """One press on some useful button; the hand may be redrawn just before it."""
    data = await useful.evaluate_all("keys => keys.map(key => key.dataset.callback)")
    if not data:
        return
    before = await hand.inner_text()
    key = hand.locator(f'[data-callback="{dice.choice(data)}"]').first
    with suppress(TimeoutError):  # redrawn under the finger: the next turn presses what is there
        await key.click(timeout=3_000)
    await hand.page.wait_for_function(
        "([panel, text]) => panel.innerText !== text",
        arg=[await hand.element_handle(), before],
        timeout=WAIT,
    )


async def on_a_phone(browser: Browser, playground: Playground) -> None:
    """The same game as a narrow dark screen shows it."""
    phone = await browser.new_page(viewport=PHONE)
    await visit(phone, playground, f"me={ANYA}&theme=dark")
    await shot(phone, "phone-group")
    await phone.locator(f'[data-tab="{ANYA}"]').click()
    await shot(phone, "phone-hand")
    await phone.close()


async def press(panel: Locator, label: str) -> None:
    await panel.locator("[data-button]", has_text=label).last.click(timeout=WAIT)


async def shot(page: Page, name: str) -> None:
    await page.screenshot(path=SCREENS / f"{name}.png", animations="disabled")
