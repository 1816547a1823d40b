"""Where things stand on the page, and what one does there."""

import struct
import zlib

from playwright.async_api import Locator, Page, ViewportSize, expect

from playground.default_world import GROUP_ID
from playground.server import Playground

ANYA, BORIS, VERA, GRISHA = 101, 102, 103, 104
WIDE: ViewportSize = {"width": 1600, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}


async def visit(page: Page, playground: Playground, query: str = f"me={ANYA}") -> None:
    await page.goto(f"{playground.url}/?{query}")
    await expect(page.locator(".status")).to_have_attribute("data-connected", "true")


def group(page: Page) -> Locator:
    return page.locator(f'.panel[data-chat="{GROUP_ID}"]')


def dm(page: Page, user_id: int) -> Locator:
    return page.locator(f'.panel[data-chat="{user_id}"]')


def message(panel: Locator, message_id: int) -> Locator:
    return panel.locator(f'[data-message="{message_id}"]')


async def look_as(page: Page, user_id: int) -> None:
    await group(page).locator(f'[data-look="{user_id}"]').click()
    await expect(group(page)).to_have_attribute("data-user", str(user_id))


async def write(panel: Locator, text: str) -> None:
    await panel.locator("textarea").fill(text)
    await panel.locator("textarea").press("Enter")


def green_png(width: int, height: int) -> bytes:
    """A plain picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = (b"\0" + b"\x20\x80\x50" * width) * height
    parts = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts
