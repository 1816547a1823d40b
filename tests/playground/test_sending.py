"""sendMessage and what it refuses."""

import pytest
from aiogram.exceptions import TelegramForbiddenError
from aiogram.types import (
    DisabledButton,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    ReplyParameters,
)

from tests.playground.people import ANYA, GROUP, VERA, Stage, keyboard, refusal


async def test_ids_grow_by_one_in_a_supergroup_of_its_own(stage: Stage) -> None:
    sent = [await stage.bot.send_message(GROUP, "x") for _ in range(2)]
    private = await stage.bot.send_message(ANYA, "x")
    assert [message.message_id for message in sent] == [1, 2]
    assert private.message_id == 1


async def test_private_chats_and_plain_groups_share_their_ids(stage: Stage) -> None:
    made = await stage.post("chats", type="group", title="Plain", members=[ANYA])
    one = await stage.bot.send_message(ANYA, "x")
    two = await stage.bot.send_message(made["chat"]["id"], "x")
    assert two.message_id == one.message_id + 1


async def test_html_is_parsed_and_commands_are_found(stage: Stage) -> None:
    message = await stage.bot.send_message(GROUP, " <b>Go</b> /durak ", parse_mode="HTML")
    assert message.text == "Go /durak"
    found = [(e.type, e.offset, e.length) for e in message.entities or []]
    assert found == [("bold", 0, 2), ("bot_command", 3, 6)]


async def test_a_mention_by_id_names_the_user(stage: Stage) -> None:
    text = f'<a href="tg://user?id={ANYA}">you</a> <a href="tg://user?id=999">nobody</a>'
    message = await stage.bot.send_message(GROUP, text, parse_mode="HTML")
    (entity,) = message.entities or []
    assert entity.user is not None
    assert (entity.type, entity.user.first_name) == ("text_mention", "Аня")


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "Bad Request: message text is empty"),
        (" \n ", "Bad Request: text must be non-empty"),
        ("<b></b>", "Bad Request: text must be non-empty"),
        ("x" * 4097, "Bad Request: message is too long"),
        ("🏟" * 2049, "Bad Request: message is too long"),
        ("<x>", 'Bad Request: can\'t parse entities: Unsupported start tag "x" at byte offset 0'),
    ],
)
async def test_texts_that_are_refused(stage: Stage, text: str, error: str) -> None:
    answer = await stage.raw("sendMessage", chat_id=ANYA, text=text, parse_mode="HTML")
    assert (answer["error_code"], answer["description"]) == (400, error)


async def test_the_longest_text_fits(stage: Stage) -> None:
    text = "<b>" + "x" * 4096 + "</b>"
    message = await stage.bot.send_message(ANYA, text, parse_mode="HTML")
    assert len(message.text or "") == 4096


async def test_who_cannot_be_written_to(stage: Stage) -> None:
    with refusal("Forbidden: bot can't initiate conversation with a user") as info:
        await stage.bot.send_message(VERA, "x")
    assert isinstance(info.value, TelegramForbiddenError)
    await stage.post("block", user_id=ANYA)
    with refusal("Forbidden: bot was blocked by the user"):
        await stage.bot.send_message(ANYA, "x")
    await stage.post("unblock", user_id=ANYA)
    await stage.bot.send_message(ANYA, "x")
    await stage.post("edit_user", user_id=ANYA, first_name="", deactivated=True)
    with refusal("Forbidden: user is deactivated"):
        await stage.bot.send_message(ANYA, "x")
    with refusal("Bad Request: chat not found"):
        await stage.bot.send_message(555, "x")
    with refusal("Bad Request: chat not found"):
        await stage.bot.send_message("@nobody", "x")
    assert (await stage.raw("sendMessage", text="x"))["description"] == (
        "Bad Request: chat_id is empty"
    )


async def test_starting_the_bot_opens_the_chat(stage: Stage) -> None:
    await stage.post("start", user_id=VERA, payload="g7")
    message = await stage.update("message")
    assert (message.text, message.from_user.language_code) == ("/start g7", "en")
    assert await stage.bot.send_message(VERA, "hello")


@pytest.mark.parametrize(
    ("button", "error"),
    [
        ({"text": "x", "callback_data": "д" * 33}, "BUTTON_DATA_INVALID"),
        ({"text": "x", "callback_data": ""}, "BUTTON_DATA_INVALID"),
        ({"text": "x", "url": "no address"}, "BUTTON_URL_INVALID"),
        (
            {"text": "x"},
            "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
        ),
        (
            {"callback_data": "x"},
            'can\'t parse inline keyboard button: Field "text" must be of type String',
        ),
    ],
)
async def test_buttons_that_are_refused(stage: Stage, button: dict[str, str], error: str) -> None:
    markup = {"inline_keyboard": [[button]]}
    answer = await stage.raw("sendMessage", chat_id=ANYA, text="x", reply_markup=markup)
    assert answer["description"] == f"Bad Request: {error}"


async def test_64_bytes_of_data_fit(stage: Stage) -> None:
    await stage.bot.send_message(ANYA, "x", reply_markup=keyboard("д" * 32))


async def test_disabled_and_coloured_buttons_come_back_as_sent(stage: Stage) -> None:
    markup = InlineKeyboardMarkup(
        inline_keyboard=[
            [
                InlineKeyboardButton(text="a", callback_data="a", style="success"),
                InlineKeyboardButton(text="b", disabled=DisabledButton()),
            ]
        ]
    )
    message = await stage.bot.send_message(ANYA, "x", reply_markup=markup)
    assert message.reply_markup is not None
    assert message.reply_markup.model_dump() == markup.model_dump()


@pytest.mark.parametrize(
    ("rows", "fits"),
    [
        (["a b c d e f g h"] * 12 + ["a b c d"], True),
        (["a b c d e f g h"] * 12 + ["a b c d e"], False),
        (["a b c d e f g h i"], False),
        ([f"{'x' * 60}"] * 90, False),
    ],
)
async def test_how_large_a_keyboard_may_be(stage: Stage, rows: list[str], fits: bool) -> None:
    markup = keyboard(*rows)
    if fits:
        assert await stage.bot.send_message(ANYA, "x", reply_markup=markup)
        return
    with refusal("Bad Request: reply markup is too long"):
        await stage.bot.send_message(ANYA, "x", reply_markup=markup)


async def test_replies(stage: Stage) -> None:
    said = await stage.post("send", user_id=ANYA, chat_id=GROUP, text="/durak")
    known = ReplyParameters(message_id=said["message"]["message_id"])
    answer = await stage.bot.send_message(GROUP, "x", reply_parameters=known)
    assert answer.reply_to_message is not None
    assert answer.reply_to_message.text == "/durak"
    with refusal("Bad Request: message to be replied not found"):
        await stage.bot.send_message(GROUP, "x", reply_parameters=ReplyParameters(message_id=99))
    lenient = ReplyParameters(message_id=99, allow_sending_without_reply=True)
    alone = await stage.bot.send_message(GROUP, "x", reply_parameters=lenient)
    assert alone.reply_to_message is None


async def test_silence_and_protection_are_seen(stage: Stage) -> None:
    await stage.bot.send_message(ANYA, "x", disable_notification=True, protect_content=True)
    (message,) = (await stage.get("world"))["messages"]
    assert (message["silent"], message["protected"]) == (True, True)


async def test_typing_is_seen(stage: Stage) -> None:
    seq = (await stage.get("world"))["seq"]
    await stage.bot.send_chat_action(GROUP, "typing")
    (event,) = (await stage.get("wait", since=seq))["events"]
    assert (event["type"], event["chat_id"], event["action"]) == ("action", GROUP, "typing")
    with refusal("Bad Request: wrong parameter action in request"):
        await stage.bot.send_chat_action(GROUP, "dancing")
