"""What Telegram's answers mean: one table from aiogram's exceptions to what is done about them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from aiogram.exceptions import (
    ClientDecodeError,
    TelegramBadRequest,
    TelegramEntityTooLarge,
    TelegramForbiddenError,
    TelegramMigrateToChat,
    TelegramNetworkError,
    TelegramNotFound,
    TelegramRetryAfter,
    TelegramServerError,
    TelegramUnauthorizedError,
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
    MUTED = "muted"
    """No right to write into this chat or topic: its game rests."""
    NOWHERE = "nowhere"
    """The topic is no longer there, nor will it be."""
    UNKNOWN = "unknown"
    """No answer, or none that says: an edit is tried again, a send may have arrived."""
    UNSENT = "unsent"
    """It surely had no effect; tried again later."""
    REFUSED = "refused"
    """Telegram does not take this text or keyboard: only another state may do better."""


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
    ("group chat was deactivated", Verdict.MUTED),
)
_NOBODY_THERE = (
    "chat not found",
    "peer_id_invalid",
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
    match error:
        case TelegramRetryAfter():
            return Answer(Verdict.RESTS, seconds=max(1.0, float(error.retry_after)), why="429")
        case TelegramMigrateToChat():
            return Answer(Verdict.MIGRATED, new_chat=error.migrate_to_chat_id, why="migrated")
        case TelegramForbiddenError():
            verdict = Verdict.UNREACHABLE if chat_id > 0 else Verdict.MUTED
            return Answer(verdict, why=error.message)
        case TelegramBadRequest():
            return Answer(_read_sentence(error.message.lower(), chat_id), why=error.message)
        case TelegramUnauthorizedError() | TelegramNotFound():
            return Answer(Verdict.UNSENT, why=error.message)
        case TelegramEntityTooLarge():
            return Answer(Verdict.REFUSED, why=error.message)
        case TelegramNetworkError():
            unsent = isinstance(error.__cause__, ClientConnectorError)
            return Answer(Verdict.UNSENT if unsent else Verdict.UNKNOWN, why=error.message)
        case TelegramServerError():
            return Answer(Verdict.UNKNOWN, why=error.message)
        case ClientDecodeError():
            # A proxy's page instead of an answer; its text may hold anything, so it is not quoted.
            return Answer(Verdict.UNKNOWN, why=error.message)
    raise error


def _read_sentence(sentence: str, chat_id: int) -> Verdict:
    for part, verdict in _SENTENCES:
        if part in sentence:
            return verdict
    if any(part in sentence for part in _NOBODY_THERE):
        return Verdict.UNREACHABLE if chat_id > 0 else Verdict.MUTED
    return Verdict.REFUSED
