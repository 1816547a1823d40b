"""The calls that delivery makes: one function each, nothing is decided here."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from aiogram import Bot
from aiogram.methods import (
    DeleteEphemeralMessage,
    DeleteMessage,
    EditEphemeralMessageText,
    EditMessageReplyMarkup,
    EditMessageText,
    SendMessage,
)
from aiogram.types import EphemeralMessageParameters, InlineKeyboardMarkup, ReplyParameters

from bot.delivery.ports import OldCopy, Painted, VisibleMessage


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
    keyboard = painted.keyboard.model_dump_json(exclude_none=True) if painted.keyboard else ""
    return hashlib.blake2b(f"{painted.text}\0{keyboard}".encode(), digest_size=12).hexdigest()


class Wire:
    """The calls. Errors are aiogram's; `answers.py` reads them."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def send(self, message: VisibleMessage, painted: Painted) -> int:
        """The id of a new message that looks as painted; a hand cannot be forwarded."""
        sent = await self._bot(
            SendMessage(
                chat_id=message.chat_id,
                message_thread_id=message.thread_id or None,
                text=painted.text,
                reply_markup=painted.keyboard,
                protect_content=True if message.kind == "hand" else None,
            )
        )
        return sent.message_id

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
            return
        await self._bot(
            EditMessageText(
                chat_id=message.chat_id,
                message_id=message.message_id,
                text=painted.text,
                reply_markup=painted.keyboard,
            )
        )

    async def whisper(self, message: VisibleMessage, painted: Painted, query_id: str) -> int | None:
        """The ephemeral id of a message in the group that `person_id` alone sees, or None."""
        sent = await self._bot(
            SendMessage(
                chat_id=message.chat_id,
                message_thread_id=message.thread_id or None,
                text=painted.text,
                reply_markup=painted.keyboard,
                ephemeral_message_parameters=EphemeralMessageParameters(
                    receiver_user_id=message.person_id, callback_query_id=query_id
                ),
            )
        )
        return sent.ephemeral_message_id

    async def say(self, saying: Saying) -> None:
        """The answer stands in its chat."""
        if saying.edits is not None:
            await self._bot(
                EditMessageText(
                    chat_id=saying.chat_id,
                    message_id=saying.edits,
                    text=saying.text,
                    reply_markup=saying.keyboard,
                )
            )
            return
        reply = None
        if saying.reply_to is not None:
            reply = ReplyParameters(message_id=saying.reply_to, allow_sending_without_reply=True)
        await self._bot(
            SendMessage(
                chat_id=saying.chat_id,
                message_thread_id=saying.thread_id or None,
                text=saying.text,
                reply_markup=saying.keyboard,
                reply_parameters=reply,
            )
        )

    async def clear(self, copy: OldCopy) -> None:
        """The old copy is deleted, or has no buttons any more."""
        if copy.receiver:
            await self._bot(
                DeleteEphemeralMessage(
                    chat_id=copy.chat_id,
                    receiver_user_id=copy.receiver,
                    ephemeral_message_id=copy.message_id,
                )
            )
        elif copy.act == "strip":
            await self._bot(
                EditMessageReplyMarkup(chat_id=copy.chat_id, message_id=copy.message_id)
            )
        else:
            await self._bot(DeleteMessage(chat_id=copy.chat_id, message_id=copy.message_id))
