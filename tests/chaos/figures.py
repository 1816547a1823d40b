"""What a storm has left, in figures."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.games.checks import CALLS_A_MINUTE


@dataclass
class Figures:
    """Sums over rounds."""

    kills: Counter[str] = field(default_factory=Counter)
    stopped: int = 0
    troubles: Counter[str] = field(default_factory=Counter)
    confirmed: int = 0
    lost: int = 0
    twice: int = 0
    visible: int = 0
    stale: int = 0
    tapped: int = 0
    vanished: int = 0
    copies: int = 0
    games: int = 0
    finished: int = 0
    busiest: int = 0
    """The most calls that everybody sees into one group within a minute."""

    @property
    def is_clean(self) -> bool:
        """Whether the promise was kept."""
        broken = self.lost + self.twice + self.stale + self.copies
        whole = 0 < self.games == self.finished
        return not broken and whole and self.busiest <= CALLS_A_MINUTE

    def __str__(self) -> str:
        return "\n".join(
            (
                f"kills                    {self.kills.total()}  ({_listed(self.kills)})",
                f"stopped by 409           {self.stopped}",
                f"troubles on the wire     {self.troubles.total()}  ({_listed(self.troubles)})",
                f"confirmed taps           {self.confirmed}",
                f"confirmed taps lost      {self.lost}",
                f"applied twice            {self.twice}",
                f"visible messages         {self.visible}",
                f"of these converged       {_share(self.visible - self.stale, self.visible)}",
                f"copies gone with a tap   {self.tapped}",
                f"whispers gone            {self.vanished} with an app's restart",
                f"duplicate messages left  {self.copies}",
                f"games finished           {self.finished} of {self.games}"
                f" ({_share(self.finished, self.games)})",
                f"most calls a minute      {self.busiest} into one group",
            )
        )


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.4g} %" if whole else "none"


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))
