"""People and chats: names, languages, settings, and who can be written to."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from storage import invitations, pins, purses, wanting, writing
from storage.database import Database

__all__ = ["Chats", "People", "StoredChat", "StoredPerson"]

LOOKS = {
    "pictures": ("on", "off"),
    "theme": ("light", "dark"),
    "colours": ("two", "four"),
    "pins": ("off", "on"),
}
"""What a chat may choose of how its tables are shown, the default first."""


@dataclass(frozen=True, slots=True)
class StoredPerson:
    """A person as last seen; `language` is the chosen one, `client` what the client says."""

    id: int
    name: str
    language: str | None = None
    client: str | None = None
    reachable: bool | None = None
    silent: bool = False
    """Whose turn it is learns it from edits alone."""
    card_order: str = "suit"
    """How the own cards stand: by suit or by rank."""


@dataclass(frozen=True, slots=True)
class StoredChat:
    """A chat and what it has chosen; None: the bot's default."""

    id: int
    title: str = ""
    language: str | None = None
    clock: int | None = None
    rules: str | None = None
    pictures: str | None = None
    theme: str | None = None
    colours: str | None = None
    pins: str | None = None
    photos_refused: bool = False

    @property
    def has_pictures(self) -> bool:
        """Whether tables are shown as pictures: unless it wants words, or may have nothing else."""
        return self.pictures != "off" and not self.photos_refused


_MOST_REACHED = 50_000
"""So many are known without asking the disk."""


class People:
    """The people of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._reached: set[int] = set()

    async def get(self, person_id: int) -> StoredPerson | None:
        """The person, or None when never seen."""
        return await self._database.read(lambda raw: _person(raw, person_id))

    async def is_reached(self, person_id: int) -> bool:
        """Whether the bot may write to this person, as far as is known; mostly from memory."""
        if person_id in self._reached:
            return True
        known = await self.get(person_id)
        if known is None or known.reachable is not True:
            return False
        if len(self._reached) >= _MOST_REACHED:
            self._reached.clear()
        self._reached.add(person_id)
        return True

    def lost(self, person_id: int) -> None:
        """The bot may write to this person no more; to be said once that is stored."""
        self._reached.discard(person_id)

    async def reachable(self, people: Sequence[int]) -> dict[int, bool | None]:
        """Of each of these people that was ever seen, whether the bot may write to them."""

        def work(raw: sqlite3.Connection) -> dict[int, bool | None]:
            rows = raw.execute(
                "SELECT id, reachable FROM people WHERE id IN"
                f" ({', '.join('?' * len(people))}) AND reachable IS NOT NULL",
                list(people),
            )
            return {row["id"]: bool(row["reachable"]) for row in rows}

        return await self._database.read(work)

    async def see(self, person_id: int, name: str, client: str | None) -> StoredPerson:
        """The person, with this name and client language noted."""
        return await self._database.run(lambda raw: _see(raw, person_id, name, client))

    async def set_language(self, person_id: int, language: str) -> None:
        """The person's messages are in `language` from now on, those on screen too."""

        def work(raw: sqlite3.Connection) -> None:
            raw.execute("UPDATE people SET language = ? WHERE id = ?", (language, person_id))
            wanting.want_person(raw, person_id)

        await self._database.run(work)

    async def set_silent(self, person_id: int, silent: bool) -> None:
        """Whether the person is left alone when it is his turn."""
        await self._database.run(
            lambda raw: raw.execute(
                "UPDATE people SET silent = ? WHERE id = ?", (silent, person_id)
            )
        )

    async def set_card_order(self, person_id: int, order: str) -> None:
        """How the person's cards stand from now on, those on screen too: by suit or by rank."""

        def work(raw: sqlite3.Connection) -> None:
            raw.execute("UPDATE people SET card_order = ? WHERE id = ?", (order, person_id))
            wanting.want_person(raw, person_id)

        await self._database.run(work)

    async def set_reachable(self, person_id: int, reachable: bool) -> None:
        """Whether the bot may write to this person; hands that waited for it are wanted again."""

        def work(raw: sqlite3.Connection) -> None:
            raw.execute("UPDATE people SET reachable = ? WHERE id = ?", (reachable, person_id))
            if reachable:
                wanting.revive(raw, person_id)
            wanting.want_tables_of(raw, person_id)

        await self._database.run(work)
        if not reachable:
            self.lost(person_id)


class Chats:
    """The chats of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, chat_id: int) -> StoredChat:
        """The chat and its settings, all defaults when never seen."""
        return await self._database.read(lambda raw: _chat(raw, chat_id))

    async def see(self, chat_id: int, title: str) -> StoredChat:
        """The chat, with this title noted."""

        def work(raw: sqlite3.Connection) -> StoredChat:
            raw.execute(
                "INSERT INTO chats (id, title) VALUES (?1, ?2)"
                " ON CONFLICT (id) DO UPDATE SET title = ?2",
                (chat_id, title),
            )
            return _chat(raw, chat_id)

        return await self._database.run(work)

    async def meet(self, chat_id: int, title: str) -> bool:
        """Whether the chat has never been seen; now it has."""

        def work(raw: sqlite3.Connection) -> bool:
            sql = "INSERT INTO chats (id, title) VALUES (?, ?) ON CONFLICT DO NOTHING"
            return bool(raw.execute(sql, (chat_id, title)).rowcount)

        return await self._database.run(work)

    async def set_clock(self, chat_id: int, seconds: int) -> None:
        """New games of this chat have this clock; 0: none."""
        await self._set(chat_id, "clock", seconds)

    async def set_language(self, chat_id: int, language: str) -> None:
        """The chat's messages are in `language` from now on, those on screen too."""
        await self._set(chat_id, "language", language)

    async def set_rules(self, chat_id: int, rules: str | None) -> None:
        """New tables of this chat begin with these rules; None: those of its last game."""
        await self._set(chat_id, "rules", rules)

    async def set_look(self, chat_id: int, feature: str, value: str) -> None:
        """The chat's tables look so from now on, those on screen too; ValueError: no such look.

        Whoever chooses pictures or words finds out anew whether pictures may be sent.
        """
        if value not in LOOKS.get(feature, ()):
            raise ValueError(f"no look: {feature}={value}")
        await self._set(chat_id, feature, value)
        if feature == "pictures":
            await self.refuse_photos(chat_id, False)
        if feature == "pins":
            await self._database.run(lambda raw: pins.turn(raw, chat_id, value))

    async def refuse_photos(self, chat_id: int, refused: bool) -> None:
        """Whether Telegram lets the bot send no photos there: then tables are words."""
        await self._set(chat_id, "photos_refused", refused)

    async def wake(self, chat_id: int, now: float) -> None:
        """What waits in this chat is tried at once: the bot may write there again."""
        await self._database.run(lambda raw: wanting.wake_chat(raw, chat_id, now))

    async def resting(self, now: float) -> list[tuple[int, float]]:
        """The chats that Telegram wants to be left alone for more than a minute, and until when.

        A day at most: what is put off for longer waits for something else.
        """
        sql = (
            "SELECT messages.chat_id, max(next_try) FROM messages JOIN games ON games.id = game_id"
            " WHERE kind = 'table' AND state = 'live' AND phase = 'playing' AND NOT muted"
            " AND next_try BETWEEN ?1 + 60 AND ?1 + 86400 GROUP BY messages.chat_id"
        )
        return await self._database.read(
            lambda raw: [(row[0], row[1]) for row in raw.execute(sql, (now,))]
        )

    async def muted(self) -> list[int]:
        """The chats where a lobby or game may not be shown."""
        sql = "SELECT DISTINCT chat_id FROM games WHERE muted AND phase IN ('lobby', 'playing')"
        return await self._database.read(lambda raw: [row[0] for row in raw.execute(sql)])

    async def move(self, old: int, new: int) -> None:
        """Everything of the group `old` belongs to the supergroup `new`; again changes nothing."""

        def work(raw: sqlite3.Connection) -> None:
            raw.execute(
                "INSERT INTO chats (id, moved_to) VALUES (?1, ?2)"
                " ON CONFLICT (id) DO UPDATE SET moved_to = ?2",
                (old, new),
            )
            raw.execute(
                "INSERT INTO chats (id, title, language, clock, rules, pictures, theme,"
                " colours, pins) SELECT ?2, title, language, clock, rules, pictures, theme,"
                " colours, pins FROM chats WHERE id = ?1"
                " ON CONFLICT (id) DO NOTHING",
                (old, new),
            )
            _make_room(raw, old, new)
            # Another version: who has read a game before may not write it back to the old chat.
            raw.execute(
                "UPDATE games SET chat_id = ?2, version = version + 1 WHERE chat_id = ?1",
                (old, new),
            )
            purses.move_chat(raw, old, new)
            invitations.move_chat(raw, old, new)
            wanting.move_chat(raw, old, new)

        await self._database.run(work)

    async def _set(self, chat_id: int, column: str, value: object) -> None:
        def work(raw: sqlite3.Connection) -> None:
            raw.execute(
                f"INSERT INTO chats (id, {column}) VALUES (?1, ?2)"
                f" ON CONFLICT (id) DO UPDATE SET {column} = ?2",
                (chat_id, value),
            )
            wanting.want_chat(raw, chat_id)

        await self._database.run(work)


def _person(raw: sqlite3.Connection, person_id: int) -> StoredPerson | None:
    row = raw.execute(
        "SELECT id, name, language, client, reachable, silent, card_order FROM people WHERE id = ?",
        (person_id,),
    ).fetchone()
    if row is None:
        return None
    reachable = None if row["reachable"] is None else bool(row["reachable"])
    values = dict(row) | {"reachable": reachable, "silent": bool(row["silent"])}
    return StoredPerson(**values)


def _see(raw: sqlite3.Connection, person_id: int, name: str, client: str | None) -> StoredPerson:
    raw.execute(
        "INSERT INTO people (id, name, client) VALUES (?1, ?2, ?3)"
        " ON CONFLICT (id) DO UPDATE SET name = ?2, client = coalesce(?3, client)",
        (person_id, name, client),
    )
    person = _person(raw, person_id)
    assert person is not None
    return person


def _make_room(raw: sqlite3.Connection, old: int, new: int) -> None:
    """Open tables of the supergroup yield to those that come from the group with their cards."""
    yielding = raw.execute(
        "SELECT id FROM games WHERE chat_id = ?2 AND phase IN ('lobby', 'playing')"
        " AND thread_id IN"
        " (SELECT thread_id FROM games WHERE chat_id = ?1 AND phase IN ('lobby', 'playing'))",
        (old, new),
    ).fetchall()
    for row in yielding:
        writing.close(raw, row["id"])


def _chat(raw: sqlite3.Connection, chat_id: int) -> StoredChat:
    row = raw.execute(
        "SELECT id, title, language, clock, rules, pictures, theme, colours, pins, photos_refused"
        " FROM chats WHERE id = ?",
        (chat_id,),
    ).fetchone()
    if row is None:
        return StoredChat(chat_id)
    values = dict(row)
    return StoredChat(**values | {"photos_refused": bool(values["photos_refused"])})
