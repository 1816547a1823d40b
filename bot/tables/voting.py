"""What the people at a table decide together: to close it, or not to wait for somebody.

A vote is one person's wish. It is an agreement once more than half of those asked wish the same.
"""

from __future__ import annotations

from dataclasses import replace

from bot.tables.model import Phase, Table, Vote

LASTS = 10 * 60
"""Seconds that a wish to close the table counts."""

LONG = 10 * 60
"""Seconds after which the table need not wait for somebody any longer."""


def voters(table: Table, seat: int | None = None) -> tuple[int, ...]:
    """The ids of those asked: who sits there and has not gone, but for the person on `seat`."""
    seats = (other for number, other in enumerate(table.seats) if number != seat)
    return tuple(s.person_id for s in seats if s.person_id is not None and not s.gone)


def needed(table: Table, seat: int | None = None) -> int:
    """How many of those asked are more than half."""
    return len(voters(table, seat)) // 2 + 1


def ballots(table: Table, seat: int | None, now: float) -> tuple[int, ...]:
    """The ids of those whose votes count now: against the person on `seat`, or to close the table.

    Votes against somebody count while the table waits for the same answer as when they were given.
    """
    since = now - LASTS if seat is None else (table.since or now)
    asked = voters(table, seat)
    found = (vote for vote in table.votes if vote.seat == seat and vote.at >= since)
    return tuple(vote.person_id for vote in found if vote.person_id in asked)


def is_agreed(table: Table, seat: int | None, now: float) -> bool:
    """Whether the votes are enough."""
    return len(ballots(table, seat, now)) >= needed(table, seat)


def with_vote(table: Table, person_id: int, seat: int | None, now: float) -> Table:
    """The table with this person's vote, given now unless it counts already."""
    if person_id in ballots(table, seat, now):
        return table
    kept = [v for v in table.votes if (v.person_id, v.seat) != (person_id, seat)]
    return replace(table, votes=(*kept, Vote(person_id, seat, now)))


def without_votes(table: Table, seat: int) -> Table:
    """The table where nobody has voted against the person on this seat."""
    return replace(table, votes=tuple(vote for vote in table.votes if vote.seat != seat))


def overdue(table: Table, now: float) -> tuple[int, ...]:
    """The seats of people that the table waits for and need not: a clock missed, or ten minutes."""
    if table.phase is not Phase.PLAYING or table.since is None:
        return ()
    waited = now - table.since >= LONG
    asked = [seat for seat in table.asked() if not table.seats[seat].plays_itself]
    return tuple(seat for seat in asked if waited or table.seats[seat].missed)
