"""A table with a picture: up once, edited by what changed, words where none may be."""

from __future__ import annotations

from typing import Any

from tests.delivery.house import GROUP, House


async def methods(house: House) -> list[str]:
    return [call["method"] for call in await house.people.calls()]


async def shown(house: House) -> list[dict[str, Any]]:
    world = await house.people.get("world")
    return [message for message in world["messages"] if message["chat_id"] == GROUP]


async def test_a_picture_goes_up_with_its_caption(house: House) -> None:
    await house.add()
    await house.show("ход Ани", colour="red")
    (message,) = await shown(house)
    assert message["caption"] == "ход Ани"
    async with house.people.http.get(house.people.url + message["photo_url"]) as response:
        assert response.content_type == "image/jpeg"
    assert await methods(house) == ["sendPhoto"]


async def test_only_the_words_are_edited_while_the_picture_stays(house: House) -> None:
    await house.add()
    await house.show("один", colour="red")
    await house.show("два", colour="red")
    assert await methods(house) == ["sendPhoto", "editMessageCaption"]
    assert [message["caption"] for message in await shown(house)] == ["два"]
    assert house.pictures.shots == ["red"]


async def test_another_picture_replaces_it(house: House) -> None:
    await house.add()
    await house.show("один", colour="red")
    before = (await shown(house))[0]["photo_url"]
    await house.show("два", colour="blue")
    (message,) = await shown(house)
    assert message["caption"] == "два"
    assert message["photo_url"] != before
    assert await methods(house) == ["sendPhoto", "editMessageMedia"]


async def test_the_same_picture_never_goes_up_twice(house: House) -> None:
    await house.add()
    for colour in ("red", "blue", "red", "blue"):
        await house.show(colour, colour=colour)
    await house.add("lobby")
    await house.show("blue", colour="blue", kind="lobby")
    assert house.pictures.shots == ["red", "blue"]


async def test_words_become_a_picture_in_the_same_message(house: House) -> None:
    await house.add()
    await house.show("словами")
    await house.show("картинкой", colour="red")
    (message,) = await shown(house)
    assert message["caption"] == "картинкой"


async def test_a_picture_becomes_words_in_a_new_message(house: House) -> None:
    await house.add()
    await house.show("картинкой", colour="red")
    await house.show("словами")
    await house.advance(5)
    assert [message.get("text") for message in await shown(house)] == ["словами"]


async def test_where_no_photos_may_be_sent_the_house_is_told_and_words_are_tried(
    house: House,
) -> None:
    await house.people.do("bot", chat_id=GROUP, rights={"can_send_photos": False})
    await house.add()
    await house.show("картинкой", colour="red")
    assert house.heard.photoless == [GROUP]
    assert house.heard.mutes == []
    house.pictures.show("словами")
    await house.advance(5)
    assert await house.people.texts(GROUP) == ["словами"]


async def test_a_picture_that_telegram_has_lost_goes_up_anew(house: House) -> None:
    await house.add()
    await house.show("один", colour="red")
    await house.show("два", colour="blue")
    await house.people.do(
        "faults",
        method="editMessageMedia",
        code=400,
        description="Bad Request: wrong file identifier/HTTP URL specified",
    )
    await house.show("три", colour="red")
    await house.advance(5)
    assert house.pictures.shots == ["red", "blue", "red"]
