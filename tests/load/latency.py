"""From a tap to its answer when taps come by the clock, whatever has become of those before."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from itertools import islice
from pathlib import Path

from .crowd import Crowd, Tap
from .figures import percentile
from .games import moves_in, until_settled
from .processes import bare, bot
from .stage import Stage, new_stage


async def measure(folder: Path, *, games: int, pace: float, seconds: float) -> AsyncIterator[str]:
    """The lines to print; `pace`: taps a second, in turn of all the games."""
    count = int(pace * seconds)
    async with new_stage(folder, games=games, seats=4, taps=-(-count // games)) as stage:
        taps = list(islice(stage.in_turn(), count))
        async with bot(stage.crowd.url, stage.database):
            await until_settled(stage.database)
            before = moves_in(stage.database)
            whole = await _times(stage, taps, pace)
            moves = moves_in(stage.database) - before
        async with bare(stage.crowd.url):
            alone = await _times(stage, taps, pace)
    yield (
        f"tap to answer at {pace:.0f} taps a second, whole bot: {_told(whole)}"
        f" ({moves} of {count} taps made their move)"
    )
    yield f"tap to answer at {pace:.0f} taps a second, bare aiogram bot: {_told(alone)}"


def _told(times: list[float]) -> str:
    return f"p50 {percentile(times, 0.5) * 1e3:.0f} ms, p99 {percentile(times, 0.99) * 1e3:.0f} ms"


async def _times(stage: Stage, taps: list[Tap], pace: float) -> list[float]:
    """How long each answer took, the way from the presser and back included."""
    begun = time.perf_counter()

    async def tap_at(number: int, tap: Tap) -> float:
        return await _time(stage.crowd, tap, begun + number / pace)

    return await asyncio.gather(*(tap_at(number, tap) for number, tap in enumerate(taps)))


async def _time(crowd: Crowd, tap: Tap, at: float) -> float:
    await asyncio.sleep(at - time.perf_counter())
    await crowd.press(tap, wait=True)
    return time.perf_counter() - at
