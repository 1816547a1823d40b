"""The courier: keeps every visible message at the newest state, within Telegram's limits."""

from __future__ import annotations

import asyncio
import time
from typing import Generic

import structlog
from aiogram import Bot
from aiogram.types import InlineKeyboardMarkup

from bot.delivery.budget import Budget, Limits
from bot.delivery.clock import Clock, growing_pause
from bot.delivery.drawing import Drawing
from bot.delivery.late import Late
from bot.delivery.ports import C, M, Outbox, Painter, Signals
from bot.delivery.post import Post
from bot.delivery.pressing import Pressing
from bot.delivery.saying import SayingQueue
from bot.delivery.sweeping import Sweeping
from bot.delivery.whispering import Whispering
from bot.delivery.wire import Saying, Wire

_log = structlog.get_logger(__name__)

_MOST_LANES = 40
_LONGEST_LINE = 8
"""Chats that get ready or wait for the limit on all together: what is drawn next, and how it looks,
is told as late as can be.
"""
_AHEAD = 100
"""So many chats let pass who waits for what a tap has done: about five seconds of all calls."""
_TURNS_KEPT = 10_000
_STOP_SECONDS = 3.0
_REST_AFTER_ERROR = 5.0
_CALM = 9.0
"""How much longer than a round the pause after it is at least: most of the time is for the taps."""
_LONGEST_CALM = 0.25
_SAYING = -1
"""Stands for an answer to a command where the last thing served in a chat is noted."""


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
        self._budget = Budget(self._clock.now, limits, self._has_started)
        self._post = Post(
            Wire(bot), outbox, painter, self._budget, signals or Signals(), self._clock, grace
        )
        self._outbox = outbox
        self._pressing = Pressing(self._clock.now, limits or Limits())
        self._late = Late(self._clock.now)
        self._drawing = Drawing(self._post, self._pressing, self._late)
        self._whispering = Whispering(self._post)
        self._sweeping = Sweeping(self._post)
        self._sayings = SayingQueue(self._post)
        self._lanes: dict[int, asyncio.Task[None]] = {}
        self._rests: dict[int, tuple[float, int]] = {}
        self._asked_anew: set[int] = set()
        self._last: dict[int, int] = {}
        self._turns: dict[int, int] = {}
        self._turn = 0
        self._holds_back = False
        self._woken = asyncio.Event()
        self._quiet = asyncio.Event()
        self._stopping = False
        self._tidied = 0.0

    def wake(self) -> None:
        """Something is wanted: it is looked for at once."""
        self._quiet.clear()
        self._woken.set()

    def _look_at(self, chat_id: int) -> None:
        """What the chat waited for is not all any more: it is asked at once how long it waits."""
        self._rests.pop(chat_id, None)
        if chat_id in self._lanes:
            self._asked_anew.add(chat_id)
        self.wake()

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
        self._look_at(chat_id)

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
        self._look_at(chat_id)
        return True

    async def standing(self, game_id: int, kind: str) -> int | None:
        """The message id of the game's living message of this kind, None where there is none."""
        return await self._outbox.standing(game_id, kind)

    async def tapped(self, chat_id: int, message_id: int, game_id: int, kind: str | None) -> None:
        """A press came from this copy: if its row was in doubt, the newest known copy lives."""
        if await self._outbox.tapped(chat_id, message_id, game_id, kind):
            self.wake()

    async def whisper_tapped(
        self, chat_id: int, game_id: int, person_id: int, ephemeral_id: int
    ) -> None:
        """A press came from this hand in the group: if it is not the living one, it becomes it or
        is deleted.
        """
        if await self._outbox.whisper_tapped(chat_id, game_id, person_id, ephemeral_id):
            self.wake()

    async def show_hand(
        self, chat_id: int, thread_id: int, game_id: int, person_id: int, query_id: str
    ) -> bool:
        """Whether the hand now stands in the group for this person alone, in answer to the tap.

        As `Whispering.answer_tap`.
        """
        if not await self._whispering.answer_tap(chat_id, thread_id, game_id, person_id, query_id):
            return False
        self.wake()
        return True

    def hurry(self, game_id: int, person_id: int) -> None:
        """The person has tapped: his hands of the game are drawn before any other message."""
        self._pressing.tapped(game_id, person_id)

    def rights_changed(self, chat_id: int) -> None:
        """The bot's place in this group may have changed: what was refused is tried again."""
        self._whispering.rights_changed(chat_id)
        self._budget.open(chat_id)
        self._look_at(chat_id)

    def left(self, chat_id: int) -> None:
        """The bot is no longer in this group: nothing is tried there until `rights_changed`."""
        self._budget.shut(chat_id)

    def rest(self, chat_id: int, seconds: float) -> None:
        """An earlier process was told by Telegram to leave this chat alone for so much longer."""
        self._budget.rest(chat_id, seconds)

    async def quiet(self) -> None:
        """Returns when everything due has been tried and no call is under way."""
        await self._quiet.wait()

    async def stop(self) -> None:
        """`run` returns soon: calls under way get their answers noted, nothing new is begun."""
        self._stopping = True
        self.wake()

    async def run(self) -> None:
        """Serves until `stop`; survives every error of a chat, a screen or the database."""
        self._budget.remember(await self._outbox.recall_calls(self._clock.now()))
        self._late.expect(await self._outbox.unsure())
        failures = 0
        try:
            while not self._stopping:
                self._woken.clear()
                begun = time.perf_counter()
                try:
                    delay = await self._round()
                    failures = 0
                except Exception:
                    _log.exception("the courier stumbles")
                    delay = growing_pause(failures, 1.0, 30.0)
                    failures += 1
                end = time.perf_counter()
                await self._sleep(delay)
                calm = min(_LONGEST_CALM, _CALM * (end - begun))
                await asyncio.sleep(end + calm - time.perf_counter())
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
        for game_id, person_id in self._pressing.recalls():
            await self._outbox.send_anew(game_id, person_id)
        await self._draw_late()
        due = await self._outbox.due_chats(now)
        nearest = await self._outbox.next_due(now)
        known = (nearest, self._pressing.next_recall(), self._late.next())
        times = [t for t in known if t is not None]
        waiting = dict.fromkeys(self._sayings.chats(), 0) | dict(due)
        self._holds_back = False
        for chat_id in sorted(waiting, key=self._place):
            stamp = waiting[chat_id]
            until, seen = self._rests.get(chat_id, (0.0, -1))
            if chat_id in self._lanes:
                continue
            if until > now and seen == stamp:
                times.append(until)
            elif self._is_full():
                self._holds_back = True
                break
            else:
                self._turn += 1
                self._turns[chat_id] = self._turn
                self._lanes[chat_id] = asyncio.create_task(self._lane(chat_id, stamp))
        return max(0.0, min(times) - now) if times else None

    def _is_full(self) -> bool:
        """Whether another chat could not be served at once."""
        in_line = len(self._lanes) - self._budget.under_way
        return len(self._lanes) >= _MOST_LANES or in_line >= _LONGEST_LINE

    def _has_started(self) -> None:
        """A call has started: its place in the line is free."""
        if self._holds_back:
            self._woken.set()

    def _place(self, chat_id: int) -> int:
        """Who was served longest ago comes first, so that under load every chat gets its turn.

        Who has tapped passes others, though not for ever those who have waited longer than that.
        """
        ahead = _AHEAD if self._pressing.is_eager(chat_id) else 0
        return self._turns.get(chat_id, 0) - ahead

    async def _draw_late(self) -> None:
        """What is not known to look as it should is drawn once more; later, if the disk fails."""
        late = self._late.over()
        if not late:
            return
        self._late.settle(late)
        try:
            await self._outbox.draw_again(late)
        except Exception as error:
            self._late.expect(late)
            if not self._outbox.is_trouble(error):
                raise

    async def _lane(self, chat_id: int, stamp: int) -> None:
        try:
            rest = await self._serve(chat_id)
        except Exception as error:
            if not self._outbox.is_trouble(error):
                _log.exception("a chat cannot be served", chat=chat_id)
            rest = _REST_AFTER_ERROR
        if rest > 0 and chat_id not in self._asked_anew:
            self._rests[chat_id] = (self._clock.now() + rest, stamp)
        else:
            self._rests.pop(chat_id, None)
        self._asked_anew.discard(chat_id)
        self._lanes.pop(chat_id, None)
        self._woken.set()

    async def _serve(self, chat_id: int) -> float:
        """Each thing due in the chat is tried once; seconds until the rest may be, or 0.

        Answers to commands and messages of games take turns: neither keeps the other waiting.
        """
        if (until := self._budget.shut_until(chat_id)) is not None:
            await self._outbox.rest(chat_id, until)
            return until - self._clock.now()
        rests: list[float] = []
        tried: set[int] = set()
        first = await self._next_due(chat_id, tried)
        if first is None or self._last.get(chat_id) != _SAYING:
            rests.append(await self._say_next(chat_id))
        while not self._stopping and (message := await self._next_due(chat_id, tried)) is not None:
            tried.add(message.id)
            rests.append(await self._deliver(message))
        if not self._stopping:
            rests.append(await self._whispering.show_to_asked(chat_id))
        for copy in await self._outbox.leftovers(chat_id, self._clock.now()):
            if not self._stopping:
                rests.append(await self._sweeping.clear(copy))
        return min((rest for rest in rests if rest > 0), default=0)

    async def _next_due(self, chat_id: int, tried: set[int]) -> M | None:
        """What is drawn next: the hand of who has tapped, and what was served last comes last.

        So nobody waits for others after a tap, and a busy table does not starve what stands beside
        it.
        """
        due = await self._outbox.due(chat_id, self._clock.now())
        last = self._last.get(chat_id)
        return min(
            (message for message in due if message.id not in tried),
            key=lambda m: (not self._pressing.has_tapped(m), m.id == last),
            default=None,
        )

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
        oldest = self._turn - _TURNS_KEPT
        self._turns = {chat: turn for chat, turn in self._turns.items() if turn > oldest}
        self._pressing.tidy()
        self._whispering.tidy()
        self._rests = {chat: rest for chat, rest in self._rests.items() if rest[0] > now}

    async def _end_lanes(self) -> None:
        lanes = list(self._lanes.values())
        if lanes:
            _, late = await asyncio.wait(lanes, timeout=_STOP_SECONDS)
            for lane in late:
                lane.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        self._quiet.set()
