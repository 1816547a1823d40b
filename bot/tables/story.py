"""What has happened lately: the events of this bout, and how the one before it ended."""

from __future__ import annotations

from collections.abc import Sequence

from durak import events
from durak.events import CaughtCheating

Story = tuple[events.Event, ...]


def caught_in_bout(story: Story) -> int:
    """How many cheats were caught in this bout, each of whom took cards back."""
    return sum(isinstance(event, CaughtCheating) for event in story[_last_end(story) :])


_ENDS = (events.BoutBeaten, events.CardsTaken)


def tell(story: Story, events: Sequence[events.Event]) -> Story:
    """The story with these events added and everything before the last bout's end dropped."""
    return story[_last_end(story) :] + tuple(events)


def _last_end(story: Story) -> int:
    for place in range(len(story) - 1, -1, -1):
        if isinstance(story[place], _ENDS):
            return place
    return 0
