"""What a tap costs in calls, with cards and people who are the same every time."""

from __future__ import annotations

from pathlib import Path

from .bench import SEED
from .counting import count_calls
from .inside import new_inside

MOST = 2.0


async def test_a_tap_costs_two_calls_at_most(tmp_path: Path) -> None:
    """Sends, edits and deletions: all from the private chats, then all from the group."""
    async with new_inside(tmp_path) as inside:
        for public in (False, True):
            count = await count_calls(inside, public=public, seed=SEED)
            assert count.taps > 50
            assert count.a_tap <= MOST, count
