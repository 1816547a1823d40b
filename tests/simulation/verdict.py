"""Whether anything grows: the first quarter of a run beside the last."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import inf
from statistics import mean, median

from .samples import MB, Sample

HOUR = 3600.0
A_GAME = {
    "games": 1,
    "seats": 6,
    "messages": 16,
    "results": 6,
    "stakes": 6,
    "redeals": 4,
    "votes": 12,
}
"""Rows that a game may leave for ever: results are what /stats and /top count, and a press on an
old message is known by its row. All other tables may not grow while the same people play.
"""
BY_DESIGN = frozenset({"moves", "handled"})
"""Append-only: every move that is made is a row, and every command, until no Telegram would give it
out again (`bot/delivery/once.py`). They are told, and not judged.
"""
ROOM = 60
"""Rows more or less that say nothing: what is under way at a moment."""


@dataclass(frozen=True)
class Allowed:
    """How much a figure may grow in an hour, and what is noise however short the run; `by`: which
    of a quarter's values stands for it.
    """

    name: str
    of: Callable[[Sample], float]
    an_hour: float
    noise: float
    unit: str = ""
    by: Callable[[Iterable[float]], float] = median


ALLOWED = (
    Allowed("memory", lambda sample: sample.memory / MB, an_hour=12, noise=4, unit=" MB"),
    # A burst of calls leaves connections open for their next use; what leaks is never closed.
    Allowed("open files", lambda sample: sample.files, an_hour=0, noise=4, by=min),
    Allowed("tasks", lambda sample: sample.tasks, an_hour=0, noise=15),
    Allowed("messages due", lambda sample: sample.due, an_hour=0, noise=60),
    Allowed("write-ahead log", lambda sample: sample.wal / MB, an_hour=0, noise=8, unit=" MB"),
)


@dataclass(frozen=True)
class Growth:
    """What one figure did from the first quarter to the last."""

    name: str
    first: float
    last: float
    most: float
    """The most that `last` may be."""
    an_hour: float
    unit: str = ""

    @property
    def is_fine(self) -> bool:
        """Whether it stayed within what is allowed."""
        return self.last <= self.most

    def __str__(self) -> str:
        limit = "by design" if self.most == inf else f"most {self.most:.1f}"
        return (
            f"{self.name:22} {self.first:9.1f} -> {self.last:9.1f}{self.unit}"
            f" ({self.an_hour:+.1f} an hour), {limit}{'' if self.is_fine else '  GROWS'}"
        )


def growths(samples: Sequence[Sample]) -> list[Growth]:
    """What every figure did, tables of the database included; `samples` without the warm-up."""
    first, last = quarters(samples)
    hours = (mean(s.at for s in last) - mean(s.at for s in first)) / HOUR
    found = []
    for one in ALLOWED:
        before, after = one.by(map(one.of, first)), one.by(map(one.of, last))
        most = before + one.noise + one.an_hour * hours
        found.append(Growth(one.name, before, after, most, (after - before) / hours, one.unit))
    games = median(s.rows["games"] for s in last) - median(s.rows["games"] for s in first)
    for name in samples[0].rows:
        before, after = (median(s.rows[name] for s in part) for part in (first, last))
        most = inf if name in BY_DESIGN else before + ROOM + A_GAME.get(name, 0) * games
        found.append(Growth(f"rows of {name}", before, after, most, (after - before) / hours))
    return found


def quarters(samples: Sequence[Sample]) -> tuple[Sequence[Sample], Sequence[Sample]]:
    """The first quarter and the last; ValueError for fewer than eight samples."""
    if len(samples) < 8:
        raise ValueError(f"{len(samples)} samples say nothing")
    quarter = len(samples) // 4
    return samples[:quarter], samples[-quarter:]
