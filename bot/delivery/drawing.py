"""One visible message: drawn in its newest state, then edited or sent, then noted."""

from __future__ import annotations

from typing import Generic

import structlog

from bot.delivery.answers import Answer, Verdict
from bot.delivery.budget import AWAY
from bot.delivery.clock import growing_pause
from bot.delivery.late import Late
from bot.delivery.ports import C, M, Painted
from bot.delivery.post import Post
from bot.delivery.pressing import Pressing
from bot.delivery.wire import look_of, receiver_of

_PASSING = (Verdict.RESTS, Verdict.UNKNOWN, Verdict.UNSENT, Verdict.MIGRATED)
"""After these an ephemeral message may still be there; after any other it is not looked for again:
it may vanish whenever the app restarts, and a tap brings it anew.
"""

_log = structlog.get_logger(__name__)

_MUTED_FINALLY = 100
"""Tries, about a day, to show the end of a game where the bot may not write."""

_TABLES = ("table", "lobby")
"""Kinds of what everybody in the chat is to see."""


class Drawing(Generic[M, C]):
    """Brings messages up to date, with one call at most for each."""

    def __init__(self, post: Post[M, C], pressing: Pressing, late: Late) -> None:
        self._post = post
        self._late = late
        self._pressing = pressing

    async def deliver(self, message: M) -> float:
        """0 when the message was dealt with, else the seconds until its chat may be called."""
        post = self._post
        painted = await post.painter.paint(message)
        if painted is None:
            await post.outbox.forget(message)
            return 0
        look = look_of(painted)
        if message.look == look and not self._late.may_come(message.id):
            self._pressing.served(message, painted)
            await post.outbox.shown(message, look, painted.final, None)
            return 0
        if self._pressing.may_stay(message) and await post.outbox.keep(message):
            return 0
        presses = self._pressing.presses(message, painted)
        receiver = receiver_of(message)
        spread = not (_is_waited_for(message) or (receiver and presses))
        sends = message.kind != "ephemeral" and message.message_id is None
        free_in = post.budget.wait(
            message.chat_id, painted.final, spread=spread, receiver=receiver, sends=sends
        )
        wait = max(0.0 if presses else self._pressing.patience(message), free_in)
        if wait > 0:
            return wait
        self._pressing.served(message, painted)
        if sends:
            await self._send(message, painted, look)
        else:
            await self._edit(message, painted, look)
        return 0

    async def _edit(self, message: M, painted: Painted, look: str) -> None:
        post = self._post
        receiver = receiver_of(message)
        _, answer, at = await post.call(
            message.chat_id, lambda: post.wire.edit(message, painted), receiver=receiver
        )
        if answer.verdict is Verdict.SHOWN:
            sure = not self._late.may_come(message.id)
            await post.outbox.shown(message, look if sure else None, painted.final and sure, at)
            await self._tell_seen(message)
        elif receiver and answer.verdict not in _PASSING:
            _log.info("a hand has gone from the group", **_ids(message), why=answer.why)
            await post.outbox.forget(message)
        elif answer.verdict is Verdict.GONE:
            await post.outbox.lost(message, at)
        elif answer.verdict is Verdict.UNKNOWN:
            self._late.expect([message.id])
            await self._try_again(message, answer, at, 1.0, 60.0)
        else:
            await self._settle(message, painted, answer, at)

    async def _send(self, message: M, painted: Painted, look: str) -> None:
        post = self._post
        grace = post.grace * min(2.0**message.tries, 32.0)
        if not await post.outbox.sending(message, post.clock.now() + grace):
            return
        arrived, answer, at = await post.call(
            message.chat_id, lambda: post.wire.send(message, painted), sends=True
        )
        if arrived is not None:
            await post.outbox.sent(message, arrived.message_id, look, painted.final, at)
            where = (message.chat_id, message.thread_id)
            await post.signals.on_arrived(*where, message.kind, arrived)
            await self._tell_seen(message)
        elif answer.verdict is Verdict.UNKNOWN:
            # It may stand in the chat, and a press on it would say so: time is given for one.
            _log.warning("a send was not answered", game=message.game_id, why=answer.why)
            await post.outbox.failed(message, at + grace, arrived=True, at=at)
        else:
            await self._settle(message, painted, answer, at)

    async def _settle(self, message: M, painted: Painted, answer: Answer, at: float) -> None:
        """What edits and sends have in common: the call had no effect, and here is why."""
        post = self._post
        match answer.verdict:
            case Verdict.RESTS:
                await post.outbox.failed(message, at + answer.seconds, arrived=False, at=at)
            case Verdict.UNREACHABLE if message.chat_id > 0:
                await post.outbox.unreachable(message.chat_id)
            case Verdict.MIGRATED:
                # Noted first: whoever moves the chat brings the row back to life, in the new one.
                await self._try_again(message, answer, at, 1.0, 60.0)
                await post.signals.on_migrated(message.chat_id, answer.new_chat)
            case Verdict.MUTED | Verdict.AWAY:
                await self._rest(message, painted, answer, at)
            case Verdict.BAD_PICTURE if message.tries == 0:
                await self._try_again(message, answer, at, 1.0, 60.0)
            case Verdict.NOWHERE:
                await post.outbox.forget(message)
                await post.signals.on_nowhere(message.game_id)
            case Verdict.NO_PHOTOS | Verdict.BAD_PICTURE:
                await post.signals.on_photos_refused(message.chat_id)
                await self._try_again(message, answer, at, 0.5, 60.0)
            case Verdict.UNSENT:
                await self._try_again(message, answer, at, 1.0, 60.0)
            case _:
                _log.error("telegram refuses a screen", **_ids(message), why=answer.why)
                await post.outbox.shown(message, None, False, at)

    async def _rest(self, message: M, painted: Painted, answer: Answer, at: float) -> None:
        """The chat does not let the bot write: it is tried again seldom, or only once back there.

        How a game ended is not told for ever.
        """
        post = self._post
        away = answer.verdict is Verdict.AWAY
        if painted.final and message.tries >= (1 if away else _MUTED_FINALLY):
            await post.outbox.forget(message)
        elif away:
            await self._try_again(message, answer, at, AWAY, AWAY)
            await post.outbox.rest(message.chat_id, post.budget.shut(message.chat_id))
        else:
            await self._try_again(message, answer, at, 30.0, 900.0)
        if message.kind in _TABLES:
            await post.signals.on_muted(message.chat_id, message.game_id)

    async def _tell_seen(self, message: M) -> None:
        if message.kind in _TABLES:
            await self._post.signals.on_seen(message.game_id)

    async def _try_again(
        self, message: M, answer: Answer, at: float, first: float, most: float
    ) -> None:
        pause = growing_pause(message.tries, first, most)
        _log.warning(
            "a message waits", **_ids(message), verdict=answer.verdict.value, why=answer.why
        )
        await self._post.outbox.failed(message, at + pause, arrived=False, at=at)

    async def give_pause(self, message: M) -> None:
        """After an error of our own the message is tried again later, and is not in the way."""
        post = self._post
        pause = growing_pause(message.tries, 2.0, 300.0)
        await post.outbox.failed(message, post.clock.now() + pause, arrived=True, at=None)


def _is_waited_for(message: M) -> bool:
    """Whether somebody looks for this very call: a lobby while it is set up, a table.

    A table has a pace of its own, and is to keep it also where the group's minute has just begun.
    A mention of who is waited for is none: it yields to the table itself.
    """
    is_new = message.kind not in ("ephemeral", "call") and message.message_id is None
    return message.kind in _TABLES or is_new


def _ids(message: M) -> dict[str, object]:
    return {"game": message.game_id, "kind": message.kind, "chat": message.chat_id}
