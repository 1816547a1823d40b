"""How long a group's table shows something old while the group plays, at Telegram's pace.

Two triggers in the bench's own copy of the database note when a table's message was wanted, which
is part of a tap's commit, and when it showed the newest state or that of a tap after it.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random

from .crowd import Crowd, Tap
from .figures import percentile
from .games import until_settled
from .processes import bot
from .stage import SEED, new_stage

_UNEVEN = 1 / 3
"""How much sooner or later than on average the next tap of a group comes, at most."""
_NOW = "(julianday('now') - 2440587.5) * 86400.0"
_NOTES = f"""
CREATE TABLE wanted_at (message INTEGER, number INTEGER, at REAL);
CREATE TABLE shown_at (message INTEGER, number INTEGER, at REAL);
CREATE TRIGGER note_wanted AFTER UPDATE OF wanted ON messages WHEN NEW.kind = 'table' BEGIN
    INSERT INTO wanted_at VALUES (NEW.id, NEW.wanted, {_NOW});
END;
CREATE TRIGGER note_shown AFTER UPDATE OF shown ON messages WHEN NEW.kind = 'table' BEGIN
    INSERT INTO shown_at VALUES (NEW.id, NEW.shown, {_NOW});
END;
"""


async def measure(folder: Path, *, groups: int, pace: float, seconds: float) -> AsyncIterator[str]:
    """The lines to print; `pace`: taps a minute in each group."""
    taps = int(pace * seconds / 60)
    async with new_stage(folder, games=groups, seats=4, moves=0, taps=taps) as stage:
        async with bot(stage.crowd.url, stage.database):
            await until_settled(stage.database)
            _note(stage.database)
            before = await stage.crowd.last_call()
            begun = time.time()
            dice = Random(SEED)
            await asyncio.gather(
                *(_play(stage.crowd, way, 60 / pace, Random(dice.random())) for way in stage.ways)
            )
            minutes = (time.time() - begun) / 60
            calls = await stage.crowd.calls(before)
            await until_settled(stage.database)
        late = _delays(stage.database, begun)
        peaks = (await stage.crowd.get("limits"))["limits"]["peaks"]
    busiest = max(peak for chat, peak in peaks.items() if int(chat) < 0)
    played = sum(map(len, stage.ways))
    drawn = sum(1 for call in calls if call["method"] != "answerCallbackQuery")
    yield (
        f"table staleness, {groups} groups at {played / groups / minutes:.0f} taps a minute each"
        f" for {minutes * 60:.0f} s: p50 {percentile(late, 0.5):.1f} s,"
        f" p99 {percentile(late, 0.99):.1f} s, most {max(late):.1f} s (goal: p99 of 3.5 or less)"
    )
    yield (
        f"calls of a group in its busiest minute: {busiest} (goal: 18 or less);"
        f" in all chats {drawn / minutes / 60:.0f} a second (limit: 20)"
    )


async def _play(crowd: Crowd, way: list[Tap], step: float, dice: Random) -> None:
    """The group's taps, each some time after the one before."""
    due = time.time() + dice.uniform(0, step)
    for tap in way:
        await asyncio.sleep(due - time.time())
        await crowd.press(tap)
        due += step * dice.uniform(1 - _UNEVEN, 1 + _UNEVEN)


def _note(database: Path) -> None:
    with closing(sqlite3.connect(database, timeout=30)) as raw:
        raw.executescript(_NOTES)


def _delays(database: Path, begun: float) -> list[float]:
    """Of every tap, the seconds until its table showed it or something newer."""
    shown: dict[int, list[tuple[int, float]]] = defaultdict(list)
    with closing(sqlite3.connect(database)) as raw:
        for message, number, at in raw.execute("SELECT * FROM shown_at ORDER BY at"):
            shown[message].append((number, at))
        wanted = raw.execute("SELECT * FROM wanted_at WHERE at > ?", (begun,)).fetchall()
    return [
        next(seen for newest, seen in shown[message] if newest >= number) - at
        for message, number, at in wanted
    ]
