"""deleteMessage, deleteMessages, pins."""

from collections.abc import Callable
from typing import Any

from playground.access import chat_of, check_deletable, message_of, no_rights
from playground.errors import ApiError, bad_request
from playground.model import Chat
from playground.request import Call, to_integer
from playground.telegram import Telegram
from playground.wire import message_json

MAX_AT_ONCE = 100


def methods() -> dict[str, Callable[[Telegram, Call], Any]]:
    """The methods of this theme by name."""
    return {
        "deleteMessage": delete_message,
        "deleteMessages": delete_messages,
        "pinChatMessage": pin,
        "unpinChatMessage": unpin,
        "unpinAllChatMessages": unpin_all,
    }


def delete_message(tg: Telegram, call: Call) -> bool:
    """True once the message is gone."""
    chat = chat_of(tg, call)
    message = message_of(call, chat, "delete")
    check_deletable(tg, chat, message)
    tg.remove(chat, [message.id])
    return True


def delete_messages(tg: Telegram, call: Call) -> bool:
    """True once those of the messages are gone that exist and may be deleted."""
    chat = chat_of(tg, call)
    wanted = call.json("message_ids")
    if not isinstance(wanted, list) or not wanted:
        raise bad_request("message identifiers are not specified")
    if len(wanted) > MAX_AT_ONCE:
        raise bad_request("too many message identifiers specified")
    ids = {number for value in wanted if (number := to_integer(value)) is not None}
    gone = [number for number in sorted(ids) if _deletable(tg, chat, number)]
    if gone:
        tg.remove(chat, gone)
    return True


def _deletable(tg: Telegram, chat: Chat, message_id: int) -> bool:
    if message_id not in chat.messages:
        return False
    try:
        check_deletable(tg, chat, chat.messages[message_id])
    except ApiError:
        return False
    return True


def pin(tg: Telegram, call: Call) -> bool:
    """True once the message is pinned; a service message says so."""
    chat = _pinnable(tg, call)
    message = message_of(call, chat, "pin")
    if chat.pinned == message.id:
        return True
    chat.pinned = message.id
    tg.feed.publish("pinned", chat_id=chat.id, message_id=message.id)
    tg.service(chat, tg.bot.id, {"pinned_message": message_json(tg.world, message, nested=True)})
    return True


def unpin(tg: Telegram, call: Call) -> bool:
    """True once the message, or the last pinned one, is pinned no more."""
    chat = _pinnable(tg, call)
    wanted = call.integer("message_id")
    if chat.pinned is None or (wanted is not None and wanted != chat.pinned):
        raise bad_request("message to unpin not found")
    chat.pinned = None
    tg.feed.publish("pinned", chat_id=chat.id, message_id=None)
    return True


def unpin_all(tg: Telegram, call: Call) -> bool:
    """True once nothing is pinned."""
    chat = _pinnable(tg, call)
    if chat.pinned is not None:
        chat.pinned = None
        tg.feed.publish("pinned", chat_id=chat.id, message_id=None)
    return True


def _pinnable(tg: Telegram, call: Call) -> Chat:
    chat = chat_of(tg, call)
    if chat.type != "private" and not tg.world.bot_in(chat).may("can_pin_messages"):
        raise no_rights("manage pinned messages in the chat")
    return chat
