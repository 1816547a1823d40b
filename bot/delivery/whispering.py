"""Hands in the group for one member's eyes: at a tap, or by an admin bot when it is his turn."""

from __future__ import annotations

import asyncio
from typing import Generic

import structlog

from bot.delivery.answers import Answer, Verdict
from bot.delivery.ports import C, M, Painted
from bot.delivery.post import Post
from bot.delivery.wire import look_of

_log = structlog.get_logger(__name__)

_SHOWN_LATELY = 10.0
"""So long a hand shown in the group is not sent to the same person again."""
_TAP_PATIENCE = 2.0
"""Seconds that who has tapped waits for a call, before other ways are tried."""
_NOT_ASKED_AGAIN = 1800.0
"""Seconds for which a refusal of a hand that nobody tapped for is remembered."""


class Whispering(Generic[M, C]):
    """Sends them; `Drawing` keeps them in step.

    Whether the bot is an admin is not asked: the attempt says so, and its refusal is remembered.
    """

    def __init__(self, post: Post[M, C]) -> None:
        self._post = post
        self._shown: dict[tuple[int, int], float] = {}
        self._under_way: dict[tuple[int, int], asyncio.Event] = {}
        self._refused: dict[tuple[int, int], float] = {}

    async def answer_tap(
        self, chat_id: int, thread_id: int, game_id: int, person_id: int, query_id: str
    ) -> bool:
        """Whether the hand now stands in the group for this person alone, in answer to the tap.

        False when the group has no call to spare or Telegram refuses, and when it stands there
        since a moment ago: who taps on and on has an alert. An older one is deleted. A send of the
        same hand without a tap is waited for: it may be refused where a tap's is not.
        """
        message = await self._post.outbox.ephemeral(game_id, person_id, chat_id, thread_id)
        if message.id and message.state == "live" and self._was_shown_lately(chat_id, person_id):
            return False
        painted = await self._post.painter.paint(message)
        if painted is None or not await self._gets_a_call(chat_id, person_id):
            return False
        if await self._others_ended(message) and self._was_shown_lately(chat_id, person_id):
            return True
        return await self._send(message, painted, query_id) is None

    async def _others_ended(self, message: M) -> bool:
        """Whether this hand was being sent by somebody else; it is not any more."""
        waited = False
        while (other := self._under_way.get((message.game_id, message.person_id))) is not None:
            await other.wait()
            waited = True
        return waited

    async def show_to_asked(self, chat_id: int) -> float:
        """Who can move and sees his hand nowhere is sent it, if the bot may; 0, or the seconds
        until the group may be called.
        """
        if chat_id > 0 or self._is_refused(chat_id, 0):
            return 0
        for message in await self._post.outbox.unreached(chat_id):
            if self._is_refused(chat_id, message.person_id):
                continue
            painted = await self._post.painter.paint(message)
            if painted is None or not painted.asked:
                continue
            wait = self._post.budget.wait(chat_id, False, spread=False, receiver=message.person_id)
            if wait > 0:
                return wait
            answer = await self._send(message, painted, None)
            if answer is not None and answer.verdict is not Verdict.RESTS:
                is_for_all = "admin" in answer.why.lower()
                who = 0 if is_for_all else message.person_id
                self._refused[chat_id, who] = self._post.clock.now() + _NOT_ASKED_AGAIN
        return 0

    def rights_changed(self, chat_id: int) -> None:
        """What was refused in this group may be allowed now."""
        self._refused = {key: until for key, until in self._refused.items() if key[0] != chat_id}

    def tidy(self) -> None:
        """What does not count any more takes no memory."""
        now = self._post.clock.now()
        self._shown = {key: at for key, at in self._shown.items() if now < at + _SHOWN_LATELY}
        self._refused = {key: until for key, until in self._refused.items() if now < until}

    def _was_shown_lately(self, chat_id: int, person_id: int) -> bool:
        now = self._post.clock.now()
        return now - self._shown.get((chat_id, person_id), 0.0) < _SHOWN_LATELY

    def _is_refused(self, chat_id: int, person_id: int) -> bool:
        return self._post.clock.now() < self._refused.get((chat_id, person_id), 0.0)

    async def _gets_a_call(self, chat_id: int, receiver: int) -> bool:
        """Whether a hand may be sent now, or could after a short while."""
        wait = self._post.budget.wait(chat_id, False, spread=False, receiver=receiver)
        if 0 < wait <= _TAP_PATIENCE:
            await self._post.clock.sleep(wait)
            wait = self._post.budget.wait(chat_id, False, spread=False, receiver=receiver)
        return wait <= 0

    async def _send(self, message: M, painted: Painted, query_id: str | None) -> Answer | None:
        """None when it stands there, else why not; the answer is noted either way."""
        key = message.game_id, message.person_id
        if key in self._under_way:
            return Answer(Verdict.RESTS, why="another one is under way")
        ended = self._under_way[key] = asyncio.Event()
        try:
            return await self._send_alone(message, painted, query_id)
        finally:
            del self._under_way[key]
            ended.set()

    async def _send_alone(
        self, message: M, painted: Painted, query_id: str | None
    ) -> Answer | None:
        post, chat_id = self._post, message.chat_id
        ephemeral_id, answer, at = await post.call(
            chat_id,
            lambda: post.wire.whisper(message, painted, query_id),
            receiver=message.person_id,
        )
        if ephemeral_id is None:
            if answer.verdict is Verdict.MIGRATED:
                await post.signals.on_migrated(chat_id, answer.new_chat)
            _log.info("no hand in the group", chat=chat_id, game=message.game_id, why=answer.why)
            return answer
        self._shown[chat_id, message.person_id] = at
        await post.outbox.whispered(
            message.game_id, message.person_id, chat_id, message.thread_id,
            ephemeral_id, look_of(painted),
        )  # fmt: skip
        return None
