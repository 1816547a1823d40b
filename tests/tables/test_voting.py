"""Votes: to close the table, and not to wait for somebody."""

from __future__ import annotations

import pytest

from bot.tables.answers import Answer
from bot.tables.model import Person, Phase
from bot.tables.notices import Notice
from bot.tables.voting import LASTS, LONG, ballots, overdue
from tests.tables.conftest import ANYA, BORIS, House
from tests.tables.test_lobby import refused

VERA = Person(103, "Вера", True)
GALYA = Person(104, "Галя", True)
FOUR = (ANYA, BORIS, VERA, GALYA)
OUTSIDER = Person(199, "Чужой", True)
POSITION = "6c7cTc/6s7s8s/6d7d8d/9d9s9c - 8c6h h 0>1 - 2"
"""Anya leads at Boris."""


async def test_more_than_half_of_those_who_stay_close_the_table(house: House) -> None:
    game_id = await house.at_position(POSITION, people=FOUR)
    stop = house.leaving.stop
    assert (await stop(game_id, BORIS, admin=False)).code is Notice.VOTED_TO_STOP
    assert await refused(stop(game_id, BORIS, admin=False)) is Notice.ALREADY_VOTED
    assert await refused(stop(game_id, OUTSIDER, admin=False)) is Notice.ONLY_STARTER
    assert (await stop(game_id, VERA, admin=False)).code is Notice.VOTED_TO_STOP
    assert (await house.desk.table(game_id)).phase is Phase.PLAYING, "two of four are no majority"
    assert (await stop(game_id, GALYA, admin=False)).code is Notice.GAME_STOPPED
    assert (await house.desk.table(game_id)).phase is Phase.CLOSED
    assert await refused(stop(game_id, VERA, admin=False)) is Notice.ALREADY_OVER


async def test_who_has_gone_is_not_asked_and_the_next_one_stays_as_starter(house: House) -> None:
    game_id = await house.at_position(POSITION, people=FOUR)
    await house.leaving.stop(game_id, GALYA, admin=False)
    await house.leaving.leave(game_id, ANYA)
    table = await house.desk.table(game_id)
    assert table.starter == BORIS.id
    assert await refused(house.leaving.stop(game_id, ANYA, admin=False)) is Notice.PLAYED_FOR_YOU
    answer = await house.leaving.stop(game_id, VERA, admin=False)
    assert answer.code is Notice.GAME_STOPPED, "two of the three who stay"


async def test_a_starter_who_comes_back_finds_another_one(house: House) -> None:
    game_id = await house.at_position(POSITION, people=FOUR)
    await house.leaving.leave(game_id, BORIS)
    assert (await house.desk.table(game_id)).starter == ANYA.id
    await house.leaving.leave(game_id, ANYA)
    await house.leaving.come_back(game_id, ANYA)
    assert (await house.desk.table(game_id)).starter == VERA.id


async def test_a_wish_to_close_lapses(house: House) -> None:
    game_id = await house.at_position(POSITION, people=FOUR)
    for person in (BORIS, VERA):
        await house.leaving.stop(game_id, person, admin=False)
    house.clock.time += LASTS + 1
    answer = await house.leaving.stop(game_id, GALYA, admin=False)
    assert answer.code is Notice.VOTED_TO_STOP
    table = await house.desk.table(game_id)
    assert ballots(table, None, house.clock()) == (GALYA.id,)


async def test_a_vote_makes_no_button_stale_and_moves_no_deadline(house: House) -> None:
    game_id = await house.at_position(POSITION, people=FOUR)
    before = await house.desk.table(game_id)
    house.clock.time += 10
    await house.leaving.stop(game_id, BORIS, admin=False)
    after = await house.desk.table(game_id)
    assert (after.stamp, after.deadline, after.since) == (
        before.stamp,
        before.deadline,
        before.since,
    )


async def test_votes_outlive_a_restart(house: House) -> None:
    game_id = await house.at_position(POSITION, people=FOUR)
    await house.leaving.stop(game_id, BORIS, admin=False)
    house.clock.time += LONG - 5
    await house.leaving.stop(game_id, VERA, admin=False)
    again = house.restarted()
    await again.timekeeper.give_grace()
    answer = await again.leaving.stop(game_id, GALYA, admin=False)
    assert answer.code is Notice.GAME_STOPPED


async def test_nobody_is_put_out_before_it_is_late(house: House) -> None:
    game_id = await house.at_position(POSITION, people=FOUR)
    house.clock.time += LONG - 1
    assert await refused(_kick(house, game_id, BORIS)) is Notice.NOBODY_IS_LATE
    house.clock.time += 1
    assert overdue(await house.desk.table(game_id), house.clock()) == (0,)
    assert (await _kick(house, game_id, BORIS)).code is Notice.VOTED_TO_KICK
    assert await refused(_kick(house, game_id, ANYA)) is Notice.NOBODY_IS_LATE, "not oneself"
    assert await refused(_kick(house, game_id, OUTSIDER)) is Notice.NOT_YOUR_GAME
    assert await refused(_kick(house, game_id, VERA, seat=2)) is Notice.NOBODY_IS_LATE
    assert (await _kick(house, game_id, VERA, seat=0)).code is Notice.KICKED
    table = await house.desk.table(game_id)
    assert table.seats[0].gone
    assert table.phase is Phase.PLAYING
    assert await refused(_kick(house, game_id, VERA)) is Notice.NOBODY_IS_LATE
    await house.leaving.come_back(game_id, ANYA)
    assert not (await house.desk.table(game_id)).seats[0].gone


async def test_who_comes_back_is_not_put_out_again_by_old_votes(house: House) -> None:
    game_id = await house.at_position(POSITION, people=FOUR)
    house.clock.time += LONG
    await _kick(house, game_id, BORIS)
    assert (await _kick(house, game_id, VERA)).code is Notice.KICKED
    await house.leaving.come_back(game_id, ANYA)
    assert (await _kick(house.restarted(), game_id, VERA)).code is Notice.VOTED_TO_KICK
    assert not (await house.restarted().desk.table(game_id)).seats[0].gone
    assert (await _kick(house.restarted(), game_id, GALYA)).code is Notice.KICKED


async def test_a_move_makes_up_for_the_votes_against_somebody(house: House) -> None:
    game_id = await house.at_position(POSITION, people=FOUR)
    house.clock.time += LONG
    await _kick(house, game_id, BORIS)
    await house.play.move(game_id, await house.stamp(game_id), ANYA, "6c")
    assert await refused(_kick(house, game_id, VERA)) is Notice.NOBODY_IS_LATE
    house.clock.time += LONG
    assert (await _kick(house, game_id, VERA)).code is Notice.VOTED_TO_KICK, "against Boris now"
    assert (await _kick(house, game_id, GALYA)).code is Notice.KICKED
    assert [seat.gone for seat in (await house.desk.table(game_id)).seats] == [
        *(False, True, False, False)
    ]


async def test_a_missed_clock_is_late_enough_and_of_two_one_decides(house: House) -> None:
    long = "6c7c8c9cTc/AhKhQhJhTh - - h 0>1 - 9"
    game_id = await house.at_position(long, people=(ANYA, BORIS))
    house.clock.time += 90
    await house.play.when_due(game_id)  # the clock leads for Anya
    await house.play.move(game_id, await house.stamp(game_id), BORIS, "take")
    assert overdue(await house.desk.table(game_id), house.clock()) == (0,)
    assert (await _kick(house, game_id, BORIS)).code is Notice.KICKED
    table = await house.desk.table(game_id)
    assert (table.seats[0].gone, table.starter) == (True, BORIS.id)


async def test_an_admin_needs_no_votes(house: House) -> None:
    game_id = await house.at_position(POSITION, people=FOUR)
    assert await refused(_kick(house, game_id, OUTSIDER, admin=True)) is Notice.NOBODY_IS_LATE
    house.clock.time += LONG
    assert (await _kick(house, game_id, OUTSIDER, admin=True)).code is Notice.KICKED


@pytest.mark.parametrize("admin", [False, True])
async def test_there_is_nobody_to_put_out_of_a_lobby(house: House, admin: bool) -> None:
    game_id = await house.opened(BORIS)
    assert await refused(_kick(house, game_id, BORIS, admin=admin)) is Notice.NOT_STARTED


async def _kick(
    house: House, game_id: int, person: Person, *, seat: int | None = None, admin: bool = False
) -> Answer:
    return await house.leaving.kick(game_id, person, seat, admin=admin)
