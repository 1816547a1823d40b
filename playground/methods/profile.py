"""Commands, names, descriptions, the menu button, wished rights."""

import json
import re
from collections.abc import Callable
from typing import Any

from playground.errors import bad_request
from playground.model import Json
from playground.request import Call
from playground.telegram import Telegram
from playground.wire import ADMIN_RIGHTS

_COMMAND = re.compile(r"[a-z0-9_]{1,32}\Z")
MAX_COMMANDS = 100
MAX_DESCRIPTION = 256
SCOPES = frozenset(
    {
        "default",
        "all_private_chats",
        "all_group_chats",
        "all_chat_administrators",
        "chat",
        "chat_administrators",
        "chat_member",
    }
)
# Kind of text: its field in calls and answers, and how long it may be.
TEXTS = {
    "Name": ("name", 64),
    "Description": ("description", 512),
    "ShortDescription": ("short_description", 120),
}


def methods() -> dict[str, Callable[[Telegram, Call], Any]]:
    """The methods of this theme by name."""
    out: dict[str, Callable[[Telegram, Call], Any]] = {
        "setMyCommands": set_commands,
        "getMyCommands": get_commands,
        "deleteMyCommands": delete_commands,
        "setMyDefaultAdministratorRights": set_rights,
        "getMyDefaultAdministratorRights": get_rights,
        "setChatMenuButton": set_menu_button,
        "getChatMenuButton": get_menu_button,
    }
    for kind, (field, most) in TEXTS.items():
        out[f"setMy{kind}"] = _setter(field, most)
        out[f"getMy{kind}"] = _getter(field)
    return out


def set_commands(tg: Telegram, call: Call) -> bool:
    """True once the commands of a scope and language are set."""
    key = _scope(tg, call)
    commands = call.json("commands")
    if not isinstance(commands, list):
        raise bad_request("can't parse commands: Expected an Array of BotCommand")
    if len(commands) > MAX_COMMANDS:
        raise bad_request("BOT_COMMANDS_TOO_MUCH")
    tg.profile.commands[key] = [_command(command) for command in commands]
    _show(tg)
    return True


def _command(command: object) -> Json:
    if not isinstance(command, dict):
        raise bad_request("can't parse commands: Expected an Object")
    name = str(command.get("command", "")).removeprefix("/").lower()
    description = str(command.get("description", ""))
    if not _COMMAND.match(name):
        raise bad_request("BOT_COMMAND_INVALID")
    if not 1 <= len(description) <= MAX_DESCRIPTION:
        raise bad_request("BOT_COMMAND_DESCRIPTION_INVALID")
    return {**command, "command": name}


def get_commands(tg: Telegram, call: Call) -> list[Json]:
    """The commands of exactly this scope and language."""
    return tg.profile.commands.get(_scope(tg, call), [])


def delete_commands(tg: Telegram, call: Call) -> bool:
    """True once a scope and language have no commands of their own."""
    tg.profile.commands.pop(_scope(tg, call), None)
    _show(tg)
    return True


def _scope(tg: Telegram, call: Call) -> tuple[str, str]:
    scope = call.mapping("scope") or {"type": "default"}
    if scope.get("type") not in SCOPES:
        raise bad_request("can't parse BotCommandScope: Unsupported type specified")
    key = json.dumps(scope, sort_keys=True)
    tg.profile.scopes[key] = scope
    return key, call.text("language_code")


def _show(tg: Telegram) -> None:
    tg.feed.publish("commands", commands=tg.profile.command_lists())


def set_rights(tg: Telegram, call: Call) -> bool:
    """True once the rights are noted that the bot asks for when made an admin."""
    tg.profile.rights[call.flag("for_channels")] = call.mapping("rights")
    return True


def get_rights(tg: Telegram, call: Call) -> Json:
    """The rights the bot asks for."""
    wished = tg.profile.rights.get(call.flag("for_channels"), {})
    return {"is_anonymous": False, **dict.fromkeys(ADMIN_RIGHTS, False), **wished}


def set_menu_button(tg: Telegram, call: Call) -> bool:
    """True once the menu button of a private chat, or the usual one, is set."""
    tg.profile.menu_buttons[call.integer("chat_id") or 0] = call.mapping("menu_button")
    return True


def get_menu_button(tg: Telegram, call: Call) -> Json:
    """The menu button of a private chat."""
    buttons = tg.profile.menu_buttons
    found = buttons.get(call.integer("chat_id") or 0) or buttons.get(0)
    return found or {"type": "commands"}


def _setter(field: str, most: int) -> Callable[[Telegram, Call], bool]:
    def set_text(tg: Telegram, call: Call) -> bool:
        value = call.text(field)
        if len(value) > most:
            raise bad_request(f"{field.replace('_', ' ')} is too long")
        tg.profile.set_text(field, call.text("language_code"), value)
        return True

    return set_text


def _getter(field: str) -> Callable[[Telegram, Call], Json]:
    def get_text(tg: Telegram, call: Call) -> Json:
        return {field: tg.profile.text(field, call.text("language_code"))}

    return get_text
