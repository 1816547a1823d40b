"""The visible messages: what is wanted, what is shown, and what delivery does about it.

`Messages` is what delivery calls, each method one hop. What changes what is wanted runs inside the
transactions of games and people (storage/wanting.py).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields

from storage import calling, copies, invitations, pins, wanting
from storage.copies import Leftover
from storage.database import Database, is_trouble
from storage.doubts import Doubts
from storage.learned import note_call, note_reachable, recall_calls

__all__ = ["Leftover", "Messages", "StoredMessage"]

_WAITING = "shown < wanted AND state IN ('live', 'sending')"


@dataclass(frozen=True, slots=True)
class StoredMessage:
    """A row of `messages`. `message_id` None: not sent yet, or about to be sent anew."""

    id: int
    game_id: int
    kind: str
    person_id: int
    chat_id: int
    thread_id: int
    message_id: int | None
    ephemeral_id: int | None
    wanted: int
    shown: int
    look: str | None
    picked: str | None
    state: str
    tries: int
    retired: int = 0


_COLUMNS = ", ".join(field.name for field in fields(StoredMessage))


class Messages:
    """The outbox: what delivery reads and notes. Times in seconds since 1970."""

    def __init__(self, database: Database, lost: Callable[[int], None] | None = None) -> None:
        self._database = database
        self._lost = lost
        """Told whom the bot can write to no more."""
        self._doubts = Doubts(database)

    @staticmethod
    def is_trouble(error: Exception) -> bool:
        """Whether the disk is to blame for it."""
        return is_trouble(error)

    async def due_chats(self, now: float) -> list[tuple[int, int]]:
        """The chats where something is to be done, longest waiting first.

        Beside each a number that changes when something else is wanted there.
        """

        def work(raw: sqlite3.Connection) -> list[tuple[int, int]]:
            rows = raw.execute(
                "SELECT chat_id, sum(wanted) AS stamp FROM (SELECT chat_id, next_try, wanted"
                f" FROM messages WHERE {_WAITING} AND next_try <= ?1 UNION ALL {copies.DUE})"
                " GROUP BY chat_id ORDER BY min(next_try)",
                (now,),
            )
            return [(row["chat_id"], row["stamp"]) for row in rows]

        return await self._database.read(work)

    async def next_due(self, now: float) -> float | None:
        """The nearest time after `now` when something waiting is to be tried, or None."""

        def work(raw: sqlite3.Connection) -> float | None:
            time: float | None = raw.execute(
                f"SELECT min(next_try) FROM (SELECT next_try FROM messages WHERE {_WAITING}"
                " UNION ALL SELECT next_try FROM leftovers) WHERE next_try > ?",
                (now,),
            ).fetchone()[0]
            return time

        return await self._database.read(work)

    async def due(self, chat_id: int, now: float) -> Sequence[StoredMessage]:
        """The messages of this chat that are to be drawn: who plays in the group sees first."""

        def work(raw: sqlite3.Connection) -> list[StoredMessage]:
            rows = raw.execute(
                f"SELECT {_COLUMNS} FROM messages WHERE chat_id = ? AND {_WAITING}"
                " AND next_try <= ? ORDER BY instr('ephemeral table lobby call hand', kind), id",
                (chat_id, now),
            )
            return [StoredMessage(*row) for row in rows]

        return await self._database.read(work)

    async def leftovers(self, chat_id: int, now: float) -> Sequence[Leftover]:
        """The old copies to clear in this chat; none while their successor is not sent yet."""
        return await self._database.read(lambda raw: copies.due(raw, chat_id, now))

    async def ephemeral(
        self, game_id: int, person_id: int, chat_id: int, thread_id: int
    ) -> StoredMessage:
        """This person's ephemeral hand of the game; one that is not stored yet has the id 0."""

        def work(raw: sqlite3.Connection) -> StoredMessage | None:
            row = raw.execute(
                f"SELECT {_COLUMNS} FROM messages"
                " WHERE game_id = ? AND kind = 'ephemeral' AND person_id = ?",
                (game_id, person_id),
            ).fetchone()
            return None if row is None else StoredMessage(*row)

        stored = await self._database.read(work)
        return stored or _new_ephemeral(game_id, person_id, chat_id, thread_id)

    async def unreached(self, chat_id: int) -> Sequence[StoredMessage]:
        """As ephemeral ones, the hands of games in this group that are nowhere to be seen.

        The private chat does not take them, and none is known to stand in the group.
        """

        rows = await self._database.read(lambda raw: calling.without_hand(raw, chat_id))
        return [_new_ephemeral(*row) for row in rows]

    async def standing(self, game_id: int, kind: str) -> int | None:
        """The message id of the game's living message of this kind, None where there is none."""

        def work(raw: sqlite3.Connection) -> int | None:
            row = raw.execute(
                "SELECT message_id FROM messages WHERE game_id = ? AND kind = ? AND state = 'live'",
                (game_id, kind),
            ).fetchone()
            return None if row is None else row["message_id"]

        return await self._database.read(work)

    async def is_games(self, chat_id: int, message_id: int) -> bool:
        """Whether this message is a game's, or an old copy of one."""

        return await self._database.read(lambda raw: copies.is_known(raw, chat_id, message_id))

    async def sending(self, message: StoredMessage, until: float) -> bool:
        """Whether it may be sent now; if so it is marked as on its way until its answer or `until`.

        A second time without an answer in between, the row is in doubt: there may be two copies.
        """

        def work(raw: sqlite3.Connection) -> bool:
            changed = raw.execute(
                "UPDATE messages SET doubt = doubt OR state = 'sending', state = 'sending',"
                " next_try = ?2 WHERE id = ?1 AND chat_id = ?3"
                " AND message_id IS NULL AND state IN ('live', 'sending')",
                (message.id, until, message.chat_id),
            ).rowcount
            return bool(changed)

        self._doubts.add(message.game_id)
        return await self._database.run(work)

    async def sent(
        self, message: StoredMessage, message_id: int, look: str, final: bool, at: float
    ) -> None:
        """The send was answered: `message_id` is the living copy and shows `look`."""

        def work(raw: sqlite3.Connection) -> None:
            copies.adopt(raw, message.id, message.chat_id, message_id)
            _note_shown(raw, message, look, final)
            note_call(raw, message.chat_id, at)
            if message.kind == "table":
                pins.follow(raw, message.game_id, message.chat_id, message_id)
            if message.kind == "lobby":
                invitations.point(raw, message.game_id)
            if message.kind == "hand":
                note_reachable(raw, message.person_id, True)

        await self._database.run(work)

    async def shown(
        self, message: StoredMessage, look: str | None, final: bool, at: float | None
    ) -> None:
        """`message` shows `look` (None: not known); `at`: when the call ended, if one was made."""

        def work(raw: sqlite3.Connection) -> None:
            _note_shown(raw, message, look, final)
            note_call(raw, message.chat_id, at, whisper=message.kind == "ephemeral")

        await self._database.run(work)

    async def failed(
        self, message: StoredMessage, next_try: float, *, arrived: bool, at: float | None
    ) -> None:
        """It is tried again at `next_try`; `arrived`: a send may have had its effect."""

        def work(raw: sqlite3.Connection) -> None:
            raw.execute(
                "UPDATE messages SET next_try = ?2, tries = ?3,"
                " state = CASE WHEN state = 'sending' AND NOT ?4 AND message_id IS NULL"
                " THEN 'live' ELSE state END WHERE id = ?1 AND chat_id = ?5",
                (message.id, next_try, message.tries + 1, arrived, message.chat_id),
            )
            note_call(raw, message.chat_id, at, whisper=message.kind == "ephemeral")

        await self._database.run(work)

    async def keep(self, message: StoredMessage) -> bool:
        """Whether the copy that was to give way to a new one lives on instead."""
        return await self._database.run(lambda raw: copies.keep(raw, message.id))

    async def send_anew(self, game_id: int, person_id: int) -> None:
        """The person's hand is to be sent again, if the game goes on and the hand is there."""
        await self._database.run(lambda raw: calling.send_anew(raw, game_id, person_id))

    async def lost(self, message: StoredMessage, at: float) -> None:
        """Its copy is gone from the chat or can't be edited: it is to be sent anew."""

        def work(raw: sqlite3.Connection) -> None:
            raw.execute(
                "UPDATE messages SET message_id = NULL, look = NULL, retired = max(retired, ?2)"
                " WHERE id = ?1 AND message_id = ?2",
                (message.id, message.message_id),
            )
            if message.message_id is not None:
                copies.leave(raw, message.chat_id, message.message_id, "delete")
            note_call(raw, message.chat_id, at)

        await self._database.run(work)

    async def forget(self, message: StoredMessage) -> None:
        """Nothing is drawn in it any more, unless it has been wanted anew; a call is deleted."""

        def work(raw: sqlite3.Connection) -> None:
            forgotten = raw.execute(
                "UPDATE messages SET state = 'forgotten' WHERE id = ? AND wanted = ?",
                (message.id, message.wanted),
            ).rowcount
            if forgotten and message.kind == "call" and message.message_id is not None:
                raw.execute("UPDATE messages SET message_id = NULL WHERE id = ?", (message.id,))
                copies.leave(raw, message.chat_id, message.message_id, "delete")

        await self._database.run(work)

    async def unsure(self) -> Sequence[int]:
        """The rows of messages of which nobody knows how they look."""
        return await self._database.read(wanting.unsure)

    async def draw_again(self, rows: Sequence[int]) -> None:
        """These messages are edited once more, however they look."""
        await self._database.run(lambda raw: wanting.draw_again(raw, rows))

    async def rest(self, chat_id: int, until: float) -> None:
        """Nothing of this chat is tried before `until`."""

        def work(raw: sqlite3.Connection) -> None:
            raw.execute(
                "UPDATE messages SET next_try = max(next_try, ?2)"
                " WHERE chat_id = ?1 AND state IN ('live', 'sending')",
                (chat_id, until),
            )
            raw.execute(
                "UPDATE leftovers SET next_try = max(next_try, ?2)"
                f" WHERE chat_id = ?1 AND tries < {copies.LAID_BY}",
                (chat_id, until),
            )

        await self._database.run(work)

    async def unreachable(self, person_id: int) -> None:
        """No hand is sent to this person's DM until `revive`; whose turn it is the group calls."""

        def work(raw: sqlite3.Connection) -> None:
            calling.mention_instead(raw, person_id)
            raw.execute(
                "UPDATE messages SET state = 'unreachable'"
                " WHERE chat_id = ? AND state IN ('live', 'sending')",
                (person_id,),
            )
            note_reachable(raw, person_id, False)

        await self._database.run(work)
        if self._lost is not None:
            self._lost(person_id)

    async def tapped(self, chat_id: int, message_id: int, game_id: int, kind: str | None) -> bool:
        """Whether the press settled which of two copies lives, or that a send arrived."""
        if not await self._doubts.may_be(game_id):
            return False
        return await self._database.run(
            lambda raw: copies.tapped(raw, chat_id, message_id, game_id, kind)
        )

    async def whisper_tapped(
        self, chat_id: int, game_id: int, person_id: int, ephemeral_id: int
    ) -> bool:
        """Whether the press came from a hand in the group that nothing was known of."""
        return await self._database.run(
            lambda raw: copies.whisper_tapped(raw, chat_id, game_id, person_id, ephemeral_id)
        )

    async def whispered(
        self,
        game_id: int,
        person_id: int,
        chat_id: int,
        thread_id: int,
        ephemeral_id: int,
        look: str,
    ) -> None:
        """This person's ephemeral hand is the one with this id; an older one is to be deleted."""
        where = (game_id, person_id, chat_id, thread_id)
        await self._database.run(lambda raw: wanting.whispered(raw, *where, ephemeral_id, look))

    async def cleared(self, leftover: Leftover, at: float | None) -> None:
        """The old copy is gone, or harmless."""

        def work(raw: sqlite3.Connection) -> None:
            copies.cleared(raw, leftover)
            note_call(raw, leftover.chat_id, at, whisper=bool(leftover.receiver))

        await self._database.run(work)

    async def put_off(self, leftover: Leftover, next_try: float, act: str) -> None:
        """The old copy is tried again at `next_try`, by `act`."""
        await self._database.run(lambda raw: copies.put_off(raw, leftover, next_try, act))

    async def lay_by(self, leftover: Leftover, until: float) -> None:
        """The old copy is cleared if its chat takes calls again before `until`, else left alone."""
        await self._database.run(lambda raw: copies.lay_by(raw, leftover, until))

    async def called(self, chat_id: int, at: float) -> None:
        """A call into this chat ended at `at`."""
        await self._database.run(lambda raw: note_call(raw, chat_id, at))

    async def recall_calls(self, now: float) -> list[tuple[int, float]]:
        """After a start: the calls into groups in the last minute, chat and time, oldest first.

        One that may have been under way when the process died is among them.
        """
        return await self._database.run(lambda raw: recall_calls(raw, now))


def _new_ephemeral(game_id: int, person_id: int, chat_id: int, thread_id: int) -> StoredMessage:
    return StoredMessage(
        0, game_id, "ephemeral", person_id, chat_id, thread_id,
        None, None, 0, -1, None, None, "live", 0,
    )  # fmt: skip


def _note_shown(
    raw: sqlite3.Connection, message: StoredMessage, look: str | None, final: bool
) -> None:
    # Of a row that was posted anew or moved while the call was under way only `shown` is not noted:
    # whoever did that raised `wanted`.
    raw.execute(
        "UPDATE messages SET shown = max(shown, ?2), next_try = 0, tries = 0,"
        " look = CASE WHEN message_id IS NULL AND ephemeral_id IS NULL THEN NULL ELSE ?3 END,"
        " state = CASE WHEN ?4 AND wanted = ?2 THEN 'forgotten'"
        "   WHEN state = 'sending' THEN 'live' ELSE state END"
        " WHERE id = ?1 AND chat_id = ?5",
        (message.id, message.wanted, look, final, message.chat_id),
    )
