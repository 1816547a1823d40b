"""Pictures on the page: above their caption, as wide as the message, and steady while edited."""

import json
from pathlib import Path

import aiohttp
import pytest
from playwright.async_api import Browser, Page, expect

from playground.default_world import GROUP_ID
from playground.server import Playground
from tests.browser.page_bot import PageBot, button, keyboard
from tests.browser.page_parts import ANYA, green_png, group, message, visit

TABLE_PICTURE = Path(__file__).parents[2] / "docs" / "images" / "table-light.jpg"

WATCH = """node => {
  const image = node.querySelector("img"), feed = node.closest(".feed");
  window.watched = [];
  const look = () => {
    const box = image.getBoundingClientRect();
    const whole = image.complete && image.naturalWidth > 0;
    window.watched.push([whole, Math.round(box.height), Math.round(feed.scrollTop)].join());
    window.watching = requestAnimationFrame(look);
  };
  look();
}"""


async def edit_picture(bot: PageBot, message_id: int, picture: bytes, caption: str) -> None:
    media = {"type": "photo", "media": "attach://new", "caption": caption}
    form = aiohttp.FormData(
        {"chat_id": str(GROUP_ID), "message_id": str(message_id), "media": json.dumps(media)}
    )
    form.add_field("new", picture, filename="p.png", content_type="image/png")
    async with (
        aiohttp.ClientSession() as http,
        http.post(f"{bot.url}/bot{bot.token}/editMessageMedia", data=form) as answer,
    ):
        assert (await answer.json())["ok"]


@pytest.mark.parametrize("width", [320, 420, 1500])
async def test_a_picture_is_as_wide_as_its_message(
    browser: Browser, playground: Playground, bot: PageBot, width: int
) -> None:
    page = await browser.new_page(viewport={"width": width, "height": 900})
    await visit(page, playground)
    sent = await bot.send_photo(GROUP_ID, TABLE_PICTURE.read_bytes(), "Козырь ♥️ черви\n\nХод: Аня")
    await bot.call(
        "editMessageReplyMarkup",
        chat_id=GROUP_ID,
        message_id=sent["message_id"],
        reply_markup=keyboard([button("Мои карты", "h")]),
    )
    shown = message(group(page), sent["message_id"])
    image, caption, key = shown.locator("img"), shown.locator(".text"), shown.locator(".key")
    await expect(key).to_be_visible()
    await expect(image).to_have_attribute("alt", "Козырь ♥️ черви\n\nХод: Аня")
    boxes = [await part.bounding_box() for part in (image, caption, key)]
    picture, words, below = (box for box in boxes if box is not None)
    natural = sent["photo"][-1]
    assert picture["width"] == pytest.approx(below["width"], abs=2)
    ratio = natural["width"] / natural["height"]
    assert picture["width"] / picture["height"] == pytest.approx(ratio, rel=0.02)
    assert picture["y"] + picture["height"] <= words["y"]
    assert words["y"] + words["height"] <= below["y"]
    assert await page.evaluate("document.documentElement.scrollWidth") == width
    await page.close()


async def test_an_edited_picture_neither_flickers_nor_jumps(page: Page, bot: PageBot) -> None:
    for line in range(20):
        await bot.call("sendMessage", chat_id=GROUP_ID, text=f"строка {line}")
    sent = await bot.send_photo(GROUP_ID, green_png(960, 698), "Первый ход")
    shown = message(group(page), sent["message_id"])
    await expect(shown.locator("img")).to_have_js_property("naturalWidth", 960)
    first = await shown.locator("img").get_attribute("src")
    await shown.evaluate(WATCH)
    for turn in range(5):
        await edit_picture(bot, sent["message_id"], green_png(960, 698) + b"%d" % turn, f"{turn}!")
        await expect(shown.locator(".text")).to_have_text(f"{turn}!")
    await expect(shown.locator("img")).to_have_attribute("alt", "4!")
    await expect(shown.locator("img")).not_to_have_attribute("src", first or "")
    seen = await page.evaluate("cancelAnimationFrame(window.watching), window.watched")
    # The word "edited" makes the message no taller: it stands in the line of the time.
    assert len(set(seen)) == 1
    assert seen[0].startswith("true,")


async def test_a_picture_that_comes_into_a_text_keeps_the_end_in_sight(
    page: Page, bot: PageBot
) -> None:
    for line in range(20):
        await bot.call("sendMessage", chat_id=GROUP_ID, text=f"строка {line}")
    sent = await bot.call("sendMessage", chat_id=GROUP_ID, text="Словами")
    await edit_picture(bot, sent["message_id"], green_png(960, 698), "Картинкой")
    shown = message(group(page), sent["message_id"])
    await expect(shown.locator("img")).to_have_js_property("naturalWidth", 960)
    await expect(shown.locator(".meta")).to_be_in_viewport()


async def test_a_caption_has_its_formatting(page: Page, bot: PageBot) -> None:
    sent = await bot.send_photo(GROUP_ID, green_png(320, 200), "x")
    await bot.call(
        "editMessageCaption",
        chat_id=GROUP_ID,
        message_id=sent["message_id"],
        caption="<b>Ход</b>: Аня\n<blockquote>7♠ → 9♠</blockquote>",
        parse_mode="HTML",
    )
    text = message(group(page), sent["message_id"]).locator(".text")
    await expect(text.locator("strong")).to_have_text("Ход")
    await expect(text.locator("blockquote")).to_have_text("7♠ → 9♠")


async def test_an_ephemeral_picture_is_for_one_pair_of_eyes(
    page: Page, playground: Playground, bot: PageBot
) -> None:
    await bot.people("admin", chat_id=GROUP_ID, user_id="bot", admin=True)
    sent = await bot.send_photo(GROUP_ID, green_png(320, 200), "Стол")
    await bot.call(
        "sendPhoto",
        chat_id=GROUP_ID,
        photo=sent["photo"][-1]["file_id"],
        caption="Рука",
        ephemeral_message_parameters={"receiver_user_id": ANYA},
    )
    hidden = group(page).locator(f'[data-message^="e{ANYA}-"]')
    await expect(hidden.locator("img")).to_have_js_property("naturalWidth", 320)
    await expect(hidden).to_contain_text("видно только вам")
    await visit(page, playground, "me=102")
    await expect(message(group(page), sent["message_id"])).to_be_visible()
    await expect(hidden).to_have_count(0)
