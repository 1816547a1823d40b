"""From settings to an exit code; what ends the bot is said in a sentence."""

from __future__ import annotations

import asyncio
import errno
import gc
import sqlite3
import sys

import structlog
from aiogram.exceptions import TelegramBadRequest, TelegramNotFound, TelegramUnauthorizedError

from bot.app import run
from bot.config import Settings
from bot.delivery.receiving import AnotherInstance
from storage.database import DatabaseBusy, SchemaTooNew

_log = structlog.get_logger(__name__)


def start(settings: Settings) -> int:
    """The exit code: 0 after an orderly stop, 1 with a sentence on standard error."""
    # What has been imported stays for good: neither the collector nor the exit looks at it again.
    gc.freeze()
    try:
        asyncio.run(run(settings))
    except Exception as error:
        print(sentence(error, settings), file=sys.stderr)
        return 1
    return 0


def sentence(error: Exception, settings: Settings) -> str:
    """What went wrong in words; an error that has none here is logged with its traceback."""
    match error:
        case DatabaseBusy():
            return f"The database {settings.database} is in use by another process."
        case SchemaTooNew():
            return (
                f"The database {settings.database} was written by a newer version of the bot"
                f" (schema {error.found}, this one knows {error.known})."
            )
        case sqlite3.Error():
            return f"The database {settings.database} cannot be used: {error}."
        case TelegramUnauthorizedError():
            return "BOT_TOKEN is not accepted by the Bot API: is it complete and not revoked?"
        case TelegramNotFound():
            return "The Bot API knows no such bot: are BOT_TOKEN and BOT_API_URL right?"
        case TelegramBadRequest():
            return f"The Bot API does not accept the settings: {error.message}."
        case AnotherInstance():
            return "Another instance of this bot is receiving updates; only one may."
        case OSError(errno=errno.EADDRINUSE):
            return (
                f"Cannot start: {error.strerror}. "
                "Choose another by PLAYGROUND_PORT, WEBHOOK_PORT or METRICS_PORT."
            )
        case OSError():
            where = f": {error.filename}" if error.filename else ""
            return f"Cannot start: {error.strerror or error}{where}."
    # Not left to the interpreter, for only what is logged has its secrets blotted out.
    _log.critical("the bot cannot go on", exc_info=error)
    return "The bot stopped because of an error of its own; the line above says which."
