"""Old copies of messages: deleted, or stripped of their buttons."""

from __future__ import annotations

from typing import Generic

import structlog

from bot.delivery.answers import Verdict
from bot.delivery.clock import growing_pause
from bot.delivery.ports import C, M
from bot.delivery.post import Post

_log = structlog.get_logger(__name__)

_MOST_TRIES = 8
_CLEARING = ("delete", "strip")
_DELETABLE = 48 * 3600.0
"""Seconds after which Telegram lets a bot delete nothing any more."""


class Sweeping(Generic[M, C]):
    """Clears copies whose successor is already in the chat."""

    def __init__(self, post: Post[M, C]) -> None:
        self._post = post

    async def clear(self, copy: C) -> float:
        """0 when the copy was dealt with, else the seconds until its chat may be called."""
        post = self._post
        receiver = copy.receiver
        if copy.laid_by:
            await post.outbox.cleared(copy, None)
            return 0
        wait = post.budget.wait(copy.chat_id, False, spread=not receiver, receiver=receiver)
        if wait > 0:
            return wait
        _, answer, at = await post.call(
            copy.chat_id, lambda: post.wire.clear(copy), receiver=receiver
        )
        match answer.verdict:
            case Verdict.SHOWN:
                await post.outbox.cleared(copy, at)
            case Verdict.RESTS:
                await self._note(copy, at)
            case Verdict.UNKNOWN | Verdict.UNSENT if copy.tries < _MOST_TRIES:
                pause = growing_pause(copy.tries, 2.0, 300.0)
                await post.outbox.put_off(copy, at + pause, copy.act)
                await self._note(copy, at)
            case Verdict.GONE if copy.act == "delete" and "to delete not found" not in answer.why:
                # After 48 hours a bot cannot delete; its buttons can still be taken away.
                await post.outbox.put_off(copy, at, "strip")
                await self._note(copy, at)
            case Verdict.UNREACHABLE | Verdict.MUTED | Verdict.AWAY if copy.act in _CLEARING:
                await post.outbox.lay_by(copy, at + _DELETABLE)
                await self._note(copy, at)
            case _:
                _log.info("left as it is", chat=copy.chat_id, act=copy.act, why=answer.why)
                await post.outbox.cleared(copy, at)
        return 0

    async def _note(self, copy: C, at: float) -> None:
        """A call that cleared nothing counts too, also after a restart."""
        if not copy.receiver:
            await self._post.outbox.called(copy.chat_id, at)
