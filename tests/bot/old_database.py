"""A database as the version with schema 4 left it: its migrations, and rows as it wrote them."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from storage.migrations import migrate

SCHEMA = 4


@dataclass(frozen=True)
class OldGame:
    """A row of `games` with its moves; everything else is the same for all of them."""

    phase: str
    rules: str = "mode=throw_in"
    start: str | None = None
    snapshot: str | None = None
    moves: tuple[tuple[int, str], ...] = ()
    previous: int | None = None


@contextmanager
def old_database(path: Path) -> Iterator[sqlite3.Connection]:
    """An empty one, to be written to."""
    raw = sqlite3.connect(path, isolation_level=None)
    assert migrate(raw, to=SCHEMA) == SCHEMA
    yield raw
    assert raw.execute("PRAGMA user_version").fetchone()[0] == SCHEMA
    raw.close()


def write(raw: sqlite3.Connection, group: int, people: list[int], game: OldGame) -> int:
    """The id of the game, now in this group between these people; the first one is its starter."""
    text = f"{game.start}\n{game.snapshot}"
    number = len(game.moves) + 3
    game_id = raw.execute(
        "INSERT INTO games (chat_id, thread_id, phase, version, stamp, starter, rules, clock,"
        " previous, start, snapshot, checksum, deadline, wake, muted, held, changed)"
        " VALUES (?, 0, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, NULL, NULL, 0, NULL, 1790000000.5)",
        (
            *(group, game.phase, number, number, people[0], game.rules, game.previous),
            *(game.start, game.snapshot, zlib.crc32(text.encode())),
        ),
    ).lastrowid
    assert game_id is not None
    raw.execute("INSERT OR IGNORE INTO chats (id, title) VALUES (?, 'Старый чат')", (group,))
    for seat, person in enumerate(people):
        _seat(raw, game_id, seat, person)
    raw.executemany(
        "INSERT INTO moves VALUES (?, ?, ?, ?, 'person', 1790000000.5)",
        [(game_id, place, *move) for place, move in enumerate(game.moves)],
    )
    _messages(raw, game_id, game, group, people)
    return game_id


def _seat(raw: sqlite3.Connection, game_id: int, seat: int, person: int) -> None:
    name = f"Игрок {person}"
    raw.execute(
        "INSERT OR IGNORE INTO people (id, name, client, reachable) VALUES (?, ?, 'ru', 1)",
        (person, name),
    )
    raw.execute(
        "INSERT INTO seats (game_id, seat, person_id, name) VALUES (?, ?, ?, ?)",
        (game_id, seat, person, name),
    )


def _messages(
    raw: sqlite3.Connection, game_id: int, game: OldGame, group: int, people: list[int]
) -> None:
    """What is visible, not sent yet."""
    kind = "lobby" if game.phase == "lobby" else "table"
    rows = [(game_id, kind, 0, group)]
    if kind == "table":
        rows += [(game_id, "hand", person, person) for person in people]
    raw.executemany(
        "INSERT INTO messages (game_id, kind, person_id, chat_id, wanted) VALUES (?, ?, ?, ?, 3)",
        rows,
    )
