"""Two people tap in the same millisecond: one comes first, the other one is told."""

from __future__ import annotations

import asyncio
from itertools import permutations

import pytest

import durak
from bot.tables.answers import Refused
from bot.tables.model import Person, Phase
from bot.tables.notices import Notice

from .conftest import ANYA, BORIS, VERA, House

FREE = durak.Rules(mode="throw_in", throw_order="free")
OPEN = "8sKd/AcAdQh/8hKh 8c - h 0>1 - 9"
"""Boris is to cover the eight; Anya and Vera may throw in theirs."""
LAST = "8s/AcAdQd/8d 8cAh - s 0>1 - 9"
"""Anya and Vera may throw in the last card they have."""

Tap = tuple[Person, str]
PAIRS: list[tuple[str, tuple[Tap, Tap]]] = [
    (OPEN, ((ANYA, "8s"), (VERA, "8h"))),
    (OPEN, ((BORIS, "take"), (ANYA, "8s"))),
    (OPEN, ((BORIS, "Acx8c"), (VERA, "8h"))),
    (LAST, ((ANYA, "8s"), (VERA, "8d"))),
]


@pytest.mark.parametrize("order", [0, 1])
@pytest.mark.parametrize(("position", "taps"), PAIRS)
async def test_of_two_taps_the_first_counts_and_the_second_is_stale(
    house: House, position: str, taps: tuple[Tap, Tap], order: int
) -> None:
    game_id = await house.at_position(position, rules=FREE, people=(ANYA, BORIS, VERA))
    first, second = [*permutations(taps)][order]
    stamp = await house.stamp(game_id)
    done = await asyncio.gather(
        *(house.play.move(game_id, stamp, person, move) for person, move in (first, second)),
        return_exceptions=True,
    )
    assert isinstance(done[1], Refused)
    assert done[1].answer.code is Notice.STALE
    table = await house.desk.table(game_id)
    assert [move.move for move in table.moves] == [first[1]]
    again = await house.restarted().desk.table(game_id)
    assert (again.moves, again.snapshot) == (table.moves, table.snapshot)


async def test_the_last_cards_of_both_go_out_one_after_the_other(house: House) -> None:
    """Who was too late sees the new table and taps again: the defender has cards for both."""
    game_id = await house.at_position(LAST, rules=FREE, people=(ANYA, BORIS, VERA))
    for person, card in ((ANYA, "8s"), (VERA, "8d")):
        await house.play.move(game_id, await house.stamp(game_id), person, card)
    await house.play.move(game_id, await house.stamp(game_id), BORIS, "take")
    table = await house.desk.table(game_id)
    assert table.phase is Phase.OVER
    assert table.game is not None
    assert table.game.outcome is not None
    assert table.game.outcome.fools == (1,)


async def test_two_who_say_enough_at_the_same_moment_are_both_heard(house: House) -> None:
    game_id = await house.at_position(LAST, rules=FREE, people=(ANYA, BORIS, VERA))
    stamp = await house.stamp(game_id)
    await asyncio.gather(
        *(house.play.move(game_id, stamp, person, "pass") for person in (ANYA, VERA))
    )
    table = await house.desk.table(game_id)
    assert [move.move for move in table.moves] == ["pass", "pass"]
    assert table.game is not None
    assert table.game.view(None).table == ()


async def test_a_late_tap_before_the_clock_has_moved_counts(house: House) -> None:
    game_id = await house.at_position(OPEN, rules=FREE, people=(ANYA, BORIS, VERA))
    stamp = await house.stamp(game_id)
    house.clock.time += 3_600
    await asyncio.gather(
        house.play.move(game_id, stamp, BORIS, "Acx8c"), house.play.when_due(game_id)
    )
    table = await house.desk.table(game_id)
    assert [(move.move, move.played) for move in table.moves] == [("Acx8c", "person")]
    assert [seat.missed for seat in table.seats] == [0, 0, 0]


async def test_a_tap_after_the_clock_has_moved_is_stale(house: House) -> None:
    game_id = await house.at_position(OPEN, rules=FREE, people=(ANYA, BORIS, VERA))
    stamp = await house.stamp(game_id)
    house.clock.time += 3_600
    done = await asyncio.gather(
        house.play.when_due(game_id),
        house.play.move(game_id, stamp, BORIS, "Acx8c"),
        return_exceptions=True,
    )
    assert isinstance(done[1], Refused)
    assert done[1].answer.code is Notice.STALE
    assert [move.played for move in (await house.desk.table(game_id)).moves] == ["clock"]
