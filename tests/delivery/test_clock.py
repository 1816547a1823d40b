"""The time of day while somebody sets the computer's clock."""

from __future__ import annotations

from bot.delivery.budget import Budget
from bot.delivery.clock import Clock

HOUR = 3600.0
GROUP = -100


class Computer:
    """A clock that can be set, and the beat that cannot."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000.0
        self.beat = 50.0
        self.clock = Clock(lambda: self.wall, lambda: self.beat)

    def now_after(self, seconds: float) -> float:
        """The time so many seconds later, as it goes by itself."""
        self.wall += seconds
        self.beat += seconds
        return self.clock.now()


def test_set_back_it_goes_on() -> None:
    computer = Computer()
    began = computer.now_after(0)
    computer.wall -= HOUR
    assert [computer.now_after(10), computer.now_after(10)] == [began + 10, began + 20]
    computer.wall += HOUR
    assert computer.now_after(10) == began + 30


def test_set_on_it_follows() -> None:
    computer = Computer()
    began = computer.now_after(0)
    computer.wall += HOUR
    assert computer.now_after(10) == began + HOUR + 10


def test_corrected_by_less_than_a_second_it_is_never_earlier() -> None:
    computer = Computer()
    began = computer.now_after(0)
    computer.wall -= 0.5
    assert computer.now_after(0.1) == began
    assert computer.now_after(1) == began + 0.6


async def test_a_group_is_served_though_the_clock_was_set_back() -> None:
    computer = Computer()
    budget = Budget(computer.clock.now)
    for _ in range(3):
        await budget.spend(GROUP)
        budget.ended(GROUP)
    computer.wall -= HOUR
    computer.now_after(60)
    assert budget.wait(GROUP, False) == 0
