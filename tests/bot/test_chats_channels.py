"""Channels: it says once that it plays in groups and leaves them alone; posts of linked ones."""

import pytest

from tests.bot.town import Group, Town, told

pytestmark = pytest.mark.asyncio(loop_scope="package")

HINT = told("notice-plays-in-groups")


async def test_added_to_a_channel_it_says_once_that_it_plays_in_groups(town: Town) -> None:
    anya = await town.person()
    channel = await town.group(anya, type="channel", admins=(anya,), bot="absent")
    await town.app.post("bot", chat_id=channel.id, action="add")
    await town.seen(channel, HINT)
    await town.say(anya, channel, "/durak")
    await town.app.post("bot", chat_id=channel.id, action="remove")
    await town.app.post("bot", chat_id=channel.id, action="add")
    await town.app.until_queue_is_empty()
    await _is_served(town)
    assert len(town.standing(channel)) == 1


async def test_durak_in_a_channel_is_answered_once(town: Town) -> None:
    anya = await town.person()
    rights = {"can_post_messages": False}
    channel = await town.group(anya, type="channel", admins=(anya,), bot="absent")
    await town.app.post("bot", chat_id=channel.id, action="add", rights=rights)
    await town.say(anya, channel, "Просто новость")
    await town.app.until_queue_is_empty()
    assert not town.standing(channel)
    await town.app.post("bot", chat_id=channel.id, rights={"can_post_messages": True})
    await town.seen(channel, HINT)
    other = await town.group(anya, type="channel", admins=(anya,), bot="admin")
    await town.seen(other, HINT)
    await town.say(anya, other, "/durak")
    await town.app.until_queue_is_empty()
    await _is_served(town)
    assert len(town.standing(other)) == 1


async def test_posts_of_a_linked_channel_take_no_seat_and_are_told_why(town: Town) -> None:
    anya = await town.person()
    channel = await town.group(anya, type="channel", admins=(anya,), bot="absent")
    group = await town.group(anya, linked_chat_id=channel.id)
    forwarded = {"as": "forward", "channel_id": channel.id}
    await town.say(anya, group, "Сегодня играем в дурака", **forwarded)
    await town.say(anya, group, "/durak", **forwarded)
    said = await town.seen(group, told("notice-no-person"))
    assert len(town.standing(group)) == 1, "the plain post was none of the bot's business"
    assert said["reply_to"]
    await town.say(anya, group, "/durak")
    await town.seen(group, ":sit")
    await town.say(anya, group, "/stop", **forwarded)
    await town.seen(group, told("notice-only-starter"))
    assert town.standing(group, ":sit")


async def _is_served(town: Town) -> Group:
    """What came before has had its answer: a new group is served after it."""
    anya = await town.person()
    group = await town.group(anya)
    await town.say(anya, group, "/durak")
    await town.seen(group, ":sit")
    return group
