"""Section 6.6 of docs/rules.md: every share worked out by hand from its table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import durak


@pytest.mark.parametrize(
    ("places", "stake", "chips"),
    [
        ((1, 2), 50, (100, 0)),
        ((3, 1, 2), 50, (0, 120, 30)),  # of 150: 80, 20
        ((4, 3, 2, 1), 25, (0, 10, 30, 60)),
        ((1, 2, 3, 4, 5), 100, (250, 150, 75, 25, 0)),  # of 500: 50, 30, 15, 5
        ((1, 2, 3, 4, 5, 6), 100, (270, 150, 90, 60, 30, 0)),  # of 600: 45, 25, 15, 10, 5
        ((1, 2, 3, 4, 5, 6, 7), 100, (280, 175, 105, 70, 42, 28, 0)),
        ((1, 2, 3, 4, 5, 6, 7, 8), 100, (304, 192, 120, 80, 56, 32, 16, 0)),
    ],
)
def test_rule_6_6_each_place_has_its_share(
    places: tuple[int, ...], stake: int, chips: tuple[int, ...]
) -> None:
    assert durak.payouts(places, stake) == chips


@pytest.mark.parametrize(
    ("places", "stake", "chips"),
    [
        ((1, 1), 50, (50, 50)),
        ((2, 1, 2), 50, (15, 120, 15)),  # 20 of the hundred for two: 10 each
        ((1, 2, 3, 3), 25, (60, 30, 5, 5)),  # 10 for two: 5 each
        ((1, 1, 3, 4), 25, (45, 45, 10, 0)),  # 60 and 30 for two
        ((2, 2, 1, 2), 30, (16, 16, 72, 16)),  # of 120: 40 for three are 48
        ((1, 1, 1, 1), 10, (10, 10, 10, 10)),
        ((2, 1, 2, 2, 2), 10, (6, 26, 6, 6, 6)),  # 50 are 25; 50 for four: 6 each, 1 over
    ],
)
def test_rule_6_6_who_draws_shares_the_places_equally(
    places: tuple[int, ...], stake: int, chips: tuple[int, ...]
) -> None:
    assert durak.payouts(places, stake) == chips


@pytest.mark.parametrize(
    ("places", "stake", "chips"),
    [
        ((3, 2, 1), 1, (0, 0, 3)),  # of 3: 2 and 0 by rounding, 1 over
        ((2, 1, 3, 4), 7, (8, 18, 2, 0)),  # of 28: 16, 8, 2 and 2 over
        ((1, 1, 3), 7, (11, 10, 0)),  # of 21: 10 each, 1 over for the lowest seat
        ((3, 1, 1), 7, (0, 11, 10)),
        ((1, 1, 1), 5, (5, 5, 5)),
    ],
)
def test_rule_6_6_what_remains_goes_to_the_best_place(
    places: tuple[int, ...], stake: int, chips: tuple[int, ...]
) -> None:
    assert durak.payouts(places, stake) == chips


@pytest.mark.parametrize(
    ("places", "chips"),
    [
        ((3, 1, 2), (0, 240, 60)),  # one has gone: the last place is his
        ((1, 2, 4, 4), (280, 120, 0, 0)),  # two have: nobody is third, its 40 go to the best
        ((4, 4, 4, 1), (0, 0, 0, 400)),
    ],
)
def test_rule_6_6_who_has_gone_is_last(places: tuple[int, ...], chips: tuple[int, ...]) -> None:
    assert durak.payouts(places, 100) == chips


@pytest.mark.parametrize(
    ("teams", "places", "stake", "chips"),
    [
        ("2x2", (1, 3, 1, 3), 25, (50, 0, 50, 0)),
        ("2x2", (1, 1, 1, 1), 25, (25, 25, 25, 25)),
        ("2x2", (4, 2, 1, 2), 25, (0, 0, 100, 0)),  # a partner has gone
        ("3x3", (4, 1, 4, 1, 4, 1), 10, (0, 20, 0, 20, 0, 20)),
        ("three_pairs", (3, 1, 5, 3, 1, 5), 25, (0, 75, 0, 0, 75, 0)),
        ("three_pairs", (1, 3, 3, 1, 3, 3), 25, (75, 0, 0, 75, 0, 0)),
    ],
)
def test_rule_6_6_the_winners_of_a_team_share_equally(
    teams: str, places: tuple[int, ...], stake: int, chips: tuple[int, ...]
) -> None:
    assert durak.payouts(places, stake, teams=teams) == chips


@st.composite
def standings(draw: st.DrawFn) -> list[int]:
    """Places by seat as a game can end: shared ones too, and who has gone at the very last."""
    groups = draw(st.lists(st.integers(1, 8), min_size=2, max_size=8))
    gone = draw(st.sets(st.integers(1, len(groups) - 1)))
    stayed = [group for seat, group in enumerate(groups) if seat not in gone]
    return [
        len(groups) if seat in gone else 1 + sum(other < group for other in stayed)
        for seat, group in enumerate(groups)
    ]


@given(standings(), st.integers(0, 1000), st.sampled_from(["none", "2x2", "three_pairs"]))
def test_rule_6_6_the_bank_is_paid_out_whole(places: list[int], stake: int, teams: str) -> None:
    paid = durak.payouts(places, stake, teams=teams)
    assert sum(paid) == stake * len(places)
    assert min(paid) >= 0
    assert all(paid[seat] <= paid[places.index(1)] for seat in range(len(paid)))
