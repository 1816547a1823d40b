"""A match on the pogony ladder: which of its deals the next game at a table is (6.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import durak
from bot.tables.model import Table

Stage = Literal["begins", "goes_on", "begins_anew"]
"""`begins_anew`: the deal before was one of a match, which cannot go on with this one."""


@dataclass(frozen=True, slots=True)
class Match:
    """The ranks a deal is played for, and whether it is the first one of its match."""

    ladder: durak.Ladder
    stage: Stage


def match_of(table: Table, last: Table | None) -> Match | None:
    """The match that a game dealt at this table now would belong to, None without a ladder.

    It goes on after the `last` game while the same sit in the same seats under the same rules.
    """
    if table.rules.pogony != "ladder" or not table.seats:
        return None
    before = _left_by(last)
    if last is not None and before is not None and _is_same(table, last):
        return Match(before, "goes_on")
    ladder = durak.Ladder.start(table.rules, len(table.seats))
    return Match(ladder, "begins" if before is None else "begins_anew")


def _left_by(last: Table | None) -> durak.Ladder | None:
    """The ladder as the game left it; None where there was none, or it has been won."""
    view = None if last is None or last.game is None else last.game.view(None)
    if view is None or view.ladder is None or view.outcome is None:
        return None
    ladder = view.ladder.advanced(view.outcome)
    return ladder if ladder.winner is None else None


def _is_same(table: Table, last: Table) -> bool:
    return table.rules == last.rules and _sitting(table) == _sitting(last)


def _sitting(table: Table) -> list[tuple[int | None, str | None]]:
    return [seat.identity for seat in table.seats]
