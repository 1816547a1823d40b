"""What a call of the Bot API raises: a refusal, or an answer that says nothing."""

from __future__ import annotations

from aiogram.exceptions import AiogramError, ClientDecodeError, TelegramAPIError

NO_ANSWER = (AiogramError, UnicodeDecodeError)
"""Telegram says no, nobody answers, or it is a proxy's page and no answer."""


def why(error: Exception) -> str:
    """What is said of it in a log: Telegram's words, never those of a foreign page."""
    if isinstance(error, TelegramAPIError | ClientDecodeError):
        return error.message or type(error).__name__
    return type(error).__name__
