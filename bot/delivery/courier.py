"""The courier: keeps every visible message at the newest state, within Telegram's limits."""

from __future__ import annotations

import asyncio
from typing import Generic

import structlog
from aiogram import Bot
from aiogram.types import InlineKeyboardMarkup

from bot.delivery.answers import Verdict
from bot.delivery.budget import Budget, Limits
from bot.delivery.clock import Clock, growing_pause
from bot.delivery.drawing import Drawing
from bot.delivery.ports import C, M, Outbox, Painter, Signals
from bot.delivery.post import Post
from bot.delivery.saying import SayingQueue
from bot.delivery.sweeping import Sweeping
from bot.delivery.wire import Saying, Wire, look_of

_log = structlog.get_logger(__name__)

_MOST_LANES = 40
_STOP_SECONDS = 3.0
_REST_AFTER_ERROR = 5.0
_HAND_SECONDS = 10.0
"""So long a hand shown in the group is not sent to the same person again."""
_SAYING = -1
"""Stands for an answer to a command where the last thing served in a chat is noted."""
_TAP_PATIENCE = 2.0
"""Seconds that who has tapped waits for a call, before other ways are tried."""


class Courier(Generic[M, C]):
    """Serves the chats where something is due: many at once, one call at a time in each.

    It sleeps until `wake` or the nearest time something is to be tried again. Nothing is locked
    while a call is under way: the rows say what is to be done, and the answer is noted in them.
    """

    def __init__(
        self,
        bot: Bot,
        outbox: Outbox[M, C],
        painter: Painter,
        signals: Signals | None = None,
        *,
        limits: Limits | None = None,
        clock: Clock | None = None,
        grace: float = 20.0,
    ) -> None:
        self._clock = clock or Clock()
        self._budget = Budget(self._clock.now, limits)
        self._post = Post(
            Wire(bot), outbox, painter, self._budget, signals or Signals(), self._clock, grace
        )
        self._outbox = outbox
        self._drawing = Drawing(self._post)
        self._sweeping = Sweeping(self._post)
        self._sayings = SayingQueue(self._post)
        self._lanes: dict[int, asyncio.Task[None]] = {}
        self._rests: dict[int, tuple[float, int]] = {}
        self._last: dict[int, int] = {}
        self._turns: dict[int, int] = {}
        self._shown_hands: dict[tuple[int, int], float] = {}
        self._turn = 0
        self._woken = asyncio.Event()
        self._quiet = asyncio.Event()
        self._stopping = False
        self._tidied = 0.0

    def wake(self) -> None:
        """Something is wanted: it is looked for at once."""
        self._quiet.clear()
        self._woken.set()

    async def say(
        self,
        chat_id: int,
        thread_id: int,
        text: str,
        keyboard: InlineKeyboardMarkup | None = None,
        reply_to: int | None = None,
    ) -> None:
        """A one-off answer is sent in the background; dropped when too many wait in that chat."""
        self._sayings.add(Saying(chat_id, thread_id, text, keyboard, reply_to))
        self.wake()

    async def redraw(
        self, chat_id: int, message_id: int, text: str, keyboard: InlineKeyboardMarkup | None
    ) -> bool:
        """A one-off answer is edited in the background; of several looks the newest is shown.

        False, and nothing happens, when the message is a game's: a forged press must not paint
        over a table.
        """
        if await self._outbox.is_games(chat_id, message_id):
            return False
        self._sayings.add(Saying(chat_id, 0, text, keyboard, edits=message_id))
        self.wake()
        return True

    async def standing(self, game_id: int, kind: str) -> int | None:
        """The message id of the game's living message of this kind, None where there is none."""
        return await self._outbox.standing(game_id, kind)

    async def tapped(self, chat_id: int, message_id: int, game_id: int, kind: str | None) -> None:
        """A press came from this copy: if its row was in doubt, the newest known copy lives."""
        if await self._outbox.tapped(chat_id, message_id, game_id, kind):
            self.wake()

    async def show_hand(
        self, chat_id: int, thread_id: int, game_id: int, person_id: int, query_id: str
    ) -> bool:
        """Whether the hand now stands in the group for this person alone, in answer to the tap.

        False when the group has no call to spare or Telegram refuses, and when it was shown to
        the person a moment ago: who taps on and on has an alert. An older one is deleted.
        """
        if self._clock.now() - self._shown_hands.get((chat_id, person_id), 0.0) < _HAND_SECONDS:
            return False
        message = await self._outbox.ephemeral(game_id, person_id, chat_id, thread_id)
        painted = await self._post.painter.paint(message)
        wait = self._budget.wait(chat_id, False, spread=False)
        if 0 < wait <= _TAP_PATIENCE:
            await asyncio.sleep(wait)
            wait = self._budget.wait(chat_id, False, spread=False)
        if painted is None or wait > 0:
            return False
        ephemeral_id, answer, at = await self._post.call(
            chat_id, lambda: self._post.wire.whisper(message, painted, query_id)
        )
        await self._outbox.called(chat_id, at)
        if ephemeral_id is None:
            if answer.verdict is Verdict.MIGRATED:
                await self._post.signals.on_migrated(chat_id, answer.new_chat)
            _log.info("no hand in the group", chat=chat_id, game=game_id, why=answer.why)
            return False
        self._shown_hands[chat_id, person_id] = at
        await self._outbox.whispered(
            game_id, person_id, chat_id, thread_id, ephemeral_id, look_of(painted)
        )
        self.wake()
        return True

    async def quiet(self) -> None:
        """Returns when everything due has been tried and no call is under way."""
        await self._quiet.wait()

    async def stop(self) -> None:
        """`run` returns soon: calls under way get their answers noted, nothing new is begun."""
        self._stopping = True
        self.wake()

    async def run(self) -> None:
        """Serves until `stop`; survives every error of a chat, a screen or the database."""
        self._budget.remember(await self._outbox.calls_since(self._clock.now() - 60))
        failures = 0
        try:
            while not self._stopping:
                self._woken.clear()
                try:
                    delay = await self._round()
                    failures = 0
                except Exception:
                    _log.exception("the courier stumbles")
                    delay = growing_pause(failures, 1.0, 30.0)
                    failures += 1
                await self._sleep(delay)
        finally:
            await self._end_lanes()

    async def _sleep(self, delay: float | None) -> None:
        if not self._lanes and not self._woken.is_set():
            self._quiet.set()
        await self._clock.wait(self._woken, delay)
        self._quiet.clear()

    async def _round(self) -> float | None:
        """Starts a lane for every chat that is due; the seconds until the next is, or None."""
        now = self._clock.now()
        self._tidy(now)
        due = await self._outbox.due_chats(now)
        nearest = await self._outbox.next_due(now)
        times = [] if nearest is None else [nearest]
        waiting = dict.fromkeys(self._sayings.chats(), 0) | dict(due)
        # Who was served longest ago comes first, so that under load every chat gets its turn.
        for chat_id in sorted(waiting, key=lambda chat: self._turns.get(chat, 0)):
            stamp = waiting[chat_id]
            until, seen = self._rests.get(chat_id, (0.0, -1))
            if chat_id in self._lanes:
                continue
            if until > now and seen == stamp:
                times.append(until)
            elif len(self._lanes) < _MOST_LANES:
                self._turn += 1
                self._turns[chat_id] = self._turn
                self._lanes[chat_id] = asyncio.create_task(self._lane(chat_id, stamp))
        return max(0.0, min(times) - now) if times else None

    async def _lane(self, chat_id: int, stamp: int) -> None:
        try:
            rest = await self._serve(chat_id)
        except Exception as error:
            if not self._outbox.is_trouble(error):
                _log.exception("a chat cannot be served", chat=chat_id)
            rest = _REST_AFTER_ERROR
        if rest > 0:
            self._rests[chat_id] = (self._clock.now() + rest, stamp)
        else:
            self._rests.pop(chat_id, None)
        self._lanes.pop(chat_id, None)
        self._woken.set()

    async def _serve(self, chat_id: int) -> float:
        """Each thing due in the chat is tried once; seconds until the rest may be, or 0.

        Answers to commands and messages of games take turns: neither keeps the other waiting.
        """
        now = self._clock.now()
        messages = await self._outbox.due(chat_id, now)
        rests = []
        if not messages or self._last.get(chat_id) != _SAYING:
            rests.append(await self._say_next(chat_id))
        # What was served last comes last: a busy table does not starve what stands beside it.
        for message in sorted(messages, key=lambda m: m.id == self._last.get(chat_id)):
            if self._stopping:
                return 0
            rests.append(await self._deliver(message))
        for copy in await self._outbox.leftovers(chat_id, now):
            if not self._stopping:
                rests.append(await self._sweeping.clear(copy))
        return min((rest for rest in rests if rest > 0), default=0)

    async def _say_next(self, chat_id: int) -> float:
        waits = chat_id in self._sayings.chats()
        rest = await self._sayings.say_next(chat_id)
        if waits and rest == 0:
            self._last[chat_id] = _SAYING
        return rest

    async def _deliver(self, message: M) -> float:
        try:
            rest = await self._drawing.deliver(message)
        except Exception as error:
            if self._outbox.is_trouble(error):
                raise
            _log.exception("a message cannot be delivered", game=message.game_id, kind=message.kind)
            await self._drawing.give_pause(message)
            return 0
        if rest == 0:
            self._last[message.chat_id] = message.id
        return rest

    def _tidy(self, now: float) -> None:
        if now - self._tidied < 60:
            return
        self._tidied = now
        self._budget.forget_idle()
        self._last.clear()
        self._turns.clear()
        self._shown_hands.clear()
        self._rests = {chat: rest for chat, rest in self._rests.items() if rest[0] > now}

    async def _end_lanes(self) -> None:
        lanes = list(self._lanes.values())
        if lanes:
            _, late = await asyncio.wait(lanes, timeout=_STOP_SECONDS)
            for lane in late:
                lane.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        self._quiet.set()
