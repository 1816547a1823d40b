"""Updates that come again, after a kill or by Telegram's mistake, do nothing a second time."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

import structlog

from bot.delivery.ports import Dispatch, UnderWay, Update

_log = structlog.get_logger(__name__)

KEPT = 2 * 86400.0
"""Seconds for which a number is remembered; Telegram gives out no update for longer than a day."""

_OF_MEMBERS = ("my_chat_member", "chat_member")
_LARGEST = 2**63


class Book(Protocol):
    """The numbers of updates that have had their effect, kept over restarts."""

    async def since(self, moment: float, /) -> Collection[int]:
        """Those noted after this moment."""

    async def note(self, number: int, now: float, forget: float, /) -> None:
        """This one too; those noted before `forget` are forgotten. On a full disk nothing is."""


class Once:
    """Hands an update on unless it has had its effect, as far as that makes a difference.

    Presses in a running game carry what they mean and are judged by it, so a repeated one is stale
    by itself (`repeatable`: the kinds of their data). A command means the table that is there, a
    button of a lobby may turn something to and fro: these are noted, after their effect and before
    they are confirmed. Killed in between, within a millisecond or so, one may act twice.
    """

    def __init__(self, book: Book, repeatable: Collection[str], now: Callable[[], float]) -> None:
        self._book = book
        self._repeatable = frozenset(repeatable)
        self._now = now
        self._done: dict[int, float] = {}

    async def recall(self) -> None:
        """After a start: what has had its effect is known again."""
        now = self._now()
        self._done = dict.fromkeys(await self._book.since(now - KEPT), now)

    async def take(self, update: Update, dispatch: Dispatch) -> UnderWay | None:
        """What is under way of it, as `Dispatch`; nothing for one that comes again."""
        number = update.get("update_id")
        if number in self._done:
            _log.info("an update comes again", update_id=number)
            return None
        under_way = await dispatch(update)
        if isinstance(number, int) and abs(number) < _LARGEST and self._acts_anew(update):
            await self._note(number)
        return under_way

    async def _note(self, number: int) -> None:
        now = self._now()
        while self._done and self._done[oldest := next(iter(self._done))] < now - KEPT:
            del self._done[oldest]
        self._done[number] = now
        await self._book.note(number, now, now - KEPT)

    def _acts_anew(self, update: Update) -> bool:
        """Whether it would do something else a second time."""
        if any(kind in update for kind in _OF_MEMBERS):
            return True
        message, press = update.get("message"), update.get("callback_query")
        if isinstance(press, dict):
            return str(press.get("data", "")).partition(":")[0] not in self._repeatable
        if not isinstance(message, dict):
            return False
        return str(message.get("text", "")).startswith("/") or "left_chat_member" in message
