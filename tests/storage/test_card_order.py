"""How somebody's cards stand; people of the schema before have them by suit."""

import sqlite3
from pathlib import Path

from storage.database import Database
from storage.migrations import migrate
from storage.people import People, StoredPerson


async def test_people_of_schema_11_have_their_cards_by_suit(tmp_path: Path) -> None:
    path = tmp_path / "durak.db"
    raw = sqlite3.connect(path, isolation_level=None)
    assert migrate(raw, to=11) == 11
    raw.execute("INSERT INTO people (id, name, silent) VALUES (101, 'Аня', 1)")
    raw.close()
    database = await Database.open(path)
    people = People(database)
    assert await people.get(101) == StoredPerson(101, "Аня", silent=True, card_order="suit")
    await people.set_card_order(101, "rank")
    assert (await people.see(101, "Аня", "ru")).card_order == "rank"
    await database.close()


async def test_another_order_wants_the_hands_of_that_person_anew(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "durak.db")
    people = People(database)
    await people.see(101, "Аня", "ru")

    def plant(raw: sqlite3.Connection) -> None:
        raw.execute(
            "INSERT INTO games (id, chat_id, phase, version, stamp, starter, rules, clock, changed)"
            " VALUES (1, -1, 'playing', 3, 3, 101, '-', 90, 0)"
        )
        for person in (101, 102):
            raw.execute(
                "INSERT INTO messages (game_id, kind, person_id, chat_id, wanted, shown)"
                " VALUES (1, 'hand', ?1, ?1, 3, 3)",
                (person,),
            )

    def wanted(raw: sqlite3.Connection) -> list[int]:
        due = raw.execute("SELECT person_id FROM messages WHERE shown < wanted")
        return [row["person_id"] for row in due]

    await database.run(plant)
    await people.set_card_order(101, "rank")
    assert await database.read(wanted) == [101]
    await database.close()
