"""How an end is remembered: places by the rules, who left the table counted last."""

from dataclasses import replace

import durak
from bot.tables.model import Phase, Seat, Table
from bot.tables.results import results

RULES = durak.Rules(mode="throw_in")


def at_end(position: str, *gone: int) -> Table:
    seats = len(position.split()[0].split("/"))
    table = Table(
        id=1,
        chat_id=-1,
        thread_id=0,
        phase=Phase.OVER,
        version=1,
        stamp=1,
        starter=100,
        rules=RULES,
        clock=0,
        seats=tuple(Seat(100 + n, f"{n}", gone=n in gone) for n in range(seats)),
    )
    return replace(table, game=durak.Game.at(position, RULES))


def places(table: Table) -> list[int]:
    return [result.place for result in results(table)]


def test_places_are_those_of_the_rules() -> None:
    table = at_end("-/9d/-/- - - h 0>1 - 5 out=3,0,2")
    assert places(table) == [2, 4, 3, 1]
    assert [result.fool for result in results(table)] == [False, True, False, False]


def test_who_left_is_last_and_the_others_move_up() -> None:
    assert places(at_end("-/9d/-/- - - h 0>1 - 5 out=3,0,2", 3)) == [1, 3, 2, 4]


def test_a_draw_shares_its_place() -> None:
    assert places(at_end("-/-/- - - h 0>1 - 5 out=2,01")) == [2, 2, 1]


def test_nothing_is_remembered_while_the_game_runs() -> None:
    running = replace(
        at_end("-/9d - - h 0>1 - 5 out=0"), game=durak.Game.at("7c/9d - - h 0>1 - 5", RULES)
    )
    assert results(running) == ()
