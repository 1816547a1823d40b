"""python -m tests.load: the whole bot under load, in about nine minutes.

Every process is its own: the bot as `python -m bot`, the playground as its Telegram, people here.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from . import latency, staleness, standing, throughput


async def measure(folder: Path) -> AsyncIterator[str]:
    """The lines to print, each as soon as it is known."""
    parts = (
        throughput.measure(folder, games=200, rounds=9, taps=600),
        latency.measure(folder, games=100, pace=50, seconds=20),
        staleness.measure(folder, groups=12, pace=20, seconds=120),
        standing.measure(folder, games=2000),
    )
    for part in parts:
        async for line in part:
            yield line


async def main() -> None:
    """Measures and prints."""
    with tempfile.TemporaryDirectory() as folder:
        async for line in measure(Path(folder)):
            print(line, flush=True)


if __name__ == "__main__":
    asyncio.run(main())
