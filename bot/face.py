"""How the bot presents itself: its commands, in each kind of chat and each language."""

from __future__ import annotations

import structlog
from aiogram import Bot
from aiogram.exceptions import AiogramError
from aiogram.types import (
    BotCommand,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)

from locales import LANGUAGES, words

_log = structlog.get_logger(__name__)

GROUP_COMMANDS = (
    "durak",
    "hand",
    "table",
    "rules",
    "stats",
    "top",
    "leave",
    "stop",
    "settings",
    "language",
    "help",
)
PRIVATE_COMMANDS = ("hand", "rules", "stats", "leave", "language", "help")


async def show_face(bot: Bot) -> None:
    """The menus of commands are up to date; where Telegram refuses, the bot works all the same."""
    try:
        for code in (None, *LANGUAGES):
            await bot.set_my_commands(
                _commands(GROUP_COMMANDS, code), BotCommandScopeAllGroupChats(), language_code=code
            )
            await bot.set_my_commands(
                _commands(PRIVATE_COMMANDS, code),
                BotCommandScopeAllPrivateChats(),
                language_code=code,
            )
    except AiogramError as error:
        _log.warning("commands could not be registered", error=str(error))


def _commands(names: tuple[str, ...], code: str | None) -> list[BotCommand]:
    language = words(code)
    return [BotCommand(command=name, description=language(f"command-{name}")) for name in names]
