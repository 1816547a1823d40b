"""A whole game on the page by the hand in the group: no private chat is ever opened.

Screens are left in build/screens/ to be looked at.
"""

from contextlib import suppress
from random import Random

from playwright.async_api import Browser, Page, TimeoutError, expect

from playground.server import Playground
from tests.browser.page_parts import BORIS, PHONE, VERA, dm, group, look_as, visit, write
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

HAND = f'.panel.group [data-message^="e{VERA}-"]'
QUIET_MOVES = 5
"""Moves of any kind; then bouts are ended, so that the hand's calls of a minute are enough."""

A_MOMENT = 2_000
"""Milliseconds after which a hand that could not be shown is asked for again."""


async def test_a_whole_game_without_a_private_chat(
    page: Page, browser: Browser, playground: Playground, durak: BotProcess
) -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    await look_as(page, VERA)
    await write(group(page), "/durak")
    await choose_the_small_deck(page)
    await add_computers(page, 1)
    await press(group(page), "Начать")
    await play(page, browser, playground)
    await shot(page, "group-end")
    await look_as(page, BORIS)
    await expect(page.locator(HAND)).to_have_count(0)
    await expect(dm(page, VERA).get_by_role("button", name="Запустить")).to_be_visible()
    await expect(dm(page, VERA).locator("article")).to_have_count(0)
    assert not playground.telegram.world.users[VERA].opened
    assert durak.errors() == []


async def play(page: Page, browser: Browser, playground: Playground) -> None:
    """Presses what is playable in the hand in the group until the table shows the end."""
    dice, end = Random(7), group(page).get_by_text("Игра окончена")
    for turn in range(200):
        await call_hand(page)
        useful = page.locator(HAND).last.locator(PLAYABLE)
        await expect(useful.first.or_(end.first).first).to_be_visible(timeout=2 * WAIT)
        if await end.count():
            return
        if turn == 1:
            await shot(page, "group-hand")
            await on_a_phone(browser, playground)
        await move(page, HAND, dice, hurry=turn >= QUIET_MOVES)
    raise AssertionError("the game does not end")


async def call_hand(page: Page) -> None:
    """The hand stands in the group, or the game is over.

    Where the group has no call to spare the press is answered by an alert, and made again.
    """
    hand, alert = page.locator(HAND).last, group(page).get_by_role("alertdialog")
    there = hand.or_(group(page).get_by_text("Игра окончена")).first
    for _ in range(30):
        if await there.count():
            return
        with suppress(TimeoutError):
            await press(group(page), "Мои карты")
        with suppress(AssertionError):
            await expect(there.or_(alert).first).to_be_visible(timeout=A_MOMENT)
        if await alert.count():
            await alert.get_by_role("button").click()
        with suppress(AssertionError):
            await expect(there).to_be_visible(timeout=A_MOMENT)
    raise AssertionError("the hand is not shown in the group")


async def on_a_phone(browser: Browser, playground: Playground) -> None:
    """The same hand as a narrow dark screen shows it."""
    phone = await browser.new_page(viewport=PHONE)
    await visit(phone, playground, f"me={VERA}&theme=dark")
    await expect(phone.locator(HAND)).to_be_in_viewport()
    await shot(phone, "phone-group-hand")
    await phone.close()
