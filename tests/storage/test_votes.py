"""Games of the schema before votes have none, and wait since they last changed."""

import sqlite3
from pathlib import Path

from storage.database import Database
from storage.games import Games
from storage.migrations import migrate


async def test_games_of_schema_9_have_no_votes_and_wait_since_their_last_change(
    tmp_path: Path,
) -> None:
    path = tmp_path / "durak.db"
    raw = sqlite3.connect(path, isolation_level=None)
    assert migrate(raw, to=9) == 9
    for number, phase in ((7, "playing"), (8, "lobby")):
        raw.execute(
            "INSERT INTO games (id, chat_id, phase, version, stamp, starter, rules, clock, changed)"
            " VALUES (?, ?, ?, 1, 1, 101, '-', 0, 1234.5)",
            (number, -number, phase),
        )
    raw.close()
    database = await Database.open(path)
    games = [await Games(database).load(number) for number in (7, 8)]
    await database.close()
    assert [game.votes for game in games if game] == [(), ()]
    assert [game.since for game in games if game] == [1234.5, None]
