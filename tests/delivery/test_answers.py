"""Telegram's sentences, and what is done about each (architecture.md, What delivery must know)."""

from __future__ import annotations

import pytest
from aiogram.exceptions import (
    TelegramAPIError,
    TelegramBadRequest,
    TelegramConflictError,
    TelegramForbiddenError,
    TelegramNotFound,
    TelegramRetryAfter,
    TelegramUnauthorizedError,
)
from aiogram.methods import SendMessage

from bot.delivery.answers import Verdict, read_answer
from tests.delivery.house import ANYA, GROUP

CALL = SendMessage(chat_id=GROUP, text="x")

BAD_REQUESTS = [
    ("message is not modified: specified new message content and reply markup are exactly the same"
     " as a current content and reply markup of the message", GROUP, Verdict.SHOWN),
    ("chat not found", ANYA, Verdict.UNREACHABLE),
    ("chat not found", GROUP, Verdict.AWAY),
    ("PEER_ID_INVALID", ANYA, Verdict.UNREACHABLE),
    ("group chat was deactivated", GROUP, Verdict.AWAY),
    ("CHANNEL_PRIVATE", GROUP, Verdict.AWAY),
    ("TOPIC_CLOSED", GROUP, Verdict.MUTED),
    ("TOPIC_DELETED", GROUP, Verdict.NOWHERE),
    ("message thread not found", GROUP, Verdict.NOWHERE),
    ("not enough rights to send text messages to the chat", GROUP, Verdict.MUTED),
    ("have no rights to send a message", GROUP, Verdict.MUTED),
    ("need administrator rights in the channel chat", GROUP, Verdict.MUTED),
    ("CHAT_WRITE_FORBIDDEN", GROUP, Verdict.MUTED),
    ("CHAT_RESTRICTED", GROUP, Verdict.MUTED),
    ("not enough rights to send photos to the chat", GROUP, Verdict.NO_PHOTOS),
    ("CHAT_SEND_PHOTOS_FORBIDDEN", GROUP, Verdict.NO_PHOTOS),
    ("IMAGE_PROCESS_FAILED", GROUP, Verdict.BAD_PICTURE),
    ("PHOTO_INVALID_DIMENSIONS", GROUP, Verdict.BAD_PICTURE),
    ("MEDIA_EMPTY", GROUP, Verdict.BAD_PICTURE),
    ("wrong file identifier/HTTP URL specified", GROUP, Verdict.UNSENT),
    ("message to edit not found", GROUP, Verdict.GONE),
    ("message can't be edited", GROUP, Verdict.GONE),
    ("MESSAGE_ID_INVALID", GROUP, Verdict.GONE),
    ("message to delete not found", GROUP, Verdict.GONE),
    ("message can't be deleted", GROUP, Verdict.GONE),
    ("message can't be deleted for everyone", GROUP, Verdict.GONE),
    ("BUTTON_DATA_INVALID", GROUP, Verdict.REFUSED),
    ("message is too long", GROUP, Verdict.REFUSED),
]  # fmt: skip
FORBIDDEN = [
    ("bot was blocked by the user", ANYA, Verdict.UNREACHABLE),
    ("bot can't initiate conversation with a user", ANYA, Verdict.UNREACHABLE),
    ("user is deactivated", ANYA, Verdict.UNREACHABLE),
    ("whatever", ANYA, Verdict.UNREACHABLE),
    ("bot was kicked from the group chat", GROUP, Verdict.AWAY),
    ("bot was kicked from the supergroup chat", GROUP, Verdict.AWAY),
    ("bot is not a member of the supergroup chat", GROUP, Verdict.AWAY),
    ("the group chat was deleted", GROUP, Verdict.AWAY),
    ("not enough rights to send text messages to the chat", GROUP, Verdict.MUTED),
    ("whatever", GROUP, Verdict.MUTED),
]


@pytest.mark.parametrize(("sentence", "chat", "verdict"), BAD_REQUESTS)
def test_sentences_of_400(sentence: str, chat: int, verdict: Verdict) -> None:
    assert (
        read_answer(TelegramBadRequest(CALL, f"Bad Request: {sentence}"), chat).verdict is verdict
    )


@pytest.mark.parametrize(("sentence", "chat", "verdict"), FORBIDDEN)
def test_sentences_of_403(sentence: str, chat: int, verdict: Verdict) -> None:
    error = TelegramForbiddenError(CALL, f"Forbidden: {sentence}")
    assert read_answer(error, chat).verdict is verdict


@pytest.mark.parametrize(
    ("error", "verdict", "seconds"),
    [
        (TelegramRetryAfter(CALL, "Too Many Requests: retry after 9", 9), Verdict.RESTS, 9),
        (TelegramAPIError(CALL, "Too Many Requests"), Verdict.RESTS, 5),
        (TelegramUnauthorizedError(CALL, "Unauthorized"), Verdict.UNSENT, 0),
        (TelegramNotFound(CALL, "Not Found"), Verdict.UNSENT, 0),
        (TelegramConflictError(CALL, "Conflict"), Verdict.UNSENT, 0),
        (TelegramAPIError(CALL, "I'm a teapot"), Verdict.UNSENT, 0),
        (TelegramBadRequest(CALL, None), Verdict.REFUSED, 0),  # type: ignore[arg-type]
        (TelegramForbiddenError(CALL, None), Verdict.MUTED, 0),  # type: ignore[arg-type]
    ],
)
def test_other_refusals(error: Exception, verdict: Verdict, seconds: float) -> None:
    answer = read_answer(error, GROUP)
    assert (answer.verdict, answer.seconds) == (verdict, seconds)


def test_an_error_of_our_own_is_no_answer() -> None:
    with pytest.raises(KeyError):
        read_answer(KeyError("x"), GROUP)
