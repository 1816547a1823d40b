"""Edits and deletions."""

from typing import Any

import pytest

from tests.playground.people import ANYA, GROUP, Stage, keyboard, refusal

NOT_MODIFIED = (
    "Bad Request: message is not modified: specified new message content and reply markup "
    "are exactly the same as a current content and reply markup of the message"
)
DAY = 24 * 3600


async def test_an_edit_changes_text_and_keyboard(stage: Stage) -> None:
    sent = await stage.bot.send_message(GROUP, "one", reply_markup=keyboard("a"))
    edited = await stage.bot.edit_message_text("two", chat_id=GROUP, message_id=sent.message_id)
    assert not isinstance(edited, bool)
    assert (edited.text, edited.reply_markup) == ("two", None)
    assert edited.edit_date is not None


async def test_the_same_again_is_not_modified(stage: Stage) -> None:
    markup = keyboard("a b")
    sent = await stage.bot.send_message(GROUP, "<b>x</b>", parse_mode="HTML", reply_markup=markup)
    where: dict[str, Any] = {"chat_id": GROUP, "message_id": sent.message_id}
    with refusal(NOT_MODIFIED):
        await stage.bot.edit_message_text(
            "<strong>x</strong>", parse_mode="HTML", reply_markup=markup, **where
        )
    with refusal(NOT_MODIFIED):
        await stage.bot.edit_message_reply_markup(reply_markup=markup, **where)
    await stage.bot.edit_message_text("x", reply_markup=markup, **where)
    await stage.bot.edit_message_reply_markup(reply_markup=None, **where)


async def test_what_cannot_be_edited(stage: Stage) -> None:
    said = await stage.post("send", user_id=ANYA, chat_id=GROUP, text="mine")
    theirs = said["message"]["message_id"]
    with refusal("Bad Request: message can't be edited"):
        await stage.bot.edit_message_text("x", chat_id=GROUP, message_id=theirs)
    with refusal("Bad Request: message to edit not found"):
        await stage.bot.edit_message_text("x", chat_id=GROUP, message_id=99)
    with refusal("Bad Request: message identifier is not specified"):
        await stage.bot.edit_message_text("x", chat_id=GROUP)
    sent = await stage.bot.send_message(GROUP, "x")
    with refusal("Bad Request: there is no caption in the message to edit"):
        await stage.bot.edit_message_caption(chat_id=GROUP, message_id=sent.message_id, caption="y")


async def test_edits_notify_nobody_and_tell_the_bot_nothing(stage: Stage) -> None:
    sent = await stage.bot.send_message(GROUP, "one")
    seq = (await stage.get("world"))["seq"]
    await stage.bot.edit_message_text("two", chat_id=GROUP, message_id=sent.message_id)
    (event,) = (await stage.get("wait", since=seq))["events"]
    assert (event["type"], event["message"]["text"]) == ("edited", "two")
    assert await stage.bot.get_updates(offset=stage.offset) == []


async def test_deleting(stage: Stage) -> None:
    sent = await stage.bot.send_message(GROUP, "x")
    assert await stage.bot.delete_message(GROUP, sent.message_id)
    with refusal("Bad Request: message to delete not found"):
        await stage.bot.delete_message(GROUP, sent.message_id)
    with refusal("Bad Request: message to edit not found"):
        await stage.bot.edit_message_text("y", chat_id=GROUP, message_id=sent.message_id)


async def test_others_messages_need_the_right(stage: Stage) -> None:
    said = await stage.post("send", user_id=ANYA, chat_id=GROUP, text="mine")
    theirs = said["message"]["message_id"]
    with refusal("Bad Request: message can't be deleted"):
        await stage.bot.delete_message(GROUP, theirs)
    await stage.post("admin", chat_id=GROUP, user_id="bot", admin=True)
    assert await stage.bot.delete_message(GROUP, theirs)


@pytest.mark.parametrize(("age", "allowed"), [(2 * DAY - 60, True), (2 * DAY, False)])
async def test_deletion_within_48_hours(stage: Stage, age: int, allowed: bool) -> None:
    sent = await stage.bot.send_message(ANYA, "x")
    await stage.post("clock", advance=age)
    if allowed:
        assert await stage.bot.delete_message(ANYA, sent.message_id)
    else:
        with refusal("Bad Request: message can't be deleted for everyone"):
            await stage.bot.delete_message(ANYA, sent.message_id)
        await stage.bot.edit_message_text("y", chat_id=ANYA, message_id=sent.message_id)


async def test_deleting_many_skips_what_is_not_there(stage: Stage) -> None:
    ids = [(await stage.bot.send_message(GROUP, "x")).message_id for _ in range(2)]
    assert await stage.bot.delete_messages(GROUP, [*ids, 99])
    assert (await stage.get("world"))["messages"] == []
    with refusal("Bad Request: too many message identifiers specified"):
        await stage.bot.delete_messages(GROUP, list(range(1, 102)))


async def test_people_delete_too(stage: Stage) -> None:
    sent = await stage.bot.send_message(GROUP, "x")
    await stage.post("delete", chat_id=GROUP, message_id=sent.message_id)
    with refusal("Bad Request: message to edit not found"):
        await stage.bot.edit_message_text("y", chat_id=GROUP, message_id=sent.message_id)


async def test_pins(stage: Stage) -> None:
    sent = await stage.bot.send_message(GROUP, "x")
    with refusal("Bad Request: not enough rights to manage pinned messages in the chat"):
        await stage.bot.pin_chat_message(GROUP, sent.message_id)
    await stage.post("admin", chat_id=GROUP, user_id="bot", admin=True)
    await stage.quiet()
    await stage.bot.pin_chat_message(GROUP, sent.message_id, disable_notification=True)
    notice = await stage.update("message")
    assert notice.pinned_message.message_id == sent.message_id
    pinned = (await stage.bot.get_chat(GROUP)).pinned_message
    assert pinned is not None
    assert pinned.text == "x"
    assert await stage.bot.unpin_chat_message(GROUP)
    with refusal("Bad Request: message to unpin not found"):
        await stage.bot.unpin_chat_message(GROUP)
    with refusal("Bad Request: message to pin not found"):
        await stage.bot.pin_chat_message(GROUP, 99)
