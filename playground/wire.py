"""The world as the Bot API shows it to the bot: JSON that its types accept."""

from playground.model import SERVICE_ACCOUNT, Chat, Json, Member, Message, User
from playground.world import World

ADMIN_RIGHTS = (
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
    "can_send_welcome_messages",
    "can_pin_messages",
    "can_manage_topics",
)
CHANNEL_RIGHTS = ("can_post_messages", "can_edit_messages")
SEND_RIGHTS = (
    "can_send_messages",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_send_polls",
    "can_send_other_messages",
)
MEMBER_RIGHTS = (
    *SEND_RIGHTS,
    "can_add_web_page_previews",
    "can_react_to_messages",
    "can_edit_tag",
    "can_change_info",
    "can_invite_users",
    "can_pin_messages",
    "can_manage_topics",
)


def user_json(user: User) -> Json:
    """A User object."""
    out: Json = {"id": user.id, "is_bot": user.is_bot, "first_name": user.first_name}
    for name in ("last_name", "username", "language_code"):
        if value := getattr(user, name):
            out[name] = value
    return out


def chat_json(world: World, chat: Chat) -> Json:
    """A Chat object."""
    out: Json = {"id": chat.id, "type": chat.type}
    if chat.type == "private":
        person = user_json(world.users[chat.id])
        names = ("first_name", "last_name", "username")
        return out | {name: person[name] for name in names if name in person}
    out["title"] = chat.title
    if chat.username:
        out["username"] = chat.username
    if chat.is_forum:
        out["is_forum"] = True
    return out


def member_json(world: World, member: Member, chat: Chat | None = None) -> Json:
    """A ChatMember object of the kind its status asks for; in a channel with the rights there."""
    user = world.user(member.user_id)
    assert user is not None
    out: Json = {"status": member.status, "user": user_json(user)}
    if member.status in ("creator", "administrator"):
        out["is_anonymous"] = member.anonymous
    if member.status == "administrator":
        out["can_be_edited"] = False
        out |= {right: member.may(right) for right in ADMIN_RIGHTS}
        if chat is not None and chat.type == "channel":
            out |= {right: member.may(right) for right in CHANNEL_RIGHTS}
    if member.status == "restricted":
        out |= {right: member.may(right) for right in MEMBER_RIGHTS}
        out |= {"is_member": True, "until_date": 0}
    if member.status == "kicked":
        out["until_date"] = 0
    return out


def message_json(world: World, message: Message, *, nested: bool = False) -> Json:
    """A Message object; a nested one leaves out what it replies to."""
    chat = world.chats[message.chat_id]
    out: Json = {
        "message_id": message.id,
        "date": message.date,
        "chat": chat_json(world, chat),
        **_sender(world, message),
        **content_json(message),
        **_thread(chat, message),
        **(message.service or {}),
    }
    if message.edit_date is not None:
        out["edit_date"] = message.edit_date
    if message.markup is not None:
        out["reply_markup"] = message.markup
    if message.protected:
        out["has_protected_content"] = True
    if message.via_bot:
        out["via_bot"] = user_json(world.bot)
    replied = chat.messages.get(message.reply_to or 0)
    if replied is not None and not nested:
        out["reply_to_message"] = message_json(world, replied, nested=True)
    return out


def inaccessible_json(world: World, chat: Chat, message_id: int) -> Json:
    """An InaccessibleMessage object: what is left of a deleted message."""
    return {"chat": chat_json(world, chat), "message_id": message_id, "date": 0}


def content_json(message: Message) -> Json:
    """Text or photo and caption, under the names that belong to them."""
    content = message.content
    out: Json = {}
    prefix = ""
    if content.photo is not None:
        out["photo"] = content.photo.json()
        prefix = "caption_"
    if content.text:
        out["caption" if prefix else "text"] = content.text
    if content.entities:
        out[f"{prefix}entities"] = list(content.entities)
    return out


def _sender(world: World, message: Message) -> Json:
    sender = world.user(message.sender_id)
    assert sender is not None
    channel = world.chats[message.chat_id].type == "channel"
    out: Json = {} if channel else {"from": user_json(sender)}
    if message.sender_chat_id is not None:
        out["sender_chat"] = chat_json(world, world.chats[message.sender_chat_id])
    if message.sender_id == SERVICE_ACCOUNT:
        out["is_automatic_forward"] = True
    if message.receiver_id is not None:
        receiver = world.users[message.receiver_id]
        out["receiver_user"] = user_json(receiver)
        out["ephemeral_message_id"] = message.ephemeral_id
    return out


def _thread(chat: Chat, message: Message) -> Json:
    if message.thread_id is None:
        return {}
    out: Json = {"message_thread_id": message.thread_id}
    if chat.is_forum:
        out["is_topic_message"] = True
    return out
