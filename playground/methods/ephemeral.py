"""Messages in a group that one member sees: sending, editing, deleting."""

from collections.abc import Callable
from typing import Any

from playground.access import chat_of
from playground.content import MAX_EPHEMERAL
from playground.errors import QUERY_TOO_OLD, bad_request
from playground.methods import edits
from playground.model import Chat, Json, Message
from playground.queries import EPHEMERAL_WINDOW
from playground.request import Call, to_integer
from playground.telegram import Telegram
from playground.wire import message_json


def methods() -> dict[str, Callable[[Telegram, Call], Any]]:
    """The methods of this theme by name."""
    return {
        "editEphemeralMessageText": edit_text,
        "editEphemeralMessageCaption": edit_caption,
        "editEphemeralMessageMedia": edit_media,
        "editEphemeralMessageReplyMarkup": edit_markup,
        "deleteEphemeralMessage": delete,
    }


def receiver_of(call: Call) -> int | None:
    """Who is to see an ephemeral message; None if the call sends no such message."""
    return to_integer(_parameters(call).get("receiver_user_id"))


def _parameters(call: Call) -> Json:
    # Bot API 10.2 had these two beside the text; 10.3 keeps them for old bots.
    old = {
        "receiver_user_id": call.integer("receiver_user_id"),
        "callback_query_id": call.text("callback_query_id") or None,
    }
    return call.mapping("ephemeral_message_parameters") or old


def send_ephemeral(tg: Telegram, call: Call, chat: Chat, message: Message) -> Json:
    """The message as its receiver alone sees it.

    Errors: ApiError outside groups, for strangers, and without a fresh tap or admin status.
    """
    wanted = _parameters(call)
    receiver_id = to_integer(wanted["receiver_user_id"]) or 0
    if not chat.is_group:
        raise bad_request("ephemeral messages can be sent only to group and supergroup chats")
    if not chat.member(receiver_id).is_inside:
        raise bad_request("USER_NOT_PARTICIPANT")
    _check_occasion(tg, chat, receiver_id, wanted.get("callback_query_id"))
    if wanted.get("replace_callback_query_message"):
        message.replaces = _replaced(tg, wanted.get("callback_query_id"))
    message.receiver_id = receiver_id
    tg.world.keep_ephemeral(message)
    tg.show(message)
    return message_json(tg.world, message)


def _replaced(tg: Telegram, query_id: str | None) -> int:
    """The message a tap came from. An ephemeral one has no place of its own to give away."""
    query = tg.queries.find(str(query_id))
    if query is None or not query.message_id:
        raise bad_request("MESSAGE_ID_INVALID")
    return query.message_id


def _check_occasion(tg: Telegram, chat: Chat, receiver_id: int, query_id: str | None) -> None:
    if query_id is not None:
        query = tg.queries.find(str(query_id))
        if (
            query is None
            or (query.user_id, query.chat_id) != (receiver_id, chat.id)
            or tg.queries.age(query) > EPHEMERAL_WINDOW
        ):
            raise bad_request(QUERY_TOO_OLD)
    elif not tg.world.bot_in(chat).is_admin:
        raise bad_request("CHAT_ADMIN_REQUIRED")


def edit_text(tg: Telegram, call: Call) -> bool:
    """True once the text is changed."""
    message = _found(tg, call, "edit")
    content = edits.new_text(tg, call, message, MAX_EPHEMERAL)
    edits.apply_edit(tg, call, message, content)
    return True


def edit_caption(tg: Telegram, call: Call) -> bool:
    """True once the caption is changed."""
    message = _found(tg, call, "edit")
    edits.apply_edit(tg, call, message, edits.new_caption(tg, call, message))
    return True


def edit_media(tg: Telegram, call: Call) -> bool:
    """True once picture and caption are changed."""
    message = _found(tg, call, "edit")
    edits.apply_edit(tg, call, message, edits.new_media(tg, call))
    return True


def edit_markup(tg: Telegram, call: Call) -> bool:
    """True once the keyboard is changed."""
    message = _found(tg, call, "edit")
    edits.apply_edit(tg, call, message, message.content)
    return True


def delete(tg: Telegram, call: Call) -> bool:
    """True once the message is gone."""
    message = _found(tg, call, "delete")
    assert message.receiver_id is not None
    assert message.ephemeral_id is not None
    key = (message.receiver_id, message.ephemeral_id)
    del tg.world.chats[message.chat_id].ephemerals[key]
    tg.feed.publish("ephemeral_deleted", chat_id=message.chat_id, receiver=key[0], id=key[1])
    return True


def _found(tg: Telegram, call: Call, verb: str) -> Message:
    chat = chat_of(tg, call)
    key = (call.integer("receiver_user_id") or 0, call.integer("ephemeral_message_id") or 0)
    if key not in chat.ephemerals:
        raise bad_request(f"message to {verb} not found")
    return chat.ephemerals[key]
