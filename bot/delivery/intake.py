"""Updates handed on: one sender's in order, and none of them stops the rest."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Hashable

import structlog

from bot.delivery.ports import Dispatch, UnderWay, Update

_log = structlog.get_logger(__name__)

_LONGEST_QUOTE = 4000

UPDATE_KINDS = (
    "message",
    "channel_post",
    "callback_query",
    "inline_query",
    "chosen_inline_result",
    "my_chat_member",
    "chat_member",
)
"""What Telegram is asked for; edited messages and reactions are nothing to this bot."""


class TryAgain(Exception):
    """The effect of an update could not be stored now; the update must come again."""


class Intake:
    """Hands updates to `dispatch` and bears what comes of it."""

    def __init__(self, dispatch: Dispatch, patience: float = 60.0) -> None:
        self._dispatch = dispatch
        self._patience = patience

    async def take(self, update: Update) -> UnderWay:
        """The update has had its effect, or was logged and skipped: it never will.

        What comes back is under way still; with that it is dealt with.

        Raises `TryAgain` when it may have it later. One that takes longer than the patience is
        skipped too: it must not stop those behind it.
        """
        if not any(kind in update for kind in UPDATE_KINDS):
            # Of a kind that did not exist yet, or was asked for by an older version of the bot.
            _log.warning(
                "an unknown update is skipped",
                update_id=update.get("update_id"),
                update=_quote(update),
            )
            return ()
        try:
            async with asyncio.timeout(self._patience):
                return await self._dispatch(update) or ()
        except TryAgain:
            raise
        except Exception:
            _log.exception(
                "an update is skipped", update_id=update.get("update_id"), update=_quote(update)
            )
            return ()


def sender_of(update: Update) -> Hashable:
    """The same key for updates that must keep their order: who sent it, else where it happened."""
    for body in update.values():
        if not isinstance(body, dict):
            continue
        for name in ("from", "user", "sender_chat", "chat"):
            who = body.get(name)
            number = who.get("id") if isinstance(who, dict) else None
            if isinstance(number, int):
                return number
    return None


def parsed(body: bytes) -> object:
    """The JSON in a body, None where it is none, however it is broken."""
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        return None


def is_update(update: object) -> bool:
    """Whether this can be confirmed, and so handed on."""
    return isinstance(update, dict) and isinstance(update.get("update_id"), int)


def _quote(update: Update) -> str:
    text = json.dumps(update, ensure_ascii=True, default=str)
    return text if len(text) <= _LONGEST_QUOTE else text[:_LONGEST_QUOTE] + "…"
