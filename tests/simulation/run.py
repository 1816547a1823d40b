"""A run of the simulation: three processes, samples every few seconds, and what came of it."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.games.bot_process import BotProcess
from tests.games.world import World
from tests.operation.test_metrics import free_port

from .crowd import Crowd, gather
from .pace import Pace
from .playground_process import PlaygroundProcess
from .samples import HEAD, Sample, Sampler, line
from .street import Street
from .verdict import Growth, growths
from .weather import Weather


@dataclass(frozen=True)
class Course:
    """How many groups, for how long after the warm-up, how lively; `seed`: who does what."""

    groups: int
    minutes: float
    rate: float
    seed: int = 1
    every: float = 10.0
    """Seconds from one sample to the next."""
    warm_up: float = 60.0
    """Seconds that are not judged after every group has opened its first table."""
    talks: bool = False
    """Whether every minute is told as it passes."""


@dataclass
class Outcome:
    """What was seen."""

    samples: Sequence[Sample]
    """All after the warm-up."""
    warming: Sequence[Sample]
    pace: Pace
    errors: Sequence[str]
    did: Counter[str]
    unanswered: int
    troubles_ordered: int
    until_drawn: Sequence[float] = field(default_factory=list)
    """Seconds from taps to the tappers' hands, in the order they were seen."""
    drawn_warming: int = 0
    """So many of them were of the warm-up."""

    def growths(self) -> list[Growth]:
        """What every figure did after the warm-up."""
        return growths(self.samples)

    def troubles(self) -> list[str]:
        """A sentence for everything that should not be."""
        unanswered = self.unanswered - self.pace.answers_lost
        return [
            *self.pace.troubles(),
            *([f"presses without an answer, which was not lost: {unanswered}"] * (unanswered > 0)),
            *(f"grows: {growth}" for growth in self.growths() if not growth.is_fine),
            *(f"in the log: {error}" for error in self.errors),
        ]


async def run(course: Course, folder: Path) -> Outcome:
    """The simulation has run its course."""
    port, database = free_port(), folder / "durak.db"
    settings = {"METRICS_PORT": str(port), "COMPUTER_PACE": "1.5", "LOG_LEVEL": "INFO"}
    async with PlaygroundProcess() as playground, Street(playground.url) as street:
        async with BotProcess(playground.url, database, **settings) as bot:
            crowd = await gather(World(street), course.groups, course.rate, course.seed)
            weather = Weather(street, crowd, Random(course.seed))
            sampler = Sampler(street, bot, port, database)
            await _live(course, crowd, weather, street, sampler)
        await sampler.read_last_calls()
        begun = sampler.warm_from
        return Outcome(
            samples=[s for s in sampler.samples if s.at >= begun],
            warming=[s for s in sampler.samples if s.at < begun],
            pace=sampler.pace,
            errors=bot.errors(),
            did=crowd.did(),
            unanswered=street.unanswered,
            troubles_ordered=weather.ordered,
            until_drawn=street.until_drawn,
            drawn_warming=sampler.drawn_warming,
        )


async def _live(
    course: Course, crowd: Crowd, weather: Weather, street: Street, sampler: Sampler
) -> None:
    """People do what they do until the time is over; what fails in between is raised."""
    living = asyncio.create_task(crowd.live())
    blowing = asyncio.create_task(weather.blow())
    watching = asyncio.create_task(_watch(course, crowd, street, sampler))
    tasks = (living, blowing, watching)
    done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    for task in done:
        task.result()


async def _watch(course: Course, crowd: Crowd, street: Street, sampler: Sampler) -> None:
    """Takes samples until the time is over."""
    if course.talks:
        print(HEAD, flush=True)
    told = await sampler.take()
    until = None
    while until is None or time.monotonic() < until:
        await asyncio.sleep(course.every)
        sample = await sampler.take()
        if until is None or sample.at < sampler.warm_from:
            sampler.drawn_warming = len(street.until_drawn)
        if course.talks and sample.at >= told.at + 60:
            print(line(told, sample), flush=True)
            told = sample
        if until is None and crowd.opened.is_set():
            until = time.monotonic() + course.warm_up + 60 * course.minutes
            sampler.warm_from = sample.at + course.warm_up
            print(f"every group plays after {sample.at:.0f} s", file=sys.stderr, flush=True)
