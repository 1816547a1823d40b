"""`python -m tests.chaos.run --seed 1 --kills 200`: storms over running games, and the figures."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from random import Random

from tests.games.app import App
from tests.games.bot_process import BotProcess
from tests.games.checks import check_log
from tests.games.nursery import Nursery
from tests.games.world import World, new_world

from .counting import count_end, count_running
from .figures import Figures
from .kills import GLANCE, Killer
from .party import KINDS, LONG, Gate, Kind, Table, new_tables
from .settling import settle
from .storm import REFUSALS, Storm

KILLS_A_ROUND = 20
_AMBUSH = 3.0
"""Seconds without a kill at first."""
PATIENCE = 3.0
"""Seconds after which somebody gives up waiting for the answer to a press."""


async def run(
    seed: int, kills: int, folder: Path, figures: Figures, kinds: Sequence[Kind] = KINDS
) -> None:
    """So many kills, in rounds over new games of these kinds; `figures` are added to."""
    for number in count():
        left = kills - figures.kills.total()
        if left <= 0:
            return
        database = folder / f"{seed}-{number}.db"
        kills_now = min(left, KILLS_A_ROUND)
        await _round(f"{seed} {number}", kinds, kills_now, database, figures)


async def _round(
    seed: str, kinds: Sequence[Kind], kills: int, database: Path, figures: Figures
) -> None:
    """What is not as it should be is noted, and ends this round alone."""
    try:
        async with (
            new_world() as world,
            Nursery() as nursery,
            BotProcess(world.app.url, database, nursery=nursery, CLOCK="86400") as bot,
        ):
            world.app.patience = PATIENCE
            await _play_through(seed, kinds, kills, world, bot, figures)
            check_log(bot)
    except* (AssertionError, TimeoutError) as group:
        traceback.print_exception(group)
        figures.broken += [f"{seed}: {error!r:.2000}" for error in _leaves(group)]


def _leaves(error: BaseException) -> Iterator[BaseException]:
    if isinstance(error, BaseExceptionGroup):
        for one in error.exceptions:
            yield from _leaves(one)
    else:
        yield error


async def _play_through(
    seed: str,
    kinds: Sequence[Kind],
    kills: int,
    world: World,
    bot: BotProcess,
    figures: Figures,
) -> None:
    """Games of these kinds were played to their ends through so many kills."""
    app, gate = world.app, Gate()
    tables = await new_tables(world, gate, seed, kinds)
    figures.games += len(tables)
    gate.opened.set()
    async with asyncio.TaskGroup() as tasks:
        playing = [tasks.create_task(_play(app, table)) for table in tables]
        await _storm(app, bot, tables, Random(seed), kills, figures)
        await gate.close(app)
        _tell(app, "all is calm")
        await count_running(app, bot, tables, figures)
        _tell(app, "counted in the middle")
        gate.opened.set()
        await asyncio.wait(playing)
    await settle(app, bot.database)
    await count_end(world, bot.database, tables, figures)


async def _play(app: App, table: Table) -> None:
    await table.play()
    _tell(app, f"{table.kind.name} is over")


def _tell(app: App, what: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {app.counts['press']} presses: {what}", file=sys.stderr)


async def _storm(
    app: App,
    bot: BotProcess,
    tables: Sequence[Table],
    dice: Random,
    kills: int,
    figures: Figures,
) -> None:
    """The bot was killed so often, or every game is over; all is calm again."""
    storm = Storm(app, tables, dice)
    killer = Killer(app, bot, dice)
    figures.wanted |= {*storm.troubles, *killer.points, *REFUSALS}
    blowing = asyncio.create_task(storm.blow())
    # Each kill takes a call of every group's minute, and what lurks needs two.
    await storm.strike(_AMBUSH)
    refused, troubles = dice.randrange(kills), len(storm.troubles)
    for number in range(kills):
        # All of them come once, however soon the bot is back.
        while storm.ordered < troubles * number // kills and not blowing.done():
            await app.wait_change(GLANCE)
        if all(table.is_over(app) for table in tables):
            break
        if number == refused:
            await killer.refuse()
        _tell(app, f"killed {await killer.one()}")
    await storm.end()
    await blowing
    await storm.calm()
    figures.kills += killer.kills
    figures.stopped += killer.stopped
    figures.troubles += storm.done
    figures.backwards += storm.backwards


def main() -> int:
    """The exit code: 0 when the promise was kept."""
    parser = argparse.ArgumentParser("python -m tests.chaos.run")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kills", type=int, default=200)
    chosen = parser.parse_args()
    figures = Figures()
    started = time.monotonic()
    try:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(run(chosen.seed, chosen.kills, Path(folder), figures, LONG))
    finally:
        print(f"seed {chosen.seed}, {time.monotonic() - started:.0f} s", figures, sep="\n")
    print(figures.verdict)
    return 0 if figures.is_clean and not figures.unmet else 1


if __name__ == "__main__":
    sys.exit(main())
