"""What delivery has learned, noted beside the messages: calls made, people reached."""

from __future__ import annotations

import sqlite3

from storage.wanting import want_tables_of

_MINUTE = 60.0
_CALLS_KEPT = 120.0


def note_call(
    raw: sqlite3.Connection, chat_id: int, at: float | None, *, whisper: bool = False
) -> None:
    """A call into this group ended at `at`; None: there was none. A `whisper` is not counted."""
    if at is None or chat_id > 0 or whisper:
        return
    raw.execute("INSERT INTO calls (chat_id, at) VALUES (?, ?)", (chat_id, at))
    raw.execute("DELETE FROM calls WHERE at < ?", (at - _CALLS_KEPT,))


def recall_calls(raw: sqlite3.Connection, now: float) -> list[tuple[int, float]]:
    """After a start: group and time of each call in the last minute, oldest first.

    In every group where one may have been under way when the process died, one more is noted now:
    of several deaths within a minute each costs its own call.
    """
    raw.execute(
        "INSERT INTO calls (chat_id, at)"
        " SELECT chat_id, ?1 FROM (SELECT chat_id FROM calls WHERE at > ?2"
        " UNION SELECT chat_id FROM leftovers UNION SELECT chat_id FROM messages"
        " WHERE shown < wanted AND state IN ('live', 'sending')) WHERE chat_id < 0",
        (now, now - _MINUTE),
    )
    sql = "SELECT chat_id, min(at, ?) FROM calls WHERE at > ? ORDER BY at"
    return [(row[0], row[1]) for row in raw.execute(sql, (now, now - _MINUTE))]


def note_reachable(raw: sqlite3.Connection, person_id: int, reachable: bool) -> None:
    """Whether the bot may write to this person; what is new, his tables tell."""
    changed = raw.execute(
        "UPDATE people SET reachable = ?2 WHERE id = ?1 AND reachable IS NOT ?2",
        (person_id, reachable),
    ).rowcount
    if changed:
        want_tables_of(raw, person_id)
