"""What a person has opened in the own hand: one thing at a time, and nobody else knows of it.

As text it stands beside the person's messages: `7:6d` is the choice of a card, open while the
table has stamp 7; `cheat:5` the switch and `accuse:5` the list of accusations, open while bout 5
runs; `cheat:5:7:6d` the choice of a card by somebody whose switch is on; `page:7:1` and
`cheat:5:page:7:1` the second page of a long hand, turned to while the table had stamp 7.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

CHEAT, ACCUSE = "cheat", "accuse"

_TEXT = re.compile(
    rf"((?P<what>{CHEAT}|{ACCUSE}):(?P<bout>\d+))?:?((?P<stamp>\d+):(?P<card>\w+)"
    r"|page:(?P<turned>\d+):(?P<page>\d+))?",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class Opened:
    """The choice of a card, the switch for fakes, the list of accusations, or a page."""

    card: str | None = None
    cheating: bool = False
    accusing: bool = False
    page: int | None = None
    just_turned: bool = True
    """Whether the table is as it was when the page was turned."""

    def text(self, bout: int, stamp: int) -> str | None:
        """As it is kept; None for nothing."""
        if self.accusing:
            return f"{ACCUSE}:{bout}"
        parts = [f"{CHEAT}:{bout}"] if self.cheating else []
        if self.card is not None:
            parts.append(f"{stamp}:{self.card}")
        elif self.page is not None:
            parts.append(f"page:{stamp}:{self.page}")
        return ":".join(parts) or None


def read_opened(text: str | None, bout: int, stamp: int) -> Opened:
    """What of it is still open: a choice until the table moves on, switch and list until the bout
    ends. A page stays turned; whether that was just now is for who draws the hand.
    """
    found = _TEXT.fullmatch(text or "")
    if found is None or found["bout"] not in (None, str(bout)):
        return Opened()
    card = found["card"] if found["stamp"] == str(stamp) else None
    return Opened(
        card,
        cheating=found["what"] == CHEAT,
        accusing=found["what"] == ACCUSE,
        page=None if found["page"] is None else int(found["page"]),
        just_turned=found["turned"] in (None, str(stamp)),
    )
