"""What Telegram's answers mean: one table from aiogram's exceptions to what is done about them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from aiogram.exceptions import (
    ClientDecodeError,
    TelegramAPIError,
    TelegramBadRequest,
    TelegramEntityTooLarge,
    TelegramForbiddenError,
    TelegramMigrateToChat,
    TelegramNetworkError,
    TelegramRetryAfter,
    TelegramServerError,
)
from aiohttp import ClientConnectorError


class Verdict(StrEnum):
    """What is done about an answer (architecture.md, What delivery must know)."""

    SHOWN = "shown"
    """It already looks like that."""
    RESTS = "rests"
    """429: the chat rests for `Answer.seconds`; the call had no effect."""
    UNREACHABLE = "unreachable"
    """This person cannot be written to."""
    GONE = "gone"
    """The message is not there or can't be edited: a new one is sent."""
    MIGRATED = "migrated"
    """The group is a supergroup now: `Answer.new_chat`."""
    NO_PHOTOS = "no photos"
    """No right to send photos into this chat; words may be."""
    BAD_PICTURE = "bad picture"
    """Telegram cannot use this picture, or not by the id it has it under: once more, then words."""
    MUTED = "muted"
    """No right to write into this chat or topic: its game rests."""
    AWAY = "away"
    """The bot is not in this group, or there is no such group: nothing is tried until it is."""
    NOWHERE = "nowhere"
    """The topic is no longer there, nor will it be."""
    UNKNOWN = "unknown"
    """No answer, or none that says: an edit is tried again, a send may have arrived."""
    UNSENT = "unsent"
    """It surely had no effect; tried again later."""
    REFUSED = "refused"
    """Telegram does not take this text or keyboard: only another state may do better."""


_REST = 5.0
"""Seconds for a 429 that does not say how long."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A verdict and what it needs."""

    verdict: Verdict
    seconds: float = 0
    new_chat: int = 0
    why: str = ""


# Parts of Telegram's sentences, in lower case. They are no contract of Telegram's, so what is not
# found here falls to REFUSED, which waits for the next state instead of insisting.
_SENTENCES = (
    ("message is not modified", Verdict.SHOWN),
    ("message to edit not found", Verdict.GONE),
    ("message can't be edited", Verdict.GONE),
    ("message_id_invalid", Verdict.GONE),
    ("there is no text in the message to edit", Verdict.GONE),
    ("message to delete not found", Verdict.GONE),
    ("message can't be deleted", Verdict.GONE),
    ("rights to send photos", Verdict.NO_PHOTOS),
    ("chat_send_photos_forbidden", Verdict.NO_PHOTOS),
    ("chat_send_media_forbidden", Verdict.NO_PHOTOS),
    ("image_process_failed", Verdict.BAD_PICTURE),
    ("photo_", Verdict.BAD_PICTURE),
    ("media_empty", Verdict.BAD_PICTURE),
    ("media_invalid", Verdict.BAD_PICTURE),
    ("wrong file identifier", Verdict.UNSENT),
    ("wrong remote file identifier", Verdict.UNSENT),
    ("not enough rights", Verdict.MUTED),
    ("have no rights", Verdict.MUTED),
    ("need administrator rights", Verdict.MUTED),
    ("chat_write_forbidden", Verdict.MUTED),
    ("chat_restricted", Verdict.MUTED),
    ("chat_send_plain_forbidden", Verdict.MUTED),
    ("chat_admin_required", Verdict.MUTED),
    ("topic_closed", Verdict.MUTED),
    ("topic_deleted", Verdict.NOWHERE),
    ("message thread not found", Verdict.NOWHERE),
)
_NO_CHAT = (
    "chat not found",
    "peer_id_invalid",
    "chat_id_invalid",
    "channel_invalid",
    "channel_private",
    "group chat was deactivated",
    "group chat was deleted",
    "bot was kicked",
    "bot is not a member",
)
_NOBODY_THERE = (
    "user is deactivated",
    "user not found",
    "bot was blocked",
    "user_is_blocked",
    "input_user_deactivated",
    "can't initiate conversation",
)


def read_answer(error: BaseException, chat_id: int) -> Answer:
    """What is done about `error`, raised by a call into `chat_id`.

    An error that is not Telegram's or the network's is raised again.
    """
    answer = _read_refusal(error, chat_id) or _read_silence(error)
    if answer is None:
        raise error
    return answer


def _read_refusal(error: BaseException, chat_id: int) -> Answer | None:
    """What Telegram's no means, None where it has not said no."""
    match error:
        case TelegramRetryAfter():
            return Answer(Verdict.RESTS, seconds=max(1.0, float(error.retry_after)), why="429")
        case TelegramMigrateToChat():
            return Answer(Verdict.MIGRATED, new_chat=error.migrate_to_chat_id, why="migrated")
        case TelegramForbiddenError():
            found = _find_nobody(_words(error), chat_id)
            return Answer(found or _without_rights(chat_id), why=error.message)
        case TelegramBadRequest():
            return Answer(_read_sentence(_words(error), chat_id), why=error.message)
        case TelegramEntityTooLarge():
            return Answer(Verdict.REFUSED, why=error.message)
        case TelegramNetworkError() | TelegramServerError():
            return None
        case TelegramAPIError() if "too many requests" in _words(error):
            return Answer(Verdict.RESTS, seconds=_REST, why="429")
        case TelegramAPIError():
            # Whatever it is (a revoked token, another code): it is a no, so nothing was done.
            return Answer(Verdict.UNSENT, why=error.message)
    return None


def _read_silence(error: BaseException) -> Answer | None:
    """What it means that no answer came, or none that says; None for errors of our own."""
    match error:
        case TelegramNetworkError():
            unsent = isinstance(error.__cause__, ClientConnectorError)
            return Answer(Verdict.UNSENT if unsent else Verdict.UNKNOWN, why=error.message)
        case TelegramServerError():
            return Answer(Verdict.UNKNOWN, why=error.message)
        case ClientDecodeError():
            # A proxy's page instead of an answer; its text may hold anything, so it is not quoted.
            return Answer(Verdict.UNKNOWN, why=error.message)
        case UnicodeDecodeError():
            return Answer(Verdict.UNKNOWN, why="no text")
    return None


def _words(error: TelegramAPIError) -> str:
    """What Telegram says, in lower case; it may say nothing."""
    return (error.message or "").lower()


def _read_sentence(sentence: str, chat_id: int) -> Verdict:
    for part, verdict in _SENTENCES:
        if part in sentence:
            return verdict
    return _find_nobody(sentence, chat_id) or Verdict.REFUSED


def _find_nobody(sentence: str, chat_id: int) -> Verdict | None:
    """What follows where the sentence says that nobody is there, or not for the bot."""
    if any(part in sentence for part in _NO_CHAT):
        return Verdict.UNREACHABLE if chat_id > 0 else Verdict.AWAY
    if any(part in sentence for part in _NOBODY_THERE):
        return _without_rights(chat_id)
    return None


def _without_rights(chat_id: int) -> Verdict:
    return Verdict.UNREACHABLE if chat_id > 0 else Verdict.MUTED
