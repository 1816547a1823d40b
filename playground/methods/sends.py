"""sendMessage, sendPhoto, sendChatAction."""

from collections.abc import Callable
from typing import Any

from playground.access import chat_of, check_person, thread_of, writable_chat
from playground.content import MAX_EPHEMERAL, MAX_TEXT, caption_content, photo_of, text_content
from playground.errors import bad_request, too_many_requests
from playground.markup import check_markup
from playground.methods.ephemeral import receiver_of, send_ephemeral
from playground.model import Chat, Content, Json, Message
from playground.request import Call, to_integer
from playground.telegram import Telegram
from playground.wire import message_json

ACTIONS = frozenset(
    {
        "typing",
        "upload_photo",
        "record_video",
        "upload_video",
        "record_voice",
        "upload_voice",
        "upload_document",
        "choose_sticker",
        "find_location",
        "record_video_note",
        "upload_video_note",
    }
)


def methods() -> dict[str, Callable[[Telegram, Call], Any]]:
    """The methods of this theme by name."""
    return {
        "sendMessage": send_message,
        "sendPhoto": send_photo,
        "sendChatAction": send_chat_action,
    }


def send_message(tg: Telegram, call: Call) -> Json:
    """A text, sent."""
    chat = writable_chat(tg, call)
    most = MAX_TEXT if receiver_of(call) is None else MAX_EPHEMERAL
    return _send(tg, call, chat, text_content(tg, call, most=most))


def send_photo(tg: Telegram, call: Call) -> Json:
    """A picture with a caption, sent."""
    chat = writable_chat(tg, call, photo=True)
    photo = photo_of(tg, call, "photo", call.text("photo"))
    return _send(tg, call, chat, caption_content(tg, call, photo))


def _send(tg: Telegram, call: Call, chat: Chat, content: Content) -> Json:
    message = Message(
        chat.id,
        tg.now(),
        tg.bot.id,
        content=content,
        markup=check_markup(call.json("reply_markup")),
        thread_id=thread_of(tg, call, chat),
        reply_to=_reply_to(call, chat),
        silent=call.flag("disable_notification"),
        protected=call.flag("protect_content"),
    )
    if receiver_of(call) is not None:
        return send_ephemeral(tg, call, chat, message)
    if wait := chat.slow_mode_left(tg.bot.id, tg.clock.now()):
        raise too_many_requests(wait)
    chat.wrote[tg.bot.id] = tg.clock.now()
    tg.post(message)
    return message_json(tg.world, message)


def _reply_to(call: Call, chat: Chat) -> int | None:
    wanted = call.mapping("reply_parameters")
    message_id = to_integer(wanted.get("message_id", call.integer("reply_to_message_id")))
    if message_id is None or message_id in chat.messages:
        return message_id
    if wanted.get("allow_sending_without_reply") or call.flag("allow_sending_without_reply"):
        return None
    raise bad_request("message to be replied not found")


def send_chat_action(tg: Telegram, call: Call) -> bool:
    """Show that the bot is busy."""
    chat = chat_of(tg, call)
    if chat.type == "private":
        check_person(tg, chat)
    action = call.text("action").lower()
    if action not in ACTIONS:
        raise bad_request("wrong parameter action in request")
    tg.feed.publish("action", chat_id=chat.id, action=action)
    return True
