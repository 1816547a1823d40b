"""Two copies of one message: which one lives, and clearing the other."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

# An old copy stays until its successor is sent: a hand is never missing from the chat.
_SUCCEEDED = (
    "NOT EXISTS (SELECT 1 FROM messages WHERE messages.chat_id = leftovers.chat_id"
    " AND message_id IS NULL AND kind <> 'ephemeral' AND state IN ('live', 'sending'))"
)
DUE = f"SELECT chat_id, next_try, 1 FROM leftovers WHERE next_try <= ?1 AND {_SUCCEEDED}"


LAID_BY = 1_000
"""Stands for the tries of what waits until its chat takes calls again."""


@dataclass(frozen=True, slots=True)
class Leftover:
    """An old copy to delete or strip, or a table to pin or unpin.

    `receiver` is 0 unless it is an ephemeral message.
    """

    chat_id: int
    message_id: int
    receiver: int
    act: str
    tries: int

    @property
    def laid_by(self) -> bool:
        """Whether it was laid by, and nobody has come back for it in time."""
        return self.tries >= LAID_BY


def old_copy(kind: str) -> str:
    """What is done with a copy once its successor is sent: what everybody saw stays, buttonless."""
    return "strip" if kind in ("table", "lobby") else "delete"


def leave(
    raw: sqlite3.Connection, chat_id: int, message_id: int, act: str, receiver: int = 0
) -> None:
    """The copy is to be cleared, where an order given before stands; or pinned, or unpinned."""
    if act in ("pin", "unpin"):
        _leave_pin(raw, chat_id, message_id, act)
        return
    raw.execute(
        "INSERT INTO leftovers (chat_id, message_id, receiver, act) SELECT ?1, ?2, ?3, ?4"
        " WHERE NOT EXISTS (SELECT 1 FROM leftovers WHERE chat_id = ?1 AND message_id = ?2"
        " AND receiver = ?3 AND act IN ('delete', 'strip'))",
        (chat_id, message_id, receiver, act),
    )


def _leave_pin(raw: sqlite3.Connection, chat_id: int, message_id: int, act: str) -> None:
    """The newest order holds."""
    raw.execute(
        "DELETE FROM leftovers WHERE chat_id = ? AND message_id = ? AND act IN ('pin', 'unpin')",
        (chat_id, message_id),
    )
    raw.execute(
        "INSERT INTO leftovers (chat_id, message_id, act) VALUES (?, ?, ?)",
        (chat_id, message_id, act),
    )


def due(raw: sqlite3.Connection, chat_id: int, now: float) -> list[Leftover]:
    """The copies of this chat to clear now."""
    rows = raw.execute(
        "SELECT chat_id, message_id, receiver, act, tries FROM leftovers"
        f" WHERE chat_id = ? AND next_try <= ? AND {_SUCCEEDED}",
        (chat_id, now),
    )
    return [Leftover(*row) for row in rows]


def cleared(raw: sqlite3.Connection, leftover: Leftover) -> None:
    """The copy needs no more clearing."""
    raw.execute(
        "DELETE FROM leftovers WHERE chat_id = ? AND message_id = ? AND receiver = ? AND act = ?",
        (leftover.chat_id, leftover.message_id, leftover.receiver, leftover.act),
    )


def put_off(raw: sqlite3.Connection, leftover: Leftover, next_try: float, act: str) -> None:
    """The copy is cleared at `next_try`, by `act`."""
    raw.execute(
        "UPDATE leftovers SET next_try = ?5, act = ?6, tries = tries + 1"
        " WHERE chat_id = ?1 AND message_id = ?2 AND receiver = ?3 AND act = ?4",
        (
            *(leftover.chat_id, leftover.message_id, leftover.receiver, leftover.act),
            *(next_try, act),
        ),
    )


def lay_by(raw: sqlite3.Connection, leftover: Leftover, until: float) -> None:
    """The copy is cleared if `wake` comes before `until`, else left as it is."""
    raw.execute(
        "UPDATE leftovers SET next_try = ?5, tries = ?6"
        " WHERE chat_id = ?1 AND message_id = ?2 AND receiver = ?3 AND act = ?4",
        (
            *(leftover.chat_id, leftover.message_id, leftover.receiver, leftover.act),
            *(until, LAID_BY),
        ),
    )


def wake(raw: sqlite3.Connection, chat_id: int) -> None:
    """The old copies of this chat are cleared now: it takes calls again."""
    raw.execute("UPDATE leftovers SET next_try = 0, tries = 0 WHERE chat_id = ?", (chat_id,))


def adopt(raw: sqlite3.Connection, row_id: int, chat_id: int, message_id: int) -> None:
    """`message_id` is the row's living copy, unless a newer one is known; the older is deleted.

    Nothing changes when the row has moved to another chat meanwhile.
    """
    row = raw.execute(
        "SELECT message_id, retired FROM messages WHERE id = ? AND chat_id = ?", (row_id, chat_id)
    ).fetchone()
    if row is None or row["message_id"] == message_id:
        return
    if row["message_id"] is not None:
        leave(raw, chat_id, min(message_id, row["message_id"]), "delete")
        if row["message_id"] > message_id:
            return
    raw.execute(
        "UPDATE messages SET message_id = ?2, look = NULL,"
        " state = CASE state WHEN 'sending' THEN 'live' ELSE state END, next_try = 0, tries = 0"
        " WHERE id = ?1",
        (row_id, message_id),
    )


def keep(raw: sqlite3.Connection, row_id: int) -> bool:
    """Whether the copy that the row gave up last was not cleared yet, and is its living one now."""
    row = raw.execute(
        "SELECT chat_id, retired FROM messages JOIN leftovers USING (chat_id)"
        " WHERE messages.id = ? AND messages.message_id IS NULL AND state = 'live'"
        " AND leftovers.message_id = retired AND act = 'delete' AND receiver = 0",
        (row_id,),
    ).fetchone()
    if row is None:
        return False
    raw.execute(
        "DELETE FROM leftovers WHERE chat_id = ? AND message_id = ? AND act = 'delete'",
        (row["chat_id"], row["retired"]),
    )
    raw.execute("UPDATE messages SET message_id = retired WHERE id = ?", (row_id,))
    return True


def is_known(raw: sqlite3.Connection, chat_id: int, message_id: int) -> bool:
    """Whether this is a game's message, or an old copy of one."""
    found = raw.execute(
        "SELECT 1 FROM messages WHERE chat_id = ?1 AND message_id = ?2"
        " UNION ALL SELECT 1 FROM leftovers WHERE chat_id = ?1 AND message_id = ?2",
        (chat_id, message_id),
    ).fetchone()
    return found is not None


def tapped(
    raw: sqlite3.Connection, chat_id: int, message_id: int, game_id: int, kind: str | None
) -> bool:
    """Whether a press on this copy settled anything.

    Only a row whose send went unanswered can have copies nobody knows of, so only such a row
    listens: forged callback data on another message of the bot changes nothing. One from before the
    row was last posted anew is cleared as the row's own copy was then.
    """
    rows = raw.execute(
        "SELECT id, kind, retired FROM messages WHERE game_id = ?1 AND chat_id = ?2"
        " AND kind = coalesce(?3, kind) AND kind <> 'ephemeral' AND (state = 'sending' OR doubt)",
        (game_id, chat_id, kind),
    ).fetchall()
    if message_id <= 0 or len(rows) != 1 or is_known(raw, chat_id, message_id):
        return False
    if message_id <= rows[0]["retired"]:
        leave(raw, chat_id, message_id, old_copy(rows[0]["kind"]))
        return True
    adopt(raw, rows[0]["id"], chat_id, message_id)
    raw.execute(
        "UPDATE messages SET wanted = wanted + 1,"
        " state = CASE state WHEN 'forgotten' THEN 'live' ELSE state END WHERE id = ?",
        (rows[0]["id"],),
    )
    return True


def whisper_tapped(
    raw: sqlite3.Connection, chat_id: int, game_id: int, person_id: int, ephemeral_id: int
) -> bool:
    """Whether this hand in the group was unknown: its send was answered to a process now dead.

    It is the person's living one, to be drawn anew, where a game that goes on has none; else it is
    deleted. Forged callback data on the hand of another game changes nothing.
    """
    game = raw.execute(
        "SELECT phase = 'playing' AS goes_on FROM games JOIN seats ON game_id = games.id"
        " WHERE games.id = ? AND chat_id = ? AND person_id = ?",
        (game_id, chat_id, person_id),
    ).fetchone()
    if game is None or _is_of_another_game(raw, chat_id, game_id, person_id, ephemeral_id):
        return False
    row = raw.execute(
        "SELECT ephemeral_id, state FROM messages"
        " WHERE game_id = ? AND kind = 'ephemeral' AND person_id = ? AND chat_id = ?",
        (game_id, person_id, chat_id),
    ).fetchone()
    lives = row is not None and row["state"] == "live" and row["ephemeral_id"] is not None
    stays = lives or not game["goes_on"]
    if stays and row is not None and row["ephemeral_id"] == ephemeral_id:
        return False
    if stays:
        leave(raw, chat_id, ephemeral_id, "delete", person_id)
    else:
        _adopt_whisper(raw, game_id, person_id, ephemeral_id)
    return True


def _is_of_another_game(
    raw: sqlite3.Connection, chat_id: int, game_id: int, person_id: int, ephemeral_id: int
) -> bool:
    found = raw.execute(
        "SELECT 1 FROM messages WHERE chat_id = ? AND ephemeral_id = ? AND person_id = ?"
        " AND game_id <> ?",
        (chat_id, ephemeral_id, person_id, game_id),
    ).fetchone()
    return found is not None


def _adopt_whisper(
    raw: sqlite3.Connection, game_id: int, person_id: int, ephemeral_id: int
) -> None:
    raw.execute(
        "INSERT INTO messages (game_id, kind, person_id, chat_id, thread_id, wanted, ephemeral_id)"
        " SELECT id, 'ephemeral', ?2, chat_id, thread_id, 0, ?3 FROM games WHERE id = ?1"
        " ON CONFLICT (game_id, kind, person_id) DO UPDATE SET ephemeral_id = ?3, look = NULL,"
        " state = 'live', wanted = messages.wanted + 1, next_try = 0, tries = 0",
        (game_id, person_id, ephemeral_id),
    )
