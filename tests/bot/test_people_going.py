"""Deleted accounts, leaving the group before the game, a lobby that everybody forgot."""

import pytest

from tests.bot.town import Town, drawn, told

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_with_a_deleted_account_at_the_table_the_game_goes_on(town: Town) -> None:
    group, anya, boris = town.game("deleted")
    hand = await town.seen(anya, "c:")
    await town.seen(boris, "c:")
    await town.app.post("edit_user", user_id=boris, first_name="", deactivated=True)
    assert (await town.press(anya, hand, "c:"))[0] == ""
    await town.seen(group, ":take", f"Отбиться или взять: ⁨Игрок {boris}", "в личке у бота")
    await town.say(anya, group, "/stop")
    await town.seen(group, told("notice-game-stopped"))


async def test_a_deleted_account_in_the_lobby_holds_nothing_up(town: Town) -> None:
    anya, boris = await town.people(2)
    group = await town.lobby(anya, boris)
    await town.app.post("edit_user", user_id=boris, first_name="", deactivated=True)
    assert (await town.act(anya, group, "start"))[0] == told("notice-started")
    await town.seen(anya, "c:")
    await town.seen(group, "h:", "в личке у бота")
    await town.app.post("leave", user_id=boris, chat_id=group.id)
    await town.seen(group, "h:", told("seat-gone"))


async def test_who_leaves_the_group_stands_up_from_its_lobby(town: Town) -> None:
    anya, boris = await town.person("Аня"), await town.person("Борис")
    group = await town.lobby(anya, boris)
    await town.app.post("leave", user_id=anya, chat_id=group.id)
    left = await town.until(
        lambda: [m for m in town.standing(group, "Борис⁩ 👑") if "Аня" not in drawn(m)]
    )
    assert ":sit" in drawn(left[0])
    await town.app.post("leave", user_id=boris, chat_id=group.id)
    await town.seen(group, told("lobby-closed"))


async def test_who_blocks_the_bot_in_the_lobby_plays_in_the_group(town: Town) -> None:
    anya, boris = await town.people(2)
    group = await town.lobby(anya, boris)
    await town.app.post("block", user_id=boris)
    await town.seen(group, ":start", "откройте бота")
    assert (await town.act(anya, group, "start"))[0] == told("notice-started")
    table = await town.seen(group, "h:")
    assert await town.press(boris, table, "h:") == ("", False)
    await town.whisper(boris, group, "c:")


async def test_a_forgotten_lobby_closes_itself(town: Town) -> None:
    group, *_ = town.game("forgotten")
    await town.seen(group, told("lobby-closed"))
    assert not town.standing(group, ":sit")
