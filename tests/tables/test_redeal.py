"""A new deal on demand (2.5): the table deals again by itself, and nothing else changes."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

import durak
from bot.tables.answers import Refused
from bot.tables.model import Person, Phase, Redeal
from bot.tables.notices import Notice
from durak.events import RedealDemanded
from tests.games.stored import read_game

from .chips import held, opened, purse
from .conftest import ANYA, BORIS, VERA, House
from .test_lobby import refused

RULES = durak.Rules(mode="throw_in", redeal="five_of_suit")
UNIFORM = "6s7s8s9sTsKd/6c7c8c9cJsQd - 8d6h h 0>1 - 1"
"""Seat 0 holds five spades; four clubs and another black card are not enough for seat 1."""
BOTH = "6s7s8s9sTsKd/6c7c8c9cTcQd - 8d6h h 0>1 - 1"
"""Either seat may demand a new deal."""


async def stored_moves(house: House) -> list[tuple[int, int, str]]:
    return await house.database.read(
        lambda raw: [
            tuple(row)
            for row in raw.execute("SELECT number, seat, move FROM moves ORDER BY number")
        ]
    )


async def demand(house: House, game_id: int, person: Person = ANYA) -> None:
    await house.play.move(game_id, await house.stamp(game_id), person, "redeal")


async def test_the_cards_are_dealt_again_at_once(house: House) -> None:
    game_id = await house.at_position(BOTH, rules=RULES, people=(ANYA, BORIS))
    before = await house.desk.table(game_id)
    await demand(house, game_id)
    table = await house.desk.table(game_id)
    assert (table.phase, table.seats, table.rules) == (Phase.PLAYING, before.seats, RULES)
    assert table.redeals == (Redeal(0, BOTH, 1),)
    assert table.story == (RedealDemanded(0),)
    hands, on_table, stock, _, roles, flags, bout = (table.start or "").split()
    assert [len(hand) for hand in hands.split("/")] == [12, 12]
    assert (on_table, len(stock), flags, bout) == ("-", 48, "-", "1")
    assert table.snapshot == table.start != BOTH
    assert table.asked() == (int(roles[0]),)


async def test_nobody_has_a_result(house: House) -> None:
    game_id = await house.at_position(BOTH, rules=RULES, people=(ANYA, BORIS))
    await demand(house, game_id)
    found = await house.database.read(
        lambda raw: raw.execute("SELECT count(*) FROM results").fetchone()[0]
    )
    assert found == 0


async def test_who_has_no_right_is_refused(house: House) -> None:
    game_id = await house.at_position(UNIFORM, rules=RULES, people=(ANYA, BORIS))
    stamp = await house.stamp(game_id)
    code = await refused(house.play.move(game_id, stamp, BORIS, "redeal"))
    assert code is durak.Refusal.HAND_NOT_UNIFORM
    assert await house.position(game_id) == UNIFORM


async def test_a_button_of_the_deal_before_is_stale(house: House) -> None:
    game_id = await house.at_position(BOTH, rules=RULES, people=(ANYA, BORIS))
    stamp = await house.stamp(game_id)
    await demand(house, game_id)
    dealt = await house.position(game_id)
    for person, move in ((ANYA, "redeal"), (BORIS, "redeal"), (ANYA, "6s")):
        assert await refused(house.play.move(game_id, stamp, person, move)) is Notice.STALE
    assert await house.position(game_id) == dealt


async def test_two_at_the_same_moment_are_one_new_deal(house: House) -> None:
    game_id = await house.at_position(BOTH, rules=RULES, people=(ANYA, BORIS))
    stamp = await house.stamp(game_id)
    done = await asyncio.gather(
        *(house.play.move(game_id, stamp, person, "redeal") for person in (ANYA, BORIS, ANYA)),
        return_exceptions=True,
    )
    assert [isinstance(one, Refused) for one in done] == [False, True, True]
    assert len((await house.desk.table(game_id)).redeals) == 1


async def test_turn_and_clock_begin_anew(house: House) -> None:
    game_id = await house.at_position(BOTH, rules=RULES, people=(ANYA, BORIS))
    house.clock.time += 60
    await demand(house, game_id)
    assert (await house.desk.table(game_id)).deadline == house.clock.time + 90


async def test_a_computer_leaves_time_to_demand_a_new_deal_before_it_leads(house: House) -> None:
    """Eight times that of another move, whatever anybody holds."""
    position = BOTH.replace("0>1", "1>0")
    for chosen, seconds in ((RULES, 8), (durak.Rules(mode="throw_in"), 1)):
        game_id = await house.at_position(position, rules=chosen, people=(ANYA,))
        assert (await house.desk.table(game_id)).wake == house.clock.time + seconds
        await house.leaving.stop(game_id, ANYA, admin=True)


async def test_a_computer_leads_the_new_deal_and_goes_on_in_its_own_time(house: House) -> None:
    game_id = await house.at_position(BOTH, rules=RULES, people=(ANYA,))
    await demand(house, game_id)
    table = await house.desk.table(game_id)
    computer_leads = table.asked() == (1,)
    assert table.wake == (house.clock.time + 8 if computer_leads else None)
    await set_up(house, game_id, "6s8s/9sKdAc7h6c7c - 8d6h h 0>1 - 1")
    await house.play.move(game_id, await house.stamp(game_id), ANYA, "6s")
    assert (await house.desk.table(game_id)).wake == house.clock.time + 1


async def test_who_had_left_is_still_away(house: House) -> None:
    game_id = await house.at_position(BOTH, rules=RULES, people=(ANYA, BORIS))
    await house.leaving.leave(game_id, BORIS)
    await demand(house, game_id)
    assert [seat.gone for seat in (await house.desk.table(game_id)).seats] == [False, True]


async def test_a_restart_finds_the_new_deal_and_its_story(house: House) -> None:
    game_id = await house.at_position(BOTH, rules=RULES, people=(ANYA, BORIS))
    await demand(house, game_id)
    assert await house.restarted().desk.table(game_id) == await house.desk.table(game_id)


async def test_moves_are_counted_through_all_deals(house: House) -> None:
    game_id = await house.at_position(BOTH, rules=RULES, people=(ANYA, BORIS))
    await demand(house, game_id)
    await set_up(house, game_id, BOTH)
    await demand(house, game_id, BORIS)
    await set_up(house, game_id, UNIFORM)
    await house.play.move(game_id, await house.stamp(game_id), ANYA, "6s")
    table = await house.desk.table(game_id)
    assert table.redeals == (Redeal(0, BOTH, 1), Redeal(1, BOTH, 2))
    assert await stored_moves(house) == [(0, 0, "redeal"), (1, 1, "redeal"), (2, 0, "6s")]
    assert table.story[:2] == (RedealDemanded(0), RedealDemanded(1))
    assert await house.restarted().desk.table(game_id) == table


async def set_up(house: House, game_id: int, position: str) -> None:
    """The cards lie like that, as if they had been dealt so."""
    table = await house.desk.table(game_id)
    game = durak.Game.at(position, table.rules)
    await house.desk.save(table, table.with_change().with_game(game))


async def test_every_deal_of_a_game_can_be_replayed(house: House, tmp_path: Path) -> None:
    game_id = await house.at_position(BOTH, rules=RULES, people=(ANYA, BORIS))
    first = await house.stamp(game_id)
    await demand(house, game_id)
    table = await house.desk.table(game_id)
    assert table.game is not None
    (seat,) = table.asked()
    lead = table.game.legal_moves(seat)[0]
    await house.play.move(game_id, table.stamp, (ANYA, BORIS)[seat], str(lead))
    stored = read_game(tmp_path / "durak.db", game_id)
    given_up, played = stored.records
    assert (given_up.start, played.start) == (BOTH, table.start)
    assert given_up.replay().outcome == durak.Outcome(durak.Reason.REDEAL, (), ())
    assert played.replay().position == stored.row["snapshot"]
    found = [game.position for game in stored.positions]
    assert found == [BOTH, table.start, stored.row["snapshot"]]
    assert stored.stamps == (first, first + 1, first + 2)


async def test_without_its_record_there_is_no_new_deal(house: House) -> None:
    """A transaction that fails half way, as by a `kill -9`, leaves the old deal; then it works."""
    game_id = await house.at_position(BOTH, rules=RULES, people=(ANYA, BORIS))
    before = await house.desk.table(game_id)
    await house.database.run(
        lambda raw: raw.execute(
            "CREATE TRIGGER full BEFORE INSERT ON redeals"
            " BEGIN SELECT RAISE(ABORT, 'disk full'); END"
        )
    )
    with pytest.raises(sqlite3.IntegrityError, match="disk full"):
        await demand(house, game_id)
    assert await house.desk.table(game_id) == before
    assert await stored_moves(house) == []
    await house.database.run(lambda raw: raw.execute("DROP TRIGGER full"))
    await demand(house, game_id)
    assert await stored_moves(house) == [(0, 0, "redeal")]


@pytest.mark.parametrize(
    ("option", "seat"), [("under_fool", 0), ("from_under_fool", 2), ("winner", 2)]
)
async def test_the_leader_is_found_as_before_it(house: House, option: str, seat: int) -> None:
    """2.3: by the end of the game before, however often the next one is dealt."""
    rules = durak.Rules(mode="throw_in", redeal="five_of_suit", next_lead=option)
    three = (ANYA, BORIS, VERA)
    first = await house.at_position("8h/9hKd/- - - s 0>1 - 7 out=2", rules=rules, people=three)
    await house.play.move(first, await house.stamp(first), ANYA, "8h")
    await house.play.move(first, await house.stamp(first), BORIS, "9hx8h")
    game_id = (await house.again.rematch(first, ANYA, clock=0)).game_id
    assert game_id is not None
    await house.lobby.start(game_id, ANYA, admin=False)
    for _ in range(3):
        await set_up(house, game_id, "6s7s8s9sTsKd/6c7c8c9cTcQd/6d7d - 8d6h h 0>1 - 1")
        await demand(house, game_id)
        assert (await house.position(game_id)).split()[4][0] == str(seat)


async def test_after_a_game_with_a_new_deal_the_next_goes_by_its_end(house: House) -> None:
    game_id = await house.at_position(BOTH, rules=RULES, people=(ANYA, BORIS))
    await demand(house, game_id)
    await set_up(house, game_id, "7c/9cKh - - h 0>1 - 5")
    await house.play.move(game_id, await house.stamp(game_id), ANYA, "7c")
    await house.play.move(game_id, await house.stamp(game_id), BORIS, "9cx7c")
    again = (await house.again.rematch(game_id, BORIS, clock=0)).game_id
    assert again is not None
    await house.lobby.start(again, BORIS, admin=False)
    assert (await house.position(again)).split()[4] == "0>1"


async def test_the_stakes_stay_held(house: House) -> None:
    game_id = await opened(house, BORIS, rules=replace(RULES, bank=True))
    await house.lobby.start(game_id, ANYA, admin=False)
    await set_up(house, game_id, BOTH)
    await demand(house, game_id)
    assert (await purse(house, ANYA.id), await purse(house, BORIS.id)) == (950, 950)
    assert await held(house) == 100


async def test_the_visible_messages_are_the_same_ones(house: House) -> None:
    def rows(raw: sqlite3.Connection) -> list[tuple[int, str, int]]:
        return [
            tuple(row)  # type: ignore[misc]
            for row in raw.execute(
                # Who leads the new deal may be called for: that is a message of its own.
                "SELECT id, kind, game_id FROM messages WHERE kind <> 'call' ORDER BY id"
            )
        ]

    def wanted(raw: sqlite3.Connection) -> int:
        found: int = raw.execute(
            "SELECT min(wanted) FROM messages WHERE kind <> 'call'"
        ).fetchone()[0]
        return found

    game_id = await house.at_position(BOTH, rules=RULES, people=(ANYA, BORIS))
    before, seen = await house.database.read(rows), await house.database.read(wanted)
    await demand(house, game_id)
    assert await house.database.read(rows) == before
    assert await house.database.read(wanted) > seen
