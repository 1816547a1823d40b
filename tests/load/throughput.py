"""How many taps a second: the whole bot and a bare one, in turns, on the same presses.

Both stand frozen while their taps are put in line, so that people's presses cost nothing while
answers are counted; the other one is frozen meanwhile, and so is what it still has to draw.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from statistics import median

from .ceiling import answers_a_second
from .crowd import Crowd, Tap
from .games import moves_in, until_settled
from .processes import Process, bare, bot
from .stage import Stage, new_stage


@dataclass
class Racer:
    """A bot with a playground of its own, frozen until it is its turn."""

    stage: Stage
    process: Process
    taps: Iterator[Tap]
    rates: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)
    """By round the seconds of processor time that a tap took."""

    async def race(self, count: int) -> None:
        """So many taps wait, the bot wakes up, and all are answered."""
        crowd = self.stage.crowd
        await crowd.fill(islice(self.taps, count))
        before = await crowd.last_call()
        worked, begun = self.process.worked(), time.time()
        self.process.thaw()
        end = await _last_answer(crowd, before, count)
        self.process.freeze()
        self.rates.append(count / (end - begun))
        self.work.append((self.process.worked() - worked) / count)


async def _last_answer(crowd: Crowd, before: int, count: int) -> float:
    """When the last of so many answers came."""
    while (await crowd.get("queue"))["pending"]:  # noqa: ASYNC110 (another process)
        await asyncio.sleep(0.02)
    times: list[float] = []
    while len(times) < count:
        await asyncio.sleep(0.02)
        calls = await crowd.calls(before)
        times = [call["at"] for call in calls if call["method"] == "answerCallbackQuery"]
    return max(times)


@asynccontextmanager
async def _racer(folder: Path, name: str, games: int, taps: int) -> AsyncIterator[Racer]:
    async with new_stage(folder, games=games, seats=4, taps=taps) as stage:
        url = stage.crowd.url
        async with bot(url, stage.database) if name == "whole" else bare(url) as process:
            await until_settled(stage.database)
            await asyncio.sleep(0.5)
            process.freeze()
            yield Racer(stage, process, stage.in_turn())


async def measure(folder: Path, *, games: int, rounds: int, taps: int) -> AsyncIterator[str]:
    """The lines to print."""
    each = -(-(rounds + 1) * taps // games)
    async with (
        _racer(folder, "whole", games, each) as whole,
        _racer(folder, "bare", games, each) as alone,
    ):
        before = moves_in(whole.stage.database)
        for _ in range(rounds):
            await whole.race(taps)
            await alone.race(taps)
        moves = moves_in(whole.stage.database) - before
        ceiling = await answers_a_second(alone.stage.crowd, alone.taps, taps)
    ratios = [a / b for a, b in zip(whole.rates, alone.rates, strict=True)]
    yield (
        f"taps a second, whole bot, each on the disk before its answer: {median(whole.rates):,.0f}"
        f" ({rounds} rounds of {taps}; {moves} of {rounds * taps} taps made their move)"
    )
    yield f"taps a second, bare aiogram bot that only answers: {median(alone.rates):,.0f}"
    yield (
        f"ratio of the two, median of the rounds: {median(ratios):.2f} (goal: 1.0 or more;"
        f" {min(ratios):.2f} to {max(ratios):.2f})"
    )
    yield (
        f"processor time a tap, drawing included: whole bot {median(whole.work) * 1e3:.2f} ms,"
        f" bare bot {median(alone.work) * 1e3:.2f} ms (also where other programs run)"
    )
    yield f"the playground takes {ceiling:,.0f} answers a second from a client that does no more"
