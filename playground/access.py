"""Whether the bot may do something in a chat, and Telegram's words if not."""

from playground.errors import ApiError, bad_request, forbidden
from playground.model import Chat, Message
from playground.request import Call
from playground.telegram import Telegram

DELETE_WITHIN = 48 * 3600
_KINDS = {"group": "group chat", "supergroup": "supergroup chat", "channel": "channel chat"}


def chat_of(tg: Telegram, call: Call) -> Chat:
    """The chat a call names, if the bot knows it.

    Errors: ApiError: chat_id is empty, chat not found, upgraded to a supergroup, or one the
    bot is not in.
    """
    chat_id = call.chat_id()
    if chat_id is None:
        raise bad_request("chat_id is empty")
    chat = tg.world.chat(chat_id)
    if chat is None or (chat.type != "private" and tg.bot.id not in chat.members):
        raise bad_request("chat not found")
    if chat.migrated_to is not None:
        raise bad_request(
            "group chat was upgraded to a supergroup chat",
            {"migrate_to_chat_id": chat.migrated_to},
        )
    if chat.type != "private":
        _check_inside(tg, chat)
    return chat


def _check_inside(tg: Telegram, chat: Chat) -> None:
    status = tg.world.bot_in(chat).status
    if status == "kicked":
        raise forbidden(f"bot was kicked from the {_KINDS[chat.type]}")
    if status == "left":
        raise forbidden(f"bot is not a member of the {_KINDS[chat.type]}")


def check_person(tg: Telegram, chat: Chat) -> None:
    """Refuse a private chat that is closed to the bot.

    Errors: ApiError: deactivated, never opened, blocked.
    """
    user = tg.world.users[chat.id]
    if user.deactivated:
        raise forbidden("user is deactivated")
    if user.is_bot:
        raise forbidden("bot can't send messages to bots")
    if user.blocked:
        raise forbidden("bot was blocked by the user")
    if not user.opened:
        raise forbidden("bot can't initiate conversation with a user")


def writable_chat(tg: Telegram, call: Call, *, photo: bool = False) -> Chat:
    """The chat a call may send into.

    Errors: ApiError as `chat_of` and `check_person`, or for a right the bot has not.
    """
    chat = chat_of(tg, call)
    if chat.type == "private":
        check_person(tg, chat)
        return chat
    me = tg.world.bot_in(chat)
    if chat.type == "channel" and not me.may("can_post_messages"):
        raise (
            no_rights("post messages in the channel chat")
            if me.is_admin
            else bad_request("need administrator rights in the channel chat")
        )
    if not chat.lets(me.user_id, "can_send_messages"):
        raise bad_request("not enough rights to send text messages to the chat")
    if photo and not chat.lets(me.user_id, "can_send_photos"):
        raise bad_request("not enough rights to send photos to the chat")
    return chat


def thread_of(tg: Telegram, call: Call, chat: Chat) -> int | None:
    """The topic a call sends into; None for the general one.

    Errors: ApiError for a topic that is not there or is closed to the bot.
    """
    thread = call.integer("message_thread_id")
    if thread is None or (chat.is_forum and thread == 1):
        return None
    topic = chat.topics.get(thread)
    if topic is None:
        raise bad_request("message thread not found")
    if topic.closed and not tg.world.bot_in(chat).may("can_manage_topics"):
        raise bad_request("TOPIC_CLOSED")
    return thread


def own_message(tg: Telegram, call: Call) -> Message:
    """The bot's own message that a call wants to edit, by its ids or its inline id.

    Errors: ApiError: no such message, or not one that can be edited.
    """
    if inline_id := call.text("inline_message_id"):
        if inline_id not in tg.world.inline_messages:
            raise bad_request("MESSAGE_ID_INVALID")
        return tg.world.inline_messages[inline_id]
    chat = chat_of(tg, call)
    if chat.type == "private":
        check_person(tg, chat)
    message = message_of(call, chat, "edit")
    if message.sender_id != tg.bot.id or message.service is not None or message.via_bot:
        raise bad_request("message can't be edited")
    return message


def message_of(call: Call, chat: Chat, verb: str) -> Message:
    """The message a call names.

    Errors: ApiError if it names none, or one that is not there.
    """
    message_id = call.integer("message_id")
    if message_id is None:
        raise bad_request("message identifier is not specified")
    if message_id not in chat.messages:
        raise bad_request(f"message to {verb} not found")
    return chat.messages[message_id]


def check_deletable(tg: Telegram, chat: Chat, message: Message) -> None:
    """Refuse what the bot may not delete.

    Errors: ApiError for messages of 48 hours and more, and for others' without the right.
    """
    mine = message.sender_id == tg.bot.id
    if not mine and chat.is_group and not tg.world.bot_in(chat).may("can_delete_messages"):
        raise bad_request("message can't be deleted")
    old = tg.clock.now() - message.date >= DELETE_WITHIN
    if old and not (chat.is_group and tg.world.bot_in(chat).may("can_delete_messages")):
        raise bad_request("message can't be deleted for everyone")


def no_rights(what: str) -> ApiError:
    """The refusal of something only an admin with a right may do."""
    return bad_request(f"not enough rights to {what}")
