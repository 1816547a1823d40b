"""Pictures: uploads, edits, downloads."""

from typing import Any

import pytest
from aiogram.types import BufferedInputFile, InputMediaPhoto

from playground.files import FileStore, image_size
from tests.playground.people import ANYA, GROUP, Stage, keyboard, png, refusal


def upload(width: int = 4, height: int = 3) -> BufferedInputFile:
    return BufferedInputFile(png(width, height), "table.png")


async def test_a_picture_goes_up_and_comes_down(stage: Stage) -> None:
    sent = await stage.bot.send_photo(GROUP, upload(), caption="<b>x</b>", parse_mode="HTML")
    assert sent.photo is not None
    size = sent.photo[-1]
    assert (size.width, size.height, sent.caption) == (4, 3, "x")
    assert [entity.type for entity in sent.caption_entities or []] == ["bold"]
    found = await stage.bot.get_file(size.file_id)
    assert found.file_path is not None
    data = await stage.bot.download_file(found.file_path)
    assert data is not None
    assert data.read() == png()


async def test_a_file_id_sends_it_again(stage: Stage) -> None:
    sent = await stage.bot.send_photo(GROUP, upload())
    assert sent.photo is not None
    again = await stage.bot.send_photo(ANYA, sent.photo[-1].file_id)
    assert again.photo is not None
    assert again.photo[-1].file_unique_id == sent.photo[-1].file_unique_id


async def test_people_see_it(stage: Stage) -> None:
    await stage.bot.send_photo(GROUP, upload())
    (message,) = (await stage.get("world"))["messages"]
    async with stage.http.get(message["photo_url"]) as response:
        assert (response.content_type, await response.read()) == ("image/png", png())


async def test_media_is_replaced(stage: Stage) -> None:
    sent = await stage.bot.send_photo(GROUP, upload(), caption="old")
    edited = await stage.bot.edit_message_media(
        InputMediaPhoto(media=upload(8, 8), caption="new"),
        chat_id=GROUP,
        message_id=sent.message_id,
        reply_markup=keyboard("a"),
    )
    assert not isinstance(edited, bool)
    assert edited.photo is not None
    assert (edited.caption, edited.photo[-1].width) == ("new", 8)


async def test_a_text_becomes_a_picture_and_the_same_picture_is_not_modified(
    stage: Stage,
) -> None:
    sent = await stage.bot.send_message(GROUP, "text")
    where: dict[str, Any] = {"chat_id": GROUP, "message_id": sent.message_id}
    edited = await stage.bot.edit_message_media(InputMediaPhoto(media=upload()), **where)
    assert not isinstance(edited, bool)
    assert edited.photo is not None
    with refusal("Bad Request: message is not modified"):
        await stage.bot.edit_message_media(InputMediaPhoto(media=edited.photo[-1].file_id), **where)


async def test_captions(stage: Stage) -> None:
    sent = await stage.bot.send_photo(GROUP, upload(), caption="x" * 1024)
    where: dict[str, Any] = {"chat_id": GROUP, "message_id": sent.message_id}
    await stage.bot.edit_message_caption(caption="y", **where)
    with refusal("Bad Request: message caption is too long"):
        await stage.bot.edit_message_caption(caption="x" * 1025, **where)
    with refusal("Bad Request: there is no text in the message to edit"):
        await stage.bot.edit_message_text("x", **where)


async def test_what_is_no_picture(stage: Stage) -> None:
    with refusal("Bad Request: IMAGE_PROCESS_FAILED"):
        await stage.bot.send_photo(GROUP, BufferedInputFile(b"text", "a.png"))
    with refusal("Bad Request: PHOTO_INVALID_DIMENSIONS"):
        await stage.bot.send_photo(GROUP, upload(210, 10))
    with refusal("Bad Request: wrong remote file identifier specified"):
        await stage.bot.send_photo(GROUP, "nonsense")
    answer = await stage.raw("sendPhoto", chat_id=GROUP)
    assert answer["description"] == "Bad Request: there is no photo in the request"


async def test_without_the_right_to_send_photos_text_still_goes(stage: Stage) -> None:
    await stage.post("bot", chat_id=GROUP, rights={"can_send_photos": False})
    with refusal("Bad Request: not enough rights to send photos to the chat"):
        await stage.bot.send_photo(GROUP, upload())
    assert await stage.bot.send_message(GROUP, "text")
    me = await stage.bot.get_chat_member(GROUP, stage.bot.id)
    assert me.status == "restricted"
    await stage.post("bot", chat_id=GROUP, rights={"can_send_messages": False})
    with refusal("Bad Request: not enough rights to send text messages to the chat"):
        await stage.bot.send_message(GROUP, "text")


@pytest.mark.parametrize(
    ("data", "size"),
    [
        (png(7, 5), (7, 5)),
        (b"GIF89a\x03\x00\x02\x00", (3, 2)),
        (
            b"\xff\xd8\xff\xe0\x00\x04ab\xff\xc0\x00\x11\x08\x00\x05\x00\x07\x03" + b"\0" * 12,
            (7, 5),
        ),
        (b"RIFF\0\0\0\0WEBPVP8X\n\0\0\0\0\0\0\0\x06\0\0\x04\0\0" + b"\0" * 4, (7, 5)),
        (b"not a picture", None),
    ],
)
def test_image_sizes(data: bytes, size: tuple[int, int] | None) -> None:
    assert image_size(data) == size


def test_the_oldest_pictures_give_way_when_room_is_short() -> None:
    store = FileStore(room=2 * len(png()))
    photos = [store.add(png()) for _ in range(3)]
    assert list(store.data) == [photo.path for photo in photos[1:]]
    assert store.find(photos[0].file_id) == photos[0]
