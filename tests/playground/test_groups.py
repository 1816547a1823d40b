"""Groups: who is in them, what the bot sees there, how they change."""

import pytest
from aiogram.exceptions import TelegramMigrateToChat, TelegramRetryAfter

from tests.playground.people import ANYA, BORIS, GRISHA, GROUP, VERA, Stage, refusal


async def say(stage: Stage, text: str, **more: object) -> int:
    body = {"user_id": BORIS, "chat_id": GROUP, "text": text, **more}
    return int((await stage.post("send", **body))["message"]["message_id"])


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("hello", False),
        ("/durak", True),
        ("/durak please", True),
        ("/durak@Durak_Playground_Bot", True),
        ("/durak@other_bot", False),
        ("see /durak", False),
    ],
)
async def test_privacy_mode_lets_commands_through(stage: Stage, text: str, heard: bool) -> None:
    await say(stage, text)
    assert bool(await stage.bot.get_updates(offset=stage.offset)) is heard


async def test_privacy_mode_lets_replies_to_the_bot_through(stage: Stage) -> None:
    sent = await stage.bot.send_message(GROUP, "table")
    other = await say(stage, "aside")
    await say(stage, "to an aside", reply_to=other)
    await say(stage, "to the bot", reply_to=sent.message_id)
    message = await stage.update("message")
    assert message.text == "to the bot"
    assert message.message_thread_id == sent.message_id
    assert message.is_topic_message is None


async def test_an_admin_and_a_bot_without_privacy_hear_all(stage: Stage) -> None:
    await stage.post("settings", privacy=False)
    await say(stage, "hello")
    assert (await stage.update("message")).text == "hello"
    assert (await stage.bot.get_me()).can_read_all_group_messages
    await stage.post("settings", privacy=True)
    await stage.post("admin", chat_id=GROUP, user_id="bot", admin=True)
    await say(stage, "again")
    assert (await stage.update("message")).text == "again"


async def test_members_come_and_go(stage: Stage) -> None:
    await stage.post("leave", user_id=GRISHA, chat_id=GROUP)
    assert (await stage.update("message")).left_chat_member.id == GRISHA
    assert (await stage.bot.get_chat_member(GROUP, GRISHA)).status == "left"
    await stage.post("join", user_id=GRISHA, chat_id=GROUP)
    (newcomer,) = (await stage.update("message")).new_chat_members
    assert newcomer.id == GRISHA
    assert (await stage.bot.get_chat_member(GROUP, GRISHA)).status == "member"
    assert await stage.bot.get_chat_member_count(GROUP) == 5
    admins = await stage.bot.get_chat_administrators(GROUP)
    assert [admin.user.id for admin in admins] == [ANYA]
    with refusal("Bad Request: member not found"):
        await stage.bot.get_chat_member(GROUP, 555)


async def test_the_bot_is_removed_and_added_again(stage: Stage) -> None:
    await stage.post("bot", chat_id=GROUP, action="remove")
    changed = await stage.update("my_chat_member")
    assert changed.new_chat_member.status == "kicked"
    with refusal("Forbidden: bot was kicked from the supergroup chat"):
        await stage.bot.send_message(GROUP, "x")
    await stage.post("bot", chat_id=GROUP, action="add")
    changed = await stage.update("my_chat_member")
    assert (changed.from_user.id, changed.new_chat_member.status) == (ANYA, "member")
    assert await stage.bot.leave_chat(GROUP)
    with refusal("Forbidden: bot is not a member of the supergroup chat"):
        await stage.bot.send_message(GROUP, "x")


async def test_kicked_from_a_plain_group(stage: Stage) -> None:
    made = await stage.post("chats", type="group", title="Plain", members=[ANYA])
    await stage.post("bot", chat_id=made["chat"]["id"], action="remove")
    with refusal("Forbidden: bot was kicked from the group chat"):
        await stage.bot.send_message(made["chat"]["id"], "x")


async def test_a_group_it_never_was_in_is_not_found(stage: Stage) -> None:
    made = await stage.post("chats", type="supergroup", title="Far", bot="absent")
    with refusal("Bad Request: chat not found"):
        await stage.bot.send_message(made["chat"]["id"], "x")


async def test_a_group_becomes_a_supergroup(stage: Stage) -> None:
    made = await stage.post("chats", type="group", title="Plain", members=[ANYA, VERA])
    old = made["chat"]["id"]
    sent = await stage.bot.send_message(old, "table")
    await stage.quiet()
    new = (await stage.post("migrate", chat_id=old))["chat"]["id"]
    assert new < -(10**12)
    said = [update.message for update in await stage.updates()]
    assert [(m.chat.id, m.migrate_to_chat_id, m.migrate_from_chat_id) for m in said if m] == [
        (old, new, None),
        (new, None, old),
    ]
    with pytest.raises(TelegramMigrateToChat, match="group chat was upgraded to a supergroup"):
        await stage.bot.edit_message_text("x", chat_id=old, message_id=sent.message_id)
    answer = await stage.raw("sendMessage", chat_id=old, text="x")
    assert answer["parameters"] == {"migrate_to_chat_id": new}
    assert (await stage.bot.send_message(new, "x")).message_id == 2
    assert await stage.refused("send", user_id=ANYA, chat_id=old, text="x") == (
        "That group became a supergroup."
    )


async def test_topics(stage: Stage) -> None:
    made = await stage.post(
        "chats", type="supergroup", title="Forum", members=[ANYA], admins=[ANYA], is_forum=True
    )
    forum = made["chat"]["id"]
    topic = (await stage.post("topic", chat_id=forum, name="Cards"))["topic"]["id"]
    await stage.quiet()
    await stage.post("send", user_id=ANYA, chat_id=forum, thread_id=topic, text="/durak")
    message = await stage.update("message")
    assert (message.is_topic_message, message.message_thread_id) == (True, topic)
    sent = await stage.bot.send_message(forum, "table", message_thread_id=topic)
    assert sent.message_thread_id == topic
    with refusal("Bad Request: message thread not found"):
        await stage.bot.send_message(forum, "x", message_thread_id=999)
    await stage.post("topic", chat_id=forum, thread_id=topic, closed=True)
    assert (await stage.update("message")).forum_topic_closed is not None
    with refusal("Bad Request: TOPIC_CLOSED"):
        await stage.bot.send_message(forum, "x", message_thread_id=topic)
    await stage.post("topic", chat_id=forum, thread_id=topic, deleted=True)
    with refusal("Bad Request: message to edit not found"):
        await stage.bot.edit_message_text("x", chat_id=forum, message_id=sent.message_id)


async def test_who_speaks_for_a_chat(stage: Stage) -> None:
    await stage.post("send", user_id=ANYA, chat_id=GROUP, text="/durak", **{"as": "anonymous"})
    message = await stage.update("message")
    assert (message.from_user.id, message.sender_chat.id) == (1087968824, GROUP)
    await say(stage, "/durak", **{"as": "channel"})
    message = await stage.update("message")
    assert (message.from_user.id, message.sender_chat.type) == (136817688, "channel")
    await say(stage, "/durak", **{"as": "forward"})
    message = await stage.update("message")
    assert (message.from_user.id, message.is_automatic_forward) == (777000, True)
    refused = await stage.refused(
        "send", user_id=BORIS, chat_id=GROUP, text="x", **{"as": "anonymous"}
    )
    assert refused == "Only an admin can be anonymous."


async def test_a_channel_posts(stage: Stage) -> None:
    made = await stage.post("chats", type="channel", title="News", members=[ANYA], admins=[ANYA])
    channel = made["chat"]["id"]
    with refusal("Bad Request: need administrator rights in the channel chat"):
        await stage.bot.send_message(channel, "x")
    await stage.post("admin", chat_id=channel, user_id="bot", admin=True)
    await stage.post("send", user_id=ANYA, chat_id=channel, text="/durak")
    post = await stage.update("channel_post")
    assert (post.from_user, post.sender_chat.id) == (None, channel)
    assert await stage.bot.send_message(channel, "x")


async def test_blocking_and_coming_back_is_told(stage: Stage) -> None:
    await stage.post("block", user_id=ANYA)
    changed = await stage.update("my_chat_member")
    assert (changed.chat.id, changed.new_chat_member.status) == (ANYA, "kicked")
    await stage.post("start", user_id=ANYA)
    kinds = [update.event_type for update in await stage.updates()]
    assert kinds == ["my_chat_member", "message"]


async def test_slow_mode_holds_up_sends_of_a_plain_member_but_no_edits(stage: Stage) -> None:
    body = {"type": "supergroup", "title": "Slow", "members": [ANYA, BORIS], "slow_mode": 30}
    slow = (await stage.post("chats", **body, admins=[ANYA]))["chat"]["id"]
    assert (await stage.bot.get_chat(slow)).slow_mode_delay == 30
    for person in (BORIS, ANYA, ANYA):
        await stage.post("send", user_id=person, chat_id=slow, text="/durak")
    sent = await stage.bot.send_message(slow, "table")
    await stage.bot.edit_message_text("other", chat_id=slow, message_id=sent.message_id)
    with pytest.raises(TelegramRetryAfter) as refused:
        await stage.bot.send_message(slow, "again")
    assert 28 <= refused.value.retry_after <= 30
    await stage.post("clock", advance=30)
    await stage.bot.send_message(slow, "again")
    await stage.post("admin", chat_id=slow, user_id="bot", admin=True)
    await stage.bot.send_message(slow, "at once")


async def test_a_channel_makes_the_bot_an_admin_and_says_nothing_of_it(stage: Stage) -> None:
    made = await stage.post("chats", type="channel", title="News", members=[ANYA], bot="absent")
    channel = made["chat"]["id"]
    await stage.post("bot", chat_id=channel, action="add")
    changed = await stage.update("my_chat_member")
    assert changed.new_chat_member.status == "administrator"
    assert changed.new_chat_member.can_post_messages
    await stage.post("send", user_id=ANYA, chat_id=channel, text="hello")
    assert (await stage.update("channel_post")).text == "hello"


async def test_what_all_members_may_not_the_bot_may_not_and_is_not_told_so(stage: Stage) -> None:
    await stage.quiet()
    await stage.post("permissions", chat_id=GROUP, rights={"can_send_messages": False})
    with refusal("Bad Request: not enough rights to send text messages to the chat"):
        await stage.bot.send_message(GROUP, "x")
    assert await stage.bot.get_updates(offset=stage.offset) == []
    await stage.post("admin", chat_id=GROUP, user_id="bot", admin=True)
    assert await stage.bot.send_message(GROUP, "x"), "admins may all the same"
    await stage.post("admin", chat_id=GROUP, user_id="bot", admin=False)
    await stage.post("permissions", chat_id=GROUP, rights={"can_send_messages": True})
    assert await stage.bot.send_message(GROUP, "x")
