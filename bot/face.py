"""How the bot presents itself: commands, descriptions, menu button, wished rights."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass

import structlog
from aiogram import Bot
from aiogram.exceptions import ClientDecodeError, TelegramAPIError, TelegramRetryAfter
from aiogram.types import (
    BotCommand,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeUnion,
    ChatAdministratorRights,
    MenuButtonCommands,
)

from locales import LANGUAGES, words

_log = structlog.get_logger(__name__)

GROUP_COMMANDS = (
    *("durak", "hand", "table", "rules", "stats", "top"),
    *("call", "leave", "kick", "stop", "help"),
)
ADMIN_COMMANDS = (*GROUP_COMMANDS[:-1], "settings", "language", "help")
PRIVATE_COMMANDS = ("durak", "hand", "rules", "stats", "leave", "stop", "me", "help")

MENUS: tuple[tuple[BotCommandScopeUnion, tuple[str, ...]], ...] = (
    (BotCommandScopeAllGroupChats(), GROUP_COMMANDS),
    (BotCommandScopeAllChatAdministrators(), ADMIN_COMMANDS),
    (BotCommandScopeAllPrivateChats(), PRIVATE_COMMANDS),
)
"""What each kind of chat offers. An admin sees only his own list, so it repeats everybody's."""

WISHED_RIGHTS = frozenset({"can_manage_chat", "can_pin_messages"})
"""What is ticked when somebody makes the bot an admin: nothing that it has no use for."""


@dataclass(frozen=True, slots=True)
class _Feature:
    """A part of the face: what it should be, and how Telegram is asked and told."""

    name: str
    wanted: object
    read: Callable[[], Awaitable[object]]
    write: Callable[[], Awaitable[object]]


async def show_face(bot: Bot, language: str) -> None:
    """Telegram shows the face that the words describe; nobody's language is shown in `language`.

    What is so already is not written: setters are rationed, getters are not. Where Telegram
    refuses, the bot works all the same and tries again at its next start.
    """
    features = [*_menus(bot, language), *_texts(bot, language), *_rest(bot)]
    as_wanted = await asyncio.gather(*(_is_as_wanted(feature) for feature in features))
    for feature, done in zip(features, as_wanted, strict=True):
        if not done and not await _write(feature):
            return


async def _is_as_wanted(feature: _Feature) -> bool:
    """Whether nothing is to be written; also where it cannot be found out."""
    try:
        return await feature.read() == feature.wanted
    except (TelegramAPIError, ClientDecodeError) as error:
        _log.warning("the bot's face could not be read", part=feature.name, why=error.message)
        return True


async def _write(feature: _Feature) -> bool:
    """Whether more may be written now."""
    try:
        await feature.write()
    except (TelegramAPIError, ClientDecodeError) as error:
        _log.warning("the bot's face could not be set", part=feature.name, why=error.message)
        return not isinstance(error, TelegramRetryAfter)
    return True


def _menus(bot: Bot, default: str) -> Iterator[_Feature]:
    for scope, names in MENUS:
        for code in (None, *LANGUAGES):
            language = words(code or default)
            commands = [
                BotCommand(command=name, description=language(f"command-{name}")) for name in names
            ]
            yield _menu(bot, scope, code, commands)


def _menu(
    bot: Bot, scope: BotCommandScopeUnion, code: str | None, commands: list[BotCommand]
) -> _Feature:
    async def read() -> list[tuple[str, str]]:
        return _plain(await bot.get_my_commands(scope, code))

    return _Feature(
        f"commands {scope.type} {code or 'all'}",
        _plain(commands),
        read,
        lambda: bot.set_my_commands(commands, scope, code),
    )


def _plain(commands: list[BotCommand]) -> list[tuple[str, str]]:
    # What came from the Bot API holds its bot, and so equals nothing made here.
    return [(command.command, command.description) for command in commands]


def _texts(bot: Bot, default: str) -> Iterator[_Feature]:
    for code in (None, *LANGUAGES):
        language = words(code or default)
        yield _description(bot, code, language("face-description"))
        yield _short_description(bot, code, language("face-short-description"))


def _description(bot: Bot, code: str | None, wanted: str) -> _Feature:
    async def read() -> str:
        return (await bot.get_my_description(code)).description

    return _Feature(
        f"description {code or 'all'}",
        wanted,
        read,
        lambda: bot.set_my_description(wanted, code),
    )


def _short_description(bot: Bot, code: str | None, wanted: str) -> _Feature:
    async def read() -> str:
        return (await bot.get_my_short_description(code)).short_description

    return _Feature(
        f"short description {code or 'all'}",
        wanted,
        read,
        lambda: bot.set_my_short_description(wanted, code),
    )


def _rest(bot: Bot) -> Iterator[_Feature]:
    async def menu_button() -> str:
        return (await bot.get_chat_menu_button()).type

    async def rights() -> frozenset[str]:
        held = await bot.get_my_default_administrator_rights()
        return frozenset(name for name, has in held.model_dump().items() if has)

    button = MenuButtonCommands()
    yield _Feature(
        "menu button",
        button.type,
        menu_button,
        lambda: bot.set_chat_menu_button(menu_button=button),
    )
    yield _Feature(
        "wished rights",
        WISHED_RIGHTS,
        rights,
        lambda: bot.set_my_default_administrator_rights(_wished()),
    )


def _wished() -> ChatAdministratorRights:
    rights = {
        name: name in WISHED_RIGHTS
        for name, field in ChatAdministratorRights.model_fields.items()
        if field.is_required() or name in WISHED_RIGHTS
    }
    return ChatAdministratorRights.model_validate(rights)
