"""Before a game: sitting, standing, rules, starting."""

import pytest

import durak
from bot.tables.answers import Refused
from bot.tables.model import Person, Phase
from bot.tables.notices import Notice

from .conftest import ANYA, BORIS, DEFAULTS, GROUP, VERA, House


async def refused(work) -> Notice | durak.Refusal | None:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.answer.code


async def names(house: House, game_id: int) -> list[str]:
    return [seat.name for seat in (await house.desk.table(game_id)).seats]


async def test_who_opens_a_table_sits_at_it_and_may_start(house: House) -> None:
    game_id = await house.opened()
    table = await house.desk.table(game_id)
    assert [seat.person_id for seat in table.seats] == [ANYA.id]
    assert table.starter == ANYA.id


async def test_a_second_durak_brings_the_same_table_again(house: House) -> None:
    game_id = await house.opened()
    assert (await house.lobby.open(GROUP, BORIS, DEFAULTS)).game_id == game_id
    assert await names(house, game_id) == ["Аня"]


async def test_sitting_twice_changes_nothing(house: House) -> None:
    game_id = await house.opened(BORIS)
    before = await house.desk.table(game_id)
    assert await refused(house.lobby.sit(game_id, BORIS)) is Notice.ALREADY_SEATED
    assert await house.desk.table(game_id) == before


async def test_who_cannot_be_written_to_sits_and_is_told_how(house: House) -> None:
    game_id = await house.opened()
    assert (await house.lobby.sit(game_id, BORIS)).code is Notice.SAT_DOWN
    answer = await house.lobby.sit(game_id, VERA)
    assert (answer.code, answer.alert) == (Notice.SAT_DOWN_NO_DM, True)
    assert await names(house, game_id) == ["Аня", "Борис", "Вера"]


async def test_no_more_seats_than_the_deck_has_hands(house: House) -> None:
    game_id = await house.opened(*(Person(n, f"Игрок {n}") for n in range(1, 6)))
    assert await refused(house.lobby.sit(game_id, BORIS)) is Notice.TABLE_FULL  # 36 / 6
    stamp = await house.stamp(game_id)
    assert await refused(house.lobby.add_computer(game_id, stamp, ANYA)) is Notice.TABLE_FULL


async def test_the_starter_stands_up_and_the_next_person_may_start(house: House) -> None:
    game_id = await house.opened(BORIS)
    await house.lobby.stand(game_id, ANYA)
    assert (await house.desk.table(game_id)).starter == BORIS.id


async def test_with_the_last_person_the_lobby_closes(house: House) -> None:
    game_id = await house.opened()
    await house.lobby.add_computer(game_id, await house.stamp(game_id), ANYA)
    answer = await house.lobby.stand(game_id, ANYA)
    assert answer.code is Notice.LOBBY_CLOSED
    assert (await house.desk.table(game_id)).phase is Phase.CLOSED


async def test_a_double_tap_adds_one_computer(house: House) -> None:
    game_id = await house.opened()
    stamp = await house.stamp(game_id)
    await house.lobby.add_computer(game_id, stamp, ANYA)
    assert await refused(house.lobby.add_computer(game_id, stamp, ANYA)) is Notice.STALE
    assert len((await house.desk.table(game_id)).seats) == 2


async def test_computers_are_told_apart_and_go_last_come_first(house: House) -> None:
    game_id = await house.opened()
    for _ in range(3):
        await house.lobby.add_computer(game_id, await house.stamp(game_id), ANYA)
    assert await names(house, game_id) == ["Аня", "1", "2", "3"]
    await house.lobby.drop_computer(game_id, await house.stamp(game_id), ANYA)
    assert await names(house, game_id) == ["Аня", "1", "2"]


async def test_only_the_starter_or_an_admin_starts(house: House) -> None:
    game_id = await house.opened(BORIS)
    start = house.lobby.start(game_id, BORIS, admin=False)
    assert await refused(start) is Notice.ONLY_STARTER
    await house.lobby.start(game_id, VERA, admin=True)
    assert (await house.desk.table(game_id)).phase is Phase.PLAYING


async def test_nobody_plays_alone(house: House) -> None:
    game_id = await house.opened()
    start = house.lobby.start(game_id, ANYA, admin=False)
    assert await refused(start) is Notice.TOO_FEW


async def test_a_started_table_is_no_lobby_any_more(house: House) -> None:
    game_id = await house.opened(BORIS)
    await house.lobby.start(game_id, ANYA, admin=False)
    assert await refused(house.lobby.sit(game_id, VERA)) is Notice.ALREADY_STARTED
    assert await refused(house.lobby.stand(game_id, ANYA)) is Notice.ALREADY_STARTED
    assert await refused(house.lobby.cancel(game_id, ANYA, admin=False)) is Notice.ALREADY_STARTED


async def test_a_forgotten_lobby_closes_itself_after_half_an_hour(house: House) -> None:
    game_id = await house.opened()
    house.clock.time += 29 * 60
    await house.lobby.sit(game_id, BORIS)
    house.clock.time += 29 * 60
    await house.lobby.close_forgotten(game_id)
    assert (await house.desk.table(game_id)).phase is Phase.LOBBY
    house.clock.time += 2 * 60
    await house.lobby.close_forgotten(game_id)
    assert (await house.desk.table(game_id)).phase is Phase.CLOSED


async def test_topics_of_one_chat_have_tables_of_their_own(house: House) -> None:
    from bot.tables.model import Spot

    first = (await house.lobby.open(Spot(-5, 1), ANYA, DEFAULTS)).game_id
    second = (await house.lobby.open(Spot(-5, 2), ANYA, DEFAULTS)).game_id
    assert first != second
