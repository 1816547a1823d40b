"""What delivery has learned, noted beside the messages: calls made, people reached."""

from __future__ import annotations

import sqlite3

from storage.wanting import want_tables_of

_CALLS_KEPT = 120.0


def note_call(
    raw: sqlite3.Connection, chat_id: int, at: float | None, *, whisper: bool = False
) -> None:
    """A call into this group ended at `at`; None: there was none. A `whisper` is not counted."""
    if at is None or chat_id > 0 or whisper:
        return
    raw.execute("INSERT INTO calls (chat_id, at) VALUES (?, ?)", (chat_id, at))
    raw.execute("DELETE FROM calls WHERE at < ?", (at - _CALLS_KEPT,))


def note_reachable(raw: sqlite3.Connection, person_id: int, reachable: bool) -> None:
    """Whether the bot may write to this person; what is new, his tables tell."""
    changed = raw.execute(
        "UPDATE people SET reachable = ?2 WHERE id = ?1 AND reachable IS NOT ?2",
        (person_id, reachable),
    ).rowcount
    if changed:
        want_tables_of(raw, person_id)
