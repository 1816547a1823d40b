"""What is kept of tables in memory: the open ones, and few of the past."""

from __future__ import annotations

from dataclasses import replace

from bot.tables import kept
from bot.tables.kept import Kept
from bot.tables.model import Phase, Table

from .conftest import ANYA, BORIS, GROUP, THROW_IN, House

POSITION = "7c7dKd/8cQd - - h 0>1 - 9"
LOBBY = Table(
    id=1, chat_id=GROUP.chat_id, thread_id=0, phase=Phase.LOBBY, version=1, stamp=1,
    starter=ANYA.id, rules=THROW_IN, clock=90, seats=(),
)  # fmt: skip


def test_of_many_games_that_are_over_few_are_kept() -> None:
    tables = Kept()
    for number in range(1000):
        tables.put(replace(LOBBY, id=number, phase=Phase.PLAYING))
        tables.put(replace(LOBBY, id=number, phase=Phase.OVER if number % 3 else Phase.CLOSED))
    assert len(tables) == kept.PAST
    assert tables.get(999) is not None
    assert tables.get(0) is None


def test_games_that_are_over_push_no_open_one_out() -> None:
    tables = Kept()
    tables.put(LOBBY)
    for number in range(2, 1000):
        tables.put(replace(LOBBY, id=number, phase=Phase.OVER))
    assert tables.get(1) is LOBBY


def test_open_tables_are_kept_up_to_a_number() -> None:
    tables = Kept()
    for number in range(kept.OPEN + 10):
        tables.put(replace(LOBBY, id=number))
    assert len(tables) == kept.OPEN
    assert tables.get(9) is None and tables.get(10) is not None
    tables.clear()
    assert len(tables) == 0


def test_what_was_read_before_a_change_does_not_undo_it() -> None:
    """A table may be stored while an older state of it is on its way from the disk."""
    tables = Kept()
    newer = replace(LOBBY, version=2)
    assert tables.put(newer) is newer
    assert tables.put(LOBBY) is newer
    assert tables.get(1) is newer


async def test_a_game_that_is_kept_no_more_is_read_anew(house: House) -> None:
    game_id = await house.at_position(POSITION, people=(ANYA, BORIS))
    before = await house.desk.table(game_id)
    house.desk.forget_all()
    after = await house.desk.table(game_id)
    assert after is not before
    assert (after.version, after.phase) == (before.version, Phase.PLAYING)
