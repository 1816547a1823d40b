"""The rules that new tables of a chat begin with, chosen by its admins in /settings."""

import pytest

from tests.bot.town import Group, Town, drawn, told
from tests.games.app import Json, buttons

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def open_menu(town: Town, admin: int, group: Group) -> Json:
    await town.say(admin, group, "/settings")
    settings = await town.seen(group, "Настройки чата", "g:0:0:home")
    assert (await town.press(admin, settings, "g:0:0:home"))[0] == ""
    return await town.seen(group, "Правила по умолчанию", "p:0:0:")


async def test_a_new_table_begins_with_the_rules_of_the_chat(town: Town) -> None:
    admin = await town.person()
    group = await town.group(admin, admins=(admin,))
    menu = await open_menu(town, admin, group)
    assert "✓ Как в последней игре" in drawn(menu)
    answer, alert = await town.press(admin, menu, "p:0:0:bingo")
    assert (answer.splitlines()[0], alert) == (told("notice-preset-chosen"), False)
    menu = await town.seen(group, "✓ Bingo")
    await town.press(admin, menu, "g:0:0:game")
    menu = await town.seen(group, "o:0:0:deck:54")
    answer, _ = await town.press(admin, menu, "o:0:0:deck:54")
    assert answer == f"{told('notice-rules-changed')}\nЗаодно: джокеры по цвету."
    menu = await town.seen(group, "✓ 54 с джокерами", "jokers:supreme")
    await town.press(admin, menu, "g:0:0:home")
    menu = await town.seen(group, "Правила по умолчанию", "54 карты", "g:0:0:out")
    await town.press(admin, menu, "g:0:0:out")
    await town.seen(group, "Правила нового стола: Переводной, 54 карты", "k:90")

    await town.say(admin, group, "/durak")
    await town.seen(group, "Переводной, 54 карты", ":sit")
    await town.act(admin, group, "rules")
    menu = await town.seen(group, "Правила стола", ":classic")
    game = buttons(menu)[0]["callback_data"].split(":")[1]
    await town.press(admin, menu, f"p:{game}:1:classic")
    menu = await town.seen(group, "✓ Классика")
    await town.press(admin, menu, f"g:{game}:2:out")
    await town.act(admin, group, "cancel")
    await town.seen(group, told("lobby-closed"))
    await town.say(admin, group, "/durak")
    await town.seen(group, "Переводной, 54 карты", ":sit")


async def test_a_chat_may_leave_its_rules_to_the_last_game(town: Town) -> None:
    admin = await town.person()
    group = await town.group(admin, admins=(admin,))
    menu = await open_menu(town, admin, group)
    await town.press(admin, menu, "p:0:0:luck")
    menu = await town.seen(group, "✓ Luck")
    answer, _ = await town.press(admin, menu, "p:0:0:last")
    assert answer == told("notice-rules-of-last-game")
    await town.seen(group, "✓ Как в последней игре")
    await town.say(admin, group, "/durak")
    await town.seen(group, "Переводной, 36 карт, подкидывают все\n", ":sit")


async def test_a_clash_is_told_to_admins_too(town: Town) -> None:
    admin = await town.person()
    group = await town.group(admin, admins=(admin,))
    menu = await open_menu(town, admin, group)
    await town.press(admin, menu, "p:0:0:gto_throw_in")
    menu = await town.seen(group, "✓ Подкидной")
    answer, alert = await town.press(admin, menu, "o:0:0:passage:bout", forge=True)
    assert alert
    assert answer.splitlines()[1] == told("problem-passage-without-transfer")


async def test_only_admins_choose_them(town: Town) -> None:
    admin, anya = await town.people(2)
    group = await town.group(admin, anya, admins=(admin,))
    menu = await open_menu(town, admin, group)
    for data in ("p:0:0:luck", "p:0:0:last", "g:0:0:game"):
        assert await town.press(anya, menu, data) == (told("notice-only-admins"), False)
    assert await town.press(anya, menu, "o:0:0:deck:24", forge=True) == (
        told("notice-only-admins"),
        False,
    )
    assert drawn(await town.seen(group, "Правила по умолчанию")) == drawn(menu)


async def test_forged_presses_are_answered(town: Town) -> None:
    admin = await town.person()
    group = await town.group(admin, admins=(admin,))
    menu = await open_menu(town, admin, group)
    for data in ("p:0:0:whist", "o:0:0:deck:37", "o:0:0:colour:red", "g:0:0:cellar"):
        answer, _ = await town.press(admin, menu, data, forge=True)
        assert answer == told("notice-unknown-button")
    assert drawn(await town.seen(group, "Правила по умолчанию")) == drawn(menu)
