"""What a storm has left, in figures."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.games.app import Json
from tests.games.checks import CALLS_A_MINUTE

_NUMBER = r" -?\d+"


@dataclass
class Figures:
    """Sums over rounds."""

    wanted: set[str] = field(default_factory=set)
    """Points of kills, troubles and refusals: each has to be met."""
    kills: Counter[str] = field(default_factory=Counter)
    stopped: int = 0
    troubles: Counter[str] = field(default_factory=Counter)
    """Calls that met an ordered fault, and what people did to make trouble."""
    refusals: Counter[str] = field(default_factory=Counter)
    """Calls that went wrong, as Telegram tells it."""
    handed: int = 0
    """How often an update was given to the bot."""
    repeated: int = 0
    backwards: int = 0
    confirmed: int = 0
    unanswered: int = 0
    lost: int = 0
    twice: int = 0
    visible: int = 0
    stale: int = 0
    tapped: int = 0
    copies: int = 0
    games: int = 0
    finished: int = 0
    busiest: int = 0
    """The most calls that everybody sees into one group within a minute."""
    broken: list[str] = field(default_factory=list)
    """What else was not as it should be, by round."""

    @property
    def unmet(self) -> list[str]:
        """What was to be met and was not."""
        met = self.kills.keys() | self.troubles.keys() | self.refusals.keys()
        return sorted(self.wanted - met)

    @property
    def is_clean(self) -> bool:
        """Whether the promise was kept."""
        wrong = self.lost + self.twice + self.stale + self.copies + len(self.broken)
        whole = 0 < self.games == self.finished and self.confirmed > 0
        return not wrong and whole and self.busiest <= CALLS_A_MINUTE

    @property
    def verdict(self) -> str:
        """One sentence of what the figures come to."""
        if not self.is_clean:
            return "The promise was broken: a figure above is not what it should be."
        if self.unmet:
            return "Nothing was lost, but not all was met (see 'never met'): take more kills."
        return "Nothing was lost, and all was met."

    def __str__(self) -> str:
        lines = (
            f"kills                    {_listed(self.kills)}",
            f"stopped by 409           {self.stopped}",
            f"troubles met             {_listed(self.troubles)}",
            f"calls gone wrong         {_listed(self.refusals)}",
            f"never met                {', '.join(self.unmet) or 'none'}",
            f"updates handed over      {self.handed}",
            f"of these by repetition   {self.repeated} ({self.backwards} backwards)",
            f"confirmed taps           {self.confirmed} ({self.unanswered} more without an answer)",
            f"confirmed taps lost      {self.lost}",
            f"applied twice            {self.twice}",
            f"visible messages         {self.visible}",
            f"of these converged       {_share(self.visible - self.stale, self.visible)}",
            f"copies gone with a tap   {self.tapped}",
            f"duplicate messages left  {self.copies}",
            f"games finished           {self.finished} of {self.games}"
            f" ({_share(self.finished, self.games)})",
            f"most calls a minute      {self.busiest} into one group",
            *(f"BROKEN {what}" for what in self.broken),
        )
        return "\n".join(lines)


def refusals(calls: Iterable[Json]) -> Counter[str]:
    """How often calls went wrong, by status and Telegram's words without their numbers."""
    found: Counter[str] = Counter()
    for call in calls:
        if call.get("dropped"):
            found["connection lost"] += 1
        elif call["status"] != 200:
            words = call.get("description", "").partition(": ")
            found[f"{call['status']} {re.sub(_NUMBER, '', words[2] or words[0])}"] += 1
    return found


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.4g} %" if whole else "none"


def _listed(counts: Counter[str]) -> str:
    each = "".join(f"\n    {count:5} {name}" for name, count in sorted(counts.items()))
    return f"{counts.total()}{each}"
