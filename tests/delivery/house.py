"""A playground's server, a database in a file, and a courier whose clock the test holds."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

from aiogram import Bot
from aiogram.types import InlineKeyboardButton, InlineKeyboardMarkup
from aiohttp import ClientSession
from PIL import Image

from bot.delivery.budget import Limits
from bot.delivery.courier import Courier
from bot.delivery.minute import Pace
from bot.delivery.ports import Signals, VisibleMessage
from playground.default_world import GROUP_ID
from storage import wanting
from storage.copies import Leftover
from storage.database import Database
from storage.messages import Messages, StoredMessage
from tests.standing_clock import StandingClock

GROUP = GROUP_ID
ANYA, BORIS, VERA = 101, 102, 103
AT_ONCE = Pace(0, 0)
GENEROUS = Limits(
    quick=16,
    table=AT_ONCE,
    hand=AT_ONCE,
    chat_burst=1000,
    chat_rate=1000,
    all_burst=1000,
    all_rate=1000,
)
"""A group's minute as it is; the other limits out of the way of tests that are not about them."""


@dataclass(frozen=True)
class Drawn:
    text: str
    keyboard: InlineKeyboardMarkup | None = None
    final: bool = False
    picture: Shot | None = None
    silent: bool = False
    asked: bool = True


@dataclass(frozen=True)
class Shot:
    """A picture of one colour, which is its key."""

    key: str
    drawn: list[str]

    def draw(self) -> bytes:
        self.drawn.append(self.key)
        written = BytesIO()
        Image.new("RGB", (80, 60), self.key).save(written, "JPEG")
        return written.getvalue()


@dataclass
class Pictures:
    """What each message should show now."""

    now: dict[tuple[int, str, int], Drawn | None] = field(default_factory=dict)
    drawn: int = 0
    shots: list[str] = field(default_factory=list)

    def show(
        self,
        text: str,
        *,
        game: int = 1,
        kind: str = "table",
        person: int = 0,
        final: bool = False,
        colour: str | None = None,
        silent: bool = False,
        asked: bool = True,
    ) -> None:
        picture = None if colour is None else Shot(colour, self.shots)
        button = InlineKeyboardButton(text="ok", callback_data=f"m:{game}:1:pass")
        keyboard = InlineKeyboardMarkup(inline_keyboard=[[button]])
        self.now[game, kind, person] = Drawn(text, keyboard, final, picture, silent, asked)

    async def paint(self, message: VisibleMessage) -> Drawn | None:
        self.drawn += 1
        return self.now[message.game_id, message.kind, message.person_id]


@dataclass
class Heard:
    """What the courier told the house; a migrated chat's messages follow, as the tables do it."""

    database: Database
    rests: list[tuple[int, float]] = field(default_factory=list)
    moves: list[tuple[int, int]] = field(default_factory=list)
    mutes: list[int] = field(default_factory=list)
    homeless: list[int] = field(default_factory=list)
    seen: list[int] = field(default_factory=list)
    photoless: list[int] = field(default_factory=list)

    async def on_rest(self, chat_id: int, seconds: float) -> None:
        self.rests.append((chat_id, seconds))

    async def on_migrated(self, old: int, new: int) -> None:
        self.moves.append((old, new))
        await self.database.run(lambda raw: wanting.move_chat(raw, old, new))

    async def on_muted(self, chat_id: int, game_id: int) -> None:
        self.mutes.append(chat_id)

    async def on_nowhere(self, game_id: int) -> None:
        self.homeless.append(game_id)

    async def on_seen(self, game_id: int) -> None:
        self.seen.append(game_id)

    async def on_photos_refused(self, chat_id: int) -> None:
        self.photoless.append(chat_id)

    def signals(self) -> Signals:
        return Signals(
            on_rest=self.on_rest,
            on_migrated=self.on_migrated,
            on_muted=self.on_muted,
            on_nowhere=self.on_nowhere,
            on_photos_refused=self.on_photos_refused,
            on_seen=self.on_seen,
        )


@dataclass
class People:
    """The playground's people API."""

    url: str
    http: ClientSession

    async def do(self, what: str, **body: Any) -> dict[str, Any]:
        async with self.http.post(f"{self.url}/people/{what}", json=body) as response:
            answer: dict[str, Any] = await response.json()
        assert "error" not in answer, answer
        return answer

    async def get(self, what: str, **query: Any) -> dict[str, Any]:
        async with self.http.get(f"{self.url}/people/{what}", params=query) as response:
            answer: dict[str, Any] = await response.json()
        return answer

    async def calls(self, *methods: str) -> list[dict[str, Any]]:
        calls = (await self.get("calls"))["calls"]
        names = {method.lower() for method in methods}
        return [call for call in calls if not names or call["method"].lower() in names]

    async def texts(self, chat_id: int) -> list[str]:
        """What stands in the chat, service messages left out, oldest first."""
        return [m["text"] for m in await self.messages(chat_id)]

    async def messages(self, chat_id: int) -> list[dict[str, Any]]:
        world = await self.get("world")
        return [m for m in world["messages"] if m["chat_id"] == chat_id and m.get("text")]


@dataclass
class House:
    """Everything a test of the courier needs."""

    people: People
    bot: Bot
    database: Database
    messages: Messages
    pictures: Pictures
    heard: Heard
    clock: StandingClock
    courier: Courier[StoredMessage, Leftover]

    async def add(
        self, kind: str = "table", *, game: int = 1, person: int = 0, chat: int = GROUP
    ) -> None:
        await self.database.run(lambda raw: wanting.add(raw, game, kind, person, chat, 0, 1))

    async def want(self, game: int = 1) -> None:
        await self.database.run(lambda raw: wanting.want_all(raw, game, 1))

    async def show(self, text: str, **which: Any) -> None:
        """The message is to show this, and everything that can be done at once is done."""
        self.pictures.show(text, **which)
        await self.want(which.get("game", 1))
        await self.settle()

    async def settle(self) -> None:
        self.courier.wake()
        await self.courier.quiet()

    async def advance(self, seconds: float) -> None:
        self.clock.advance(seconds)
        await self.settle()

    async def row(self, kind: str = "table", *, game: int = 1, person: int = 0) -> sqlite3.Row:
        def read(raw: sqlite3.Connection) -> sqlite3.Row:
            row: sqlite3.Row = raw.execute(
                "SELECT * FROM messages WHERE game_id = ? AND kind = ? AND person_id = ?",
                (game, kind, person),
            ).fetchone()
            return row

        return await self.database.read(read)

    async def number(self, sql: str) -> Any:
        return await self.database.read(lambda raw: raw.execute(sql).fetchone()[0])


def with_games(raw: sqlite3.Connection) -> None:
    """Games 1 to 3 with Anya and Boris at them; delivery reads nothing else of a game."""
    for game, thread in ((1, 0), (2, 7), (3, 8)):
        raw.execute(
            "INSERT INTO games (id, chat_id, thread_id, phase, version, stamp, starter, rules,"
            " clock, changed) VALUES (?, ?, ?, 'lobby', 1, 1, ?, '-', 0, 0)",
            (game, GROUP, thread, ANYA),
        )
    for person, name in ((ANYA, "Аня"), (BORIS, "Борис"), (VERA, "Vera")):
        raw.execute("INSERT INTO people (id, name) VALUES (?, ?)", (person, name))
    for seat, person in enumerate((ANYA, BORIS, VERA)):
        raw.execute(
            "INSERT INTO seats (game_id, seat, person_id, name) VALUES (1, ?, ?, '')",
            (seat, person),
        )


@asynccontextmanager
async def running(courier: Courier[StoredMessage, Leftover]) -> AsyncIterator[None]:
    task = asyncio.create_task(courier.run())
    await courier.quiet()
    try:
        yield
    finally:
        await courier.stop()
        await task


def new_house(people: People, bot: Bot, database: Database, limits: Limits = GENEROUS) -> House:
    """A courier over this database, not running yet."""
    outbox, pictures, clock = Messages(database), Pictures(), StandingClock()
    heard = Heard(database)
    courier: Courier[StoredMessage, Leftover] = Courier(
        bot, outbox, pictures, heard.signals(), limits=limits, clock=clock, grace=20
    )
    return House(people, bot, database, outbox, pictures, heard, clock, courier)
