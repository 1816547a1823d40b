"""What can be wrong with a database by its rows alone, a sentence for each."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from storage.backup import open_for_reading
from storage.loading import StoredGame, load
from storage.migrations import SchemaTooNew, migrate, migrations

__all__ = ["Inspected"]

_CHIPS = (
    (
        "SELECT game_id, phase FROM stakes JOIN games ON games.id = game_id"
        " WHERE paid IS NULL AND phase <> 'playing' GROUP BY game_id",
        "game {}: it is {} and still holds chips",
    ),
    (
        "SELECT game_id, sum(staked), sum(paid) FROM stakes JOIN games ON games.id = game_id"
        " WHERE phase IN ('over', 'closed') GROUP BY game_id"
        " HAVING count(paid) = count(*) AND sum(staked) <> sum(paid)",
        "game {}: {} chips were staked and {} paid",
    ),
    (
        "SELECT game_id, min(staked), max(staked) FROM stakes"
        " GROUP BY game_id HAVING min(staked) <> max(staked)",
        "game {}: its stakes are not the same for all, from {} to {} chips",
    ),
    (
        "SELECT game_id, count(*), (SELECT count(*) FROM seats WHERE seats.game_id = s.game_id)"
        " AS seated FROM stakes AS s GROUP BY game_id HAVING count(*) <> seated",
        "game {}: {} stakes, but {} seats",
    ),
    (
        "SELECT stakes.game_id, stakes.seat FROM stakes JOIN seats USING (game_id, seat)"
        " WHERE owner <> coalesce(person_id, -CAST(name AS INTEGER))",
        "game {}: the stake of seat {} is somebody else's",
    ),
    (
        "SELECT game_id, owner FROM stakes JOIN games ON games.id = game_id WHERE paid IS NULL AND"
        " NOT EXISTS (SELECT 1 FROM purses WHERE purses.chat_id = games.chat_id"
        " AND purses.owner = stakes.owner)",
        "game {}: it holds chips of {}, who has no purse",
    ),
)


class Inspected:
    """A database, or a backup of one, as it was at one moment. Nothing is written.

    One of an older version is brought to the newest schema in memory. Raises `SchemaTooNew`,
    `sqlite3.Error`.
    """

    def __init__(self, path: Path) -> None:
        self._file = open_for_reading(path)
        try:
            self._file.execute("BEGIN")
            self.schema: int = self._file.execute("PRAGMA user_version").fetchone()[0]
            if self.schema > len(migrations()):
                raise SchemaTooNew(self.schema, len(migrations()))
            self._rows = self._file if self.schema == len(migrations()) else self._migrated()
        except BaseException:
            self._file.close()
            raise

    def close(self) -> None:
        """The file is let go."""
        self._rows.close()
        self._file.close()

    def damages(self) -> list[str]:
        """What SQLite finds wrong with the file and with what its rows point to."""
        found = [row[0] for row in self._file.execute("PRAGMA integrity_check")]
        # SQLite names the tables in an order of its own.
        orphans = sorted(tuple(row) for row in self._file.execute("PRAGMA foreign_key_check"))
        foreign = ["it is no database of this bot"] if not self.schema else []
        return [
            *foreign,
            *(f"the file: {' '.join(line.split())}" for line in found if line != "ok"),
            *(f"{row[0]}: a row belongs to a missing row of {row[2]}" for row in orphans),
        ]

    def open_games(self) -> Iterator[StoredGame]:
        """All lobbies and running games."""
        numbers = self._rows.execute(
            "SELECT id FROM games WHERE phase IN ('lobby', 'playing') ORDER BY id"
        ).fetchall()
        return (game for row in numbers if (game := load(self._rows, row[0])) is not None)

    def chip_faults(self) -> list[str]:
        """What does not add up among purses and stakes."""
        return [
            sentence.format(*row) for sql, sentence in _CHIPS for row in self._rows.execute(sql)
        ]

    def staked(self, game_id: int) -> int:
        """The chips that the game holds."""
        return self._sum(
            "SELECT sum(staked) FROM stakes WHERE paid IS NULL AND game_id = ?", game_id
        )

    def chips(self) -> tuple[int, int]:
        """All chips in purses, and all that running games hold."""
        purses = self._sum("SELECT sum(chips) FROM purses")
        return purses, self._sum("SELECT sum(staked) FROM stakes WHERE paid IS NULL")

    def _sum(self, sql: str, *values: object) -> int:
        return self._rows.execute(sql, values).fetchone()[0] or 0

    def _migrated(self) -> sqlite3.Connection:
        copy = sqlite3.connect(":memory:", isolation_level=None)
        copy.row_factory = sqlite3.Row
        self._file.backup(copy)
        migrate(copy)
        return copy
