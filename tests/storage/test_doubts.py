"""What is in doubt is known from memory, which does not grow with every game ever played."""

from __future__ import annotations

from pathlib import Path

from storage import wanting
from storage.database import Database
from storage.doubts import MOST_GAMES, Doubts
from tests.delivery.house import GROUP, with_games


async def test_after_many_games_an_old_doubt_is_still_known(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "durak.db")
    try:
        await database.run(with_games)
        doubts = Doubts(database)
        assert not await doubts.may_be(1)
        await database.run(lambda raw: wanting.add(raw, 1, "table", 0, GROUP, 0, 1))
        doubts.add(1)
        await database.run(lambda raw: raw.execute("UPDATE messages SET state = 'sending'"))
        for game in range(2, 3 * MOST_GAMES):
            doubts.add(game)
        assert len(doubts) <= MOST_GAMES
        assert await doubts.may_be(1)
        assert not await doubts.may_be(3)
    finally:
        await database.close()
