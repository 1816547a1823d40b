"""Who wants to be told when a lobby opens in a chat, and telling them."""

from __future__ import annotations

import sqlite3

from storage.database import Database

SELDOM = 30 * 60
"""Seconds at least between two messages to one person about one chat."""


class Invitations:
    """The wishes of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def turn(self, person_id: int, chat_id: int) -> bool:
        """Whether the person wants to be told from now on: the other way round than before."""

        def work(raw: sqlite3.Connection) -> bool:
            if _drop(raw, person_id, chat_id):
                return False
            raw.execute(
                "INSERT INTO invitations (chat_id, person_id) VALUES (?, ?)", (chat_id, person_id)
            )
            return True

        return await self._database.run(work)

    async def drop(self, person_id: int, chat_id: int) -> None:
        """The person is not told any more of this chat."""
        await self._database.run(lambda raw: _drop(raw, person_id, chat_id))


def invite(raw: sqlite3.Connection, game_id: int, chat_id: int, now: float) -> None:
    """Everybody who wants it, can be written to and does not sit there gets one message.

    Whom the last one came to less than `SELDOM` ago gets none: tables may be opened and closed.
    """
    told = raw.execute(
        "UPDATE invitations SET told = ?3 WHERE chat_id = ?2 AND told <= ?4"
        " AND person_id IN (SELECT id FROM people WHERE reachable) AND person_id NOT IN"
        " (SELECT person_id FROM seats WHERE game_id = ?1 AND person_id IS NOT NULL)"
        " RETURNING person_id",
        (game_id, chat_id, now, now - SELDOM),
    ).fetchall()
    raw.executemany(
        "INSERT INTO messages (game_id, kind, person_id, chat_id, wanted)"
        " VALUES (?1, 'invitation', ?2, ?2, 0)",
        [(game_id, row["person_id"]) for row in told],
    )


def point(raw: sqlite3.Connection, game_id: int) -> None:
    """The game's lobby stands in its chat: invitations that are out already will lead there."""
    raw.execute(
        "UPDATE messages SET wanted = wanted + 1"
        " WHERE game_id = ? AND kind = 'invitation' AND state <> 'forgotten'",
        (game_id,),
    )


def move_chat(raw: sqlite3.Connection, old: int, new: int) -> None:
    """The wishes of the group `old` are those of the supergroup `new`."""
    raw.execute(
        "INSERT OR IGNORE INTO invitations (chat_id, person_id, told)"
        " SELECT ?2, person_id, told FROM invitations WHERE chat_id = ?1",
        (old, new),
    )
    raw.execute("DELETE FROM invitations WHERE chat_id = ?", (old,))


def _drop(raw: sqlite3.Connection, person_id: int, chat_id: int) -> bool:
    """Whether there was a wish."""
    gone = raw.execute(
        "DELETE FROM invitations WHERE chat_id = ? AND person_id = ?", (chat_id, person_id)
    ).rowcount
    return bool(gone)
