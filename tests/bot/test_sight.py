"""The table stays in sight: not posted anew too often, pinned where the chat wants it."""

import pytest

from tests.bot.town import Group, Town, told

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def pinned(town: Town, group: Group) -> int | None:
    world = await town.app.get("world")
    (chat,) = [chat for chat in world["chats"] if chat["id"] == group.id]
    found: int | None = chat.get("pinned")
    return found


async def test_a_chat_that_goes_on_talking_keeps_its_table_until_it_is_a_minute_old(
    town: Town,
) -> None:
    group, anya, boris = town.game("sight_quick")
    old = await town.seen(group, "h:")
    await town.say(boris, group, "/table")  # a fresh one, however long ago the bot was started
    await town.until(lambda: town.standing(group, "h:")[0]["message_id"] != old["message_id"])
    table = await town.seen(group, "h:")
    for number in range(8):
        await town.say(boris, group, f"/help {number}")
    await town.seen(group, "h:", "Козырь")
    await town.press(anya, await town.seen(anya, "c:"), "c:")
    await town.press(boris, await town.seen(boris, ":take"), "m:")
    await town.seen(anya, "Ваш ход")
    assert (await town.seen(group, "h:"))["message_id"] == table["message_id"]


async def test_a_chat_chooses_a_pinned_table_and_gives_it_up(town: Town) -> None:
    group, anya, boris = town.game("sight_pin")
    await town.app.post("admin", chat_id=group.id, user_id=anya)
    await town.app.post("bot", chat_id=group.id, rights={"can_pin_messages": True})
    table = await town.seen(group, "h:")
    await town.say(anya, group, "/settings")
    menu = await town.seen(group, "x:pins:on")
    assert (await town.press(boris, menu, "x:pins"))[0] == told("notice-only-admins")
    assert (await town.press(anya, menu, "x:pins"))[0] == told("notice-choice-set")
    await town.seen(group, "x:pins:off")
    while await pinned(town, group) != table["message_id"]:
        await town.app.wait_change(0.2)
    await town.say(anya, group, "/stop")
    await town.seen(group, "Игра остановлена")
    while await pinned(town, group) is not None:
        await town.app.wait_change(0.2)


async def test_a_bot_that_may_not_pin_plays_on(town: Town) -> None:
    group, anya, _ = town.game("sight_no_right")
    await town.app.post("admin", chat_id=group.id, user_id=anya)
    await town.say(anya, group, "/settings")
    await town.press(anya, await town.seen(group, "x:pins:on"), "x:pins")
    await town.seen(group, "x:pins:off")
    await town.press(anya, await town.seen(anya, "c:"), "c:")
    await town.seen(group, ":take")
    assert await pinned(town, group) is None
