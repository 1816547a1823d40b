"""The calls that delivery makes: one function each, nothing is decided here."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from aiogram import Bot
from aiogram.enums import ChatType
from aiogram.exceptions import AiogramError, TelegramBadRequest
from aiogram.methods import (
    DeleteEphemeralMessage,
    DeleteMessage,
    EditEphemeralMessageText,
    EditMessageCaption,
    EditMessageMedia,
    EditMessageReplyMarkup,
    EditMessageText,
    GetChat,
    PinChatMessage,
    SendMessage,
    SendPhoto,
    UnpinChatMessage,
)
from aiogram.types import (
    EphemeralMessageParameters,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    Message,
    ReplyParameters,
)

from bot.delivery.gallery import Gallery
from bot.delivery.ports import Arrived, OldCopy, Painted, Picture, VisibleMessage


@dataclass(frozen=True, slots=True)
class Saying:
    """A one-off answer: sent once, or an earlier one (`edits`) that is to look otherwise."""

    chat_id: int
    thread_id: int
    text: str
    keyboard: InlineKeyboardMarkup | None = None
    reply_to: int | None = None
    edits: int | None = None


def look_of(painted: Painted) -> str:
    """The same text for the same look: drawings that look alike need no call."""
    words = hashlib.blake2b(
        f"{painted.text}\0{keys_of(painted)}".encode(), digest_size=12
    ).hexdigest()
    return words if painted.picture is None else f"{words}.{painted.picture.key}"


def keys_of(painted: Painted) -> str:
    """The same text for the same buttons, "" for none."""
    return painted.keyboard.model_dump_json(exclude_none=True) if painted.keyboard else ""


def keys_digest(painted: Painted) -> bytes:
    """The same few bytes for the same buttons."""
    return hashlib.blake2b(keys_of(painted).encode(), digest_size=12).digest()


def picture_in(look: str | None) -> str | None:
    """The key of the picture that a message of this look shows, None for none."""
    return None if look is None else look.partition(".")[2] or None


def receiver_of(message: VisibleMessage) -> int:
    """The one member of a group who sees the message, 0: everybody in its chat."""
    return message.person_id if message.kind == "ephemeral" else 0


class Wire:
    """The calls. Errors are aiogram's; `answers.py` reads them."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._gallery = Gallery()

    async def is_slow(self, chat_id: int) -> bool:
        """Whether the chat is a group in slow mode; False where Telegram does not say."""
        if chat_id > 0:
            return False
        try:
            return bool((await self._bot(GetChat(chat_id=chat_id))).slow_mode_delay)
        except AiogramError:
            return False

    async def send(self, message: VisibleMessage, painted: Painted) -> Arrived:
        """A new message that looks as painted; a hand cannot be forwarded."""
        if painted.picture is not None:
            return await self._send_photo(message, painted, painted.picture)
        sent = await self._bot(
            SendMessage(
                chat_id=message.chat_id,
                message_thread_id=message.thread_id or None,
                text=painted.text,
                reply_markup=painted.keyboard,
                disable_notification=painted.silent or None,
                protect_content=True if message.kind == "hand" else None,
            )
        )
        return _arrived(sent)

    async def edit(self, message: VisibleMessage, painted: Painted) -> None:
        """The message, plain or ephemeral, looks as painted."""
        if message.kind == "ephemeral":
            # aiogram's own shortcuts name the wrong receiver, so the address is put together here.
            await self._bot(
                EditEphemeralMessageText(
                    chat_id=message.chat_id,
                    receiver_user_id=message.person_id,
                    ephemeral_message_id=message.ephemeral_id or 0,
                    text=painted.text,
                    reply_markup=painted.keyboard,
                )
            )
        elif painted.picture is not None:
            await self._edit_photo(message, painted, painted.picture)
        else:
            await self._bot(
                EditMessageText(
                    chat_id=message.chat_id,
                    message_id=message.message_id,
                    text=painted.text,
                    reply_markup=painted.keyboard,
                )
            )

    async def _send_photo(
        self, message: VisibleMessage, painted: Painted, picture: Picture
    ) -> Arrived:
        with self._known(picture):
            sent = await self._bot(
                SendPhoto(
                    chat_id=message.chat_id,
                    message_thread_id=message.thread_id or None,
                    photo=await self._gallery.media(picture),
                    caption=painted.text,
                    reply_markup=painted.keyboard,
                    protect_content=True if message.kind == "hand" else None,
                    disable_notification=painted.silent or None,
                )
            )
        self._note(picture, sent)
        return _arrived(sent)

    async def _edit_photo(
        self, message: VisibleMessage, painted: Painted, picture: Picture
    ) -> None:
        """A picture that stands there already stays: its caption alone is edited."""
        if picture_in(message.look) == picture.key:
            await self._bot(
                EditMessageCaption(
                    chat_id=message.chat_id,
                    message_id=message.message_id,
                    caption=painted.text,
                    reply_markup=painted.keyboard,
                )
            )
            return
        with self._known(picture):
            edited = await self._bot(
                EditMessageMedia(
                    chat_id=message.chat_id,
                    message_id=message.message_id,
                    media=InputMediaPhoto(
                        media=await self._gallery.media(picture), caption=painted.text
                    ),
                    reply_markup=painted.keyboard,
                )
            )
        self._note(picture, edited)

    @contextmanager
    def _known(self, picture: Picture) -> Iterator[None]:
        """An id that Telegram does not take is forgotten, so that the next try uploads."""
        try:
            yield
        except TelegramBadRequest:
            self._gallery.forget(picture.key)
            raise

    def _note(self, picture: Picture, shown: Message | bool) -> None:
        if isinstance(shown, Message) and shown.photo:
            self._gallery.uploaded(picture.key, shown.photo[-1].file_id)

    async def whisper(
        self, message: VisibleMessage, painted: Painted, query_id: str | None
    ) -> int | None:
        """The ephemeral id of a message in the group that `person_id` alone sees, or None.

        Without a fresh tap of his (`query_id`) Telegram lets only an admin do this.
        """
        sent = await self._bot(
            SendMessage(
                chat_id=message.chat_id,
                message_thread_id=message.thread_id or None,
                text=painted.text,
                reply_markup=painted.keyboard,
                protect_content=True,
                ephemeral_message_parameters=EphemeralMessageParameters(
                    receiver_user_id=message.person_id, callback_query_id=query_id
                ),
            )
        )
        return sent.ephemeral_message_id

    async def say(self, saying: Saying) -> Arrived | None:
        """The answer stands in its chat; None when an earlier one was edited."""
        if saying.edits is not None:
            await self._bot(
                EditMessageText(
                    chat_id=saying.chat_id,
                    message_id=saying.edits,
                    text=saying.text,
                    reply_markup=saying.keyboard,
                )
            )
            return None
        reply = None
        if saying.reply_to is not None:
            reply = ReplyParameters(message_id=saying.reply_to, allow_sending_without_reply=True)
        sent = await self._bot(
            SendMessage(
                chat_id=saying.chat_id,
                message_thread_id=saying.thread_id or None,
                text=saying.text,
                reply_markup=saying.keyboard,
                reply_parameters=reply,
            )
        )
        return _arrived(sent)

    async def clear(self, copy: OldCopy) -> None:
        """The old copy is deleted, or has no buttons any more; a table is pinned, or no longer."""
        if copy.receiver:
            await self._bot(
                DeleteEphemeralMessage(
                    chat_id=copy.chat_id,
                    receiver_user_id=copy.receiver,
                    ephemeral_message_id=copy.message_id,
                )
            )
        elif copy.act == "pin":
            await self._bot(
                PinChatMessage(
                    chat_id=copy.chat_id, message_id=copy.message_id, disable_notification=True
                )
            )
        elif copy.act == "unpin":
            await self._bot(UnpinChatMessage(chat_id=copy.chat_id, message_id=copy.message_id))
        elif copy.act == "strip":
            await self._bot(
                EditMessageReplyMarkup(chat_id=copy.chat_id, message_id=copy.message_id)
            )
        else:
            await self._bot(DeleteMessage(chat_id=copy.chat_id, message_id=copy.message_id))


def _arrived(sent: Message) -> Arrived:
    """Plain groups share their ids with all private chats, topics theirs with each other."""
    in_turn = sent.chat.type == ChatType.SUPERGROUP and not sent.chat.is_forum
    return Arrived(sent.message_id, in_turn)
