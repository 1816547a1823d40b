"""Who wants to be told when a lobby opens in a chat, and telling them."""

from __future__ import annotations

import sqlite3

from storage.database import Database


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


def invite(raw: sqlite3.Connection, game_id: int, chat_id: int) -> None:
    """Everybody who wants it, can be written to and does not sit there gets one message."""
    raw.execute(
        "INSERT INTO messages (game_id, kind, person_id, chat_id, wanted)"
        " SELECT ?1, 'invitation', people.id, people.id, 0 FROM invitations"
        " JOIN people ON people.id = person_id WHERE chat_id = ?2 AND reachable"
        " AND people.id NOT IN"
        " (SELECT person_id FROM seats WHERE game_id = ?1 AND person_id IS NOT NULL)",
        (game_id, chat_id),
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
        "INSERT OR IGNORE INTO invitations (chat_id, person_id)"
        " SELECT ?2, person_id FROM invitations WHERE chat_id = ?1",
        (old, new),
    )
    raw.execute("DELETE FROM invitations WHERE chat_id = ?", (old,))


def _drop(raw: sqlite3.Connection, person_id: int, chat_id: int) -> bool:
    """Whether there was a wish."""
    gone = raw.execute(
        "DELETE FROM invitations WHERE chat_id = ? AND person_id = ?", (chat_id, person_id)
    ).rowcount
    return bool(gone)
