"""Calling people: a fresh hand, or a mention in the group. Run inside the transactions of games."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from storage import wanting


def call(raw: sqlite3.Connection, game_id: int, people: Sequence[int], *, seen: bool) -> None:
    """These people will be notified: by their hand sent anew, else by a mention in the group.

    `seen`: the table itself is posted anew and mentions them. Who wants silence is left alone.
    """
    unreached = False
    for person_id in people:
        if _is_silent(raw, person_id):
            continue
        if _has_hand(raw, game_id, person_id):
            wanting.post_anew(raw, game_id, "hand", person_id)
        else:
            unreached = True
    if unreached and not seen:
        mention(raw, game_id)


def mention(raw: sqlite3.Connection, game_id: int) -> None:
    """The group will have a fresh message with who is waited for, instead of the one before."""
    wanting.post_anew(raw, game_id, "call")
    raw.execute(
        "INSERT INTO messages (game_id, kind, chat_id, thread_id, wanted)"
        " SELECT id, 'call', chat_id, thread_id, version FROM games WHERE id = ?"
        " ON CONFLICT (game_id, kind, person_id) DO NOTHING",
        (game_id,),
    )


def mention_instead(raw: sqlite3.Connection, person_id: int) -> None:
    """A fresh hand of this person could not be sent: the group calls, if it is his turn.

    Of who was known to be unreachable the table has told already.
    """
    if _is_silent(raw, person_id) or _is_unreachable(raw, person_id):
        return
    rows = raw.execute(
        "SELECT game_id FROM messages JOIN games ON games.id = game_id WHERE person_id = ?"
        " AND kind = 'hand' AND message_id IS NULL AND state IN ('live', 'sending')"
        " AND phase = 'playing' AND games.chat_id < 0",
        (person_id,),
    ).fetchall()
    for row in rows:
        mention(raw, row["game_id"])


def _is_silent(raw: sqlite3.Connection, person_id: int) -> bool:
    row = raw.execute("SELECT silent FROM people WHERE id = ?", (person_id,)).fetchone()
    return row is not None and bool(row["silent"])


def _is_unreachable(raw: sqlite3.Connection, person_id: int) -> bool:
    row = raw.execute("SELECT reachable FROM people WHERE id = ?", (person_id,)).fetchone()
    return row is not None and row["reachable"] == 0


def _has_hand(raw: sqlite3.Connection, game_id: int, person_id: int) -> bool:
    """Whether the person has a hand that can be sent, as far as is known."""
    if _is_unreachable(raw, person_id):
        return False
    found = raw.execute(
        "SELECT 1 FROM messages WHERE game_id = ? AND kind = 'hand' AND person_id = ?"
        " AND state <> 'unreachable'",
        (game_id, person_id),
    ).fetchone()
    return found is not None
