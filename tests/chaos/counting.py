"""What is true of the games when all is calm, added to the figures."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.games.app import App
from tests.games.bot_process import BotProcess
from tests.games.checks import (
    Played,
    busiest_minute,
    check_end,
    check_nothing_leaked,
    check_stored,
    until_end_is_shown,
)
from tests.games.chips import check_chips
from tests.games.stored import StoredGame, read_game
from tests.games.taps import tally_taps
from tests.games.world import World

from .figures import Figures, refusals
from .kills import HELD
from .party import Table
from .settling import copies, settle, shows_end, tap_copies, unlike, visible


async def count_running(
    app: App, bot: BotProcess, tables: Sequence[Table], figures: Figures
) -> None:
    """In the middle of the games nobody plays: what is shown is the newest, and once."""
    await settle(app, bot.database)
    figures.tapped += await tap_copies(app, bot.database, tables)
    stale = await unlike(app, bot, tables)
    left = [m for _, m in copies(app, bot.database, tables) if not shows_end(m)]
    figures.copies += len(left)
    for copy in left:
        print("nobody knows of:", copy, file=sys.stderr)
    figures.visible += len(list(visible(app, tables)))
    figures.stale += len(stale)
    for message in stale:
        print("not the newest:", message, file=sys.stderr)


async def count_end(
    world: World, database: Path, tables: Sequence[Table], figures: Figures
) -> None:
    """Everything was played to its end, and everybody sees it."""
    app = world.app
    figures.tapped += await tap_copies(app, database, tables)
    games: list[Played] = []
    for table in tables:
        stored = read_game(database, table.game)
        figures.finished += stored.row["phase"] == "over"
        count_taps(stored, app, figures)
        games.append(Played(table.group, table.game, _title(world, table), world.names, stored))
    await _count_wire(app, tables, figures)
    for played, table in zip(games, tables, strict=True):
        await until_end_is_shown(app, played)
        check_stored(played)
        check_end(app, played)
        if table.kind.stake:
            check_chips(app, played, database, table.kind.stake)
        figures.visible += len(list(visible(app, [table])))
    check_nothing_leaked(app, games)
    figures.tapped += await tap_copies(app, database, tables, ended=True)
    left = list(copies(app, database, tables))
    figures.copies += len(left)
    for _, message in left:
        print("nobody knows of:", message, file=sys.stderr)


def count_taps(stored: StoredGame, app: App, figures: Figures) -> None:
    """What became of the presses on this game."""
    tally = tally_taps(stored, app.presses)
    figures.confirmed += tally.confirmed
    figures.unanswered += tally.unanswered
    figures.lost += len(tally.lost)
    figures.twice += len(tally.twice) + len(tally.unasked)
    for what in (*tally.lost, *tally.twice, *tally.unasked):
        print("lost or applied twice:", what, file=sys.stderr)


async def _count_wire(app: App, tables: Sequence[Table], figures: Figures) -> None:
    """What went over the wire."""
    happened: Counter[str] = Counter((await app.get("faults"))["happened"])
    del happened[HELD]
    figures.troubles += happened
    queue = await app.get("queue")
    figures.handed += queue["handed"]
    figures.repeated += queue["repeated"]
    calls = (await app.get("calls", since=0))["calls"]
    figures.refusals += refusals(calls)
    # Of what one member alone sees a restart remembers nothing (docs/architecture.md).
    figures.busiest = max([figures.busiest, *(busiest_minute(calls, t.group) for t in tables)])


def _title(world: World, table: Table) -> str:
    return world.titles[table.first_group]
