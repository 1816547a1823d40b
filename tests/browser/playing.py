"""Playing the real bot on the page: what the tests of whole games have in common."""

import json
from contextlib import suppress
from pathlib import Path
from random import Random

from playwright.async_api import Locator, Page, TimeoutError, expect

from tests.browser.page_parts import group

SCREENS = Path(__file__).parents[2] / "build" / "screens"
WAIT = 30_000
"""Milliseconds within which the bot has shown what it should; the machine may be busy."""

PLAYABLE = "[data-button][data-style], [data-callback^='m:']"

KEYS = "panel => [...panel.querySelectorAll('[data-callback]')].map(key => key.dataset.callback)"
HAS_OTHER_KEYS = f"""([where, before]) => {{
  const panel = [...document.querySelectorAll(where)].at(-1);
  return JSON.stringify(panel ? ({KEYS})(panel) : []) !== before;
}}"""


async def press(panel: Locator, label: str) -> None:
    """A press on the newest button with this label."""
    await panel.locator("[data-button]", has_text=label).last.click(timeout=WAIT)


async def choose_the_small_deck(page: Page) -> None:
    """A deck of 24, chosen in the menu of rules."""
    await press(group(page), "Правила стола")
    await press(group(page), "Игра и колода")
    deck = group(page).locator('[data-callback$=":deck:24"]').last
    await deck.click(timeout=WAIT)
    await expect(deck).to_have_attribute("data-style", "primary", timeout=WAIT)
    await shot(page, "rules")
    for page_of_menu in ("home", "out"):
        await group(page).locator(f'[data-callback$=":{page_of_menu}"]').last.click(timeout=WAIT)


async def add_computers(page: Page, number: int, *, seated: int = 1) -> None:
    """So many computer players sit down beside those who are seated."""
    for place in range(seated + 1, seated + number + 1):
        await press(group(page), "Добавить компьютер")
        lobby = group(page).locator("article .text").last
        await expect(lobby).to_contain_text(f"\n{place}. ", timeout=WAIT)


_PATIENCE = 10_000
"""Milliseconds for a hand to change; a press that came too late changes nothing."""


async def move(page: Page, where: str, dice: Random, *, hurry: bool = False) -> None:
    """One press on some useful button of the hand that stands `where`, and what comes of it.

    A hand that was redrawn under the finger is pressed in the next turn.
    """
    hand = page.locator(where).last
    before = json.dumps(await hand.evaluate(KEYS), ensure_ascii=False, separators=(",", ":"))
    data = await hand.locator(PLAYABLE).evaluate_all("keys => keys.map(k => k.dataset.callback)")
    if not data:
        return
    key = hand.locator(f'[data-callback="{chosen(data, dice, hurry)}"]').first
    with suppress(TimeoutError):
        await key.click(timeout=3_000)
        await page.wait_for_function(HAS_OTHER_KEYS, arg=[where, before], timeout=_PATIENCE)


def chosen(data: list[str], dice: Random, hurry: bool) -> str:
    """Any of these presses; in a hurry the bout is ended where it can be."""
    ends = [one for one in data if one.endswith((":take", ":pass"))]
    return dice.choice(ends if hurry and ends else data)


async def shot(page: Page, name: str) -> None:
    """The page as it is now, kept in build/screens."""
    await page.screenshot(path=SCREENS / f"{name}.png", animations="disabled")
