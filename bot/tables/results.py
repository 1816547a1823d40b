"""How a finished game is remembered for each seat."""

from __future__ import annotations

from bot.tables.model import Result, Table


def results(table: Table) -> tuple[Result, ...]:
    """One result a seat, () while the game runs. Who has gone is counted last."""
    if table.game is None or table.game.outcome is None:
        return ()
    outcome = table.game.outcome
    last = len(table.seats)
    found = []
    for place, group in _numbered(outcome.places):
        for seat in group:
            occupant = table.seats[seat]
            found.append(
                Result(
                    seat=seat,
                    person_id=occupant.person_id,
                    reason=outcome.reason.value,
                    place=last if occupant.gone else place,
                    fool=seat in outcome.fools,
                    badge=outcome.badge if seat in outcome.fools else 0,
                )
            )
    return tuple(found)


def _numbered(
    groups: tuple[tuple[int, ...], ...],
) -> list[tuple[int, tuple[int, ...]]]:
    """Each group with its place from 1; a group of two takes up two places."""
    place, numbered = 1, []
    for group in groups:
        numbered.append((place, group))
        place += len(group)
    return numbered
