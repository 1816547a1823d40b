"""Calling people: a fresh hand, or a mention in the group. Run inside the transactions of games."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from storage import wanting

PATIENCE = 10.0
"""Seconds that somebody who may be looking at the group has before the group calls."""


def call(
    raw: sqlite3.Connection, game_id: int, people: Sequence[int], *, seen: bool, now: float
) -> None:
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
        mention(raw, game_id, now + PATIENCE)


def send_anew(raw: sqlite3.Connection, game_id: int, person_id: int) -> None:
    """The person's hand will be sent again, where the game goes on and the hand is there."""
    found = raw.execute(
        "SELECT 1 FROM messages JOIN games ON games.id = game_id AND phase = 'playing'"
        " WHERE game_id = ? AND kind = 'hand' AND person_id = ? AND state = 'live'",
        (game_id, person_id),
    ).fetchone()
    if found is not None:
        wanting.post_anew(raw, game_id, "hand", person_id)


def mention(raw: sqlite3.Connection, game_id: int, at: float = 0) -> None:
    """The group will have a fresh message with who is waited for, instead of the one before.

    Not before `at`: who is looking has moved by then, and there is nobody to mention.
    """
    wanting.post_anew(raw, game_id, "call")
    raw.execute(
        "INSERT INTO messages (game_id, kind, chat_id, thread_id, wanted)"
        " SELECT id, 'call', chat_id, thread_id, version FROM games WHERE id = ?"
        " ON CONFLICT (game_id, kind, person_id) DO NOTHING",
        (game_id,),
    )
    raw.execute(
        "UPDATE messages SET next_try = ?2 WHERE game_id = ?1 AND kind = 'call' AND state = 'live'",
        (game_id, at),
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


def without_hand(raw: sqlite3.Connection, chat_id: int) -> list[tuple[int, int, int, int]]:
    """Game, person, chat and topic of those at this group's tables who see their hand nowhere.

    The private chat does not take it, and none is known to stand in the group.
    """
    rows = raw.execute(
        "SELECT game_id, person_id, games.chat_id, games.thread_id FROM messages AS hand"
        " JOIN games ON games.id = game_id AND phase = 'playing'"
        " WHERE games.chat_id = ? AND kind = 'hand' AND state = 'unreachable'"
        " AND NOT EXISTS (SELECT 1 FROM messages WHERE game_id = hand.game_id"
        "  AND person_id = hand.person_id AND kind = 'ephemeral' AND state = 'live')",
        (chat_id,),
    )
    return [(row[0], row[1], row[2], row[3]) for row in rows]


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
