"""`kill -9`: at random moments, and at points that the wire and the database's file tell of."""

from __future__ import annotations

import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from random import Random
from signal import SIGTERM
from typing import Any

from tests.games.app import App
from tests.games.bot_process import BotProcess

WAITS = 8.0
"""Seconds until a point is given up; then the bot is killed where it is."""
HELD = "held"
"""The name of faults that hold the bot at a point; what the storm has ordered comes after them."""
_LOCKED = 3.0
"""Seconds for which the database may be held: the bot waits for it longer."""
GLANCE = 0.02
RANDOM = "at random"
_CHANGES = {"press": 12, "answer": 8, "message": 20}
"""Of these happenings at most so many pass before a kill at random."""
_SENDS = ("sendMessage", "sendPhoto")
_EDITS = ("editMessageText", "editMessageMedia", "editEphemeralMessageText")
_STARTS = 0.4
"""Seconds that a start takes at most, about."""


class Killer:
    """Kills the bot and starts it again."""

    def __init__(self, app: App, bot: BotProcess, dice: Random) -> None:
        self._app = app
        self._bot = bot
        self._database = bot.database
        self._dice = dice
        self._deck: list[str] = []
        self._missed: set[str] = set()
        """Points that were not reached in time: each is tried once more."""
        self.kills: Counter[str] = Counter()
        self.stopped = 0
        """How often the bot has stopped by itself, as it should at a 409."""
        self._points: dict[str, Callable[[], Awaitable[bool]]] = {
            RANDOM: self._at_random,
            "after receive": self._after_receive,
            "after commit before the answer": self._after_commit,
            "after the answer before confirm": self._after_answer,
            "after send before note": self._after_send,
            "after edit before note": self._after_edit,
            "while starting": self._while_starting,
        }

    @property
    def points(self) -> set[str]:
        """Where it kills."""
        return {*self._points}

    async def one(self) -> str:
        """One more kill, and where it was; the bot is receiving again."""
        if not self._deck:
            self._deck = [*self._points, RANDOM]
            self._dice.shuffle(self._deck)
            self._missed.clear()
        name = self._deck.pop()
        reached = await self._points[name]()
        await self._bot.kill()
        await self._app.clear_faults(HELD)
        if not reached and name not in (RANDOM, *self._missed):
            self._missed.add(name)
            self._deck.insert(0, name)
        self.kills[name if reached else RANDOM] += 1
        await self._bot.start()
        return name if reached else RANDOM

    async def refuse(self) -> None:
        """Another instance receives: the bot stops by itself, and is started again."""
        await self._app.post("faults", name=HELD, method="getUpdates", code=409)
        assert await self._bot.ended(60), "409 does not stop the bot"
        assert await self._bot.stop(SIGTERM) == 1
        assert "only one may" in self._bot.log[-1], self._bot.log[-1]
        self.stopped += 1
        await self._bot.start()

    async def _until(self, look: Callable[[], Awaitable[bool]], within: float = WAITS) -> bool:
        """Whether it came to be so in time."""
        until = time.monotonic() + within
        while not await look():
            if time.monotonic() > until:
                return False
            await self._app.wait_change(GLANCE)
        return True

    async def _at_random(self) -> bool:
        what = self._dice.choice([*_CHANGES])
        goal = self._app.counts[what] + self._dice.randint(1, _CHANGES[what])

        async def is_time() -> bool:
            return self._app.counts[what] >= goal

        return await self._until(is_time)

    async def _after_receive(self) -> bool:
        """The bot has an update, and the database takes no commit until the kill."""
        with closing(sqlite3.connect(self._database, isolation_level=None)) as raw:
            raw.execute("BEGIN IMMEDIATE")
            before = (await self._app.get("queue"))["handed"]

            async def has_one() -> bool:
                queue = await self._app.get("queue")
                return bool(queue["handed"] > before and queue["pending"])

            reached = await self._until(has_one, _LOCKED)
            await self._bot.kill()
            raw.execute("ROLLBACK")
        return reached

    async def _after_commit(self) -> bool:
        before = self._moves()
        await self._hold(method="answerCallbackQuery", count=100, delay=900, drop="before")

        async def has_more() -> bool:
            return self._moves() > before

        return await self._until(has_more)

    async def _after_answer(self) -> bool:
        await self._until(self._is_polling)
        await self._hold(method="getUpdates", count=1000, code=502)
        goal = self._app.counts["answer"] + 1

        async def has_answered() -> bool:
            return self._app.counts["answer"] >= goal

        return await self._until(has_answered)

    async def _after_send(self) -> bool:
        return await self._after_call(_SENDS)

    async def _after_edit(self) -> bool:
        return await self._after_call(_EDITS)

    async def _after_call(self, methods: Sequence[str]) -> bool:
        """One of these calls has had its effect, and is not answered."""
        for method in methods:
            await self._hold(method=method, linger=900)

        async def is_used() -> bool:
            waiting = (await self._app.get("faults"))["faults"]
            return len([f for f in waiting if f.get("name") == HELD]) < len(methods)

        return await self._until(is_used)

    async def _while_starting(self) -> bool:
        await self._bot.kill()
        await self._bot.spawn()
        return not await self._bot.ended(self._dice.random() * _STARTS)

    async def _is_polling(self) -> bool:
        return bool((await self._app.get("queue"))["polling"])

    async def _hold(self, **fault: Any) -> None:
        await self._app.post("faults", name=HELD, first=True, **fault)

    def _moves(self) -> int:
        """How many taps have been played."""
        with closing(sqlite3.connect(f"file:{self._database}?mode=ro", uri=True)) as raw:
            count: int = raw.execute(
                "SELECT count(*) FROM moves WHERE played = 'person'"
            ).fetchone()[0]
            return count
