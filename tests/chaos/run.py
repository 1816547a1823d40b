"""`python -m tests.chaos.run --seed 1 --kills 200`: storms over running games, and the figures."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random

from tests.games.app import App
from tests.games.bot_process import BotProcess
from tests.games.checks import (
    Played,
    busiest_minute,
    check_end,
    check_log,
    check_nothing_leaked,
    check_stored,
    until_end_is_shown,
)
from tests.games.chips import check_chips
from tests.games.stored import read_game
from tests.games.taps import tally_taps
from tests.games.world import World, new_world

from .figures import Figures
from .kills import Killer
from .party import KINDS, LONG, Gate, Kind, Table, new_tables
from .settling import copies, restart_apps, settle, tap_copies, unlike, visible
from .storm import Storm

KILLS_A_ROUND = 20
PATIENCE = 20.0
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
    async with (
        new_world() as world,
        BotProcess(world.app.url, database, quick=True, CLOCK="86400") as bot,
    ):
        world.app.patience = PATIENCE
        gate = Gate()
        tables = await new_tables(world, gate, seed, kinds)
        gate.opened.set()
        async with asyncio.TaskGroup() as tasks:
            playing = [tasks.create_task(_play(world.app, table)) for table in tables]
            await _storm(world.app, bot, database, tables, Random(seed), kills, figures)
            await gate.close(world.app)
            _tell(world.app, "all is calm")
            await _count_running(world.app, bot, database, tables, figures)
            _tell(world.app, "counted in the middle")
            gate.opened.set()
            await asyncio.wait(playing)
        await settle(world.app, database)
        await _count_end(world, database, tables, figures)
        check_log(bot)


async def _play(app: App, table: Table) -> None:
    await table.play()
    _tell(app, f"{table.kind.name} is over")


def _tell(app: App, what: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {app.counts['press']} presses: {what}", file=sys.stderr)


async def _storm(
    app: App,
    bot: BotProcess,
    database: Path,
    tables: Sequence[Table],
    dice: Random,
    kills: int,
    figures: Figures,
) -> None:
    """The bot was killed so often, or every game is over; all is calm again."""
    storm = Storm(app, tables, dice)
    killer = Killer(app, bot, database, dice)
    blowing = asyncio.create_task(storm.blow())
    refused = dice.randrange(kills)
    for number in range(kills):
        if all(table.is_over(app) for table in tables):
            break
        if number == refused:
            await killer.refuse()
        _tell(app, f"killed {await killer.one()}")
    blowing.cancel()
    with suppress(asyncio.CancelledError):
        await blowing
    await storm.calm()
    figures.kills += killer.kills
    figures.stopped += killer.stopped
    figures.troubles += storm.ordered


async def _count_running(
    app: App, bot: BotProcess, database: Path, tables: Sequence[Table], figures: Figures
) -> None:
    """In the middle of the games nobody plays: what is shown is the newest, and once."""
    await settle(app, database)
    figures.tapped += await tap_copies(app, database, tables)
    figures.vanished += restart_apps(app, database)
    stale = await unlike(app, bot, database, tables)
    figures.copies += len(list(copies(app, database, tables)))
    figures.visible += len(list(visible(app, tables)))
    figures.stale += len(stale)
    for message in stale:
        print("not the newest:", message, file=sys.stderr)


async def _count_end(
    world: World, database: Path, tables: Sequence[Table], figures: Figures
) -> None:
    """Everything was played to its end, and everybody sees it."""
    app = world.app
    games: list[Played] = []
    figures.tapped += await tap_copies(app, database, tables)
    figures.vanished += restart_apps(app, database)
    figures.copies += len(list(copies(app, database, tables)))
    for table in tables:
        stored = read_game(database, table.game)
        figures.games += 1
        figures.finished += stored.row["phase"] == "over"
        tally = tally_taps(stored, app.presses)
        figures.confirmed += tally.confirmed
        figures.lost += len(tally.lost)
        figures.twice += len(tally.twice) + len(tally.unasked)
        played = Played(table.group, table.game, _title(world, table), world.names, stored)
        await until_end_is_shown(app, played)
        check_stored(played)
        check_end(app, played)
        if table.kind.stake:
            check_chips(app, played, database, table.kind.stake)
        figures.visible += len(list(visible(app, [table])))
        games.append(played)
    check_nothing_leaked(app, games)
    calls = (await app.get("calls", since=0))["calls"]
    # Of what one member alone sees a restart remembers nothing (docs/architecture.md).
    figures.busiest = max([figures.busiest, *(busiest_minute(calls, t.group) for t in tables)])


def _title(world: World, table: Table) -> str:
    return world.titles[table.first_group]


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
    return 0 if figures.is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
