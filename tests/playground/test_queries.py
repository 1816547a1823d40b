"""Button presses and inline queries."""

import asyncio

from aiogram.types import (
    InaccessibleMessage,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQueryResultArticle,
    InputTextMessageContent,
    Message,
)

from tests.playground.people import ANYA, BORIS, GROUP, VERA, Stage, keyboard, refusal

TOO_OLD = "Bad Request: query is too old and response timeout expired or query ID is invalid"


async def table(stage: Stage) -> int:
    sent = await stage.bot.send_message(GROUP, "table", reply_markup=keyboard("take pass"))
    return sent.message_id


async def test_a_press_asks_the_bot_and_shows_the_answer(stage: Stage) -> None:
    message_id = await table(stage)
    seq = (await stage.get("world"))["seq"]
    pressed = await stage.post(
        "press", user_id=VERA, chat_id=GROUP, message_id=message_id, data="take"
    )
    query = await stage.update("callback_query")
    assert (query.id, query.data, query.from_user.id) == (pressed["query_id"], "take", VERA)
    assert isinstance(query.message, Message)
    assert (query.message.message_id, query.message.text) == (message_id, "table")
    assert query.message.reply_markup is not None
    assert await query.answer("No!", show_alert=True)
    (event,) = (await stage.get("wait", since=seq))["events"]
    del event["seq"]
    assert event == {
        "type": "answer",
        "query_id": query.id,
        "user_id": VERA,
        "chat_id": GROUP,
        "show_alert": True,
        "text": "No!",
    }


async def test_only_buttons_that_stand_there_can_be_pressed(stage: Stage) -> None:
    message_id = await table(stage)
    place = {"user_id": VERA, "chat_id": GROUP, "message_id": message_id}
    assert await stage.post("press", **place, button=[0, 1])
    no_button = "That message has no such button now."
    assert await stage.refused("press", **place, data="drop") == no_button
    assert await stage.refused("press", **place, button=[0, 2]) == (
        "That message has no button there."
    )
    await stage.bot.edit_message_reply_markup(chat_id=GROUP, message_id=message_id)
    assert await stage.refused("press", **place, data="take") == no_button
    await stage.post("leave", user_id=VERA, chat_id=GROUP)
    assert await stage.refused("press", **place, data="take") == "Vera is not in that chat."


async def test_disabled_and_url_buttons_ask_nothing(stage: Stage) -> None:
    markup = {
        "inline_keyboard": [
            [{"text": "a", "disabled": {}}, {"text": "b", "url": "https://example.org"}],
            [{"text": "c", "callback_data": "c", "disabled": {}}],
        ]
    }
    sent = await stage.raw("sendMessage", chat_id=GROUP, text="x", reply_markup=markup)
    place = {
        "user_id": VERA,
        "chat_id": GROUP,
        "message_id": sent["result"]["message_id"],
    }
    assert await stage.refused("press", **place, button=[0, 0]) == "That button is disabled."
    assert await stage.refused("press", **place, button=[0, 1]) == (
        "That button asks the bot nothing."
    )
    assert await stage.refused("press", **place, data="c") == "That button is disabled."
    await stage.post("press", **place, data="c", forge=True)
    assert (await stage.update("callback_query")).data == "c"


async def test_forged_presses_reach_the_bot(stage: Stage) -> None:
    message_id = await table(stage)
    place = {"user_id": VERA, "chat_id": GROUP, "forge": True}
    await stage.post("press", **place, message_id=message_id, data="anything")
    assert (await stage.update("callback_query")).data == "anything"
    await stage.bot.delete_message(GROUP, message_id)
    await stage.post("press", **place, message_id=message_id, data="take")
    query = await stage.update("callback_query")
    assert isinstance(query.message, InaccessibleMessage)
    assert query.message.message_id == message_id


async def test_a_query_lives_150_seconds(stage: Stage) -> None:
    message_id = await table(stage)
    place = {"user_id": VERA, "chat_id": GROUP, "message_id": message_id, "data": "take"}
    young = (await stage.post("press", **place))["query_id"]
    await stage.post("clock", advance=149)
    assert await stage.bot.answer_callback_query(young)
    old = (await stage.post("press", **place))["query_id"]
    await stage.post("clock", advance=151)
    with refusal(TOO_OLD):
        await stage.bot.answer_callback_query(old)
    with refusal(TOO_OLD):
        await stage.bot.answer_callback_query("12345")


async def test_an_alert_has_200_characters(stage: Stage) -> None:
    message_id = await table(stage)
    place = {"user_id": VERA, "chat_id": GROUP, "message_id": message_id, "data": "take"}
    query_id = (await stage.post("press", **place))["query_id"]
    with refusal("Bad Request: MESSAGE_TOO_LONG"):
        await stage.bot.answer_callback_query(query_id, "x" * 201)
    with refusal("Bad Request: URL_INVALID"):
        await stage.bot.answer_callback_query(query_id, url="https://example.org")
    assert await stage.bot.answer_callback_query(query_id, "x" * 200)


async def test_a_presser_can_wait_for_the_answer(stage: Stage) -> None:
    message_id = await table(stage)
    place = {"user_id": VERA, "chat_id": GROUP, "message_id": message_id, "data": "take"}

    async def answer() -> None:
        query = await stage.update("callback_query")
        await query.answer("Yes")

    answering = asyncio.create_task(answer())
    pressed = await stage.post("press", **place, wait=True)
    await answering
    assert pressed["answer"] == {"show_alert": False, "text": "Yes"}


def article(result_id: str, text: str = "Rules") -> InlineQueryResultArticle:
    return InlineQueryResultArticle(
        id=result_id,
        title="Rules",
        input_message_content=InputTextMessageContent(message_text=text),
        reply_markup=keyboard("more"),
    )


async def ask(stage: Stage) -> str:
    asked = await stage.post("inline", user_id=BORIS, query="rules", chat_id=GROUP)
    query = await stage.update("inline_query")
    assert (query.query, query.from_user.id, query.chat_type) == ("rules", BORIS, "supergroup")
    return str(asked["query_id"])


async def test_an_inline_result_becomes_a_message_the_bot_can_edit(stage: Stage) -> None:
    query_id = await ask(stage)
    assert await stage.bot.answer_inline_query(query_id, [article("1")], cache_time=0)
    chosen = await stage.post(
        "inline_choose", user_id=BORIS, chat_id=GROUP, query_id=query_id, result_id="1"
    )
    assert chosen["message"]["via_bot"]["id"] == stage.bot.id
    posted, told = await stage.updates()
    assert posted.message is not None
    assert told.chosen_inline_result is not None
    assert (posted.message.text, posted.message.from_user.id) == ("Rules", BORIS)  # type: ignore[union-attr]
    inline_id = told.chosen_inline_result.inline_message_id
    assert await stage.bot.edit_message_text("New", inline_message_id=inline_id) is True
    with refusal("Bad Request: MESSAGE_ID_INVALID"):
        await stage.bot.edit_message_text("New", inline_message_id="none")


async def test_a_press_on_an_inline_message_has_its_inline_id(stage: Stage) -> None:
    query_id = await ask(stage)
    await stage.bot.answer_inline_query(query_id, [article("1")])
    chosen = await stage.post(
        "inline_choose", user_id=BORIS, chat_id=GROUP, query_id=query_id, result_id="1"
    )
    await stage.quiet()
    message_id = chosen["message"]["message_id"]
    await stage.post("press", user_id=ANYA, chat_id=GROUP, message_id=message_id, data="more")
    query = await stage.update("callback_query")
    assert query.message is None
    assert query.inline_message_id is not None


async def test_inline_answers_that_are_refused(stage: Stage) -> None:
    query_id = await ask(stage)
    with refusal("Bad Request: RESULT_ID_DUPLICATE"):
        await stage.bot.answer_inline_query(query_id, [article("1"), article("1")])
    with refusal("Bad Request: RESULTS_TOO_MUCH"):
        await stage.bot.answer_inline_query(query_id, [article(str(i)) for i in range(51)])
    with refusal("Bad Request: RESULT_ID_INVALID"):
        await stage.bot.answer_inline_query(query_id, [article("x" * 65)])
    with refusal(TOO_OLD):
        await stage.bot.answer_inline_query("12345", [article("1")])
    broken = InlineKeyboardMarkup(
        inline_keyboard=[[InlineKeyboardButton(text="x", callback_data="x" * 65)]]
    )
    bad = article("1").model_copy(update={"reply_markup": broken})
    with refusal("Bad Request: BUTTON_DATA_INVALID"):
        await stage.bot.answer_inline_query(query_id, [bad])
