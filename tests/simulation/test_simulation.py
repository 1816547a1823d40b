"""The short form of `make simulation`: a dozen groups for some seconds.

That says nothing of growth; whether every figure is there to judge it by, it does.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from .kinds import kind_of
from .run import Course, run

COURSE = Course(groups=14, minutes=0.15, rate=20, every=1.0, warm_up=0)


@pytest.mark.timeout(300)
async def test_a_short_simulation(tmp_path: Path) -> None:
    outcome = await run(COURSE, tmp_path)
    assert outcome.pace.troubles() == []
    assert not outcome.errors
    assert len(outcome.growths()) >= 10
    assert outcome.did["games"] >= COURSE.groups / 2
    assert outcome.did["taps"] > 40
    assert len(outcome.pace) > 100
    assert outcome.samples[-1].rows["moves"] > 40


def test_the_five_hundred_are_of_every_kind() -> None:
    kinds = [kind_of(number, seed=1) for number in range(500)]
    for name, values in (
        ("people", {1, 2, 3, 4}),
        ("chat", {"supergroup", "group", "forum", "private"}),
        ("hands", {"private", "group", "both"}),
        ("clock", {None, 0, 30, 86400}),
    ):
        assert {getattr(kind, name) for kind in kinds} == values
    assert len({kind.preset for kind in kinds}) == 15
    assert any(kind.silent == kind.people for kind in kinds)
    assert all(2 <= kind.people + kind.computers <= 4 for kind in kinds)
