"""The table as a picture: in the group, as the chat wants it, and where pictures may not be."""

import pytest

from tests.bot.town import Town, drawn, told

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_the_table_is_a_picture_with_its_words_below(town: Town) -> None:
    anya, boris = await town.people(2)
    group = await town.lobby(anya, boris)
    await town.act(anya, group, "start")
    table = await town.seen(group, "h:")
    assert "photo_url" in table
    assert "Козырь" in table["caption"]
    media, picture = await town.app.picture(table)
    assert media == "image/jpeg"
    assert len(picture) < 60_000


async def test_an_admin_chooses_words_alone_and_pictures_again(town: Town) -> None:
    anya, boris = await town.people(2)
    group = await town.lobby(anya, boris)
    await town.app.post("admin", chat_id=group.id, user_id=anya)
    await town.act(anya, group, "start")
    await town.seen(group, "h:")
    await town.say(anya, group, "/settings")
    menu = await town.seen(group, "x:pictures:off")
    assert (await town.press(boris, menu, "x:pictures"))[0] == told("notice-only-admins")
    assert (await town.press(anya, menu, "x:pictures"))[0] == told("notice-look-set")
    await town.until(lambda: "photo_url" not in town.standing(group, "h:", "Козырь")[0])
    menu = await town.seen(group, "x:pictures:on")
    assert "x:theme" not in drawn(menu), "a theme of what is not shown"
    forged = await town.press(anya, menu, "x:pictures:pink", forge=True)
    assert forged[0].startswith(told("notice-unknown-button"))
    await town.press(anya, menu, "x:pictures:on")
    await town.until(lambda: "photo_url" in town.standing(group, "h:")[0])


async def test_a_game_that_is_stopped_keeps_its_picture_and_its_message(town: Town) -> None:
    anya, boris = await town.people(2)
    group = await town.lobby(anya, boris)
    await town.act(anya, group, "start")
    table = await town.seen(group, "h:")
    await town.say(anya, group, "/stop")
    stopped = told("result-closed")
    await town.until(lambda: stopped in town.app.messages[group.id][table["message_id"]]["caption"])
    assert len([m for m in town.standing(group) if "photo_url" in m]) == 1


async def test_words_where_the_bot_may_send_no_photos(town: Town) -> None:
    anya, boris = await town.people(2)
    group = await town.lobby(anya, boris)
    await town.app.post("bot", chat_id=group.id, rights={"can_send_photos": False})
    await town.act(anya, group, "start")
    table = await town.seen(group, "h:", "Козырь")
    assert "photo_url" not in table
    await town.app.post("admin", chat_id=group.id, user_id=anya)
    await town.say(anya, group, "/settings")
    await town.seen(group, "Картинки здесь боту запрещены")
