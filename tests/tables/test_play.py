"""During a game: presses, stale and double ones, the clock, computers, leaving, rematches."""

import asyncio

import pytest

import durak
from bot.tables.answers import Refused
from bot.tables.model import By, Phase
from bot.tables.notices import Notice

from .conftest import ANYA, BORIS, GROUP, VERA, House
from .test_lobby import refused

TWO = (ANYA, BORIS)
THREE = (ANYA, BORIS, VERA)
COVERING = "Kc/6s7d9sAh 8s - d 0>1 - 2"
LEADING = "7c7dKd/8cQd - - h 0>1 - 9"
TWO_THROWERS = "JsKd/AcAd/JhKh 8cJc 9h h 0>1 wp0 3"
LAST_CARD = "7c/9cKh - - h 0>1 - 5"


async def test_a_move_is_stored_before_it_is_answered(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    await house.play.move(game_id, await house.stamp(game_id), BORIS, "9sx8s")
    after = "Kc/6s7dAh - - d 1>0 - 3"
    assert await house.position(game_id) == after
    assert await house.restarted().position(game_id) == after


async def test_a_double_tap_is_one_move(house: House) -> None:
    game_id = await house.at_position(LEADING, people=TWO)
    stamp = await house.stamp(game_id)
    await house.play.move(game_id, stamp, ANYA, "Kd")
    assert await refused(house.play.move(game_id, stamp, ANYA, "Kd")) is Notice.STALE
    assert (await house.desk.table(game_id)).moves[-1].move == "Kd"
    assert len((await house.desk.table(game_id)).moves) == 1


async def test_two_at_the_same_moment_come_one_after_the_other(house: House) -> None:
    game_id = await house.at_position(LEADING, people=TWO)
    stamp = await house.stamp(game_id)
    done = await asyncio.gather(
        *(house.play.move(game_id, stamp, ANYA, card) for card in ("7c", "7d", "Kd")),
        return_exceptions=True,
    )
    assert [isinstance(one, Refused) for one in done].count(False) == 1
    assert len((await house.desk.table(game_id)).moves) == 1


async def test_another_ones_pass_makes_no_button_stale(house: House) -> None:
    three = "JsKd/AcAd/JhKh/JdQs 8cJc 9h h 0>1 wp0 3"
    game_id = await house.at_position(three, people=THREE)
    stamp = await house.stamp(game_id)
    await house.play.move(game_id, stamp, VERA, "pass")
    assert await house.stamp(game_id) == stamp
    assert await refused(house.play.move(game_id, stamp, VERA, "pass")) is (
        durak.Refusal.ALREADY_PASSED
    )


async def test_the_rules_refuse_and_nothing_changes(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    before = await house.desk.table(game_id)
    code = await refused(house.play.move(game_id, before.stamp, BORIS, "6sx8s"))
    assert code is durak.Refusal.DOES_NOT_BEAT
    assert await house.desk.table(game_id) == before


@pytest.mark.parametrize("text", ["", "8d8d", "привет", "9sx", "!s9", "@", ">", "x" * 60])
async def test_a_forged_move_changes_nothing(house: House, text: str) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    before = await house.desk.table(game_id)
    await refused(house.play.move(game_id, before.stamp, BORIS, text))
    assert await house.desk.table(game_id) == before


async def test_whose_game_it_is_not_is_told_so(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    stamp = await house.stamp(game_id)
    assert await refused(house.play.move(game_id, stamp, VERA, "take")) is Notice.NOT_YOUR_GAME
    assert await refused(house.play.move(404, 1, ANYA, "take")) is Notice.NO_TABLE


async def test_a_card_with_one_use_is_played_at_once(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    answer = await house.play.card(game_id, await house.stamp(game_id), BORIS, "9s")
    assert answer.code is None
    assert await house.position(game_id) == "Kc/6s7dAh - - d 1>0 - 3"


async def test_a_card_with_several_uses_opens_the_choice(house: House) -> None:
    game_id = await house.at_position(LEADING, people=TWO)
    answer = await house.play.card(game_id, await house.stamp(game_id), ANYA, "7c")
    assert answer.code is None
    assert await house.position(game_id) == LEADING


async def test_a_card_without_use_says_why_not(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    stamp = await house.stamp(game_id)
    code = await refused(house.play.card(game_id, stamp, BORIS, "6s"))
    assert code is durak.Refusal.DOES_NOT_BEAT
    assert await refused(house.play.card(game_id, stamp, BORIS, "Qh")) is (
        durak.Refusal.NOT_YOUR_CARD
    )


async def test_the_clock_takes_for_a_silent_defender(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    house.clock.time += 89
    await house.play.when_due(game_id)
    assert await house.position(game_id) == COVERING
    house.clock.time += 1
    await house.play.when_due(game_id)
    assert (await house.desk.table(game_id)).moves[-1].played is By.CLOCK
    assert (await house.desk.table(game_id)).moves[-1].move == "take"


async def test_the_clock_leads_the_lowest_plain_card(house: House) -> None:
    game_id = await house.at_position("7h9cKd/8cQd - - h 0>1 - 9", people=TWO)
    house.clock.time += 90
    await house.play.when_due(game_id)
    assert (await house.desk.table(game_id)).moves[-1].move == "9c"


async def test_throwing_in_has_a_shorter_window(house: House) -> None:
    game_id = await house.at_position(TWO_THROWERS, people=THREE)
    deadline = (await house.desk.table(game_id)).deadline
    assert deadline == house.clock.time + 30


async def test_two_missed_clocks_and_a_computer_plays_on(house: House) -> None:
    long = "6c7c8c9cTc/AhKhQhJhTh - - h 0>1 - 9"
    game_id = await house.at_position(long, people=TWO)
    for _ in range(2):
        house.clock.time += 90
        await house.play.when_due(game_id)  # Anya's lead, then Boris takes or Anya again
        house.clock.time += 90
        await house.play.when_due(game_id)
    table = await house.desk.table(game_id)
    assert any(seat.gone for seat in table.seats)


async def test_silence_of_a_thrower_is_an_answer_and_no_missed_clock(house: House) -> None:
    game_id = await house.at_position(TWO_THROWERS, people=THREE)
    house.clock.time += 30
    await house.play.when_due(game_id)
    table = await house.desk.table(game_id)
    assert (table.moves[-1].move, table.moves[-1].played) == ("pass", By.CLOCK)
    assert [seat.missed for seat in table.seats] == [0, 0, 0]


async def test_after_a_restart_a_turn_has_twenty_seconds_at_least(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    house.clock.time += 3600
    await house.timekeeper.give_grace()
    assert (await house.desk.table(game_id)).deadline == house.clock.time + 20


async def test_while_the_table_cannot_be_shown_no_move_starts_a_clock(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    await house.timekeeper.stop_clock(game_id)
    assert (await house.desk.table(game_id)).deadline is None
    await house.play.move(game_id, await house.stamp(game_id), BORIS, "9sx8s")
    assert (await house.desk.table(game_id)).deadline is None
    house.clock.time += 3600
    again = house.restarted()
    await again.timekeeper.give_grace()
    await again.play.when_due(game_id)
    assert len((await again.desk.table(game_id)).moves) == 1
    await again.timekeeper.start_clock(game_id)
    assert (await again.desk.table(game_id)).deadline == house.clock.time + 90


async def test_the_clock_begins_anew_once_however_often_the_table_is_seen(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    before = await house.desk.table(game_id)
    house.clock.time += 60
    await house.timekeeper.start_clock(game_id)
    await house.timekeeper.start_clocks(GROUP.chat_id)
    assert await house.desk.table(game_id) == before


async def test_a_computer_plays_when_its_time_has_come(house: House) -> None:
    game_id = await house.at_position(COVERING, people=(ANYA,))
    await house.play.when_due(game_id)
    assert await house.position(game_id) == COVERING
    house.clock.time += 1
    await house.play.when_due(game_id)
    played = (await house.desk.table(game_id)).moves[-1]
    assert (played.seat, played.played) == (1, By.COMPUTER)


async def test_who_leaves_is_played_for_and_may_come_back(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    await house.leaving.leave(game_id, BORIS)
    stamp = await house.stamp(game_id)
    assert await refused(house.play.move(game_id, stamp, BORIS, "take")) is Notice.PLAYED_FOR_YOU
    assert (await house.leaving.come_back(game_id, BORIS)).code is Notice.CAME_BACK
    await house.play.move(game_id, await house.stamp(game_id), BORIS, "take")
    assert (await house.desk.table(game_id)).moves[-1].played is By.PERSON


async def test_going_and_coming_back_gives_no_new_turn(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    deadline = house.clock.time + 90
    for _ in range(2):
        house.clock.time += 44.9
        await house.leaving.leave(game_id, BORIS)
        away = await house.desk.table(game_id)
        assert (away.deadline, away.wake) == (None, house.clock.time + 1)
        await house.restarted().leaving.come_back(game_id, BORIS)
        house.desk.forget_all()
        assert (await house.desk.table(game_id)).deadline == deadline
    house.clock.time = deadline
    await house.play.when_due(game_id)
    assert (await house.desk.table(game_id)).moves[-1].played is By.CLOCK


async def test_after_the_computers_move_who_comes_back_has_a_whole_turn(house: House) -> None:
    game_id = await house.at_position("Kc9c/6s7h - - d 1>0 - 3", people=TWO)
    house.clock.time += 60
    await house.leaving.leave(game_id, BORIS)
    house.clock.time += 1
    await house.play.when_due(game_id)
    await house.play.move(game_id, await house.stamp(game_id), ANYA, "take")
    assert (await house.desk.table(game_id)).asked() == (1,)  # Boris, still gone, leads again
    await house.leaving.come_back(game_id, BORIS)
    assert (await house.desk.table(game_id)).deadline == house.clock.time + 90


async def test_a_restart_gives_its_grace_to_who_is_gone_too(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    await house.leaving.leave(game_id, BORIS)
    house.clock.time += 3600
    await house.timekeeper.give_grace()
    await house.leaving.come_back(game_id, BORIS)
    assert (await house.desk.table(game_id)).deadline == house.clock.time + 20


async def test_coming_back_makes_up_for_no_missed_clock_but_a_move_does(house: House) -> None:
    long = "6c7c8c9cTc/AhKhQhJhTh - - h 0>1 - 9"
    game_id = await house.at_position(long, people=TWO)
    house.clock.time += 90
    await house.play.when_due(game_id)  # the clock leads for Anya
    await house.leaving.leave(game_id, ANYA)
    await house.leaving.come_back(game_id, ANYA)
    assert (await house.desk.table(game_id)).seats[0].missed == 1
    await house.play.move(game_id, await house.stamp(game_id), BORIS, "take")
    house.clock.time += 90
    await house.play.when_due(game_id)  # again for Anya: the second in a row
    table = await house.desk.table(game_id)
    assert (table.seats[0].gone, table.seats[0].missed) == (True, 2)
    await house.leaving.come_back(game_id, ANYA)
    assert (await house.desk.table(game_id)).seats[0].missed == 1


async def test_with_everybody_gone_the_game_ends_without_a_result(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    await house.leaving.leave(game_id, BORIS)
    await house.leaving.leave(game_id, ANYA)
    assert (await house.desk.table(game_id)).phase is Phase.CLOSED


async def test_only_starter_or_admin_stops_alone(house: House) -> None:
    lobby = await house.opened(BORIS)
    assert await refused(house.leaving.stop(lobby, BORIS, admin=False)) is Notice.ONLY_STARTER
    await house.leaving.stop(lobby, BORIS, admin=True)
    game_id = await house.at_position(COVERING, people=TWO)
    answer = await house.leaving.stop(game_id, BORIS, admin=False)
    assert answer.code is Notice.VOTED_TO_STOP
    await house.leaving.stop(game_id, ANYA, admin=False)
    assert (await house.desk.table(game_id)).phase is Phase.CLOSED


async def test_the_end_is_remembered_for_every_seat(house: House) -> None:
    game_id = await house.at_position(LAST_CARD, people=TWO)
    await house.play.move(game_id, await house.stamp(game_id), ANYA, "7c")
    await house.play.move(game_id, await house.stamp(game_id), BORIS, "9cx7c")
    rows = await house.database.read(
        lambda raw: [
            tuple(r) for r in raw.execute("SELECT seat, person_id, place, fool FROM results")
        ]
    )
    assert rows == [(0, ANYA.id, 1, 0), (1, BORIS.id, 2, 1)]


async def test_a_rematch_keeps_the_seats_and_leads_under_the_fool(house: House) -> None:
    game_id = await house.at_position(LAST_CARD, people=TWO)
    await house.play.move(game_id, await house.stamp(game_id), ANYA, "7c")
    await house.play.move(game_id, await house.stamp(game_id), BORIS, "9cx7c")
    again = (await house.again.rematch(game_id, BORIS, clock=30)).game_id
    assert again is not None
    assert await refused(house.again.rematch(game_id, ANYA, clock=30)) is (Notice.ALREADY_SEATED)
    table = await house.desk.table(again)
    assert ([seat.name for seat in table.seats], table.starter) == (["Аня", "Борис"], BORIS.id)
    assert table.clock == 30
    await house.lobby.start(again, BORIS, admin=False)
    # Boris (seat 1) was the fool: the seat to his right leads at him.
    assert " 0>1 - 1" in await house.position(again)


async def test_a_damaged_snapshot_is_rebuilt_from_the_moves(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    await house.play.move(game_id, await house.stamp(game_id), BORIS, "9sx8s")
    right = await house.position(game_id)
    await house.database.run(
        lambda raw: raw.execute("UPDATE games SET snapshot = 'Kc/Kc - - d 1>0 - 3'")
    )
    assert await house.restarted().position(game_id) == right


async def test_damaged_moves_fall_back_to_the_snapshot(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    await house.play.move(game_id, await house.stamp(game_id), BORIS, "9sx8s")
    right = await house.position(game_id)
    await house.database.run(lambda raw: raw.execute("UPDATE moves SET move = 'Qhx8s'"))
    assert await house.restarted().position(game_id) == right


async def test_with_both_damaged_the_game_rests(house: House) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    await house.play.move(game_id, await house.stamp(game_id), BORIS, "9sx8s")
    await house.database.run(
        lambda raw: (
            raw.execute("UPDATE moves SET move = 'Qhx8s'"),
            raw.execute("UPDATE games SET snapshot = 'Kc/Kc - - d 1>0 - 3'"),
        )
    )
    assert await refused(house.restarted().desk.table(game_id)) is Notice.GAME_RESTS


@pytest.mark.parametrize("damage", ["rules = 'mode=foo'", "start = 'x', snapshot = 'y'"])
async def test_a_damaged_game_rests_alone_and_can_be_closed(house: House, damage: str) -> None:
    game_id = await house.at_position(COVERING, people=TWO)
    await house.database.run(lambda raw: raw.execute(f"UPDATE games SET {damage}"))
    again = house.restarted()
    assert await refused(again.desk.newest_at(GROUP)) is Notice.GAME_RESTS
    assert await again.desk.close_damaged(GROUP)
    assert not await again.desk.close_damaged(GROUP)
    assert await again.desk.newest_at(GROUP) is None
    assert await again.opened() != game_id


async def test_a_damaged_game_of_the_past_is_in_nobodys_way(house: House) -> None:
    game_id = await house.at_position(LAST_CARD, people=TWO)
    await house.play.move(game_id, await house.stamp(game_id), ANYA, "7c")
    await house.play.move(game_id, await house.stamp(game_id), BORIS, "9cx7c")
    await house.database.run(lambda raw: raw.execute("UPDATE games SET rules = 'mode=foo'"))
    assert await house.restarted().opened() != game_id
