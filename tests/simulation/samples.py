"""What is looked at every few seconds, and the table of it."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import ClientSession, ClientTimeout
from prometheus_client.parser import text_string_to_metric_families

from tests.games.app import App
from tests.games.bot_process import BotProcess

from .pace import Pace

MB = 2**20


@dataclass(frozen=True)
class Sample:
    """The bot at one moment; `at`: seconds since the start of the simulation."""

    at: float
    memory: float
    files: float
    tasks: float
    cpu: float
    database: int
    wal: int
    due: float
    oldest: float
    playing: float
    errors: int
    taps: float
    calls: int
    over: int
    """Games that have ended, with or without a result."""
    rows: dict[str, int] = field(default_factory=dict)
    """Of every table of the database."""


@dataclass
class Sampler:
    """Reads the bot's own figures, its database and its log, and the playground's record."""

    app: App
    bot: BotProcess
    port: int
    database: Path
    pace: Pace = field(default_factory=Pace)
    samples: list[Sample] = field(default_factory=list)
    warm_from: float = 0.0
    """Samples before are of the warm-up."""
    drawn_warming: int = 0
    """So many hands had followed their taps by then."""
    _begun: float = field(default_factory=time.monotonic)

    async def take(self) -> Sample:
        """One more sample, also the last of `samples`."""
        figures = await self._figures()
        await self.read_last_calls()
        rows, over = self._rows()
        sample = Sample(
            at=time.monotonic() - self._begun,
            memory=figures["process_resident_memory_bytes"],
            files=figures["process_open_fds"],
            tasks=figures["durak_tasks"],
            cpu=figures["process_cpu_seconds_total"],
            database=_size(self.database),
            wal=_size(self.database.with_name(self.database.name + "-wal")),
            due=figures["durak_queue_messages"],
            oldest=figures["durak_queue_age_seconds"],
            playing=figures.get("durak_games playing", 0.0),
            errors=len(self.bot.errors()),
            taps=figures["durak_taps_total"],
            calls=len(self.pace),
            over=over,
            rows=rows,
        )
        self.samples.append(sample)
        return sample

    async def read_last_calls(self) -> None:
        """The playground's record is read up to now."""
        self.pace.read(await self.app.get("calls", since=self.pace.seen))

    async def _figures(self) -> dict[str, float]:
        """Every figure by its name and its labels, joined with a blank."""
        address = f"http://127.0.0.1:{self.port}/metrics"
        async with (
            ClientSession(timeout=ClientTimeout(total=60)) as session,
            session.get(address) as response,
        ):
            text = await response.text()
        return {
            " ".join((sample.name, *sample.labels.values())): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }

    def _rows(self) -> tuple[dict[str, int], int]:
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as raw:
            names = raw.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
            ).fetchall()
            rows = {
                name: raw.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for (name,) in names
            }
            ended = "SELECT count(*) FROM games WHERE phase IN ('over', 'closed')"
            return rows, raw.execute(ended).fetchone()[0]


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


HEAD = (
    " minute  RSS MB  files  tasks  DB MB  WAL MB  due  oldest s  playing  ended  taps/s  calls/s"
    "  cpu %"
)


def line(before: Sample, sample: Sample) -> str:
    """The sample in a line under `HEAD`, with rates since the one before."""
    span = max(sample.at - before.at, 0.001)
    return (
        f"{sample.at / 60:7.1f} {sample.memory / MB:7.1f} {sample.files:6.0f} {sample.tasks:6.0f}"
        f" {sample.database / MB:6.1f} {sample.wal / MB:7.1f} {sample.due:4.0f}"
        f" {sample.oldest:9.1f} {sample.playing:8.0f} {sample.over:6d}"
        f" {(sample.taps - before.taps) / span:7.1f} {(sample.calls - before.calls) / span:8.1f}"
        f" {100 * (sample.cpu - before.cpu) / span:6.0f}"
    )


def table(samples: Sequence[Sample], lines: int = 40) -> str:
    """At most so many lines of it, the first and the last sample among them."""
    step = max(1, -(-len(samples) // lines))
    shown = [*samples[::step]]
    if samples and shown[-1] is not samples[-1]:
        shown.append(samples[-1])
    befores = [shown[0], *shown[:-1]] if shown else []
    return "\n".join([HEAD, *(line(b, s) for b, s in zip(befores, shown, strict=True))])
