"""Cheating at the table: the switch, accusations that outlive other moves, belief."""

import pytest

import durak
from bot.tables.calling import called, on_turn
from bot.tables.model import By
from bot.tables.notices import Notice
from bot.tables.opened import Opened, read_opened

from .conftest import ANYA, BORIS, VERA, House
from .test_lobby import refused

THREE = (ANYA, BORIS, VERA)
CARD = durak.Rules.parse("mode=throw_in cheating=card passing=explicit throw_order=free")
PLAYER = durak.Rules.parse("cheating=player passing=explicit")
ATTACKED = "Kd/6hAc/QhKh 7c - d 0>1 - 3 log=0.7c"
FAKED = "Kd/Ac/QhKh 7c6h - d 0>1 - 3 log=0.7c,1.6hx7c"
CHALLENGED = "Kd/Ac/QhKh 7c6h - d 0>1 c 3 log=0.7c,1.6hx7c,0.pass,2.pass"


@pytest.mark.parametrize(
    ("opened", "text"),
    [
        (Opened(), None),
        (Opened("7d"), "7:7d"),
        (Opened(cheating=True), "cheat:3"),
        (Opened("7d", cheating=True), "cheat:3:7:7d"),
        (Opened(accusing=True), "accuse:3"),
        (Opened(page=1), "page:7:1"),
        (Opened(page=2, cheating=True), "cheat:3:page:7:2"),
    ],
)
def test_what_is_opened_comes_back_from_its_text(opened: Opened, text: str | None) -> None:
    assert opened.text(bout=3, stamp=7) == text
    assert read_opened(text, bout=3, stamp=7) == opened


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("6:7d", Opened()),
        ("page:6:1", Opened(page=1, just_turned=False)),
        ("cheat:3:page:6:1", Opened(page=1, cheating=True, just_turned=False)),
        ("cheat:2:page:7:1", Opened()),
        ("cheat:3:6:7d", Opened(cheating=True)),
        ("cheat:2:7:7d", Opened()),
        ("cheat:2", Opened()),
        ("accuse:33", Opened()),
        ("rules", Opened()),
        ("x", Opened()),
    ],
)
def test_a_choice_ends_with_the_stamp_and_the_switch_with_the_bout(text: str, left: Opened) -> None:
    assert read_opened(text, bout=3, stamp=7) == left


async def test_a_card_is_faked_with_the_switch_alone(house: House) -> None:
    game_id = await house.at_position(ATTACKED, people=THREE, rules=CARD)
    stamp = await house.stamp(game_id)
    assert await refused(house.play.card(game_id, stamp, BORIS, "6h")) is Notice.ONLY_BY_CHEATING
    assert await house.position(game_id) == ATTACKED
    await house.play.card(game_id, stamp, BORIS, "6h", fake=True)
    assert await house.position(game_id) == FAKED


async def test_a_card_that_no_cheating_helps_says_why_not(house: House) -> None:
    game_id = await house.at_position(ATTACKED, people=THREE, rules=CARD)
    stamp = await house.stamp(game_id)
    code = await refused(house.play.card(game_id, stamp, BORIS, "Qh", fake=True))
    assert code is durak.Refusal.NOT_YOUR_CARD


async def test_an_accusation_outlives_other_moves_of_the_bout(house: House) -> None:
    game_id = await house.at_position(FAKED, people=THREE, rules=CARD)
    await house.play.move(game_id, await house.stamp(game_id), ANYA, "Kd")
    answer = await house.play.accuse(game_id, 3, 0, VERA, "!6h")
    assert answer.code is Notice.CHEAT_CAUGHT
    assert await house.position(game_id) == "Kd/6hAc/QhKh 7c - d 0>1 - 3 honest=1;log=0.7c"


async def test_an_accusation_never_hits_a_later_bout(house: House) -> None:
    game_id = await house.at_position(CHALLENGED, people=THREE, rules=CARD)
    for person in THREE:
        await house.play.move(game_id, await house.stamp(game_id), person, "pass")
    assert await house.position(game_id) == "Kd/Ac/QhKh - - d 1>2 - 4"
    code = await refused(house.play.accuse(game_id, 3, 0, VERA, "!6h"))
    assert code is Notice.ACCUSED_TOO_LATE


async def test_an_accusation_never_hits_the_card_that_is_laid_again(house: House) -> None:
    again = "7cKd/7d8cAc/QhKh - - d 0>1 - 3"
    game_id = await house.at_position(again, people=THREE, rules=CARD)
    for person, move in ((ANYA, "7c"), (BORIS, "8cx7c"), (ANYA, "Kd")):
        await house.play.move(game_id, await house.stamp(game_id), person, move)
    await house.play.accuse(game_id, 3, 0, VERA, "!Kd")
    code = await refused(house.play.accuse(game_id, 3, 0, BORIS, "!8c"))
    assert code is Notice.ACCUSED_TOO_LATE
    assert (await house.play.accuse(game_id, 3, 1, ANYA, "!8c")).code is Notice.FALSELY_ACCUSED


async def test_only_accusations_come_that_way(house: House) -> None:
    game_id = await house.at_position(FAKED, people=THREE, rules=CARD)
    for text in ("take", "Kd", "pass", "?"):
        code = await refused(house.play.accuse(game_id, 3, 0, ANYA, text))
        assert code is Notice.UNKNOWN_BUTTON


async def test_belief_and_wrong_accusations_make_nobodys_button_stale(house: House) -> None:
    game_id = await house.at_position(CHALLENGED, people=THREE, rules=CARD)
    stamp = await house.stamp(game_id)
    await house.play.move(game_id, stamp, ANYA, "pass")
    await house.play.accuse(game_id, 3, 0, BORIS, "!7c")
    assert await house.stamp(game_id) == stamp
    await house.play.move(game_id, stamp, VERA, "pass")
    assert await house.stamp(game_id) == stamp
    await house.play.move(game_id, stamp, BORIS, "pass")
    assert await house.stamp(game_id) == stamp + 1


async def test_who_is_silent_believes_and_misses_no_clock(house: House) -> None:
    game_id = await house.at_position(CHALLENGED, people=THREE, rules=CARD)
    house.clock.time += 30
    for _ in THREE:
        await house.play.when_due(game_id)
    table = await house.desk.table(game_id)
    assert [(move.move, move.played) for move in table.moves] == [("pass", By.CLOCK)] * 3
    assert [seat.missed for seat in table.seats] == [0, 0, 0]
    assert await house.position(game_id) == "Kd/Ac/QhKh - - d 1>2 - 4"


async def test_the_switch_touches_the_hands_of_one_person(house: House) -> None:
    game_id = await house.at_position(ATTACKED, people=THREE, rules=CARD)
    before = await house.desk.table(game_id)
    await house.play.open(game_id, 3, BORIS, Opened(cheating=True))
    assert await house.desk.table(game_id) == before
    assert await refused(house.play.open(game_id, 2, BORIS, Opened(cheating=True))) is Notice.STALE


async def test_by_player_the_one_accused_is_named(house: House) -> None:
    transferred = "7sKs/KdAc/8c9cTc - - h 0>1 - 3"
    game_id = await house.at_position(transferred, people=THREE, rules=PLAYER)
    for person, move in ((ANYA, "7s"), (BORIS, ">Kd")):
        await house.play.move(game_id, await house.stamp(game_id), person, move)
    assert (await house.play.accuse(game_id, 3, 0, VERA, "!s1")).code is Notice.CHEAT_CAUGHT
    after = "Ks/KdAc/8c9cTc 7s - h 0>1 - 3 honest=1;log=0.7s"
    assert await house.position(game_id) == after


async def test_nobody_is_called_to_believe_and_a_caught_defender_is_called_again(
    house: House,
) -> None:
    game_id = await house.at_position(CHALLENGED, people=THREE, rules=CARD)
    challenged = await house.desk.table(game_id)
    assert on_turn(challenged) == ()
    await house.play.accuse(game_id, 3, 0, VERA, "!6h")
    caught = await house.desk.table(game_id)
    assert on_turn(caught) == called(challenged, caught) == (BORIS.id,)
