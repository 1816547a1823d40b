"""Chats of the schema before this column have no rules of their own."""

import sqlite3
from pathlib import Path

from storage.database import Database
from storage.migrations import migrate
from storage.people import Chats, StoredChat


async def test_a_chat_of_schema_6_keeps_its_settings_and_can_choose_rules(tmp_path: Path) -> None:
    path = tmp_path / "durak.db"
    raw = sqlite3.connect(path, isolation_level=None)
    assert migrate(raw, to=6) == 6
    raw.execute("INSERT INTO chats (id, title, language, clock) VALUES (-1, 'Дачники', 'en', 30)")
    raw.close()
    database = await Database.open(path)
    chats = Chats(database)
    assert await chats.get(-1) == StoredChat(-1, "Дачники", "en", 30)
    await chats.set_rules(-1, "deck=24")
    assert await chats.get(-1) == StoredChat(-1, "Дачники", "en", 30, "deck=24")
    await database.close()
