"""Good enough to be company, on fixed shuffles; `python -m tests.ai.match` prints the figures."""

import pytest

from durak import Rules
from tests.ai.match import among, duels
from tests.ai.rivals import NaivePlayer, RandomPlayer

DEALS = range(200)
"""Each is played twice, the seats swapped: 400 games."""

MODES = ("throw_in", "transfer")


@pytest.mark.parametrize("mode", MODES)
def test_chance_hardly_ever_beats_it(mode: str) -> None:
    assert duels(Rules(mode=mode), RandomPlayer(1), DEALS).losses <= 0.10


@pytest.mark.parametrize("mode", MODES)
def test_the_lowest_card_each_time_is_beaten(mode: str) -> None:
    assert duels(Rules(mode=mode), NaivePlayer(), DEALS).losses < 0.48


@pytest.mark.parametrize("mode", MODES)
def test_among_three_naive_players_it_is_the_fool_less_than_its_share(mode: str) -> None:
    assert among(Rules(mode=mode), 4, NaivePlayer(), range(50)).losses < 0.25
