"""A playground, people, and games that run and are shown there: what a bench begins with."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count, zip_longest
from pathlib import Path
from random import Random

from .crowd import Crowd, Tap
from .games import hands_in, plan, read_tables, show_games, store_games
from .processes import playground, url_of

SEED = 20
_numbers = count(1)


@dataclass
class Stage:
    """Games in the database, shown at `crowd.url`; `ways`: the taps to come, a list for a game."""

    crowd: Crowd
    database: Path
    ways: list[list[Tap]]

    def in_turn(self) -> Iterator[Tap]:
        """All the taps, one of each game, then the next of each."""
        for row in zip_longest(*self.ways):
            yield from (tap for tap in row if tap is not None)


@asynccontextmanager
async def new_stage(
    folder: Path, *, games: int, seats: int, moves: int = 8, taps: int
) -> AsyncIterator[Stage]:
    """A stage with a database in `folder`; the same arguments give the same games."""
    dice = Random(SEED)
    database = folder / f"games-{next(_numbers)}.db"
    async with playground() as server, Crowd(url_of(server)) as crowd:
        groups = [await crowd.group(number, seats) for number in range(games)]
        await store_games(database, groups, moves=moves, dice=dice)
        await show_games(crowd.url, database)
        hands = hands_in(database)
        tables = await read_tables(database)
        yield Stage(crowd, database, [plan(table, hands, taps, dice) for table in tables])
