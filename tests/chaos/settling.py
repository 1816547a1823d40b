"""After the storm: all is delivered, no copy is left over, every message shows the newest state."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.games.app import App, Json, buttons, text_of
from tests.games.bot_process import BotProcess
from tests.games.checks import place_of
from tests.games.players import game_of

from .party import Table

_DUE = (
    "SELECT kind, game_id, chat_id, message_id, state, tries, next_try - unixepoch() FROM messages"
    " WHERE shown < wanted AND state IN ('live', 'sending') OR state = 'live' AND look IS NULL"
    " AND (message_id IS NOT NULL OR ephemeral_id IS NOT NULL) UNION ALL"
    " SELECT act, 0, chat_id, message_id, 'leftover', tries, next_try - unixepoch() FROM leftovers"
)
_KNOWN = "SELECT chat_id, message_id FROM messages WHERE message_id IS NOT NULL"
_WHISPERS = "SELECT chat_id, person_id, ephemeral_id FROM messages WHERE ephemeral_id IS NOT NULL"
_REDRAW = (
    "UPDATE messages SET look = '', shown = CASE WHEN game_id IN"
    " (SELECT id FROM games WHERE phase IN ('lobby', 'playing')) THEN -1 - wanted ELSE shown END"
    " WHERE state = 'live'"
)
"""Due at once, as a start makes them: the start itself does so only after it is ready."""


async def settle(app: App, database: Path, within: float = 240) -> None:
    """Telegram has nothing for the bot, nor the bot anything for Telegram."""
    for _ in range(int(within)):
        await app.until_queue_is_empty()
        if not _read(database, _DUE):
            return
        await app.wait_change(1.0)
    raise AssertionError(f"it does not settle: {_read(database, _DUE)}")


async def tap_copies(
    app: App, database: Path, tables: Sequence[Table], *, ended: bool = False
) -> int:
    """How many messages were there twice, and went when somebody tapped the one nobody knew of.

    `ended`: also those that show a game's end, where the tap opens the next lobby.
    """
    settled = 0
    for _ in range(3):
        found = [
            (person, message)
            for person, message in copies(app, database, tables)
            if ended or not shows_end(message)
        ]
        if not found:
            break
        for person, message in found:
            live = buttons(message)
            await app.press(person, message, live[0]["callback_data"])
        settled += len(found)
        await settle(app, database)
    return settled


def shows_end(message: Json) -> bool:
    """Whether the message tells how its game has ended."""
    return any(button["callback_data"].startswith("a:") for button in buttons(message))


def copies(app: App, database: Path, tables: Sequence[Table]) -> Iterator[tuple[int, Json]]:
    """Messages with buttons of a game that the bot does not know of, and who could tap each."""
    known = {tuple(row) for row in (*_read(database, _KNOWN), *_read(database, _WHISPERS))}
    for table in tables:
        for message in visible(app, [table]):
            if place_of(message) not in known:
                yield _reader(message, table), message


def _reader(message: Json, table: Table) -> int:
    """Somebody who sees the message."""
    if "ephemeral" in message:
        return int(message["ephemeral"]["receiver"])
    chat: int = message["chat_id"]
    return chat if chat > 0 else table.people[0]


async def unlike(app: App, bot: BotProcess, tables: Sequence[Table]) -> list[str]:
    """The messages of running games that look otherwise when the bot draws them all anew: how
    each looked, and looks.

    What people deleted since its last change comes back only now: Telegram tells nobody of it.
    """
    before = {place_of(m): _look(m) for m in visible(app, tables)}
    deleted = {row for row, place in _places(bot.database).items() if place not in before}
    await bot.kill()
    with closing(sqlite3.connect(bot.database)) as raw, raw:
        raw.execute(_REDRAW)
    await bot.start()
    await settle(app, bot.database)
    back = {place for row, place in _places(bot.database).items() if row in deleted}
    after = {place_of(m): _look(m) for m in visible(app, tables)}
    changed = [place for place in after if before.get(place) != after[place] and place not in back]
    return [f"{place}:\n{before.get(place)}\n{after[place]}" for place in changed]


def _places(database: Path) -> dict[int, tuple[int, ...]]:
    """Where each message stands that the bot knows of, by its row."""
    rows = _read(database, "SELECT id, chat_id, message_id FROM messages")
    return {row: (chat, message) for row, chat, message in rows}


def visible(app: App, tables: Sequence[Table]) -> Iterator[Json]:
    """All messages that have buttons of these games."""
    for table in tables:
        shown = [*app.messages.get(table.group, {}).values()]
        for person in table.people:
            shown += app.messages.get(person, {}).values()
            shown += app.ephemerals.get((table.group, person), {}).values()
        yield from (m for m in shown if m["from"]["is_bot"] and game_of(m) == table.game)


def _look(message: Json) -> tuple[str, str]:
    return text_of(message), str(message.get("reply_markup"))


def _read(database: Path, sql: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as raw:
        return raw.execute(sql).fetchall()
