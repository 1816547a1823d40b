"""`python -m bot`: the bot; `python -m bot health`: exit code 0 while it is alive."""

from __future__ import annotations

import asyncio
import sqlite3
import sys

from aiogram.exceptions import TelegramUnauthorizedError

from bot.app import run
from bot.config import Settings, WrongSettings, read_settings
from bot.delivery.receiving import AnotherInstance
from bot.health import is_alive
from bot.logs import set_up_logs
from storage.database import DatabaseBusy, SchemaTooNew


def main() -> int:
    """The exit code: 0 after an orderly stop, 1 with a sentence on standard error."""
    try:
        settings = read_settings()
    except WrongSettings as error:
        return _fail(str(error))
    if sys.argv[1:] == ["health"]:
        return 0 if is_alive(settings.database) else 1
    if sys.argv[1:]:
        return _fail("Use: python -m bot, or python -m bot health.")
    set_up_logs(settings.log_level, settings.secrets())
    return _run(settings)


def _run(settings: Settings) -> int:
    try:
        asyncio.run(run(settings))
    except BaseExceptionGroup as group:
        return _fail(_sentence(_first(group), settings))
    except Exception as error:
        return _fail(_sentence(error, settings))
    return 0


def _first(group: BaseException) -> BaseException:
    while isinstance(group, BaseExceptionGroup):
        group = group.exceptions[0]
    return group


def _sentence(error: BaseException, settings: Settings) -> str:
    """What went wrong in words; an error that has none here is raised with its traceback."""
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
        case AnotherInstance():
            return "Another instance of this bot is receiving updates; only one may."
        case OSError():
            return f"Cannot start: {error.strerror or error}."
    raise error


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
