"""How long a table waits for more changes: three seconds or so, unless they come thick and fast."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate
from random import Random

from bot.delivery.minute import GroupMinute, Limits
from bot.delivery.ports import Painted
from bot.delivery.pressing import Pressing
from storage.messages import StoredMessage

TABLE = StoredMessage(1, 1, "table", 0, -100, 0, 5, None, 0, 0, None, None, "live", 0)


class Painting:
    """A drawing without buttons."""

    text, keyboard, final, picture, silent, asked = "стол", None, False, None, False, False


PAINTED: Painted = Painting()


class Hand:
    """A clock's hand."""

    def __init__(self) -> None:
        self.time = 1_000.0

    def __call__(self) -> float:
        return self.time


def waits(steps: list[float]) -> list[float]:
    """How long each edit let the first of its changes wait, where taps come in these steps."""
    hand = Hand()
    pressing = Pressing(hand, Limits())
    pressing.served(TABLE, PAINTED)
    found: list[float] = []
    first: float | None = None
    tap, wanted, due = hand.time + steps[0], 0, float("inf")
    coming = iter(steps[1:])
    while first is not None or tap < float("inf"):
        hand.time = min(tap, due)
        if tap <= due:
            wanted += 1
            first = tap if first is None else first
            tap += next(coming, float("inf"))
        wait = pressing.patience(replace(TABLE, wanted=wanted))
        due = hand.time + wait
        if wait == 0 and first is not None:
            pressing.served(TABLE, PAINTED)
            found.append(hand.time - first)
            first, due = None, float("inf")
    return found


def test_twenty_taps_a_minute_are_shown_within_the_goal() -> None:
    late = waits([2.0, 4.0, 3.0] * 40)
    assert max(late) < 3.21
    # Two taps make an edit, more or less: the minute of the group is not used up.
    assert 40 <= len(late) <= 80


def spreads(seed: int) -> tuple[list[float], int]:
    """How late each tap of three minutes is shown within the group's minute, and the edits.

    The minute has begun with two calls; taps come 3 seconds apart, a third more or less.
    """
    hand, dice, minute = Hand(), Random(seed), GroupMinute(Limits())
    pressing = Pressing(hand, Limits())
    pressing.served(TABLE, PAINTED)
    minute.end(hand.time)
    minute.end(hand.time)
    taps = list(accumulate(dice.uniform(2, 4) for _ in range(60)))
    late: list[float] = []
    unseen: list[float] = []
    edits = wanted = 0
    while taps or unseen:
        due = float("inf")
        if unseen:
            patience = pressing.patience(replace(TABLE, wanted=wanted))
            free = minute.free_at(hand.time, final=False, spread=False)
            due = max(hand.time + patience, free)
        if taps and 1_000.0 + taps[0] <= due:
            hand.time = 1_000.0 + taps.pop(0)
            unseen.append(hand.time)
            wanted += 1
        elif due > hand.time:
            hand.time = due
        else:
            pressing.served(TABLE, PAINTED)
            minute.end(hand.time)
            late += [hand.time - tap for tap in unseen]
            unseen, edits = [], edits + 1
    return late, edits


def test_the_goal_is_kept_within_the_minute_of_the_group() -> None:
    """An edit a tap, or nearly, would use the minute up, and then everything is late."""
    for seed in range(20):
        late, edits = spreads(seed)
        assert len(late) == 60
        assert max(late) <= 3.3, (seed, max(late))
        assert edits <= 3 * 14


def test_thick_and_fast_ones_make_an_edit_every_eight_seconds() -> None:
    late = waits([1.5] * 100)
    assert len(late) <= 25
    assert 6.0 <= max(late) <= 8.0


def test_after_a_calm_a_change_is_shown_at_once() -> None:
    assert waits([20.0]) == [0.0]
