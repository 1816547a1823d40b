"""What is wanted on screen: called inside the transactions of games, people and chats.

`wanted` and `shown` are counters of a message's own: whatever may change its look raises `wanted`,
and `shown` becomes the `wanted` that was read before drawing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from storage import copies, pins

STANDS = "(message_id IS NOT NULL OR ephemeral_id IS NOT NULL)"
_AT_START = "-1 - wanted"
"""What `shown` is of a message that a start alone wants: a second start knows it from others."""
_BEHIND = f"shown < wanted AND shown <> {_AT_START}"


def add(
    raw: sqlite3.Connection,
    game_id: int,
    kind: str,
    person_id: int,
    chat_id: int,
    thread_id: int,
    wanted: int,
) -> None:
    """The game has this message and it is wanted; one that was there is live and wanted again."""
    raw.execute(
        "INSERT INTO messages (game_id, kind, person_id, chat_id, thread_id, wanted)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (game_id, kind, person_id) DO UPDATE SET"
        " wanted = max(wanted + 1, ?6), next_try = 0, tries = 0,"
        " state = CASE state WHEN 'sending' THEN 'sending' ELSE 'live' END",
        (game_id, kind, person_id, chat_id, thread_id, wanted),
    )


def whispered(
    raw: sqlite3.Connection,
    game_id: int,
    person_id: int,
    chat_id: int,
    thread_id: int,
    ephemeral_id: int,
    look: str,
) -> None:
    """This person's hand in the group is the one with this id; an older one is to be deleted."""
    old = raw.execute(
        "SELECT chat_id, ephemeral_id FROM messages"
        " WHERE game_id = ? AND kind = 'ephemeral' AND person_id = ?",
        (game_id, person_id),
    ).fetchone()
    if old is not None and old["ephemeral_id"] not in (None, ephemeral_id):
        copies.leave(raw, old["chat_id"], old["ephemeral_id"], "delete", person_id)
    add(raw, game_id, "ephemeral", person_id, chat_id, thread_id, 0)
    raw.execute(
        "UPDATE messages SET ephemeral_id = ?3, chat_id = ?4, thread_id = ?5, look = ?6"
        " WHERE game_id = ?1 AND kind = 'ephemeral' AND person_id = ?2",
        (game_id, person_id, ephemeral_id, chat_id, thread_id, look),
    )


def want_all(raw: sqlite3.Connection, game_id: int, version: int) -> None:
    """Every message of the game that is not forgotten is wanted as of `version`."""
    raw.execute(
        "UPDATE messages SET wanted = max(wanted + 1, ?2)"
        " WHERE game_id = ?1 AND state <> 'forgotten'",
        (game_id, version),
    )


def want_again(raw: sqlite3.Connection, game_id: int) -> None:
    """Every message of the game that stands in a chat is wanted, though nothing was to follow."""
    raw.execute(
        "UPDATE messages SET wanted = wanted + 1,"
        " state = CASE state WHEN 'forgotten' THEN 'live' ELSE state END"
        " WHERE game_id = ? AND message_id IS NOT NULL",
        (game_id,),
    )


def want_everything(raw: sqlite3.Connection, now: float) -> None:
    """Every message of every lobby and running game is to be drawn again (after a restart).

    Of those that were behind it is not known how they look: an edit may have been under way. So
    may a call into the groups where they stand, one in each, which is noted as if made `now`.
    """
    raw.execute(
        "INSERT INTO calls (chat_id, at) SELECT DISTINCT chat_id, ? FROM messages WHERE chat_id < 0"
        f" AND ({_BEHIND} AND message_id IS NOT NULL AND state = 'live' OR state = 'sending')",
        (now,),
    )
    raw.execute(f"UPDATE messages SET look = NULL WHERE {_BEHIND} AND state = 'live' AND {STANDS}")
    raw.execute(
        f"UPDATE messages SET shown = {_AT_START} WHERE state <> 'forgotten' AND (game_id IN"
        " (SELECT id FROM games WHERE phase IN ('lobby', 'playing'))"
        f" OR look IS NULL AND state = 'live' AND {STANDS})"
    )


def unsure(raw: sqlite3.Connection) -> list[int]:
    """The rows of messages that stand somewhere, and nobody knows how they look."""
    rows = raw.execute(
        f"SELECT id FROM messages WHERE look IS NULL AND state = 'live' AND {STANDS}"
    )
    return [row[0] for row in rows]


def draw_again(raw: sqlite3.Connection, rows: Sequence[int]) -> None:
    """These messages are edited once more, however they look; where a chat rests, after that."""
    raw.executemany(
        "UPDATE messages SET look = NULL, wanted = wanted + 1"
        f" WHERE id = ? AND state = 'live' AND {STANDS}",
        [(row,) for row in rows],
    )


def want_person(raw: sqlite3.Connection, person_id: int) -> None:
    """The hands of this person, and a lobby in the private chat, are to be drawn again."""
    _want(raw, "person_id = ?1 OR chat_id = ?1", person_id)


def want_chat(raw: sqlite3.Connection, chat_id: int) -> None:
    """The lobbies and tables of this chat's unfinished games are to be drawn again."""
    _want(
        raw,
        "person_id = 0 AND game_id IN"
        " (SELECT id FROM games WHERE chat_id = ? AND phase IN ('lobby', 'playing'))",
        chat_id,
    )


def want_tables_of(raw: sqlite3.Connection, person_id: int) -> None:
    """The lobbies and tables where this person sits are to be drawn again."""
    _want(
        raw,
        "kind IN ('lobby', 'table') AND game_id IN"
        " (SELECT game_id FROM seats JOIN games ON games.id = game_id"
        " WHERE person_id = ? AND phase IN ('lobby', 'playing'))",
        person_id,
    )


def revive(raw: sqlite3.Connection, person_id: int) -> None:
    """What could not reach this person is live and wanted: the DM is open now.

    Of games that ended meanwhile only what stands in the chat is, to show that and lose its
    buttons; nothing of them is sent, for nobody wants old news as a welcome.
    """
    waiting = "chat_id = ? AND state = 'unreachable'"
    raw.execute(
        "UPDATE messages SET state = 'live', wanted = wanted + 1, next_try = 0, tries = 0"
        f" WHERE {waiting} AND (message_id IS NOT NULL OR game_id IN"
        " (SELECT id FROM games WHERE phase IN ('lobby', 'playing')))",
        (person_id,),
    )
    raw.execute(f"UPDATE messages SET state = 'forgotten' WHERE {waiting}", (person_id,))
    copies.wake(raw, person_id)


def pick(raw: sqlite3.Connection, game_id: int, person_id: int, picked: str | None) -> None:
    """`picked` is open in this person's hands of the game (0: in its lobby), which are wanted."""
    raw.execute(
        "UPDATE messages SET picked = ?3, wanted = wanted + 1"
        " WHERE game_id = ?1 AND person_id = ?2 AND kind IN ('hand', 'ephemeral', 'lobby')",
        (game_id, person_id, picked),
    )


def post_anew(raw: sqlite3.Connection, game_id: int, kind: str, person_id: int = 0) -> None:
    """The message will be sent anew; then its old copy is deleted, that of a table stripped."""
    row = raw.execute(
        "SELECT id, chat_id, message_id FROM messages WHERE game_id = ? AND kind = ?"
        " AND person_id = ?",
        (game_id, kind, person_id),
    ).fetchone()
    if row is None:
        return
    if row["message_id"] is not None:
        copies.leave(raw, row["chat_id"], row["message_id"], copies.old_copy(kind))
        if kind == "table":
            pins.let_go(raw, game_id)
    raw.execute(
        "UPDATE messages SET retired = max(retired, coalesce(message_id, 0)), message_id = NULL,"
        " look = NULL, wanted = wanted + 1, next_try = CASE state WHEN 'sending' THEN next_try"
        " ELSE 0 END, state = CASE state WHEN 'forgotten' THEN 'live' ELSE state END WHERE id = ?",
        (row["id"],),
    )


def move_chat(raw: sqlite3.Connection, old: int, new: int) -> None:
    """The messages of the group `old` are to be sent anew in the supergroup `new`."""
    raw.execute(
        "UPDATE messages SET chat_id = ?2, message_id = NULL, ephemeral_id = NULL, look = NULL,"
        " retired = 0, doubt = 0, next_try = 0, tries = 0, wanted = wanted + 1,"
        " state = CASE WHEN kind = 'ephemeral' THEN 'forgotten'"
        "   WHEN state = 'sending' THEN 'live' ELSE state END"
        " WHERE chat_id = ?1",
        (old, new),
    )
    raw.execute("DELETE FROM leftovers WHERE chat_id = ?", (old,))


def wake_chat(raw: sqlite3.Connection, chat_id: int, now: float) -> None:
    """What waits in this chat is tried at once: the bot may write there again.

    What may just have been sent has its grace before it is sent again.
    """
    raw.execute(
        "UPDATE messages SET next_try = CASE state WHEN 'live' THEN 0"
        " ELSE min(next_try, ?2 + 20) END"
        " WHERE chat_id = ?1 AND state IN ('live', 'sending')",
        (chat_id, now),
    )
    copies.wake(raw, chat_id)


def _want(raw: sqlite3.Connection, which: str, *values: object) -> None:
    raw.execute(
        f"UPDATE messages SET wanted = wanted + 1 WHERE state <> 'forgotten' AND ({which})", values
    )
