"""The bank of a game that is over: what purses hold, and what people are told of it (6.6)."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from .app import App, text_of
from .checks import Played

NEW_PURSE = 1000
SHARES_OF_FOUR = {1: 60, 2: 30, 3: 10, 4: 0}
"""Per cent of the bank by place."""


def check_chips(app: App, played: Played, database: Path, stake: int) -> None:
    """Four people's chips: none are lost or made, each place has its share, the group is told."""
    purses = _purses(database, played.group)
    assert purses.keys() == set(played.people)
    assert sum(purses.values()) == NEW_PURSE * len(played.people)
    places = {row["person_id"]: row["place"] for row in played.stored.results}
    if len(set(places.values())) == len(SHARES_OF_FOUR):
        bank = stake * len(places)
        shares = {who: bank * SHARES_OF_FOUR[place] // 100 for who, place in places.items()}
        assert purses == {who: NEW_PURSE - stake + share for who, share in shares.items()}
    table = app.newest(played.group, f"a:{played.game}")
    assert table is not None
    told = [line for line in text_of(table).splitlines() if "→" in line]
    for who, chips in purses.items():
        (line,) = (line for line in told if played.names[who] in line and _last_number(line))
        assert _last_number(line) == chips, text_of(table)


def _last_number(line: str) -> int | None:
    """The number that stands at the end after an arrow, however its thousands are set apart."""
    after = re.search(r"→ ([\d\s\u2068\u2069]+)$", line)
    return int(re.sub(r"\D", "", after[1])) if after else None


def _purses(database: Path, group: int) -> dict[int, int]:
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as raw:
        rows = raw.execute("SELECT owner, chips FROM purses WHERE chat_id = ?", (group,))
        return dict(rows.fetchall())
