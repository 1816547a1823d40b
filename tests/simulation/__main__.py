"""`python -m tests.simulation --groups 500 --minutes 30`: nothing grows, and no limit is broken."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from .pace import ALL_SECOND, CHAT_BURST, GROUP_MINUTE
from .run import Course, Outcome, run
from .samples import table

FEWEST_MINUTES = 2
"""After the warm-up; fewer give too few samples to compare."""


def report(outcome: Outcome) -> str:
    """All figures, and the verdict."""
    pace, samples = outcome.pace, outcome.samples
    group, chat, total = pace.group_minute(), pace.chat_second(), pace.all_second()
    did = ", ".join(f"{name} {count}" for name, count in outcome.did.most_common())
    troubles = outcome.troubles()
    return "\n".join(
        (
            "", "from the start:", table([*outcome.warming, *samples]),
            "", "first quarter after the warm-up -> last:", *map(str, outcome.growths()),
            "", f"done: {did}",
            f"presses not answered in 10 s: {outcome.unanswered};"
            f" answers that the wire lost or refused: {pace.answers_lost}",
            f"troubles ordered on the wire: {outcome.troubles_ordered}",
            "seconds from a tap to the tapper's hand, while 20 calls a second are not enough for"
            f" all the new tables: {_spread(outcome.until_drawn[: outcome.drawn_warming])}",
            f"and after that: {_spread(outcome.until_drawn[outcome.drawn_warming :])}",
            f"seconds the oldest message waits: {_spread([s.oldest for s in samples])}",
            f"calls paced: {len(pace)}",
            f"most calls in 60 s into a group: {group.calls:g} (allowed {GROUP_MINUTE})",
            f"most calls in a second into a chat: {chat.calls:g};"
            f" beyond one a second {pace.chat_bucket().calls:g} (allowed {CHAT_BURST})",
            f"most calls in a second in all: {total.calls:g} (allowed {ALL_SECOND})",
            f"the playground stood still {len(pace.stalls)} times,"
            f" {sum(end - begin for begin, end in pace.stalls):.0f} s in all",
            f"errors in the log: {len(outcome.errors)}",
            "", *(troubles or ["nothing grows, no limit was broken, no error"]),
        )
    )  # fmt: skip


def _spread(values: Sequence[float]) -> str:
    ordered = sorted(values)
    if not ordered:
        return "none"
    median, late = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    return f"median {median:.1f}, p99 {late:.1f}, most {ordered[-1]:.1f} (of {len(ordered)})"


def main() -> int:
    """The exit code: 0 when nothing grows and no limit was broken."""
    parser = argparse.ArgumentParser("python -m tests.simulation")
    parser.add_argument("--groups", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--rate", type=float, default=5, help="steps of people a second, in all")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if chosen.minutes < FEWEST_MINUTES:
        parser.error(f"--minutes: {FEWEST_MINUTES} at least, for the ends are compared")
    course = Course(chosen.groups, chosen.minutes, chosen.rate, chosen.seed, talks=True)
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"{time.strftime('%H:%M:%S')} {course}; load of the machine {load}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        outcome = asyncio.run(run(course, Path(folder)))
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"{time.strftime('%H:%M:%S')} load of the machine {load}")
    print(report(outcome))
    return 1 if outcome.troubles() else 0


if __name__ == "__main__":
    sys.exit(main())
