"""What happens to groups while a game runs: upgrades, lost rights, the bot thrown out."""

import pytest

from tests.bot.town import Group, Town, drawn, told
from tests.games.app import Json

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_a_group_becomes_a_supergroup_in_mid_game(town: Town) -> None:
    group, anya, boris = town.game("upgraded")
    await town.seen(group, "h:")
    moved = await town.app.post("migrate", chat_id=group.id)
    new = Group(moved["chat"]["id"])
    await town.seen(new, "h:")
    assert (await town.press(anya, await town.seen(anya, "c:"), "c:"))[0] == ""
    table = await town.seen(new, ":take")
    assert (await town.press(boris, table, "m:"))[0] == ""
    await town.say(anya, new, "/stop")
    await town.seen(new, told("notice-game-stopped"))


async def test_a_lobby_moves_too_with_the_settings(town: Town) -> None:
    anya = await town.person()
    group = await town.group(anya, admins=(anya,), type="group")
    await town.say(anya, group, "/settings")
    await town.press(anya, await town.seen(group, "k:60"), "k:60")
    moved = await town.app.post("migrate", chat_id=group.id)
    new = Group(moved["chat"]["id"])
    await town.say(anya, new, "/durak")
    await town.seen(new, ":sit", "На ход: 60 секунд")


async def test_without_the_right_to_write_the_clock_rests_and_no_tap_is_lost(town: Town) -> None:
    group, anya, boris = town.game("muted")
    await town.seen(group, "h:", "Время выйдет")
    await town.app.post("bot", chat_id=group.id, rights={"can_send_messages": False})
    assert (await town.press(anya, await town.seen(anya, "c:"), "c:"))[0] == ""
    await town.say(anya, group, "/table")
    await town.bot.line(f'"the bot may not write" chat={group.id}')
    await town.until(lambda: _unhurried(town, boris, "Отбивайтесь"))
    assert (await town.press(boris, await town.seen(boris, "Отбивайтесь"), "m:"))[0] == ""
    await town.until(lambda: _unhurried(town, anya, "Ваш ход", "c:"))
    await town.until(lambda: len(town.standing(anya, "c:")) == 1)
    await town.app.post("bot", chat_id=group.id, rights={"can_send_messages": True})
    await town.seen(group, "h:", "Время выйдет")
    hand = await town.seen(anya, "c:", "Время выйдет")
    assert (await town.press(anya, hand, "c:"))[0] == ""


def _unhurried(town: Town, person: int, *parts: str) -> list[Json]:
    return [m for m in town.standing(person, *parts) if "Время выйдет" not in drawn(m)]


async def test_thrown_out_and_back_again(town: Town) -> None:
    group, anya, boris = town.game("kicked")
    await town.seen(group, "h:")
    await town.app.post("bot", chat_id=group.id, action="remove")
    assert (await town.press(anya, await town.seen(anya, "c:"), "c:"))[0] == ""
    await town.seen(boris, "Отбивайтесь", "m:")
    await town.bot.line(f'"the bot may not write" chat={group.id}')
    await town.app.post("bot", chat_id=group.id, action="add")
    await town.seen(group, "h:", ":take")
