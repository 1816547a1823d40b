"""Whatever comes of random games, no chip is made and none is lost."""

from dataclasses import replace
from random import Random

import pytest

import durak
from bot.tables.lobby import Defaults
from bot.tables.model import Person, Table
from bot.tables.notices import Notice

from .chips import all_chips, held, purse
from .conftest import GROUP, House


@pytest.mark.parametrize("seed", range(8))
async def test_no_game_makes_or_loses_a_chip(house: House, seed: int) -> None:
    """Random tables and endings: played out, left by some or all, stopped, drawn, idle."""
    dice = Random(seed)
    people = [Person(200 + n, f"Гость {n}", reachable=True) for n in range(6)]
    computers = [-n for n in range(1, 5)]
    for owner in [*(p.id for p in people), *computers]:
        await purse(house, owner)
    total = await all_chips(house)
    for _ in range(6):
        seated = dice.sample(people, dice.choice((2, 2, 3, 4)))
        game_id = await _random_table(house, dice, seated)
        await _random_game(house, dice, game_id, seated)
        assert (await all_chips(house), await held(house)) == (total, 0)


async def _random_table(house: House, dice: Random, seated: list[Person]) -> int:
    rules = dice.choice(
        [
            durak.Rules(mode="throw_in", deck=24, bank=True, draw=dice.random() < 0.5),
            durak.Rules(mode="simple", bank=True),
            durak.PRESETS["bank"],
            durak.Rules(deck=24, redeal="five_of_suit", bank=True),
            durak.Rules(mode="throw_in", teams="2x2", bank=True),
        ]
    )
    stake = dice.choice(durak.STAKES[:4])
    answer = await house.lobby.open(GROUP, seated[0], Defaults(0, rules, stake))
    game_id = answer.game_id
    assert game_id is not None
    table = await house.desk.table(game_id)
    await house.desk.save(table, _with(table, rules, stake))
    for person in seated[1:]:
        await house.lobby.sit(game_id, person)
    for _ in range(4 - len(seated) if rules.teams != "none" else dice.randint(0, 1)):
        if len(seated) < 4:
            await house.lobby.add_computer(game_id, await house.stamp(game_id), seated[0])
    assert (await house.lobby.start(game_id, seated[0], admin=False)).code is Notice.STARTED
    await _near_a_draw(house, dice, game_id)
    return game_id


async def _near_a_draw(house: House, dice: Random, game_id: int) -> None:
    """Of two at a table, now and then, one move is left to a draw, or to an idle end."""
    table = await house.desk.table(game_id)
    if len(table.seats) == 2 and dice.random() < 0.6:
        ends = ("9c/Qc - - h 0>1 - 9", f"9cTd/9dJd - - h 0>1 - 60 idle={table.rules.deck - 1}")
        game = durak.Game.at(dice.choice(ends), table.rules)
        await house.desk.save(table, table.with_change().with_game(game))


def _with(table: Table, rules: durak.Rules, stake: int) -> Table:
    return replace(table.with_change(), rules=rules, stake=stake)


async def _random_game(house: House, dice: Random, game_id: int, seated: list[Person]) -> None:
    """Somebody plays at random, now and then leaves, seldom stops the game."""
    restless = dice.random()
    while (table := await house.desk.table(game_id)).is_open():
        assert table.game is not None
        chance = dice.random()
        staying = [p for p in seated if not table.has_gone(p.id)]
        if chance < 0.03 * restless:
            await house.leaving.leave(game_id, dice.choice(staying))
        elif chance < 0.035 * restless:
            await house.leaving.stop(game_id, seated[0], admin=True)
        elif table.seats[seat := table.asked()[0]].plays_itself:
            house.clock.time += 1
            await house.play.when_due(game_id)
        else:
            person = next(p for p in seated if table.seat_of(p.id) == seat)
            move = dice.choice(table.game.legal_moves(seat))
            await house.play.move(game_id, table.stamp, person, str(move))
