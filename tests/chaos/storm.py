"""Trouble without end: every line of architecture.md's failure table, and updates in disorder."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from tests.games.app import App

from .party import Table
from .settling import shows_end

BETWEEN = 1.0
"""Seconds between two troubles, when nothing is shown meanwhile."""
_LASTS = 12.0
"""Seconds until a trouble that lasts is over."""

Undo = Callable[[], Awaitable[object]]

WIRE: dict[str, dict[str, Any]] = {
    "429": {"code": 429, "parameters": {"retry_after": 2}},
    "500": {"code": 500},
    "502": {"code": 502, "count": 3},
    "lost before the effect": {"drop": "before"},
    "lost after the effect": {"drop": "after"},
    "slow": {"delay": 1.5},
    "too slow": {"delay": 14, "drop": "before"},
    "done too late": {"delay": 14},
    "answered too late": {"linger": 14},
    "getUpdates 502": {"method": "getUpdates", "code": 502},
    "getUpdates lost": {"method": "getUpdates", "drop": "after"},
    "answer 500": {"method": "answerCallbackQuery", "code": 500},
    "answer lost": {"method": "answerCallbackQuery", "drop": "after"},
}
_EDITS = ("editMessageText", "editMessageMedia", "editMessageCaption")
REFUSALS = (
    "403 bot was blocked by the user",
    "400 message to edit not found",
    "400 group chat was upgraded to a supergroup chat",
    "400 not enough rights to send photos to the chat",
    "400 not enough rights to send text messages to the chat",
    "400 TOPIC_CLOSED",
)
"""What Telegram says to the bot after what people have done."""
_LURKING = ("migrated", "no photos")
"""Once a storm, as soon as the bot wants to call the group."""
_FORBIDDEN = (
    "user is deactivated",
    "bot was blocked by the user",
    "bot can't initiate conversation",
)


class Storm:
    """Orders trouble until it is to `end`; `calm` ends all that lasts."""

    def __init__(self, app: App, tables: Sequence[Table], dice: Random) -> None:
        self._app = app
        self._tables = tables
        self._dice = dice
        self._undo: list[tuple[float, Undo]] = []
        """What lasts yet, and until when."""
        self._deck: list[str] = []
        self.done: Counter[str] = Counter()
        """How often people did what makes trouble."""
        self.ordered = 0
        """How many troubles have come."""
        self._is_closed = False
        """Whether the topic is."""
        self._is_over = False
        self._lurking = len(_LURKING)
        """So many have not come yet."""
        self.backwards = 0
        """How many updates were brought again with the newest first."""
        self._deeds: dict[str, Callable[[], Awaitable[Undo | None]]] = {
            "blocked": self._block,
            "forbidden": self._forbid,
            "message deleted": self._delete,
            "can't be edited": self._refuse_edit,
            "no rights": self._forbid_words,
            "topic closed": self._close_topic,
            "thrown out": self._throw_out,
            "repeated": self._repeat,
            "reordered": self._reorder,
        }

    @property
    def troubles(self) -> list[str]:
        """What may go wrong."""
        return [*WIRE, *self._deeds, *_LURKING]

    async def blow(self) -> None:
        """Goes on until it is to end."""
        async with asyncio.TaskGroup() as tasks:
            for lurking in (self._migrate(), self._forbid_photos()):
                tasks.create_task(lurking)
            while not self._is_over:
                await self.one()
                await self._pause()

    async def _pause(self) -> None:
        """Some messages were shown, or a while has passed."""
        goal = self._app.counts["message"] + self._dice.randint(2, 8)
        with suppress(TimeoutError):
            await self._app.until(lambda: self._app.counts["message"] >= goal, within=BETWEEN)

    async def strike(self, within: float) -> None:
        """What lurks has come, or so many seconds have passed."""
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                while self._lurking:
                    await self._app.wait_change(BETWEEN)

    async def end(self) -> None:
        """Nothing more comes, but what lurks has a while yet."""
        await self.strike(_LASTS)
        self._is_over = True

    async def one(self) -> None:
        """The next trouble comes; in the long run each as often as every other."""
        if not self._deck:
            self._deck = [*WIRE, *self._deeds]
            self._dice.shuffle(self._deck)
        name = self._deck.pop()
        self.ordered += 1
        undo: Undo | None = None
        if name in WIRE:
            await self._order(name, **WIRE[name])
        else:
            self.done[name] += 1
            undo = await self._deeds[name]()
        if undo is not None:
            self._undo.append((time.monotonic() + _LASTS, undo))
        while self._undo and self._undo[0][0] < time.monotonic():
            await self._undo.pop(0)[1]()

    async def calm(self) -> None:
        """Nothing is wrong any more."""
        while self._undo:
            await self._undo.pop(0)[1]()
        await self._app.clear_faults()

    async def _order(self, name: str, **fault: Any) -> None:
        chat = {} if "method" in fault else {"chat_id": self._chat()}
        await self._app.post("faults", **{**chat, "name": name, **fault})

    def _chat(self) -> int:
        table = self._dice.choice(self._tables)
        return self._dice.choice([table.group, *table.people])

    def _person(self) -> int:
        """Somebody to whose private chat hands go."""
        tables = [table for table in self._tables if not table.kind.hidden]
        return self._dice.choice(self._dice.choice(tables).people)

    def _table(self, kind: str) -> Table:
        return next(table for table in self._tables if table.kind.name == kind)

    async def _block(self) -> Undo:
        person = self._person()
        await self._app.post("block", user_id=person)

        async def undo() -> None:
            await self._app.post("unblock", user_id=person)
            await self._app.send(person, person, "/start")

        return undo

    async def _forbid(self) -> Undo:
        person, why = self._person(), self._dice.choice(_FORBIDDEN)
        fault = {"chat_id": person, "code": 403, "description": f"Forbidden: {why}", "count": 2}
        await self._order("forbidden", **fault)

        async def undo() -> None:
            # What is still ordered would contradict a person who writes.
            await self._app.clear_faults("forbidden")
            await self._app.send(person, person, "/start")

        return undo

    async def _delete(self) -> None:
        await self._delete_newest(self._chat())

    async def _delete_newest(self, chat: int) -> None:
        """A message of the bot is gone, so that it has to send another one; not its last words."""
        shown = [
            message
            for message in self._app.messages.get(chat, {}).values()
            if message["from"]["is_bot"] and not shows_end(message)
        ]
        if shown:
            await self._app.post("delete", chat_id=chat, message_id=shown[-1]["message_id"])

    async def _refuse_edit(self) -> None:
        why = self._dice.choice(["message can't be edited", "message to edit not found"])
        fault = {"code": 400, "description": f"Bad Request: {why}", "chat_id": self._chat()}
        await self._order("can't be edited", method=self._dice.choice(_EDITS), **fault)

    async def _migrate(self) -> None:
        """The table is to be drawn just then, and the bot hears of it late: so it calls the group
        by its old id.
        """
        table = self._table("moves away")
        if await self._is_held_up("migrated", table):
            await self._order("getUpdates 502", method="getUpdates", code=502, count=6)
            moved = (await self._app.post("migrate", chat_id=table.group))["chat"]["id"]
            table.move_to(moved)

    async def _forbid_photos(self) -> None:
        """Just when one is to be sent."""
        table = self._table("rights")
        if await self._is_held_up("no photos", table):
            undo = await self._forbid_right(table, "can_send_photos")
            self._undo.append((time.monotonic() + _LASTS, undo))

    async def _is_held_up(self, name: str, table: Table) -> bool:
        """The bot has wanted to send the table's picture, and will again in two seconds.

        False when the storm was over before.
        """
        fault = {"method": "sendPhoto", "chat_id": table.group, **WIRE["429"]}
        await self._order(name, **fault)
        await self._ask_for(table)
        while (waits := await self._is_ordered(name)) and not self._is_over:
            await self._app.wait_change(BETWEEN)
        self._lurking -= 1
        return not waits

    async def _is_ordered(self, name: str) -> bool:
        """Whether it has not happened yet."""
        ordered = (await self._app.get("faults"))["faults"]
        return any(fault.get("name") == name for fault in ordered)

    async def _forbid_words(self) -> Undo:
        table = self._table("rights")
        undo = await self._forbid_right(table, "can_send_messages")
        await self._ask_for(table)
        return undo

    async def _forbid_right(self, table: Table, right: str) -> Undo:
        group = table.group
        await self._app.post("bot", chat_id=group, rights={right: False})

        async def undo() -> None:
            await self._app.post("bot", chat_id=group, rights={right: True})

        return undo

    async def _close_topic(self) -> Undo | None:
        if self._is_closed:
            return None
        self._is_closed = True
        table = self._table("topic")
        where = {"chat_id": table.group, "thread_id": table.topic}
        await self._ask_for(table)
        await self._app.post("topic", closed=True, **where)

        async def undo() -> None:
            self._is_closed = False
            await self._app.post("topic", closed=False, **where)

        return undo

    async def _ask_for(self, table: Table) -> None:
        """The bot is to send a table just where it may not."""
        await self._app.send(table.people[0], table.group, "/table", thread_id=table.topic)

    async def _throw_out(self) -> Undo:
        group = self._table("cheats").group
        await self._app.post("bot", chat_id=group, action="remove")

        async def undo() -> None:
            await self._app.post("bot", chat_id=group, action="add")

        return undo

    async def _repeat(self) -> None:
        await self._app.post("duplicate", count=self._dice.randint(1, 12))

    async def _reorder(self) -> None:
        count = self._dice.randint(2, 12)
        brought = await self._app.post("duplicate", count=count, backwards=True)
        self.backwards += brought["repeated"]
