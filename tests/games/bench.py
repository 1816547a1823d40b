"""python -m tests.games.bench: how many calls a tap costs, for four people by the default rules."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from pathlib import Path

import structlog

from tests.games.counting import Count, count_calls
from tests.games.inside import new_inside

SEED = 13


async def main() -> None:
    """Two games are played and what they cost is printed."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with tempfile.TemporaryDirectory() as folder:
        async with new_inside(Path(folder)) as inside:
            for name, public in (("private chats", False), ("the group", True)):
                print(line(name, await count_calls(inside, public=public, seed=SEED)))


def line(name: str, count: Count) -> str:
    """What a game played from there has cost."""
    calls = ", ".join(f"{method} {number}" for method, number in count.calls.most_common())
    return f"counted calls a tap, all from {name}: {count.a_tap:.2f} ({count.taps} taps: {calls})"


if __name__ == "__main__":
    asyncio.run(main())
