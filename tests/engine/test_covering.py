"""The covering array itself: sound tables, every pair, and nothing called forbidden that may be."""

from itertools import combinations, product
from random import Random

import pytest

from tests.engine.covering import (
    KEYS,
    Choice,
    Covering,
    pairs_of,
    rules_of,
    seats_of,
    troubles,
    values_of_options,
)

VALUES = values_of_options()


@pytest.fixture(scope="module")
def covering() -> Covering:
    return Covering(VALUES)


@pytest.fixture(scope="module")
def choices(covering: Covering) -> list[Choice]:
    return list(covering)


def test_every_table_is_sound(choices: list[Choice]) -> None:
    for choice in choices:
        assert rules_of(choice).problems(seats_of(choice)) == ()


def test_every_pair_meets_or_is_forbidden(covering: Covering, choices: list[Choice]) -> None:
    met = {pair for choice in choices for pair in pairs_of(choice)}
    for one, other in combinations(KEYS, 2):
        for a, b in product(VALUES[one], VALUES[other]):
            pair = ((one, a), (other, b))
            assert (pair in met) != (pair in covering.forbidden)


def test_what_is_forbidden_meets_at_no_sound_table(
    covering: Covering, choices: list[Choice]
) -> None:
    assert choices
    dice = Random(3)
    for _ in range(60):
        choice: Choice = {key: dice.choice(VALUES[key]) for key in KEYS}
        mended = covering.mended(choice, {})
        if mended is not None:
            assert troubles(mended) == 0
            assert covering.forbidden.isdisjoint(pairs_of(mended))
