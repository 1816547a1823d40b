"""A bot with games to spoil: what is fed to it, what it must not change, what it must not say."""

from __future__ import annotations

import logging
import re
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import structlog
from pydantic import ValidationError

from bot.tables import dealing
from playground.queries import CALLBACK_LIFE, INLINE_LIFE, Query
from playground.wire import user_json
from tests.games.app import Json
from tests.games.inside import BOUNDLESS, Inside, new_inside
from tests.games.lobby import open_lobby
from tests.games.playing import Table, new_table

KEPT = (
    "SELECT id, chat_id, thread_id, phase, version, stamp, starter, rules, clock, snapshot"
    " FROM games WHERE chat_id = ?",
    "SELECT s.* FROM seats s JOIN games g ON g.id = s.game_id WHERE g.chat_id = ?",
    "SELECT m.* FROM moves m JOIN games g ON g.id = m.game_id WHERE g.chat_id = ?",
    "SELECT v.* FROM votes v JOIN games g ON g.id = v.game_id WHERE g.chat_id = ?",
    "SELECT s.* FROM stakes s JOIN games g ON g.id = s.game_id WHERE g.chat_id = ?",
    "SELECT * FROM purses WHERE chat_id = ?",
    "SELECT * FROM chats WHERE id = ?",
)
"""All of a group that somebody who is not in it must not change."""


_CARD = re.compile(r"\b([2-9TJQKA][cdhs]|X[rb])\b|[♠♥♦♣]")


@dataclass
class Errors:
    """What was logged as an error, but for updates that nobody could read; and whatever was logged
    that names a card.
    """

    found: list[str] = field(default_factory=list)
    unread: int = 0

    def note(self, event: object, error: BaseException | None) -> None:
        if event == "an update is skipped" and isinstance(error, ValidationError | OverflowError):
            self.unread += 1
        else:
            self.found.append(f"{event}: {error!r}")


class _Handler(logging.Handler):
    def __init__(self, errors: Errors) -> None:
        super().__init__(logging.ERROR)
        self._errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith("aiogram"):  # what it says is said again where it is borne
            self._errors.note(record.getMessage(), record.exc_info[1] if record.exc_info else None)


@contextmanager
def no_errors() -> Iterator[Errors]:
    """Collects what is logged as an error meanwhile."""
    errors, before = Errors(), structlog.get_config()

    def take(_logger: object, name: str, event: Mapping[str, Any]) -> Mapping[str, Any]:
        if _CARD.search(str(event)):
            errors.found.append(f"a card in the log: {event}")
        if name in ("error", "exception", "critical"):
            told = event.get("exc_info")
            error = told if isinstance(told, BaseException) else sys.exc_info()[1]
            errors.note(event["event"], error)
        raise structlog.DropEvent

    handler = _Handler(errors)
    structlog.configure(processors=[take])
    logging.getLogger().addHandler(handler)
    try:
        yield errors
    finally:
        logging.getLogger().removeHandler(handler)
        structlog.configure(**before)


@dataclass(repr=False)
class Target:
    """`table` and `lobby` are others'; in `rowdy` everything is allowed to those who fuzz.

    `outsiders` are in none of these groups but `elsewhere`, and the first is admin there.
    """

    inside: Inside
    database: Path
    errors: Errors
    table: Table
    lobby: tuple[int, int]
    rowdy: Table
    outsiders: tuple[int, ...]
    elsewhere: int
    _numbers: int = 0

    async def feed(self, *updates: Json) -> None:
        """The bot has received and confirmed these, without a word of an error."""
        queue = self.inside.playground.telegram.updates
        for update in updates:
            queue.put_raw(update)
        while queue.pending:
            await queue.bell.wait(0.2)
        said, self.errors.found = self.errors.found, []
        assert not said, said

    def press(self, person: int, data: object, **where: Any) -> tuple[Query, Json]:
        """A press with this data, and the update it makes; `where`: the message, or none."""
        query = self._telegram.queries.ask(person, CALLBACK_LIFE)
        told = {"id": query.id, "from": self.user(person), "chat_instance": "7", "data": data}
        return query, {"callback_query": told | where}

    def ask(self, person: int, text: object, **more: Any) -> tuple[Query, Json]:
        """An inline query, and the update it makes."""
        query = self._telegram.queries.ask(person, INLINE_LIFE)
        told = {"id": query.id, "from": self.user(person), "query": text, "offset": ""}
        return query, {"inline_query": told | more}

    def user(self, person: int) -> Json:
        """The person as the Bot API tells of him."""
        return user_json(self._telegram.world.users[person])

    def message(self, person: int, chat: Json, text: object, **more: Any) -> Json:
        """The update of a message."""
        self._numbers += 1
        told = {"message_id": 10_000 + self._numbers, "date": 1_800_000_000, "chat": chat}
        return {"message": told | {"from": self.user(person), "text": text} | more}

    def kept(self) -> list[list[tuple[Any, ...]]]:
        """Everything stored of the groups that are not to be changed."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as raw:
            groups = (self.table.group, self.lobby[0])
            return [raw.execute(sql, (group,)).fetchall() for sql in KEPT for group in groups]

    @property
    def _telegram(self) -> Any:
        return self.inside.playground.telegram


def private(person: int) -> Json:
    """The person's private chat."""
    return {"id": person, "type": "private", "first_name": "x"}


def group(chat_id: int) -> Json:
    """A supergroup."""
    return {"id": chat_id, "type": "supergroup", "title": "x"}


@asynccontextmanager
async def new_target(folder: Path) -> AsyncIterator[Target]:
    """A running game with chips and cheats, a lobby, and a rowdy game whose people fuzz."""
    dealing.dice = Random(1)
    with no_errors() as errors:
        async with new_inside(folder, BOUNDLESS) as inside:
            world = inside.world
            table = await new_table(world, 3, bank="on", cheating="player")
            seated = await world.people(2)
            place = await world.group(seated)
            lobby = (place, await open_lobby(world.app, place, seated))
            rowdy = await new_table(world, 2, 1)
            outsiders = await world.people(2)
            elsewhere = await world.group(outsiders)
            await inside.settle()
            yield Target(
                inside, folder / "durak.db", errors,
                table, lobby, rowdy, tuple(outsiders), elsewhere,
            )  # fmt: skip
            await inside.settle()
            calls = (await world.app.get("calls", since=0))["calls"]
            assert [call for call in calls if _is_malformed(call)] == []
        assert errors.found == []


def _is_malformed(call: Json) -> bool:
    """Whether Telegram refuses the call for what is in it, not for what has happened meanwhile."""
    said = str(call.get("description", "")).lower()
    return any(part in said for part in ("parse", "too long", "empty", "button", "markup_inv"))
