"""How many messages are known to stand below a table, and when it is posted anew."""

from __future__ import annotations

import sqlite3

import pytest

from bot.tables.model import Spot
from bot.tables.sight import BURIED, SELDOM, Sight

from .conftest import ANYA, BORIS, GROUP, HandClock, House

PLAIN, TOPIC = Spot(-5), Spot(-100, 7)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


def test_others_push_the_table_up(clock: HandClock) -> None:
    sight = Sight(clock)
    sight.posted(PLAIN, 10, in_turn=False)
    clock.time += SELDOM
    for number in range(BURIED - 1):
        sight.heard(PLAIN, 20 + 10 * number, in_turn=False)
    assert not sight.is_buried(PLAIN), "ids of a plain group jump for any reason"
    sight.heard(PLAIN, 19, in_turn=False)
    assert sight.is_buried(PLAIN)
    assert not sight.is_buried(TOPIC)
    sight.posted(PLAIN, 99, in_turn=False)
    clock.time += SELDOM
    assert not sight.is_buried(PLAIN)


def test_a_gap_of_ids_tells_of_what_the_bot_did_not_see(clock: HandClock) -> None:
    sight = Sight(clock)
    sight.posted(GROUP, 10, in_turn=True)
    clock.time += SELDOM
    sight.passed(GROUP, 10 + BURIED, in_turn=True)
    assert not sight.is_buried(GROUP), "one less: the last of them is the bot's own"
    sight.passed(GROUP, 12 + BURIED, in_turn=True)
    assert sight.is_buried(GROUP)


def test_what_was_in_a_gap_is_not_counted_again(clock: HandClock) -> None:
    sight = Sight(clock)
    sight.posted(GROUP, 10, in_turn=True)
    clock.time += SELDOM
    sight.heard(GROUP, 9 + BURIED, in_turn=True)
    for number in range(11, 9 + BURIED):
        sight.heard(GROUP, number, in_turn=True)
    assert not sight.is_buried(GROUP)


def test_the_bots_own_passing_messages_do_not_bury_it(clock: HandClock) -> None:
    sight = Sight(clock)
    sight.posted(GROUP, 10, in_turn=True)
    clock.time += SELDOM
    for number in range(11, 40):
        sight.passed(GROUP, number, in_turn=True)
    assert not sight.is_buried(GROUP)


def test_a_table_is_posted_seldom(clock: HandClock) -> None:
    sight = Sight(clock)
    sight.posted(GROUP, 10, in_turn=True)
    sight.heard(GROUP, 1000, in_turn=True)
    clock.time += SELDOM - 1
    assert not sight.is_buried(GROUP)
    clock.time += 1
    assert sight.is_buried(GROUP)


async def anew(house: House) -> bool:
    """Whether the table is to be sent again; then it is."""

    def work(raw: sqlite3.Connection) -> bool:
        where = " WHERE kind = 'table' AND message_id IS NULL"
        found = raw.execute(f"SELECT 1 FROM messages{where}").fetchone()
        raw.execute(f"UPDATE messages SET message_id = 500{where}")
        return found is not None

    return await house.database.run(work)


async def test_it_is_posted_anew_when_a_bout_begins_and_only_then(house: House) -> None:
    game_id = await house.at_position("6c6d7c/8c9s - - h 0>1 - 9", people=(ANYA, BORIS))
    await anew(house)
    house.desk.sight.posted(GROUP, 500, in_turn=True)
    for _ in range(2):
        house.desk.sight.heard(GROUP, 600, in_turn=True)
        house.clock.time += SELDOM
    moves = ((ANYA, "6c"), (BORIS, "take"))
    for person, move in moves:
        await house.play.move(game_id, await house.stamp(game_id), person, move)
        assert not await anew(house)
    await house.play.move(game_id, await house.stamp(game_id), ANYA, "pass")
    assert await anew(house)
    left = await house.database.read(
        lambda raw: [tuple(row) for row in raw.execute("SELECT message_id, act FROM leftovers")]
    )
    assert left == [(500, "strip")]


async def test_a_quiet_chat_keeps_its_table(house: House) -> None:
    game_id = await house.at_position("6c6d7c/8c9s - - h 0>1 - 9", people=(ANYA, BORIS))
    await anew(house)
    house.desk.sight.posted(GROUP, 500, in_turn=True)
    house.clock.time += SELDOM
    for person, move in ((ANYA, "6c"), (BORIS, "take"), (ANYA, "pass")):
        await house.play.move(game_id, await house.stamp(game_id), person, move)
    assert not await anew(house)
