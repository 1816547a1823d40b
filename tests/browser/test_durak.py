"""A newcomer alone plays a whole game against a computer player on the page, as README says.

Screens are left in build/screens/ to be looked at.
"""

from random import Random

from playwright.async_api import Browser, Page, expect

from playground.server import Playground
from tests.browser.page_parts import ANYA, PHONE, dm, group, visit
from tests.browser.playing import (
    PLAYABLE,
    SCREENS,
    WAIT,
    add_computers,
    choose_the_small_deck,
    move,
    press,
    shot,
)
from tests.games.bot_process import BotProcess


async def test_a_newcomer_plays_a_whole_game(
    page: Page, browser: Browser, playground: Playground, durak: BotProcess
) -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    await page.get_by_role("button", name="/durak").click()
    await choose_the_small_deck(page)
    await add_computers(page, 1)
    await shot(page, "lobby")
    await press(group(page), "Начать")
    await expect(dm(page, ANYA).get_by_text("Козырь").first).to_be_visible(timeout=WAIT)
    await play(page, browser, playground)
    await shot(page, "end")
    assert durak.errors() == []


async def play(page: Page, browser: Browser, playground: Playground) -> None:
    """Presses what is marked as playable until the table shows the end."""
    dice, end = Random(7), group(page).get_by_text("Игра окончена")
    where = f'.panel[data-chat="{ANYA}"]'
    for turn in range(400):
        useful = page.locator(where).locator(PLAYABLE)
        await expect(useful.first.or_(end.first).first).to_be_visible(timeout=WAIT)
        if await end.count():
            return
        await move(page, where, dice)
        if turn == 6:
            await shot(page, "table")
            await on_a_phone(browser, playground)
    raise AssertionError("the game does not end")


async def on_a_phone(browser: Browser, playground: Playground) -> None:
    """The same game as a narrow dark screen shows it."""
    phone = await browser.new_page(viewport=PHONE)
    await visit(phone, playground, f"me={ANYA}&theme=dark")
    await shot(phone, "phone-group")
    await phone.locator(f'[data-tab="{ANYA}"]').click()
    await shot(phone, "phone-hand")
    await phone.close()
