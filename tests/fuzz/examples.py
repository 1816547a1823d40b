"""How long the fuzz tests go on: short in `make test`, `make fuzz` times as long by EXAMPLES."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, settings

TIMES = int(os.environ.get("EXAMPLES", "1"))
"""By so much every number of examples is multiplied."""


def examples(number: int) -> int:
    """So many examples, or rounds, in the long form more."""
    return number * TIMES


def fuzz(number: int) -> settings:
    """The settings of a test of so many examples: always the same ones unless there are more."""
    return settings(
        max_examples=examples(number),
        derandomize=TIMES == 1,
        deadline=None,
        database=None,
        # The bot lives on from one example to the next: a smaller one would not meet the same bot.
        phases=[Phase.generate],
        suppress_health_check=[*HealthCheck],
    )
