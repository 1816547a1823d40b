"""Pogony, hung or not, by the buttons that people are shown."""

import pytest

from tests.bot.town import Group, Town

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def asked(town: Town, name: str) -> tuple[Group, int, int]:
    """The game in which the nine has been taken, and the first seat holds sixes alone."""
    group, anya, boris = town.game(name)
    await town.press_at(anya, await town.seen(anya, ":9c]"), ":9c")
    await town.press_at(boris, await town.seen(boris, "Отбивайтесь", ":take]"), ":take")
    await town.seen(group, "⏳ Повесить погоны или нет", "[Не вешать|", "🪜 Лестница:")
    return group, anya, boris


async def test_pogony_are_hung_and_the_ladder_is_climbed(town: Town) -> None:
    group, anya, _ = await asked(town, "hang")
    hand = await town.seen(anya, "[🎖 Повесить погоны 6♦️ 6♠︎|", "/rules лестница")
    assert (await town.press_at(anya, hand, ":@6d6s"))[0] == ""
    await town.seen(group, "вешает погоны", "С погонами", "Лестница:", " 7 · ")
    await town.seen(anya, "С погонами", " 7 · ")


async def test_pogony_are_declined_under_the_table_and_the_game_goes_on(town: Town) -> None:
    group, anya, boris = await asked(town, "hang_not")
    table = await town.seen(group, "[Не вешать|")
    assert (await town.press_at(boris, table, ":pass"))[0] != ""
    assert (await town.press_at(anya, table, ":pass"))[0] == ""
    await town.seen(group, "не вешает погоны", "⏳ Ход:")
    await town.seen(anya, "Ваш ход", ":6s]")
