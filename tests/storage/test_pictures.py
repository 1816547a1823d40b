"""How a chat sees its tables; chats of the schema before have chosen nothing."""

import sqlite3
from pathlib import Path

import pytest

from storage.database import Database
from storage.migrations import migrate
from storage.people import LOOKS, Chats, StoredChat


async def test_a_chat_of_schema_7_has_pictures_and_can_choose(tmp_path: Path) -> None:
    path = tmp_path / "durak.db"
    raw = sqlite3.connect(path, isolation_level=None)
    assert migrate(raw, to=7) == 7
    raw.execute("INSERT INTO chats (id, title, language, clock) VALUES (-1, 'Дачники', 'en', 30)")
    raw.close()
    database = await Database.open(path)
    chats = Chats(database)
    assert await chats.get(-1) == StoredChat(-1, "Дачники", "en", 30)
    assert (await chats.get(-1)).has_pictures
    for feature, values in LOOKS.items():
        await chats.set_look(-1, feature, values[1])
    kept = StoredChat(-1, "Дачники", "en", 30, None, "off", "dark", "four", "on")
    assert await chats.get(-1) == kept
    assert not kept.has_pictures
    await database.close()


async def test_refused_photos_are_not_the_chats_choice(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "durak.db")
    chats = Chats(database)
    await chats.see(-1, "Дачники")
    await chats.refuse_photos(-1, True)
    assert not (await chats.get(-1)).has_pictures
    assert (await chats.get(-1)).pictures is None
    await chats.refuse_photos(-1, False)
    assert (await chats.get(-1)).has_pictures
    await database.close()


@pytest.mark.parametrize(("feature", "value"), [("theme", "pink"), ("title", "on")])
async def test_there_are_no_other_looks(tmp_path: Path, feature: str, value: str) -> None:
    database = await Database.open(tmp_path / "durak.db")
    with pytest.raises(ValueError, match="no look"):
        await Chats(database).set_look(-1, feature, value)
    await database.close()


async def test_a_supergroup_keeps_the_look_of_its_group(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "durak.db")
    chats = Chats(database)
    await chats.see(-1, "Дачники")
    await chats.set_look(-1, "theme", "dark")
    await chats.move(-1, -100)
    assert (await chats.get(-100)).theme == "dark"
    await database.close()
