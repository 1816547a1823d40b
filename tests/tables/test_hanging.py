"""Hanging pogony at the table: silence declines, and is no missed clock."""

import durak
from bot.tables.model import By

from .conftest import ANYA, BORIS, House

LADDER = durak.Rules.parse("mode=throw_in pogony=ladder")
TAKEN = "9c6s6d/8dTsQc - - h 0>1 - 5"


async def test_who_is_silent_hangs_nothing(house: House) -> None:
    game_id = await house.at_position(TAKEN, people=(ANYA, BORIS), rules=LADDER)
    await house.play.move(game_id, await house.stamp(game_id), ANYA, "9c")
    await house.play.move(game_id, await house.stamp(game_id), BORIS, "take")
    table = await house.desk.table(game_id)
    assert table.asked() == (0,)
    assert table.deadline == house.clock.time + 90
    house.clock.time += 90
    await house.play.when_due(game_id)
    table = await house.desk.table(game_id)
    assert (table.moves[-1].move, table.moves[-1].played) == ("pass", By.CLOCK)
    assert [seat.missed for seat in table.seats] == [0, 0]
    assert await house.position(game_id) == "6d6s/8d9cTsQc - - h 0>1 - 6 idle=1;rank=66"
