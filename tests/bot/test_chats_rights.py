"""Rights withdrawn in mid-game, the bot removed and added again: the starter is told once."""

import pytest

from tests.bot.town import Town, told

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_muted_in_mid_game_the_starter_is_told_in_private_once(town: Town) -> None:
    group, anya, boris = town.game("silenced")
    await town.seen(group, "h:", "Время выйдет")
    await town.app.post("bot", chat_id=group.id, rights={"can_send_messages": False})
    await town.say(anya, group, "/table")
    await town.seen(anya, "Дурацкий чат", told("rests-game"))
    await town.say(boris, group, "/table")
    await town.app.until_queue_is_empty()
    await town.app.post("bot", chat_id=group.id, rights={"can_send_messages": True})
    await town.seen(group, "h:", "Время выйдет")
    assert len(town.standing(anya, told("rests-game"))) == 1
    assert not town.standing(boris, told("rests-game"))
    await town.app.post("bot", chat_id=group.id, rights={"can_send_messages": False})
    await town.say(anya, group, "/table")
    await town.until(lambda: len(town.standing(anya, told("rests-game"))) == 2)


async def test_a_lobby_that_may_not_be_shown_is_told_of_in_the_starters_language(
    town: Town,
) -> None:
    anya = await town.person(language="en")
    group = await town.group(anya, title="Quiet corner")
    await town.app.post("bot", chat_id=group.id, rights={"can_send_messages": False})
    await town.say(anya, group, "/durak")
    await town.seen(anya, "Quiet corner", told("rests-lobby", "en"))
    await town.app.post("bot", chat_id=group.id, rights={"can_send_messages": True})
    await town.seen(group, ":sit")
    await town.act(anya, group, "add")
    await town.act(anya, group, "start")
    await town.seen(group, "h:", "Время выйдет")


async def test_removed_from_a_lobby_and_added_again(town: Town) -> None:
    anya, boris = await town.people(2)
    group = await town.lobby(anya)
    await town.app.post("bot", chat_id=group.id, action="remove")
    await town.app.post("join", user_id=boris, chat_id=group.id)
    await town.app.post("bot", chat_id=group.id, action="add")
    await town.act(boris, group, "sit")
    assert (await town.act(anya, group, "start"))[0] == told("notice-started")
    await town.seen(group, "h:")


async def test_a_bot_made_admin_and_a_plain_member_again_plays_on(town: Town) -> None:
    anya = await town.person()
    group = await town.lobby(anya)
    for is_admin in (True, False):
        await town.app.post("admin", chat_id=group.id, user_id="bot", admin=is_admin)
    await town.act(anya, group, "add")
    assert (await town.act(anya, group, "start"))[0] == told("notice-started")
    await town.seen(group, "h:")
