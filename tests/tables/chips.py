"""Tables that play for chips, and what the purses hold."""

from __future__ import annotations

import durak
from bot.tables.lobby import Defaults
from bot.tables.model import Person
from bot.tables.notices import Notice
from storage.purses import Purses

from .conftest import ANYA, GROUP, House

BANK = durak.Rules(mode="throw_in", bank=True)
DAY = 24 * 60 * 60


async def opened(house: House, *others: Person, stake: int = 50, rules: durak.Rules = BANK) -> int:
    answer = await house.lobby.open(GROUP, ANYA, Defaults(90, rules, stake))
    assert answer.game_id is not None
    for person in others:
        await house.lobby.sit(answer.game_id, person)
    return answer.game_id


async def started(house: House, *others: Person, stake: int = 50) -> int:
    game_id = await opened(house, *others, stake=stake)
    assert (await house.lobby.start(game_id, ANYA, admin=False)).code is Notice.STARTED
    return game_id


async def purse(house: House, owner: int, chat_id: int = GROUP.chat_id) -> int:
    return (await Purses(house.database).look(chat_id, owner, house.clock())).chips


async def set_purse(house: House, owner: int, chips: int) -> None:
    """The owner has so many chips, filled up yesterday."""
    await purse(house, owner)
    await house.database.run(
        lambda raw: raw.execute(
            "UPDATE purses SET chips = ?, filled = filled - 1 WHERE owner = ?", (chips, owner)
        )
    )


async def all_chips(house: House) -> int:
    """In every purse, and held by every game."""
    return await house.database.read(
        lambda raw: raw.execute(
            "SELECT (SELECT coalesce(sum(chips), 0) FROM purses)"
            " + (SELECT coalesce(sum(staked), 0) FROM stakes WHERE paid IS NULL)"
        ).fetchone()[0]
    )


async def held(house: House) -> int:
    """Chips that running games hold."""
    return await house.database.read(
        lambda raw: raw.execute(
            "SELECT coalesce(sum(staked), 0) FROM stakes WHERE paid IS NULL"
        ).fetchone()[0]
    )
