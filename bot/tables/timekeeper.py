"""The one task that looks at the nearest time: turns that run out, computer players, lobbies."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import replace

import structlog

from bot.tables.answers import Refused
from bot.tables.desk import Desk
from bot.tables.lobby import Lobby
from bot.tables.model import Phase, Table
from bot.tables.play import Play
from bot.tables.turns import GRACE

_log = structlog.get_logger(__name__)

_LONGEST_NAP = 60.0
"""Seconds after which the disk is asked again whatever was heard."""

_AFTER_TROUBLE = 2.0
"""Seconds of rest when the disk does not answer."""

_STOOD_STILL = 5.0
"""Seconds of sleep too much, after which the whole bot must have stood still (a paused container,
a machine without memory): what people have tapped meanwhile was not received either. While a
machine sleeps its beat stands still too, and only the time of day tells; where that was set on by
somebody, nobody's turn ends for it either.
"""


class Timekeeper:
    """Runs until cancelled; every time it wakes, all games that are due go through their lanes."""

    def __init__(
        self,
        desk: Desk,
        play: Play,
        lobby: Lobby,
        beat: Callable[[], float] = time.monotonic,
    ) -> None:
        self._beat = beat
        self._desk = desk
        self._play = play
        self._lobby = lobby
        self._changed = asyncio.Event()
        self._owes_grace = False
        self._asleep_until = 0.0
        self._soonest = math.inf
        desk.listen_times(self._heard)

    def _heard(self, time: float) -> None:
        """A table was stored: only a time before the one that is waited for is news."""
        self._soonest = min(self._soonest, time)
        if time < self._asleep_until:
            self._changed.set()

    async def give_grace(self, chat_id: int | None = None, seconds: float = GRACE) -> None:
        """Nobody's silence is punished for time in which the bot was down or had to rest."""
        earliest = self._desk.now() + seconds
        if chat_id is not None:
            self._desk.rest(chat_id, earliest)
        await self._desk.store.extend(earliest, chat_id)
        self._desk.forget_all()
        self._changed.set()

    def owe_grace(self) -> None:
        """Nothing can be stored just now: turns get time to be made before any clock plays."""
        self._owes_grace = True

    async def stop_clock(self, game_id: int) -> Table | None:
        """The bot may not show this table: no turn has a deadline until `start_clock`.

        The table if that is news, else None.
        """
        return await self._set_muted(game_id, True)

    async def start_clock(self, game_id: int) -> None:
        """The table is seen (again): a turn whose clock was stopped begins anew."""
        await self._set_muted(game_id, False)

    async def start_clocks(self, chat_id: int, thread_id: int | None = None) -> None:
        """The bot may write into this chat, or topic, again: so do the turns of its games."""
        for game_id in await self._desk.store.playing_in(chat_id):
            table = await self._desk.remembered(game_id)
            if table is not None and thread_id in (None, table.thread_id):
                await self.start_clock(game_id)

    async def _set_muted(self, game_id: int, muted: bool) -> Table | None:
        known = await self._desk.remembered(game_id)
        if known is None or known.muted is muted:
            return None
        async with self._desk.at(game_id) as table:
            if not table.is_open() or table.muted is muted:
                return None
            change = replace(table.with_change(stamp=False), muted=muted)
            return await self._desk.save(table, change)

    async def run(self) -> None:
        """Supervises: whatever goes wrong with a game is logged and the others go on."""
        while True:
            try:
                nap = await self._once()
            except Exception as error:
                if not self._desk.store.is_trouble(error):
                    _log.exception("the clock stumbled")
                nap = _AFTER_TROUBLE
            beat, now = self._beat(), self._desk.now()
            await self._sleep(nap)
            slept = max(self._beat() - beat, self._desk.now() - now)
            if slept > nap + _STOOD_STILL:
                _log.warning("the bot stood still", seconds=round(slept))
                self.owe_grace()

    async def _once(self) -> float:
        """Seconds until something is due again."""
        self._changed.clear()
        self._asleep_until, self._soonest = 0.0, math.inf
        if self._owes_grace:
            await self._pay_grace()
        for game_id in await self._desk.store.due(self._desk.now()):
            await self._serve(game_id)
        nearest = await self._desk.store.next_time()
        # What was stored while the disk was asked may be nearer still.
        self._asleep_until = self._soonest if nearest is None else min(nearest, self._soonest)
        return min(max(self._asleep_until - self._desk.now(), 0), _LONGEST_NAP)

    async def _pay_grace(self) -> None:
        self._owes_grace = False
        try:
            await self.give_grace()
        except Exception:
            self._owes_grace = True
            raise

    async def _serve(self, game_id: int) -> None:
        try:
            if (await self._desk.table(game_id)).phase is Phase.LOBBY:
                await self._lobby.close_forgotten(game_id)
            else:
                await self._play.when_due(game_id)
        except Refused as error:
            _log.warning("a game rests", game=game_id, why=str(error.answer.code))
            await self._desk.store.rest(game_id)
        except Exception as error:
            if self._desk.store.is_trouble(error):
                raise
            # One game must not hold up the clock of the others.
            _log.exception("a game rests", game=game_id)
            await self._desk.store.rest(game_id)

    async def _sleep(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self._changed.wait(), seconds)
        except TimeoutError:
            return
