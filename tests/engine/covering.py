"""A covering array: few tables, so chosen that any two values of any two options meet at one.

The number of seats counts as an option here. What section 7 forbids meets nowhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product
from random import Random

import durak

Choice = dict[str, object]
"""A value for every option, and for `seats`."""

Choices = tuple[object, ...]
Pair = tuple[tuple[str, object], tuple[str, object]]
SEATS = "seats"
KEYS = (*durak.OPTIONS, SEATS)


def values_of_options(
    is_wanted: Callable[[str, object], bool] = lambda _key, _value: True,
) -> dict[str, Choices]:
    found = {
        key: tuple(value for value in values if is_wanted(key, value))
        for key, values in durak.OPTIONS.items()
    }
    return found | {SEATS: tuple(range(durak.FEWEST_SEATS, durak.MOST_SEATS + 1))}


def rules_of(choice: Choice) -> durak.Rules:
    return durak.Rules(**{key: value for key, value in choice.items() if key != SEATS})  # type: ignore[arg-type]


def seats_of(choice: Choice) -> int:
    return int(str(choice[SEATS]))


def troubles(choice: Choice) -> int:
    return len(rules_of(choice).problems(seats_of(choice)))


class Covering:
    """Iterating gives choices, sound ones, until every pair that may meet has met."""

    def __init__(self, values: dict[str, Choices]) -> None:
        self.values = values
        self.dice = Random(5)
        self.waiting = {
            ((one, a), (other, b))
            for one, other in combinations(KEYS, 2)
            for a, b in product(values[one], values[other])
        }
        self.forbidden: set[Pair] = set()

    def __iter__(self) -> Iterator[Choice]:
        while self.waiting:
            pair = min(self.waiting, key=str)
            choice = self.completed(dict(pair))
            if choice is None:
                self.waiting.remove(pair)
                self.forbidden.add(pair)
                continue
            self.waiting -= set(pairs_of(choice))
            yield choice

    def completed(self, fixed: Choice) -> Choice | None:
        """Option by option the value that meets most others for the first time."""
        choice = self.mended({key: values[0] for key, values in self.values.items()} | fixed, fixed)
        keys = [key for key in KEYS if key not in fixed]
        self.dice.shuffle(keys)
        for key in keys:
            if choice is None:
                return None
            for value in sorted(self.values[key], key=lambda v: -self.gain(fixed, key, v)):
                more = fixed | {key: value}
                tried = self.mended(choice | more, more)
                if tried is not None:
                    choice, fixed = tried, more
                    break
        return choice

    def gain(self, fixed: Choice, key: str, value: object) -> int:
        return sum(
            pair in self.waiting
            for other, its in fixed.items()
            for pair in (((key, value), (other, its)), ((other, its), (key, value)))
        )

    def mended(self, choice: Choice, fixed: Choice) -> Choice | None:
        """Other options changed, one at a time, until nothing is wrong; None when that fails."""
        wrong = troubles(choice)
        while wrong:
            changed = [
                choice | {key: value}
                for key in KEYS
                if key not in fixed
                for value in self.values[key]
            ]
            best = min(changed, key=troubles, default=choice)
            if troubles(best) >= wrong:
                return None
            choice, wrong = best, troubles(best)
        return choice


def pairs_of(choice: Choice) -> Iterator[Pair]:
    return combinations([(key, choice[key]) for key in KEYS], 2)
