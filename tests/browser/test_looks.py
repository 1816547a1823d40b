"""The page is read on the narrowest phone and in either theme."""

import re

import pytest
from playwright.async_api import Browser, Page, expect

from playground.default_world import GROUP_ID
from playground.server import Playground
from tests.browser.page_bot import PageBot, button, keyboard
from tests.browser.page_parts import ANYA, dm, group, message, visit

NARROWEST = 320
RED_OF_SUITS = "rgb(221, 46, 68)"
"""What emoji fonts draw hearts and diamonds in, about."""


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours written rgb(r, g, b), as WCAG 2.2 defines it."""
    dark, light = sorted(map(_luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("language", ["ru", "en"])
async def test_the_narrowest_phone_shows_the_whole_page(
    browser: Browser, playground: Playground, language: str
) -> None:
    page = await browser.new_page(viewport={"width": NARROWEST, "height": 640})
    await visit(page, playground, f"me={ANYA}&lang={language}")
    for connected in ("true", "false"):
        await expect(page.locator(".status")).to_have_attribute("data-connected", connected)
        width = "document.documentElement.scrollWidth"
        assert await page.evaluate(width) == NARROWEST
        help_ = await page.locator(".top .round").bounding_box()
        assert help_ is not None
        assert help_["x"] + help_["width"] <= NARROWEST
        await playground.stop()
    await page.close()


async def test_a_playable_card_is_read_in_either_suit_and_theme(
    page: Page, playground: Playground, bot: PageBot
) -> None:
    """WCAG 2.2, 1.4.3 and 1.4.11: 4.5 to 1 for text, 3 to 1 for the red of a suit."""
    keys = keyboard([button("▸ 6♥️", "c:6h") | {"style": "primary"}])
    sent = await bot.call("sendMessage", chat_id=GROUP_ID, text="Рука", reply_markup=keys)
    for theme in ("light", "dark"):
        await visit(page, playground, f"me={ANYA}&theme={theme}")
        key = message(group(page), sent["message_id"]).locator("[data-style=primary]")
        look = "e => [getComputedStyle(e).color, getComputedStyle(e).backgroundColor]"
        ink, paper = await key.evaluate(look)
        assert contrast(ink, paper) >= 4.5
        assert contrast(RED_OF_SUITS, paper) >= 3


async def test_six_cards_a_row_fit_the_narrowest_phone(
    browser: Browser, playground: Playground, bot: PageBot
) -> None:
    page = await browser.new_page(viewport={"width": NARROWEST, "height": 640})
    await visit(page, playground)
    row = [button(f"▸ {rank}♥️", rank) for rank in ("9", "10", "В", "Д", "К", "Т")]
    await bot.call("sendMessage", chat_id=ANYA, text="Рука", reply_markup=keyboard(row))
    await page.locator(f'[data-tab="{ANYA}"]').click()
    labels = dm(page, ANYA).locator(".key-text")
    await expect(labels).to_have_count(6)
    heights = {
        await label.evaluate("e => e.getClientRects()[0].height") for label in await labels.all()
    }
    assert len(heights) == 1
    await page.close()
