"""The pinned table, in chats that want it. Run inside the transactions of games and chats."""

from __future__ import annotations

import sqlite3

from storage import copies


def follow(raw: sqlite3.Connection, game_id: int, chat_id: int, message_id: int) -> None:
    """The table that has just been sent will be pinned, while its game runs."""
    playing = raw.execute(
        "SELECT 1 FROM games WHERE id = ? AND phase = 'playing'", (game_id,)
    ).fetchone()
    if playing and _wants(raw, chat_id):
        copies.leave(raw, chat_id, message_id, "pin")


def let_go(raw: sqlite3.Connection, game_id: int) -> None:
    """The game's table is pinned no longer."""
    for row in _tables(raw, "game_id = ?", game_id):
        if _wants(raw, row["chat_id"]):
            copies.leave(raw, row["chat_id"], row["message_id"], "unpin")


def turn(raw: sqlite3.Connection, chat_id: int, wanted: str) -> None:
    """The tables of the chat that are played at are pinned (`wanted`: on), or no longer (off)."""
    playing = "chat_id = ? AND game_id IN (SELECT id FROM games WHERE phase = 'playing')"
    for row in _tables(raw, playing, chat_id):
        copies.leave(raw, chat_id, row["message_id"], "pin" if wanted == "on" else "unpin")


def _tables(raw: sqlite3.Connection, which: str, value: int) -> list[sqlite3.Row]:
    return raw.execute(
        "SELECT chat_id, message_id FROM messages"
        f" WHERE kind = 'table' AND message_id IS NOT NULL AND {which}",
        (value,),
    ).fetchall()


def _wants(raw: sqlite3.Connection, chat_id: int) -> bool:
    row = raw.execute("SELECT pins FROM chats WHERE id = ?", (chat_id,)).fetchone()
    return row is not None and row["pins"] == "on"
