"""Messages of a group that one member sees."""

from typing import Any

import pytest
from aiogram.types import BufferedInputFile, EphemeralMessageParameters, InputMediaPhoto, Message

from tests.playground.people import ANYA, GROUP, VERA, Json, Stage, keyboard, png, refusal


async def tap(stage: Stage, user_id: int = VERA) -> str:
    sent = await stage.bot.send_message(GROUP, "table", reply_markup=keyboard("cards"))
    place = {"user_id": user_id, "chat_id": GROUP, "message_id": sent.message_id}
    return str((await stage.post("press", **place, data="cards"))["query_id"])


async def hand(stage: Stage, query_id: str | None, user_id: int = VERA, **more: Any) -> Message:
    wanted = EphemeralMessageParameters(receiver_user_id=user_id, callback_query_id=query_id)
    return await stage.bot.send_message(
        more.pop("chat_id", GROUP),
        more.pop("text", "hand"),
        reply_markup=keyboard("6s 7s"),
        ephemeral_message_parameters=wanted,
    )


def place_of(message: Message) -> dict[str, Any]:
    return {
        "chat_id": GROUP,
        "receiver_user_id": VERA,
        "ephemeral_message_id": message.ephemeral_message_id,
    }


async def seen(stage: Stage) -> list[Json]:
    messages = (await stage.get("world"))["messages"]
    return [message for message in messages if "ephemeral" in message]


async def test_a_tap_lets_any_bot_send_one(stage: Stage) -> None:
    sent = await hand(stage, await tap(stage))
    assert sent.receiver_user is not None
    assert (sent.message_id, sent.receiver_user.id) == (0, VERA)
    (shown,) = await seen(stage)
    assert shown["ephemeral"] == {"id": sent.ephemeral_message_id, "receiver": VERA}


async def test_it_is_edited_and_deleted_by_its_own_ids(stage: Stage) -> None:
    place = place_of(await hand(stage, await tap(stage)))
    assert await stage.bot.edit_ephemeral_message_text(text="new", **place)
    with refusal("Bad Request: message is not modified"):
        await stage.bot.edit_ephemeral_message_text(text="new", **place)
    assert await stage.bot.edit_ephemeral_message_reply_markup(reply_markup=keyboard("8s"), **place)
    (shown,) = await seen(stage)
    assert shown["text"] == "new"
    assert await stage.bot.delete_ephemeral_message(**place)
    assert await seen(stage) == []
    with refusal("Bad Request: message to edit not found"):
        await stage.bot.edit_ephemeral_message_text(text="x", **place)
    with refusal("Bad Request: message to delete not found"):
        await stage.bot.delete_ephemeral_message(**place)


async def test_it_can_become_a_picture(stage: Stage) -> None:
    place = place_of(await hand(stage, await tap(stage)))
    media = InputMediaPhoto(media=BufferedInputFile(png(), "hand.png"), caption="x")
    assert await stage.bot.edit_ephemeral_message_media(media=media, **place)
    assert await stage.bot.edit_ephemeral_message_caption(caption="y", **place)
    (shown,) = await seen(stage)
    assert (shown["caption"], "photo_url" in shown) == ("y", True)


async def test_its_buttons_work_for_its_receiver_alone(stage: Stage) -> None:
    sent = await hand(stage, await tap(stage))
    await stage.quiet()
    press = {"chat_id": GROUP, "ephemeral_id": sent.ephemeral_message_id, "data": "6s"}
    await stage.post("press", user_id=VERA, **press)
    query = await stage.update("callback_query")
    assert isinstance(query.message, Message)
    assert query.message.message_id == 0
    assert query.message.ephemeral_message_id == sent.ephemeral_message_id
    assert await stage.refused("press", user_id=ANYA, **press) == "There is no such message."


@pytest.mark.parametrize(("age", "allowed"), [(14, True), (16, False)])
async def test_a_tap_is_fresh_for_15_seconds(stage: Stage, age: int, allowed: bool) -> None:
    query_id = await tap(stage)
    await stage.post("clock", advance=age)
    if allowed:
        assert await hand(stage, query_id)
    else:
        with refusal("Bad Request: query is too old and response timeout expired"):
            await hand(stage, query_id)


async def test_a_tap_is_good_for_the_tapper_only(stage: Stage) -> None:
    query_id = await tap(stage, ANYA)
    with refusal("Bad Request: query is too old and response timeout expired"):
        await hand(stage, query_id, VERA)


async def test_without_a_tap_the_bot_must_be_admin(stage: Stage) -> None:
    with refusal("Bad Request: CHAT_ADMIN_REQUIRED"):
        await hand(stage, None)
    await stage.post("admin", chat_id=GROUP, user_id="bot", admin=True)
    assert await hand(stage, None)


async def test_who_is_not_in_the_group_gets_none(stage: Stage) -> None:
    await stage.post("admin", chat_id=GROUP, user_id="bot", admin=True)
    await stage.post("leave", user_id=VERA, chat_id=GROUP)
    with refusal("Bad Request: USER_NOT_PARTICIPANT"):
        await hand(stage, None)
    with refusal("Bad Request: ephemeral messages can be sent only to group"):
        await hand(stage, None, ANYA, chat_id=ANYA)


async def test_1024_characters_fit(stage: Stage) -> None:
    await stage.post("admin", chat_id=GROUP, user_id="bot", admin=True)
    place = place_of(await hand(stage, None, text="x" * 1024))
    with refusal("Bad Request: message is too long"):
        await hand(stage, None, text="x" * 1025)
    with refusal("Bad Request: message is too long"):
        await stage.bot.edit_ephemeral_message_text(text="x" * 1025, **place)


async def test_the_parameters_of_api_10_2_still_work(stage: Stage) -> None:
    query_id = await tap(stage)
    answer = await stage.raw(
        "sendMessage",
        chat_id=GROUP,
        text="hand",
        receiver_user_id=VERA,
        callback_query_id=query_id,
    )
    assert answer["result"]["message_id"] == 0


async def test_it_may_stand_in_place_of_the_message_that_was_tapped(stage: Stage) -> None:
    query_id = await tap(stage)
    wanted = EphemeralMessageParameters(
        receiver_user_id=VERA, callback_query_id=query_id, replace_callback_query_message=True
    )
    sent = await stage.bot.send_message(
        GROUP, "hand", reply_markup=keyboard("6s"), ephemeral_message_parameters=wanted
    )
    (shown,) = await seen(stage)
    assert shown["ephemeral"]["replaces"] == 1
    pressed = await stage.post(
        "press",
        user_id=VERA,
        chat_id=GROUP,
        ephemeral_id=sent.ephemeral_message_id,
        data="6s",
    )
    again = wanted.model_copy(update={"callback_query_id": pressed["query_id"]})
    with refusal("Bad Request: MESSAGE_ID_INVALID"):
        await stage.bot.send_message(GROUP, "x", ephemeral_message_parameters=again)
