"""What has happened lately: the events of this bout, and how the one before it ended."""

from __future__ import annotations

from collections.abc import Sequence

from durak import events

Story = tuple[events.Event, ...]

_ENDS = (events.BoutBeaten, events.CardsTaken)


def tell(story: Story, events: Sequence[events.Event]) -> Story:
    """The story with these events added and everything before the last bout's end dropped."""
    return story[_last_end(story) :] + tuple(events)


def _last_end(story: Story) -> int:
    for place in range(len(story) - 1, -1, -1):
        if isinstance(story[place], _ENDS):
            return place
    return 0
