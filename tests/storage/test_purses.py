"""Chips in the database: the schema keeps them whole, and a database without any opens."""

import sqlite3
from pathlib import Path

import pytest

from storage.database import Database
from storage.games import Games
from storage.migrations import migrate
from storage.purses import Purses, StoredPurse, look

NOON = 20_000 * 86_400 + 43_200.0
GAME = (
    "INSERT INTO games (chat_id, phase, version, stamp, starter, rules, clock, changed)"
    " VALUES (-1, 'playing', 5, 5, 11, 'mode=throw_in', 90, 0)"
)


async def test_a_database_from_before_the_chips_keeps_its_games(tmp_path: Path) -> None:
    path = tmp_path / "durak.db"
    raw = sqlite3.connect(path, isolation_level=None)
    migrate(raw, to=4)
    raw.execute(GAME)
    raw.close()
    database = await Database.open(path)
    game = await Games(database).load(1)
    assert game is not None
    assert (game.version, game.rules, game.stake) == (5, "mode=throw_in", 0)
    assert await Purses(database).payments(1) == ()
    await Games(database).close(1)  # nothing was at stake: nothing to give back
    assert await Purses(database).everywhere(11, NOON) == []
    await database.close()


@pytest.mark.parametrize(
    "wrong",
    [
        "UPDATE purses SET chips = chips - 1001",
        "INSERT INTO stakes (game_id, seat, owner, staked) VALUES (1, 0, 11, 0)",
        "INSERT INTO stakes (game_id, seat, owner, staked, paid) VALUES (1, 0, 11, 5, -5)",
    ],
)
async def test_no_number_of_chips_is_negative(tmp_path: Path, wrong: str) -> None:
    database = await Database.open(tmp_path / "durak.db")
    await database.run(lambda raw: raw.execute(GAME))
    assert await Purses(database).look(-1, 11, NOON) == StoredPurse(1000)
    with pytest.raises(sqlite3.IntegrityError):
        await database.run(lambda raw: raw.execute(wrong))
    await database.close()


async def test_purses_of_a_person_come_with_their_chats_the_fullest_first(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "durak.db")

    def prepare(raw: sqlite3.Connection) -> None:
        raw.execute("INSERT INTO chats (id, title) VALUES (-1, 'Дачники'), (-2, 'Работа')")
        for chat_id, chips in ((-1, 40), (-2, 300), (-3, 200)):
            look(raw, chat_id, 11, NOON - 86_400)
            raw.execute("UPDATE purses SET chips = ? WHERE chat_id = ?", (chips, chat_id))
        look(raw, -1, 12, NOON)

    await database.run(prepare)
    assert await Purses(database).everywhere(11, NOON) == [
        ("Работа", StoredPurse(300)),
        ("", StoredPurse(200)),
        ("Дачники", StoredPurse(100, added=60)),
    ]
    await database.close()
