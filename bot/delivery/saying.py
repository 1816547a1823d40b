"""One-off answers to commands: sent in turn, a few a chat, never twice."""

from __future__ import annotations

from collections import deque
from typing import Generic

import structlog

from bot.delivery.answers import Verdict
from bot.delivery.ports import C, M
from bot.delivery.post import Post
from bot.delivery.wire import Saying

_log = structlog.get_logger(__name__)

MOST_WAITING = 5


class SayingQueue(Generic[M, C]):
    """What is to be said, by chat. It lives in memory: an answer nobody waits for is no loss."""

    def __init__(self, post: Post[M, C]) -> None:
        self._post = post
        self._waiting: dict[int, deque[Saying]] = {}

    def add(self, saying: Saying) -> None:
        """It is said when the chat's turn comes; dropped when too many wait there.

        An edit that still waits yields to a newer one of the same message.
        """
        queue = self._waiting.setdefault(saying.chat_id, deque())
        for place, waiting in enumerate(queue):
            if saying.edits is not None and waiting.edits == saying.edits:
                queue[place] = saying
                return
        if len(queue) >= MOST_WAITING:
            _log.warning("too much to say", chat=saying.chat_id)
            return
        queue.append(saying)

    def chats(self) -> list[int]:
        """Where something is to be said."""
        return list(self._waiting)

    async def say_next(self, chat_id: int) -> float:
        """0 when the first in the queue was said or dropped, or nothing waits; else the seconds
        until the chat may be called.
        """
        queue = self._waiting.get(chat_id)
        if not queue:
            self._waiting.pop(chat_id, None)
            return 0
        post = self._post
        saying = queue[0]
        sends = saying.edits is None
        wait = post.budget.wait(chat_id, False, sends=sends)
        if wait > 0:
            return wait
        arrived, answer, at = await post.call(chat_id, lambda: post.wire.say(saying), sends=sends)
        rests = answer.verdict is Verdict.RESTS
        if not rests and queue[0] is saying:  # else it has yielded to a newer edit meanwhile
            queue.popleft()
        await post.outbox.called(chat_id, at)
        if arrived is not None:
            await post.signals.on_arrived(chat_id, saying.thread_id, "saying", arrived)
        if rests:
            return answer.seconds
        if answer.verdict is Verdict.MIGRATED:
            await post.signals.on_migrated(chat_id, answer.new_chat)
        elif answer.verdict is not Verdict.SHOWN:
            _log.warning("not said", chat=chat_id, verdict=answer.verdict.value, why=answer.why)
        return 0
