"""Whom a table waits for, and until when."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.tables.calling import on_turn
from bot.tables.model import Phase, Table

SHORTEST_WINDOW = 15
"""Seconds at least for throwing in, however short the clock is."""

SHORTEST_REMINDED = 60
"""Seconds of a clock from which on there is a reminder at half time."""

GRACE = 20
"""Seconds that a running turn has at least after a restart or a rest."""

PATIENCE = 30 * 60
"""Seconds after which a forgotten lobby closes itself."""

MISSES = 2
"""Clocks missed in a row after which a person counts as gone."""


REDEAL_PATIENCE = 8
"""Moves' time that a computer player gives the others to demand a new deal before it leads."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a computer player takes for a move, in seconds."""

    computer: float = 1.5

    def of(self, table: Table) -> float:
        """How long for the move that this table waits for."""
        assert table.game is not None
        patient = table.game.view(None).may_be_redealt
        return self.computer * (REDEAL_PATIENCE if patient else 1)


ABANDONED = 7 * 86400
"""Seconds after which a game that nobody plays on, and that may not be shown, is closed."""


def with_turn(
    before: Table | None, table: Table, now: float, pace: Pace, earliest: float = 0.0
) -> Table:
    """The table with its deadline and the time of the next computer player's move.

    A pass of one of several leaves the window of the others as it was, and who goes and comes back
    in the same turn has what was left of it. Nobody loses a turn at a table that nobody can see:
    one that may not be shown has no clock, in a chat that rests no turn ends before `earliest`.
    """
    if table.phase is not Phase.PLAYING:
        closes = now + PATIENCE if table.phase is Phase.LOBBY else None
        return replace(table, deadline=None, held=None, remind=None, wake=closes)
    table = replace(table, since=_since(before, table, now))
    asked = table.asked()
    people = [seat for seat in asked if not table.seats[seat].plays_itself]
    computers = len(people) < len(asked)
    timed = replace(
        table,
        deadline=None,
        held=None,
        remind=None,
        wake=_wake(table, computers, now, pace),
    )
    if not table.clock or table.muted:
        return timed
    kept = _running(before) if before is not None and before.stamp == table.stamp else None
    if not people:
        return replace(timed, held=kept)
    if kept is not None:
        return replace(timed, deadline=kept, remind=table.remind)
    ends = max(now + window(table), earliest)
    return replace(timed, deadline=ends, remind=_half_time(table, now))


def _wake(table: Table, computers: bool, now: float, pace: Pace) -> float | None:
    if computers:
        return now + pace.of(table)
    return now + ABANDONED if table.muted else None


def _half_time(table: Table, now: float) -> float | None:
    """When whose turn it is will be reminded: never of a short turn, nor of throwing in."""
    long_enough = table.clock >= SHORTEST_REMINDED and on_turn(table)
    return now + window(table) / 2 if long_enough else None


def _since(before: Table | None, table: Table, now: float) -> float:
    """When the table began to wait for this answer."""
    waits = before is not None and before.stamp == table.stamp
    return before.since if before is not None and waits and before.since is not None else now


def _running(table: Table) -> float | None:
    """When the turn that runs at this table ends, also while a computer has taken it over."""
    return table.held if table.deadline is None else table.deadline


def window(table: Table) -> int:
    """Seconds that whom the table waits for has: a whole turn, or a third of it to throw in."""
    assert table.game is not None
    if table.game.view(None).stage.is_turn:
        return table.clock
    return min(table.clock, max(SHORTEST_WINDOW, table.clock // 3))
