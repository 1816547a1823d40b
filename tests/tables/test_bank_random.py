"""Whatever comes of random games, no chip is made and none is lost."""

from dataclasses import replace
from random import Random

import pytest

import durak
from bot.tables.lobby import Defaults
from bot.tables.model import By, Person, Table
from bot.tables.notices import Notice
from bot.tables.results import results
from bot.tables.stakes import payouts

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
    for _ in range(4):
        seated = dice.sample(people, dice.randint(2, 4))
        game_id = await _random_table(house, dice, seated)
        await _random_game(house, dice, game_id, seated)
        assert (await all_chips(house), await held(house)) == (total, 0)


async def _random_table(house: House, dice: Random, seated: list[Person]) -> int:
    rules = dice.choice(
        [
            durak.Rules(mode="throw_in", deck=24, bank=True, draw=dice.random() < 0.5),
            durak.Rules(mode="simple", bank=True),
            durak.PRESETS["bank"],
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
    return game_id


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
        else:
            seat = table.asked()[0]
            move = dice.choice(table.game.legal_moves(seat))
            after = table.with_move(seat, move, By.PERSON)
            await house.desk.save(table, after, results=results(after), payouts=payouts(after))
