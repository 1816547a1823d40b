"""Games with a send that went unanswered, as far as memory can tell."""

from __future__ import annotations

import sqlite3

from storage.database import Database

MOST_GAMES = 10_000
"""So many are kept; then the older half is forgotten, and the disk asked again for those in doubt.
"""


class Doubts:
    """Knows without asking the disk that a game has no message in doubt: so it is with most taps.

    It may take a game for doubtful that is not, never the other way round: only `Messages.sending`
    brings a row into doubt, and says so here before.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._sends = 0
        self._games: dict[int, int] = {}
        """By game the number of its last send, 0 for one of an earlier process."""
        self._has_asked = False

    def add(self, game_id: int) -> None:
        """A message of the game is about to be sent."""
        self._sends += 1
        self._games[game_id] = self._sends
        if len(self._games) > MOST_GAMES:
            newest = self._sends - MOST_GAMES // 2
            self._games = {game: send for game, send in self._games.items() if send > newest}
            self._has_asked = False

    def __len__(self) -> int:
        return len(self._games)

    async def may_be(self, game_id: int) -> bool:
        """Whether a message of the game may be in doubt."""
        if not self._has_asked:
            self._games = dict.fromkeys(await self._database.read(_all), 0) | self._games
            self._has_asked = True
        send = self._games.get(game_id)
        if send is None:
            return False
        if await self._database.read(lambda raw: _has_doubt(raw, game_id)):
            return True
        if self._games.get(game_id) == send:
            del self._games[game_id]
        return False


_IN_DOUBT = "(state = 'sending' OR doubt)"


def _all(raw: sqlite3.Connection) -> list[int]:
    return [row[0] for row in raw.execute(f"SELECT game_id FROM messages WHERE {_IN_DOUBT}")]


def _has_doubt(raw: sqlite3.Connection, game_id: int) -> bool:
    sql = f"SELECT 1 FROM messages WHERE game_id = ? AND {_IN_DOUBT}"
    return raw.execute(sql, (game_id,)).fetchone() is not None
