"""The world as people's apps show it: what the page and tests see."""

from playground.model import Chat, Json, Message, User
from playground.wire import chat_json, content_json, user_json
from playground.world import World


def user_view(user: User) -> Json:
    """A user, and whether the bot may write to him."""
    extra = {"opened": user.opened, "blocked": user.blocked, "deactivated": user.deactivated}
    return {"language_code": "", **user_json(user), **extra}


def chat_view(world: World, chat: Chat) -> Json:
    """A chat with its people, topics and the bot's place in it."""
    inside = [m for m in chat.members.values() if m.is_inside and m.user_id != world.bot.id]
    bot = world.bot_in(chat)
    out: Json = {
        "id": chat.id,
        "type": chat.type,
        "members": [member.user_id for member in inside],
        "admins": [member.user_id for member in inside if member.is_admin],
        "anonymous_admins": [member.user_id for member in inside if member.anonymous],
        "bot": _place(bot.status),
    }
    if chat.type == "private":
        return out | {"bot": "member" if world.users[chat.id].opened else "left"}
    out |= {"title": chat.title, "is_forum": chat.is_forum, "bot_rights": bot.rights}
    if chat.is_forum:
        out["topics"] = [vars(topic).copy() for topic in chat.topics.values()]
    for name in ("pinned", "migrated_to", "linked_chat_id"):
        if (value := getattr(chat, name)) is not None:
            out[name] = value
    return out


def _place(status: str) -> str:
    names = {"creator": "admin", "administrator": "admin", "restricted": "member"}
    return names.get(status, status)


def message_view(world: World, message: Message) -> Json:
    """A message as one of its readers sees it."""
    sender = world.user(message.sender_id)
    assert sender is not None
    out: Json = {
        "message_id": message.id,
        "chat_id": message.chat_id,
        "date": message.date,
        "from": user_json(sender),
        "silent": message.silent,
        "protected": message.protected,
        **content_json(message),
    }
    if message.sender_chat_id is not None:
        out["sender_chat"] = chat_json(world, world.chats[message.sender_chat_id])
    if message.content.photo is not None:
        out["photo_url"] = f"/people/photo/{message.content.photo.path.rpartition('/')[2]}"
    if message.service is not None:
        out["service"] = {"kind": next(iter(message.service)), **message.service}
    if message.via_bot:
        out["via_bot"] = user_json(world.bot)
    optional = {
        "html": message.content.html,
        "thread_id": message.thread_id,
        "edit_date": message.edit_date,
        "reply_markup": message.markup,
        "reply_to": message.reply_to,
        "ephemeral": _ephemeral(message),
    }
    return out | {name: value for name, value in optional.items() if value is not None}


def _ephemeral(message: Message) -> Json | None:
    if message.ephemeral_id is None:
        return None
    out: Json = {"id": message.ephemeral_id, "receiver": message.receiver_id}
    return out if message.replaces is None else out | {"replaces": message.replaces}
