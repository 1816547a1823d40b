"""How a finished game is remembered for each seat."""

from __future__ import annotations

from bot.tables.model import Result, Table


def results(table: Table) -> tuple[Result, ...]:
    """One result a seat, () while the game runs. Who has gone is counted last."""
    if table.game is None or table.game.outcome is None:
        return ()
    outcome = table.game.outcome
    places = _places(table, outcome.places)
    return tuple(
        Result(
            seat=seat,
            person_id=table.seats[seat].person_id,
            reason=outcome.reason.value,
            place=place,
            fool=seat in outcome.fools,
            badge=outcome.badge if seat in outcome.fools else 0,
        )
        for seat, place in sorted(places.items())
    )


def _places(table: Table, groups: tuple[tuple[int, ...], ...]) -> dict[int, int]:
    """The place of each seat, from 1: a group of two takes up two, who has gone has the last."""
    places: dict[int, int] = {}
    place = 1
    for group in groups:
        stayed = [seat for seat in group if not table.seats[seat].gone]
        places |= dict.fromkeys(group, len(table.seats)) | dict.fromkeys(stayed, place)
        place += len(stayed)
    return places
