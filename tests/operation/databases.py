"""Databases as a running bot leaves them, to be copied, damaged and looked through."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from storage.database import Database
from tests.bot.old_database import OldGame, old_database, write

START = "6c7cTcJcQcKc/6s7s8s9sTsJs - 8c6h h 0>1 - 2"
LED = "7cTcJcQcKc/6s7s8s9sTsJs 6c 8c6h h 0>1 - 2"
TAKEN = "7c8cTcJcQcKc/6c6s7s8s9sTsJs - 6h h 0>1 - 3"
"""After the six was led and taken: the leader has drawn the eight and leads again."""

PLAYED = OldGame("playing", start=START, snapshot=TAKEN, moves=((0, "6c"), (1, "take")))
BANK = "mode=throw_in bank=on"


async def new_database(path: Path, *games: OldGame) -> None:
    """The database holds these games, the first one with the id 1, at the newest schema."""
    with old_database(path) as raw:
        for number, game in enumerate(games, 1):
            write(raw, -number, [number * 10, number * 10 + 1], game)
    await (await Database.open(path)).close()


@contextmanager
def rows(path: Path) -> Iterator[sqlite3.Connection]:
    """The rows, to be read and changed behind the bot's back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        yield raw


def stake(path: Path, game: int, *chips: int, owners: tuple[int, ...] = ()) -> None:
    """The seats of the game have put in so many chips each, out of purses of a thousand."""
    with rows(path) as raw:
        for seat, staked in enumerate(chips):
            owner = (owners or (game * 10, game * 10 + 1))[seat]
            raw.execute("INSERT OR IGNORE INTO purses VALUES (?, ?, 1000, 0)", (-game, owner))
            raw.execute(
                "UPDATE purses SET chips = chips - ? WHERE chat_id = ? AND owner = ?",
                (staked, -game, owner),
            )
            raw.execute(
                "INSERT INTO stakes (game_id, seat, owner, staked) VALUES (?, ?, ?, ?)",
                (game, seat, owner, staked),
            )
