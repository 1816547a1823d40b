"""The bot's name in the line: what it offers, what is sent, and where the links then lead."""

from typing import Any

from playwright.async_api import Browser, Page, expect

from playground.default_world import GROUP_ID
from playground.server import Playground
from tests.browser.page_bot import Json, PageBot, button, keyboard
from tests.browser.page_parts import ANYA, BORIS, dm, group, visit, write

NAME = "@durak_playground_bot"


def article(number: int, title: str, **more: Any) -> Json:
    content = {"message_text": f"<b>{title}</b>", "parse_mode": "HTML"}
    about = {"description": f"О том, что такое {title}"}
    return {"type": "article", "id": str(number), "title": title, **about, **more} | {
        "input_message_content": content
    }


async def answer(bot: PageBot, *articles: Json) -> Json:
    """The next inline query, answered."""
    query = await bot.next("inline_query")
    await bot.call("answerInlineQuery", inline_query_id=query["id"], results=[*articles])
    return query


async def test_what_the_bot_offers_becomes_the_writers_message(page: Page, bot: PageBot) -> None:
    line, options = group(page).locator("textarea"), group(page).get_by_role("option")
    await line.fill("@du")
    await expect(options).to_contain_text(NAME)
    await line.press("Tab")
    await expect(line).to_have_value(f"{NAME} ")
    await answer(bot, article(1, "Ход"), article(2, "Перевод"))
    await expect(options).to_have_count(2)
    await line.press_sequentially("пе")
    query = await answer(bot, article(2, "Перевод"))
    while query["query"] != "пе":
        query = await answer(bot, article(2, "Перевод"))
    assert (query["from"]["id"], query["chat_type"]) == (ANYA, "supergroup")
    await expect(options).to_have_text(["ПереводО том, что такое Перевод"])
    await line.press("ArrowDown")
    await line.press("Enter")
    sent = group(page).locator("article.own", has_text="Перевод")
    await expect(sent.locator(".text strong")).to_have_text("Перевод")
    await expect(sent.locator(".via")).to_have_text(f"через {NAME}")
    await expect(line).to_have_value("")
    await expect(options).to_have_count(0)
    await expect(page.locator(".via:not([hidden])")).to_have_count(1)


async def test_nothing_found_is_said(page: Page, bot: PageBot) -> None:
    await dm(page, BORIS).locator("textarea").fill(f"{NAME} квиддич")
    await answer(bot)
    await expect(dm(page, BORIS).get_by_role("option")).to_have_text("Ничего не нашлось.")


async def test_a_button_types_the_bots_name_for_the_presser(page: Page, bot: PageBot) -> None:
    keys = keyboard([button("Темы", switch_inline_query_current_chat="ход")])
    await bot.call("sendMessage", chat_id=GROUP_ID, text="?", reply_markup=keys)
    await group(page).get_by_role("button", name="Темы").click()
    await expect(group(page).locator("textarea")).to_have_value(f"{NAME} ход")
    assert (await answer(bot, article(1, "Ход")))["query"] == "ход"
    await group(page).get_by_role("option").click()
    await expect(group(page).locator("article.own")).to_contain_text("Ход")


async def test_an_offer_is_sent_into_the_topic_shown(browser: Browser, bot: PageBot) -> None:
    place = {"type": "supergroup", "title": "Форум", "members": [ANYA], "is_forum": True}
    forum = (await bot.people("chats", **place, bot="member"))["chat"]
    topic = (await bot.people("topic", chat_id=forum["id"], name="Карты"))["topic"]
    page = await browser.new_page()
    await page.goto(f"{bot.url}/?me={ANYA}")
    await page.locator(f'[data-tab="{forum["id"]}"]').click()
    panel = page.locator(f'.panel[data-chat="{forum["id"]}"]')
    await panel.locator(f'[data-thread="{topic["id"]}"]').click()
    await panel.locator("textarea").fill(f"{NAME} ")
    await answer(bot, article(1, "Ход"))
    await panel.get_by_role("option").click()
    await expect(panel.locator("article.own")).to_contain_text("Ход")
    await page.close()


async def test_a_link_adds_the_bot_to_the_group_and_starts_it_there(
    page: Page, playground: Playground, bot: PageBot
) -> None:
    await bot.people("bot", chat_id=GROUP_ID, action="remove")
    link = f"https://t.me/{NAME[1:]}?startgroup=durak"
    await bot.call("sendMessage", chat_id=ANYA, text=link)
    await dm(page, ANYA).locator(".inline-link").click()
    told = await bot.next("message")
    while "text" not in told:
        told = await bot.next("message")
    assert (told["chat"]["id"], told["text"]) == (GROUP_ID, f"/start{NAME} durak")


async def test_a_link_to_a_message_finds_it(page: Page, bot: PageBot) -> None:
    await write(group(page), "Сюда")
    target = group(page).locator("article", has_text="Сюда")
    number = await target.get_attribute("data-message")
    link = f"https://t.me/c/{-1_000_000_000_000 - GROUP_ID}/{number}"
    keys = keyboard([button("К столу", url=link)])
    await bot.call("sendMessage", chat_id=ANYA, text="?", reply_markup=keys)
    await dm(page, ANYA).get_by_role("button", name="К столу").click()
    await expect(target).to_be_focused()


async def test_the_list_fits_the_narrowest_phone(
    browser: Browser, playground: Playground, bot: PageBot
) -> None:
    page = await browser.new_page(viewport={"width": 320, "height": 640})
    await visit(page, playground)
    await group(page).locator("textarea").fill(f"{NAME} ")
    await answer(bot, *(article(number, f"Тема {number} " * 9) for number in range(50)))
    await expect(group(page).get_by_role("option")).to_have_count(50)
    shown = await group(page).get_by_role("listbox").bounding_box()
    assert shown is not None
    assert 0 <= shown["x"] <= 320 - shown["width"]
    assert shown["y"] >= 0
    assert await page.evaluate("document.documentElement.scrollWidth") == 320
    await page.close()
