"""editMessageText, -Caption, -Media, -ReplyMarkup."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from playground.access import own_message
from playground.content import caption_content, photo_of, text_content
from playground.errors import NOT_MODIFIED, bad_request
from playground.markup import check_markup
from playground.model import Content, Json, Message
from playground.request import Call
from playground.telegram import Telegram
from playground.wire import message_json


def methods() -> dict[str, Callable[[Telegram, Call], Any]]:
    """The methods of this theme by name."""
    return {
        "editMessageText": edit_text,
        "editMessageCaption": edit_caption,
        "editMessageMedia": edit_media,
        "editMessageReplyMarkup": edit_markup,
    }


def edit_text(tg: Telegram, call: Call) -> Json | bool:
    """The message with a new text."""
    message = own_message(tg, call)
    return _edited(tg, call, message, new_text(tg, call, message))


def edit_caption(tg: Telegram, call: Call) -> Json | bool:
    """The message with a new caption."""
    message = own_message(tg, call)
    return _edited(tg, call, message, new_caption(tg, call, message))


def edit_media(tg: Telegram, call: Call) -> Json | bool:
    """The message with a new picture and caption."""
    message = own_message(tg, call)
    return _edited(tg, call, message, new_media(tg, call))


def edit_markup(tg: Telegram, call: Call) -> Json | bool:
    """The message with a new keyboard, or none."""
    message = own_message(tg, call)
    return _edited(tg, call, message, message.content)


def new_text(tg: Telegram, call: Call, message: Message, most: int = 4096) -> Content:
    """What a text message is to say.

    Errors: ApiError if it holds a picture, or for a text that is refused.
    """
    if message.content.photo is not None:
        raise bad_request("there is no text in the message to edit")
    return text_content(tg, call, most=most)


def new_caption(tg: Telegram, call: Call, message: Message) -> Content:
    """What a picture's caption is to say.

    Errors: ApiError if there is no picture, or for a caption that is refused.
    """
    if message.content.photo is None:
        raise bad_request("there is no caption in the message to edit")
    return caption_content(tg, call, message.content.photo)


def new_media(tg: Telegram, call: Call) -> Content:
    """The picture and caption that are to replace a message's content.

    Errors: ApiError for media that is no photo, or is refused.
    """
    media = call.mapping("media")
    if not media:
        raise bad_request("can't parse InputMedia: Expected an Object")
    if media.get("type") != "photo":
        raise bad_request(f'type "{media.get("type", "")}" of the media is unsupported')
    photo = photo_of(tg, call, "media", str(media.get("media", "")))
    return caption_content(tg, replace(call, params=media), photo)


def apply_edit(tg: Telegram, call: Call, message: Message, content: Content) -> None:
    """Change a message and show it.

    Errors: ApiError if nothing would change.
    """
    markup = check_markup(call.json("reply_markup"))
    if content.same_as(message.content) and markup == message.markup:
        raise bad_request(NOT_MODIFIED)
    message.content, message.markup = content, markup
    message.edit_date = tg.now()
    tg.show(message, "edited")


def _edited(tg: Telegram, call: Call, message: Message, content: Content) -> Json | bool:
    apply_edit(tg, call, message, content)
    if call.text("inline_message_id"):
        return True
    return message_json(tg.world, message)
