"""getChat and its members, leaveChat."""

from collections.abc import Callable
from typing import Any

from playground.access import chat_of
from playground.errors import bad_request
from playground.model import Chat, Json, Member
from playground.request import Call
from playground.telegram import Telegram
from playground.wire import MEMBER_RIGHTS, chat_json, member_json, message_json

GIFTS = (
    "unlimited_gifts",
    "limited_gifts",
    "unique_gifts",
    "premium_subscription",
    "gifts_from_channels",
)


def methods() -> dict[str, Callable[[Telegram, Call], Any]]:
    """The methods of this theme by name."""
    return {
        "getChat": get_chat,
        "getChatMember": get_member,
        "getChatAdministrators": get_administrators,
        "getChatMemberCount": get_member_count,
        "leaveChat": leave,
    }


def get_chat(tg: Telegram, call: Call) -> Json:
    """Everything about a chat."""
    chat = chat_of(tg, call)
    out = chat_json(tg.world, chat) | {
        "accent_color_id": abs(chat.id) % 7,
        "max_reaction_count": 11,
        "accepted_gift_types": dict.fromkeys(GIFTS, False),
    }
    if chat.is_group:
        sending = [right for right in MEMBER_RIGHTS if right.startswith("can_")]
        out["permissions"] = {right: Member(0).may(right) for right in sending}
    if chat.linked_chat_id is not None:
        out["linked_chat_id"] = chat.linked_chat_id
    if chat.slow_mode:
        out["slow_mode_delay"] = chat.slow_mode
    pinned = chat.messages.get(chat.pinned or 0)
    if pinned is not None:
        out["pinned_message"] = message_json(tg.world, pinned)
    return out


def get_member(tg: Telegram, call: Call) -> Json:
    """Somebody's place in a chat."""
    chat = chat_of(tg, call)
    user_id = call.integer("user_id")
    if user_id is None:
        raise bad_request("invalid user_id specified")
    if tg.world.user(user_id) is None:
        raise bad_request("member not found")
    return member_json(tg.world, chat.member(user_id), chat)


def get_administrators(tg: Telegram, call: Call) -> list[Json]:
    """The people who administer a chat, and the bot if it does; other bots are left out."""
    chat = chat_of(tg, call)
    if not chat.is_group:
        raise bad_request("there are no administrators in the private chat")
    admins = [member for member in chat.members.values() if member.is_admin]
    return [member_json(tg.world, member, chat) for member in admins]


def get_member_count(tg: Telegram, call: Call) -> int:
    """How many are in a chat, the bot included."""
    chat = chat_of(tg, call)
    if chat.type == "private":
        return 2
    return sum(1 for member in chat.members.values() if member.is_inside)


def leave(tg: Telegram, call: Call) -> bool:
    """True once the bot has left."""
    chat: Chat = chat_of(tg, call)
    if chat.type == "private":
        raise bad_request("chat member status can't be changed in private chats")
    tg.set_member(chat, Member(tg.bot.id, "left"), tg.bot.id)
    return True
