"""Games of the schema before this table have given up no deal."""

import sqlite3
from pathlib import Path

from storage.database import Database
from storage.games import Games
from storage.migrations import migrate


async def test_a_game_of_schema_5_has_no_redeals(tmp_path: Path) -> None:
    path = tmp_path / "durak.db"
    raw = sqlite3.connect(path, isolation_level=None)
    assert migrate(raw, to=5) == 5
    raw.execute(
        "INSERT INTO games (id, chat_id, phase, version, stamp, starter, rules, clock, changed)"
        " VALUES (7, -1, 'lobby', 1, 1, 101, 'redeal=five_of_suit', 0, 0)"
    )
    raw.close()
    database = await Database.open(path)
    game = await Games(database).load(7)
    await database.close()
    assert game is not None
    assert (game.rules, game.redeals) == ("redeal=five_of_suit", ())
