"""2,000 games at once: the memory they take, and how soon a bot that starts among them answers.

One game is shown in the playground; the others stand in the database as if they were.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from random import Random

from .crowd import Crowd, Group, Tap
from .games import pretend_shown, store_games, until_settled
from .processes import ROOT, bot
from .stage import SEED, Stage, new_stage

_IMPORTS = "import bot.__main__, bot.starting"


async def measure(folder: Path, *, games: int) -> AsyncIterator[str]:
    """The lines to print."""
    async with new_stage(folder, games=1, seats=4, taps=2) as stage:
        empty, soonest = await _start(stage, stage.ways[0][0])
        dice = Random(SEED)
        await store_games(stage.database, _elsewhere(games - 1), moves=25, dice=dice)
        await pretend_shown(stage.database)
        full, start = await _start(stage, stage.ways[0][1])
    imports = await _import()
    yield (
        f"memory with {games:,} games running: {full - empty:.0f} MB above the {empty:.0f} MB of a"
        f" bot with one, {(full - empty) * 1024 / games:.0f} kB a game"
    )
    yield (
        f"start to first answer with {games:,} games: {start:.1f} s; with one game {soonest:.1f} s,"
        f" and {imports:.1f} s of both are imports"
    )


def _elsewhere(games: int) -> list[Group]:
    """Groups that the playground does not know; nothing is said to them."""
    ids = count(10**9)
    return [Group(-(10**12) - next(ids), (next(ids), next(ids), next(ids))) for _ in range(games)]


async def _start(stage: Stage, tap: Tap) -> tuple[float, float]:
    """MB when everything is drawn, and seconds from the start to the answer to a waiting tap."""
    started = bot(stage.crowd.url, stage.database)
    waiting = asyncio.create_task(_answered(stage.crowd, tap))
    begun = time.perf_counter()
    await started.spawn()
    try:
        answered = await waiting - begun
        await started.until_ready()
        await until_settled(stage.database)
        return started.memory(), answered
    finally:
        await started.stop()


async def _answered(crowd: Crowd, tap: Tap) -> float:
    """When the tap is answered."""
    before = await crowd.last_call()
    await crowd.press(tap)
    while True:
        await asyncio.sleep(0.02)
        if any(call["method"] == "answerCallbackQuery" for call in await crowd.calls(before)):
            return time.perf_counter()


async def _import() -> float:
    """Seconds that a Python takes to start and import the whole bot."""
    begun = time.perf_counter()
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", _IMPORTS, cwd=ROOT)
    await process.wait()
    return time.perf_counter() - begun
