"""The methods of the Bot API, by theme."""

from collections.abc import Awaitable, Callable
from typing import Any

from playground.methods import chats, deleting, edits, ephemeral, profile, queries, receiving, sends
from playground.request import Call
from playground.telegram import Telegram

Method = Callable[[Telegram, Call], Any | Awaitable[Any]]


def all_methods() -> dict[str, Method]:
    """Every method under its name in lower case: Telegram does not mind the case."""
    themes = (receiving, sends, edits, ephemeral, deleting, queries, chats, profile)
    return {name.lower(): method for theme in themes for name, method in theme.methods().items()}
