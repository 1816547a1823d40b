"""The playground's page in a real browser, against the real server and a bot of the test's own."""

from playwright.async_api import Browser, Locator, Page, expect

from playground.default_world import GROUP_ID, populate
from playground.server import Playground, new_telegram
from tests.browser.page_bot import PageBot, button, keyboard
from tests.browser.page_parts import (
    ANYA,
    BORIS,
    GRISHA,
    PHONE,
    VERA,
    WIDE,
    dm,
    green_png,
    group,
    look_as,
    message,
    visit,
    write,
)


async def test_two_people_talk_in_the_group(page: Page) -> None:
    await write(group(page), "Привет!")
    first = group(page).locator("article", has_text="Привет!")
    await expect(first).to_have_class("message own first last")
    await look_as(page, BORIS)
    await write(group(page), "И тебе")
    await expect(first.locator(".sender")).to_have_text("Аня")
    await expect(group(page).locator("article.own .text")).to_have_text(["И тебе"])


async def test_private_chats_reach_the_bot_and_only_their_person(page: Page, bot: PageBot) -> None:
    await write(dm(page, BORIS), "/start")
    told = await bot.next("message")
    assert (told["from"]["id"], told["text"]) == (BORIS, "/start")
    sent = await bot.call("sendMessage", chat_id=BORIS, text="Привет, Борис")
    await expect(message(dm(page, BORIS), sent["message_id"])).to_contain_text("Привет, Борис")
    await expect(page.get_by_text("Привет, Борис")).to_have_count(1)


async def test_a_press_reaches_the_bot_and_its_toast_the_presser(page: Page, bot: PageBot) -> None:
    keys = keyboard([button("Сесть", "sit")])
    sent = await bot.call("sendMessage", chat_id=GROUP_ID, text="Стол", reply_markup=keys)
    key = message(group(page), sent["message_id"]).locator('[data-callback="sit"]')
    await key.click()
    query = await bot.next("callback_query")
    assert (query["from"]["id"], query["data"]) == (ANYA, "sit")
    await expect(key).to_have_attribute("aria-busy", "true")
    await bot.answer(query, "Вы сели")
    await expect(group(page).get_by_role("status")).to_have_text("Вы сели")
    await expect(key).not_to_have_attribute("aria-busy", "true")
    await expect(page.locator(".toast")).to_have_count(1)


async def test_the_group_is_pressed_by_the_person_looked_as(page: Page, bot: PageBot) -> None:
    keys = keyboard([button("Сесть", "sit")])
    await bot.call("sendMessage", chat_id=GROUP_ID, text="Стол", reply_markup=keys)
    await look_as(page, GRISHA)
    await group(page).locator('[data-button="0,0"]').click()
    assert (await bot.next("callback_query"))["from"]["id"] == GRISHA
    await group(page).locator(f'[data-look="{GRISHA}"]').press("ArrowLeft")
    await expect(group(page)).to_have_attribute("data-user", str(VERA))
    await expect(group(page).locator(f'[data-look="{VERA}"]')).to_be_focused()


async def test_an_alert_is_a_dialog_closed_by_ok(page: Page, bot: PageBot) -> None:
    keys = keyboard([button("Карты", "cards")])
    await bot.call("sendMessage", chat_id=GROUP_ID, text="Стол", reply_markup=keys)
    key = group(page).locator('[data-callback="cards"]')
    await key.click()
    await bot.answer(await bot.next("callback_query"), "6♠ <b>7♥</b>", alert=True)
    dialog = group(page).get_by_role("alertdialog")
    await expect(dialog.locator("p")).to_have_text("6♠ <b>7♥</b>")
    await expect(dialog.get_by_role("button", name="OK")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(dialog).to_have_count(0)
    await expect(key).to_be_focused()


async def test_edits_show_at_once_and_keep_the_focused_button(page: Page, bot: PageBot) -> None:
    sent = await bot.call(
        "sendMessage",
        chat_id=GROUP_ID,
        text="Раз",
        reply_markup=keyboard([button("A", "a"), button("B", "b")]),
    )
    shown = message(group(page), sent["message_id"])
    await shown.locator('[data-button="0,1"]').focus()
    await bot.call(
        "editMessageText",
        chat_id=GROUP_ID,
        message_id=sent["message_id"],
        text="<b>Два</b>",
        parse_mode="HTML",
        reply_markup=keyboard([button("A", "a"), button("C", "c")], [button("D", "d")]),
    )
    await expect(shown.locator(".text strong")).to_have_text("Два")
    await expect(shown.locator(".edited")).to_be_visible()
    await expect(shown.locator('[data-callback="c"]')).to_be_focused()


async def test_deleted_messages_vanish(page: Page, bot: PageBot) -> None:
    sent = await bot.call("sendMessage", chat_id=GROUP_ID, text="Ненадолго")
    await expect(message(group(page), sent["message_id"])).to_be_visible()
    await bot.call("deleteMessage", chat_id=GROUP_ID, message_id=sent["message_id"])
    await expect(message(group(page), sent["message_id"])).to_have_count(0)


async def test_an_ephemeral_message_is_seen_by_its_receiver_alone(page: Page, bot: PageBot) -> None:
    keys = keyboard([button("Карты", "cards")])
    await bot.call("sendMessage", chat_id=GROUP_ID, text="Стол", reply_markup=keys)
    await group(page).locator('[data-callback="cards"]').click()
    query = await bot.next("callback_query")
    await bot.call(
        "sendMessage",
        chat_id=GROUP_ID,
        text="Ваша рука",
        reply_markup=keyboard([button("6♠", "play")]),
        ephemeral_message_parameters={"receiver_user_id": ANYA, "callback_query_id": query["id"]},
    )
    hidden = group(page).locator(f'[data-message^="e{ANYA}-"]')
    await expect(hidden).to_contain_text("видно только вам")
    await hidden.locator('[data-callback="play"]').click()
    assert (await bot.next("callback_query"))["data"] == "play"
    await look_as(page, BORIS)
    await expect(page.get_by_text("Ваша рука")).to_have_count(0)
    await look_as(page, ANYA)
    await expect(hidden).to_contain_text("Ваша рука")


async def test_an_ephemeral_message_can_stand_in_anothers_place(page: Page, bot: PageBot) -> None:
    keys = keyboard([button("Карты", "cards")])
    table = await bot.call("sendMessage", chat_id=GROUP_ID, text="Стол", reply_markup=keys)
    await bot.call("sendMessage", chat_id=GROUP_ID, text="После")
    await group(page).locator('[data-callback="cards"]').click()
    query = await bot.next("callback_query")
    occasion = {"receiver_user_id": ANYA, "callback_query_id": query["id"]}
    hidden = await bot.call(
        "sendMessage",
        chat_id=GROUP_ID,
        text="Рука",
        ephemeral_message_parameters={**occasion, "replace_callback_query_message": True},
    )
    await expect(group(page).locator("article .text")).to_have_text(["Рука", "После"])
    await bot.call(
        "deleteEphemeralMessage",
        chat_id=GROUP_ID,
        receiver_user_id=ANYA,
        ephemeral_message_id=hidden["ephemeral_message_id"],
    )
    await expect(group(page).locator("article .text")).to_have_text(["Стол", "После"])
    await expect(message(group(page), table["message_id"])).to_be_visible()


async def test_styles_show_and_a_disabled_button_is_dead(page: Page, bot: PageBot) -> None:
    row = [button("Да", "yes", style="success"), button("Нет", "no", disabled={})]
    await bot.call("sendMessage", chat_id=BORIS, text="?", reply_markup=keyboard(row))
    await expect(dm(page, BORIS).locator('[data-style="success"]')).to_have_text("Да")
    await expect(dm(page, BORIS).locator('[data-button="0,1"]')).to_be_disabled()


async def test_hostile_names_and_texts_stay_text(page: Page, bot: PageBot) -> None:
    nasty = "<img src=x onerror=window.pwned=1>"
    person = (await bot.people("users", first_name=nasty, opened=True))["user"]
    await bot.people("join", user_id=person["id"], chat_id=GROUP_ID)
    await bot.people("send", user_id=person["id"], chat_id=GROUP_ID, text=nasty)
    evil = [{"type": "text_link", "offset": 0, "length": 4, "url": "javascript:window.pwned=1"}]
    await bot.call("sendMessage", chat_id=GROUP_ID, text="сюда", entities=evil)
    shown = group(page).locator("article", has_text=nasty).last
    await expect(shown.locator(".sender")).to_have_text(nasty)
    await expect(shown.locator(".text")).to_have_text(nasty)
    await expect(page.locator("a[href^='javascript']")).to_have_count(0)
    await page.locator(f'[data-tab="{person["id"]}"]').click()
    await expect(dm(page, person["id"]).locator("h2")).to_have_text(nasty)
    assert await page.evaluate("window.pwned") is None


async def test_the_page_returns_after_a_lost_connection(browser: Browser) -> None:
    first, second = new_telegram(), new_telegram()
    populate(first)
    populate(second, "Другой чат")
    page = await browser.new_page(viewport=WIDE)
    async with await Playground.start(first) as running:
        port = running.port
        await visit(page, running)
    await expect(page.locator(".status")).to_have_attribute("data-connected", "false")
    await write(group(page), "Не пропади")
    await expect(group(page).locator(".toast")).to_contain_text("Не отправлено")
    async with await Playground.start(second, port=port) as running:
        await expect(page.locator(".status")).to_have_attribute("data-connected", "true")
        await expect(group(page).locator("h2")).to_have_text("Другой чат")
        await expect(group(page).locator("textarea")).to_have_value("Не пропади")
        async with PageBot(running.url, second.token) as bot:
            sent = await bot.call("sendMessage", chat_id=GROUP_ID, text="Снова здесь")
        await expect(message(group(page), sent["message_id"])).to_be_visible()
        await page.close()


async def test_a_deep_link_opens_the_private_chat_and_starts(page: Page, bot: PageBot) -> None:
    link = "https://t.me/durak_playground_bot?start=seat7"
    await bot.call(
        "sendMessage",
        chat_id=GROUP_ID,
        text="?",
        reply_markup=keyboard([button("В личку", url=link)]),
    )
    await look_as(page, GRISHA)
    await group(page).locator("[data-url]").click()
    told = await bot.next("message")
    assert (told["chat"]["id"], told["text"]) == (GRISHA, "/start seat7")
    await expect(dm(page, GRISHA).locator("article.own")).to_contain_text("/start seat7")


async def test_a_slash_offers_the_commands_of_the_place(page: Page, bot: PageBot) -> None:
    for scope, name in (("all_group_chats", "table"), ("all_private_chats", "help")):
        commands = [{"command": name, "description": "Что это"}]
        await bot.call("setMyCommands", commands=commands, scope={"type": scope})
    await expect(page.locator(".hint .command")).to_have_text("/table")
    line = group(page).locator("textarea")
    await line.fill("/")
    await expect(group(page).get_by_role("option")).to_have_text("/tableЧто это")
    await line.press("ArrowDown")
    await line.press("Enter")
    assert (await bot.next("message"))["text"] == "/table"
    await group(page).get_by_role("button", name="Команды бота").click()
    await group(page).get_by_role("option").click()
    assert (await bot.next("message"))["text"] == "/table"


async def test_the_hint_leaves_with_the_first_command(page: Page, bot: PageBot) -> None:
    commands = [{"command": "table", "description": "Что это"}]
    await bot.call("setMyCommands", commands=commands, scope={"type": "all_group_chats"})
    hint = page.locator(".hint")
    await write(dm(page, ANYA), "/start")
    assert (await bot.next("message"))["text"] == "/start"
    await expect(hint).to_be_visible()
    await hint.locator(".command").click()
    assert (await bot.next("message"))["text"] == "/table"
    await expect(hint).to_be_hidden()
    await page.reload()
    await expect(page.locator(".status")).to_have_attribute("data-connected", "true")
    await expect(hint).to_be_hidden()
    for _ in range(2):
        await page.get_by_role("button", name="Показать подсказку").click()
        await expect(hint).to_be_visible()
        await expect(hint).to_have_class("hint called")
        await hint.evaluate("node => node.classList.remove('called')")


async def test_a_reader_of_old_messages_is_not_moved(page: Page, bot: PageBot) -> None:
    lines = "\n".join(["строка"] * 60)
    sent = await bot.call("sendMessage", chat_id=GROUP_ID, text=lines)
    feed = group(page).locator(".feed")
    await expect(message(group(page), sent["message_id"])).to_be_visible()
    await feed.hover()
    await page.mouse.wheel(0, -4000)
    await expect(group(page).locator(".to-end")).to_be_visible()
    await bot.call("sendMessage", chat_id=GROUP_ID, text="Новое")
    await expect(group(page).locator(".to-end .count")).to_have_text("1")
    assert await feed.evaluate("node => node.scrollTop") == 0
    await group(page).locator(".to-end").click()
    await expect(group(page).get_by_text("Новое")).to_be_in_viewport()
    await expect(group(page).locator(".to-end")).to_be_hidden()


async def test_topics_are_tabs_with_unread_marks(browser: Browser, bot: PageBot) -> None:
    forum = (
        await bot.people(
            "chats", type="supergroup", title="Форум", members=[ANYA], is_forum=True, bot="member"
        )
    )["chat"]
    topic = (await bot.people("topic", chat_id=forum["id"], name="Карты"))["topic"]
    page = await browser.new_page(viewport=WIDE)
    await page.goto(f"{bot.url}/?me={ANYA}")
    await page.locator(f'[data-tab="{forum["id"]}"]').click()
    panel = page.locator(f'.panel[data-chat="{forum["id"]}"]')
    await expect(panel.get_by_role("tab")).to_have_text(["Общее", "Карты"])
    await bot.call("sendMessage", chat_id=forum["id"], message_thread_id=topic["id"], text="Тут")
    await expect(panel.locator(f'[data-thread="{topic["id"]}"] .count')).to_have_text("1")
    await expect(panel.get_by_text("Тут")).to_have_count(0)
    await panel.locator(f'[data-thread="{topic["id"]}"]').click()
    await expect(panel.get_by_text("Тут")).to_be_visible()
    await write(panel, "/here")
    assert (await bot.next("message"))["message_thread_id"] == topic["id"]
    await page.close()


async def test_the_menus_act_for_their_person(page: Page, bot: PageBot) -> None:
    async def choose(panel: Locator, label: str) -> None:
        await panel.locator('[aria-haspopup="menu"]').click()
        await panel.get_by_role("menuitem", name=label).click()

    await choose(dm(page, BORIS), "Выйти из группы")
    await expect(group(page).locator(".note")).to_have_text("3 участника")
    await expect(group(page).locator(".service")).to_have_text("Борис больше не в группе")
    await choose(dm(page, BORIS), "Вступить в группу")
    await choose(dm(page, BORIS), "Заблокировать бота")
    await expect(dm(page, BORIS).locator("textarea")).to_have_count(0)
    await dm(page, BORIS).get_by_role("button", name="Разблокировать бота").click()
    await expect(dm(page, BORIS).locator("textarea")).to_be_visible()
    await choose(group(page), "Сделать бота админом")
    member = await bot.call("getChatMember", chat_id=GROUP_ID, user_id=1)
    assert member["status"] == "administrator"


async def test_a_person_is_added_to_world_and_group(page: Page, bot: PageBot) -> None:
    await page.locator('[data-act="add-person"]').click()
    await page.get_by_label("Имя", exact=True).fill("Дина")
    await page.get_by_role("button", name="Добавить", exact=True).click()
    await expect(group(page).locator(".note")).to_have_text("5 участников")
    await expect(page.locator(".panel.dm h2", has_text="Дина")).to_be_visible()


async def test_pictures_pins_replies_and_typing_are_shown(page: Page, bot: PageBot) -> None:
    photo = await bot.send_photo(GROUP_ID, green_png(320, 200), "Стол")
    image = message(group(page), photo["message_id"]).locator("img")
    await expect(image).to_have_js_property("naturalWidth", 320)
    await bot.people("admin", chat_id=GROUP_ID, user_id="bot", admin=True)
    await bot.call("pinChatMessage", chat_id=GROUP_ID, message_id=photo["message_id"])
    await expect(group(page).locator(".pinned")).to_contain_text("Фото: Стол")
    reply = {"message_id": photo["message_id"]}
    sent = await bot.call("sendMessage", chat_id=GROUP_ID, text="Вот", reply_parameters=reply)
    quote = message(group(page), sent["message_id"]).locator(".reply")
    await expect(quote).to_contain_text("Фото: Стол")
    await bot.call("sendChatAction", chat_id=GROUP_ID, action="typing")
    await expect(group(page).locator(".note")).to_contain_text("печатает")


async def test_a_phone_has_tabs_and_room_for_a_hand_of_36(
    browser: Browser, playground: Playground, bot: PageBot
) -> None:
    cards = [f"{rank}{suit}" for suit in "♠♥♦♣" for rank in (*"6789", "10", *"ВДКТ")]
    rows = [[button(card, card) for card in cards[at : at + 8]] for at in range(0, 36, 8)]
    page = await browser.new_page(viewport=PHONE)
    await visit(page, playground)
    await bot.call("sendMessage", chat_id=ANYA, text="Рука", reply_markup=keyboard(*rows))
    await expect(page.locator(".panel")).to_have_count(1)
    await expect(page.locator(f'[data-tab="{ANYA}"] .count')).to_have_text("1")
    await page.locator(f'[data-tab="{ANYA}"]').click()
    await expect(page.locator(f'[data-tab="{ANYA}"] .count')).to_have_count(0)
    keys = dm(page, ANYA).locator("[data-button]")
    await expect(keys).to_have_count(36)
    for key in await keys.all():
        box = await key.bounding_box()
        assert box is not None
        assert box["height"] >= 36
        assert box["width"] >= 36
        assert 0 <= box["x"] <= PHONE["width"] - box["width"]
    await keys.last.click()
    assert (await bot.next("callback_query"))["data"] == "Т♣"
    await page.close()


async def test_the_address_chooses_person_theme_and_language(
    page: Page, playground: Playground
) -> None:
    await visit(page, playground, f"me={VERA}&theme=dark&lang=en")
    await expect(group(page)).to_have_attribute("data-user", str(VERA))
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    await expect(page.locator("h1")).to_have_text("Playground")
    await page.locator('[data-lang="ru"]').click()
    await expect(page.locator("h1")).to_have_text("Песочница")
