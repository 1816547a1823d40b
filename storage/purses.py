"""Play chips: the purses of a chat, and what running games hold of them.

The functions here run inside the transaction that changes the game. Whatever a game does, the sum
of all purses and of all stakes not paid yet stays what it was; only a refill adds to it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from durak import DAILY_LEAST, NEW_PURSE
from storage.database import Database
from storage.shapes import StakeLike

__all__ = ["Purses", "StakesTooHigh", "StoredPayment", "StoredPurse"]

_DAY = 24 * 60 * 60


class StakesTooHigh(RuntimeError):
    """Purses are too thin for their stakes: `.chips` by seat. Nothing was changed."""

    def __init__(self, chips: Mapping[int, int]) -> None:
        super().__init__(dict(chips))
        self.chips = dict(chips)


@dataclass(frozen=True, slots=True)
class StoredPurse:
    """What somebody can stake now; `added`: what the day's refill has put in just now."""

    chips: int
    added: int = 0


@dataclass(frozen=True, slots=True)
class StoredPayment:
    """What a seat put in and got back, and what its purse held then."""

    seat: int
    staked: int
    paid: int
    purse: int


class Purses:
    """The purses of one database, to look into."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def look(self, chat_id: int, owner: int, now: float) -> StoredPurse:
        """The purse, opened if new, filled up if it is thin and has not been filled today."""
        return await self._database.run(lambda raw: look(raw, chat_id, owner, now))

    async def everywhere(self, owner: int, now: float) -> list[tuple[str, StoredPurse]]:
        """The person's purses that are open, the fullest first, each with its chat's title."""

        def work(raw: sqlite3.Connection) -> list[tuple[str, StoredPurse]]:
            chats = raw.execute(
                "SELECT chat_id, coalesce(title, '') FROM purses"
                " LEFT JOIN chats ON chats.id = chat_id WHERE owner = ?",
                (owner,),
            ).fetchall()
            found = [(title, look(raw, chat_id, owner, now)) for chat_id, title in chats]
            return sorted(found, key=lambda one: -one[1].chips)

        return await self._database.run(work)

    async def payments(self, game_id: int) -> tuple[StoredPayment, ...]:
        """What came of the game's stakes, by seat; () while they are held, or without any."""
        return await self._database.read(
            lambda raw: tuple(
                StoredPayment(*row)
                for row in raw.execute(
                    "SELECT seat, staked, paid, purse FROM stakes"
                    " WHERE game_id = ? AND paid IS NOT NULL ORDER BY seat",
                    (game_id,),
                )
            )
        )


def look(raw: sqlite3.Connection, chat_id: int, owner: int, now: float) -> StoredPurse:
    """The purse as `Purses.look` gives it. What running games hold counts as not lost."""
    today = int(now // _DAY)
    raw.execute(
        "INSERT INTO purses (chat_id, owner, chips, filled) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        (chat_id, owner, NEW_PURSE, today),
    )
    chips, filled = raw.execute(
        "SELECT chips, filled FROM purses WHERE chat_id = ? AND owner = ?", (chat_id, owner)
    ).fetchone()
    missing = DAILY_LEAST - chips - _held(raw, chat_id, owner)
    if missing <= 0 or filled >= today:
        return StoredPurse(chips)
    raw.execute(
        "UPDATE purses SET chips = chips + ?, filled = ? WHERE chat_id = ? AND owner = ?",
        (missing, today, chat_id, owner),
    )
    return StoredPurse(chips + missing, missing)


def _held(raw: sqlite3.Connection, chat_id: int, owner: int) -> int:
    held: int = raw.execute(
        "SELECT coalesce(sum(staked), 0) FROM stakes JOIN games ON games.id = game_id"
        " WHERE owner = ? AND paid IS NULL AND chat_id = ?",
        (owner, chat_id),
    ).fetchone()[0]
    return held


def hold(
    raw: sqlite3.Connection, game_id: int, chat_id: int, stakes: Sequence[StakeLike], now: float
) -> None:
    """The stakes are out of the purses and held by the game. Raises `StakesTooHigh`."""
    purses = [look(raw, chat_id, stake.owner, now) for stake in stakes]
    short = {
        stake.seat: purse.chips
        for stake, purse in zip(stakes, purses, strict=True)
        if purse.chips < stake.chips
    }
    if short:
        raise StakesTooHigh(short)
    for stake in stakes:
        _put(raw, chat_id, stake.owner, -stake.chips)
    raw.executemany(
        "INSERT INTO stakes (game_id, seat, owner, staked) VALUES (?, ?, ?, ?)",
        [(game_id, stake.seat, stake.owner, stake.chips) for stake in stakes],
    )


def pay(raw: sqlite3.Connection, game_id: int, payouts: Sequence[int]) -> None:
    """What the game holds is in the purses again, by seat; what has been paid is not paid twice."""
    for seat, _ in _held_by(raw, game_id):
        _settle(raw, game_id, seat, payouts[seat])


def refund(raw: sqlite3.Connection, game_id: int) -> None:
    """Every stake that the game holds is back where it came from."""
    for seat, staked in _held_by(raw, game_id):
        _settle(raw, game_id, seat, staked)


def move_chat(raw: sqlite3.Connection, old: int, new: int) -> None:
    """The purses of the group `old` belong to the supergroup `new`; two of one owner become one."""
    raw.execute(
        "INSERT INTO purses (chat_id, owner, chips, filled)"
        " SELECT ?2, owner, chips, filled FROM purses WHERE chat_id = ?1"
        " ON CONFLICT (chat_id, owner) DO UPDATE SET"
        " chips = chips + excluded.chips, filled = max(filled, excluded.filled)",
        (old, new),
    )
    raw.execute("DELETE FROM purses WHERE chat_id = ?", (old,))


def _held_by(raw: sqlite3.Connection, game_id: int) -> list[tuple[int, int]]:
    """Seat and stake of what the game holds."""
    rows = raw.execute(
        "SELECT seat, staked FROM stakes WHERE game_id = ? AND paid IS NULL", (game_id,)
    )
    return [(seat, staked) for seat, staked in rows]


def _settle(raw: sqlite3.Connection, game_id: int, seat: int, chips: int) -> None:
    chat_id, owner = raw.execute(
        "SELECT chat_id, owner FROM stakes JOIN games ON games.id = game_id"
        " WHERE game_id = ? AND seat = ?",
        (game_id, seat),
    ).fetchone()
    purse = _put(raw, chat_id, owner, chips)
    raw.execute(
        "UPDATE stakes SET paid = ?, purse = ? WHERE game_id = ? AND seat = ?",
        (chips, purse, game_id, seat),
    )


def _put(raw: sqlite3.Connection, chat_id: int, owner: int, chips: int) -> int:
    """What the purse holds with these chips added (negative: taken out)."""
    purse: int = raw.execute(
        "UPDATE purses SET chips = chips + ? WHERE chat_id = ? AND owner = ? RETURNING chips",
        (chips, chat_id, owner),
    ).fetchone()[0]
    return purse
