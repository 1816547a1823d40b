"""Chips at a table: held at the start, paid at the end, given back when there is no result."""

import asyncio
from dataclasses import replace

import pytest

import durak
from bot.tables.answers import Refused
from bot.tables.lobby import Defaults
from bot.tables.model import By, Phase, Spot
from bot.tables.notices import Notice
from bot.tables.stakes import payouts
from storage.people import Chats
from storage.purses import Purses

from .chips import BANK, DAY, all_chips, held, opened, purse, set_purse, started
from .conftest import ANYA, BORIS, GROUP, VERA, House
from .test_lobby import refused
from .test_results import at_end

COMPUTER = -1
UNIFORM = "9cTcJcQcKcAh/9dTdJdJhQhKh - 9h9sThTsJsQdQsKdKsAcAsAd d 1>0 - 1"
"""The first seat may demand a new deal: five clubs."""


async def test_stakes_are_held_from_the_start(house: House) -> None:
    game_id = await opened(house, BORIS)
    assert (await purse(house, ANYA.id), await purse(house, BORIS.id)) == (1000, 1000)
    await house.lobby.start(game_id, ANYA, admin=False)
    assert (await purse(house, ANYA.id), await purse(house, BORIS.id)) == (950, 950)
    assert (await held(house), await all_chips(house)) == (100, 2000)


async def test_without_a_bank_no_purse_is_opened(house: House) -> None:
    game_id = await opened(house, BORIS, rules=durak.Rules())
    await house.lobby.start(game_id, ANYA, admin=False)
    await house.leaving.stop(game_id, ANYA, admin=False)
    assert await all_chips(house) == 0


async def test_the_end_pays_by_places(house: House) -> None:
    game_id = await last_cards(house)
    await play_out(house, game_id)
    assert (await purse(house, ANYA.id), await purse(house, BORIS.id)) == (1050, 950)
    paid = await Purses(house.database).payments(game_id)
    assert [(p.seat, p.staked, p.paid, p.purse) for p in paid] == [
        (0, 50, 100, 1050),
        (1, 50, 0, 950),
    ]


async def test_what_a_purse_held_at_the_end_stays_written(house: House) -> None:
    game_id = await last_cards(house)
    await play_out(house, game_id)
    await started(house, BORIS)
    assert [p.purse for p in await Purses(house.database).payments(game_id)] == [1050, 950]


async def test_who_has_left_is_paid_as_the_last(house: House) -> None:
    game_id = await last_cards(house)
    await house.play.move(game_id, await house.stamp(game_id), ANYA, "7c")
    await house.leaving.leave(game_id, ANYA)
    await house.play.move(game_id, await house.stamp(game_id), BORIS, "9cx7c")
    assert (await house.desk.table(game_id)).phase is Phase.OVER
    assert (await purse(house, ANYA.id), await purse(house, BORIS.id)) == (950, 1050)


async def last_cards(house: House) -> int:
    """A game about chips at its last cards: Anya leads her only one, Boris will be the fool."""
    game_id = await started(house, BORIS)
    table = await house.desk.table(game_id)
    last = durak.Game.at("7c/9cKh - - h 0>1 - 5", BANK)
    await house.desk.save(table, table.with_change().with_game(last))
    return game_id


@pytest.mark.parametrize(
    ("position", "options", "moves", "paid"),
    [
        ("9c/Qc - - h 0>1 - 9", "draw=on", "0:9c 1:Qcx9c", (50, 50)),
        ("9c/Qc/- - - h 0>1 - 9 out=2", "draw=on", "0:9c 1:Qcx9c", (15, 15, 120)),
        ("9c/Qc - - h 0>1 - 9", "draw=off", "0:9c 1:Qcx9c", (100, 0)),
        ("9c/Qc8d - - h 0>1 - 9", "draw=on", "0:9c", ()),
        (UNIFORM, "deck=24 redeal=five_of_suit", "", ()),
        (UNIFORM, "deck=24 redeal=five_of_suit", "0:redeal", (50, 50)),
    ],
)
def test_payouts(position: str, options: str, moves: str, paid: tuple[int, ...]) -> None:
    rules = durak.Rules.parse(f"mode=throw_in bank=on {options}")
    table = replace(at_end(position), rules=rules, game=durak.Game.at(position, rules))
    for token in moves.split():
        seat, _, move = token.partition(":")
        table = table.with_move(int(seat), durak.Move.parse(move), By.PERSON)
    assert payouts(table) == paid


async def test_a_new_deal_keeps_the_stakes_held(house: House) -> None:
    rules = replace(BANK, deck=24, redeal="five_of_suit")
    game_id = await opened(house, BORIS, rules=rules)
    await house.lobby.start(game_id, ANYA, admin=False)
    table = await house.desk.table(game_id)
    uniform = durak.Game.at(UNIFORM, rules)
    await house.desk.save(table, table.with_change().with_game(uniform))
    await house.play.move(game_id, await house.stamp(game_id), ANYA, "redeal")
    assert (await house.desk.table(game_id)).phase is Phase.PLAYING
    assert (await held(house), await purse(house, ANYA.id)) == (100, 950)
    await house.leaving.stop(game_id, ANYA, admin=False)
    assert (await held(house), await purse(house, ANYA.id)) == (0, 1000)


async def play_out(house: House, game_id: int) -> None:
    await house.play.move(game_id, await house.stamp(game_id), ANYA, "7c")
    await house.play.move(game_id, await house.stamp(game_id), BORIS, "9cx7c")


async def test_a_repeated_end_pays_once(house: House) -> None:
    game_id = await last_cards(house)
    await house.play.move(game_id, await house.stamp(game_id), ANYA, "7c")
    other, stamp = house.restarted(), await house.stamp(game_id)
    done = await asyncio.gather(
        house.play.move(game_id, stamp, BORIS, "9cx7c"),
        other.play.move(game_id, stamp, BORIS, "9cx7c"),
        return_exceptions=True,
    )
    assert sum(isinstance(one, BaseException) for one in done) == 1
    assert (await purse(house, ANYA.id), await purse(house, BORIS.id)) == (1050, 950)


@pytest.mark.parametrize("how", ["stopped", "everybody left", "damaged"])
async def test_a_void_game_gives_back_what_it_held(house: House, how: str) -> None:
    game_id = await started(house, BORIS, stake=250)
    if how == "stopped":
        await house.leaving.stop(game_id, ANYA, admin=False)
    elif how == "everybody left":
        await house.leaving.leave(game_id, ANYA)
        await house.leaving.leave(game_id, BORIS)
    else:
        await house.database.run(lambda raw: raw.execute("UPDATE games SET rules = 'mode=foo'"))
        assert await house.restarted().desk.close_damaged(GROUP)
    assert (await purse(house, ANYA.id), await purse(house, BORIS.id)) == (1000, 1000)
    assert [p.paid for p in await Purses(house.database).payments(game_id)] == [250, 250]


async def test_who_has_too_few_chips_does_not_sit_down(house: House) -> None:
    game_id = await opened(house, stake=250)
    await set_purse(house, BORIS.id, 240)
    with pytest.raises(Refused) as caught:
        await house.lobby.sit(game_id, BORIS)
    answer = caught.value.answer
    assert (answer.code, answer.alert, answer.short) == (Notice.TOO_FEW_CHIPS, True, ((0, 240),))
    assert [seat.name for seat in answer.seats] == ["Борис"]
    assert len((await house.desk.table(game_id)).seats) == 1
    await house.lobby.choose_stake(game_id, ANYA, admin=False, chips=100)
    assert (await house.lobby.sit(game_id, BORIS)).code is Notice.SAT_DOWN


async def test_the_start_names_those_who_have_too_few(house: House) -> None:
    game_id = await opened(house, BORIS, VERA)
    await set_purse(house, VERA.id, 99)
    await house.lobby.choose_stake(game_id, ANYA, admin=False, chips=250)
    with pytest.raises(Refused) as caught:
        await house.lobby.start(game_id, ANYA, admin=False)
    assert caught.value.answer.short == ((2, 100),), "the day has filled her up, not enough"
    assert (await house.desk.table(game_id)).phase is Phase.LOBBY
    assert await purse(house, ANYA.id) == 1000
    await house.lobby.choose_stake(game_id, ANYA, admin=False, chips=100)
    assert (await house.lobby.start(game_id, ANYA, admin=False)).code is Notice.STARTED


async def test_two_games_at_once_cannot_stake_the_same_chips(house: House) -> None:
    """The purses are looked into again by the transaction that takes the chips."""
    game_id = await opened(house, BORIS, stake=250)
    await set_purse(house, BORIS.id, 300)
    other = await house.lobby.open(Spot(GROUP.chat_id, 7), VERA, Defaults(90, BANK, 250))
    assert other.game_id is not None
    await house.lobby.sit(other.game_id, BORIS)
    done = await asyncio.gather(
        house.lobby.start(game_id, ANYA, admin=False),
        house.lobby.start(other.game_id, VERA, admin=False),
        return_exceptions=True,
    )
    assert sum(isinstance(one, BaseException) for one in done) == 1
    assert await all_chips(house) == 2300
    assert await purse(house, BORIS.id) == 50


async def test_a_stake_is_chosen_by_the_starter_or_an_admin(house: House) -> None:
    game_id = await opened(house, BORIS, stake=0)
    assert (await house.desk.table(game_id)).at_stake == 50
    choose = house.lobby.choose_stake
    only = Notice.ONLY_STARTER
    assert await refused(choose(game_id, BORIS, admin=False, chips=10)) is only
    assert await refused(choose(game_id, ANYA, admin=False, chips=11)) is Notice.UNKNOWN_BUTTON
    assert (await choose(game_id, BORIS, admin=True, chips=10)).code is Notice.STAKE_CHANGED
    assert (await house.restarted().desk.table(game_id)).at_stake == 10
    await house.lobby.start(game_id, ANYA, admin=False)
    late = choose(game_id, ANYA, admin=False, chips=25)
    assert await refused(late) is Notice.ALREADY_STARTED


async def test_without_a_bank_there_is_no_stake_to_choose(house: House) -> None:
    game_id = await opened(house, rules=durak.Rules())
    choice = house.lobby.choose_stake(game_id, ANYA, admin=False, chips=10)
    assert await refused(choice) is Notice.UNKNOWN_BUTTON


async def test_a_rematch_and_the_next_table_keep_the_stake(house: House) -> None:
    game_id = await last_cards(house)
    await play_out(house, game_id)
    again = (await house.again.rematch(game_id, ANYA, clock=90)).game_id
    assert again is not None
    await house.lobby.choose_stake(again, ANYA, admin=False, chips=25)
    await house.lobby.cancel(again, ANYA, admin=False)
    following = (await house.lobby.open(GROUP, ANYA, Defaults(90))).game_id
    assert following is not None
    assert (await house.desk.table(following)).at_stake == 25


async def test_computer_players_have_purses_too(house: House) -> None:
    game_id = await opened(house, stake=100)
    stamp = await house.stamp(game_id)
    await set_purse(house, COMPUTER, 50)
    assert (await house.lobby.add_computer(game_id, stamp, ANYA)).code is Notice.COMPUTER_ADDED
    await house.lobby.start(game_id, ANYA, admin=False)
    assert await all_chips(house) == 1100, "the day has filled the computer up to a hundred"
    assert await purse(house, COMPUTER) == 0


async def test_a_computer_without_chips_is_not_added(house: House) -> None:
    game_id = await opened(house, stake=250)
    await set_purse(house, COMPUTER, 200)
    adding = house.lobby.add_computer(game_id, await house.stamp(game_id), ANYA)
    assert await refused(adding) is Notice.TOO_FEW_CHIPS


async def test_a_thin_purse_is_filled_up_once_a_day(house: House) -> None:
    await set_purse(house, BORIS.id, 30)
    game_id = await opened(house, stake=100)
    assert (await house.lobby.sit(game_id, BORIS)).refilled == 70
    await house.lobby.stand(game_id, BORIS)
    assert (await house.lobby.sit(game_id, BORIS)).refilled == 0
    await house.lobby.start(game_id, ANYA, admin=False)
    house.clock.time += DAY
    assert await purse(house, BORIS.id) == 0, "his hundred is in a running game, not lost"
    await house.leaving.stop(game_id, ANYA, admin=False)
    assert await purse(house, BORIS.id) == 100


async def test_the_day_turns_at_midnight_utc(house: House) -> None:
    await set_purse(house, BORIS.id, 30)
    assert await purse(house, BORIS.id) == 100
    await house.database.run(
        lambda raw: raw.execute("UPDATE purses SET chips = 0 WHERE owner = ?", (BORIS.id,))
    )
    house.clock.time += DAY - house.clock.time % DAY - 1
    assert await purse(house, BORIS.id) == 0
    house.clock.time += 1
    assert await purse(house, BORIS.id) == 100


async def test_the_chips_of_a_group_go_with_it(house: House) -> None:
    game_id = await started(house, BORIS)
    new = -1009
    await set_purse(house, VERA.id, 300)
    await Purses(house.database).look(new, VERA.id, house.clock())
    chats = Chats(house.database)
    for _ in range(2):
        await chats.move(GROUP.chat_id, new)
    house.desk.forget_all()
    assert await purse(house, VERA.id, new) == 1300, "two purses of one owner are one"
    await house.leaving.stop(game_id, ANYA, admin=False)
    assert (await purse(house, ANYA.id, new), await purse(house, BORIS.id, new)) == (1000, 1000)
    assert await all_chips(house) == 3300


async def test_a_game_that_yields_to_a_migrated_one_gives_back_its_stakes(house: House) -> None:
    await started(house, BORIS)
    new = Spot(-1009)
    there = (await house.lobby.open(new, ANYA, Defaults(90, BANK, 100))).game_id
    assert there is not None
    await house.lobby.sit(there, BORIS)
    await house.lobby.start(there, ANYA, admin=False)
    before = await all_chips(house)
    await Chats(house.database).move(GROUP.chat_id, new.chat_id)
    assert await all_chips(house) == before
    assert await purse(house, ANYA.id, new.chat_id) == 1000 + 950
    house.desk.forget_all()
    assert (await house.desk.table(there)).phase is Phase.CLOSED


async def test_a_table_read_before_the_chat_moved_is_not_written_back(house: House) -> None:
    game_id = await started(house, BORIS)
    await Chats(house.database).move(GROUP.chat_id, -1009)
    with pytest.raises(RuntimeError):
        await house.leaving.stop(game_id, ANYA, admin=False)
    await house.leaving.stop(game_id, ANYA, admin=False)
    assert await purse(house, ANYA.id, -1009) == 1000
