"""Plain groups, privacy mode, slow mode, admins without a name."""

import pytest

from tests.bot.town import Town, drawn, told

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_a_plain_group_has_a_lobby_a_table_and_an_end(town: Town) -> None:
    group, anya, boris = town.game("plain")
    assert (await town.press(anya, await town.seen(anya, "c:"), "c:"))[0] == ""
    table = await town.seen(group, ":take")
    assert (await town.press(boris, table, "m:"))[0] == ""
    await town.say(anya, group, "/stop")
    await town.seen(group, told("notice-game-stopped"))
    await town.say(boris, group, "/durak")
    lobby = await town.seen(group, ":sit")
    assert "👑" in drawn(lobby)


async def test_in_privacy_mode_commands_and_presses_are_all_it_needs(town: Town) -> None:
    assert (await town.app.post("settings"))["privacy"] is True
    anya = await town.person()
    group = await town.group(anya)
    for text in ("Кто в дурака?", "/durak@another_bot", "а вот /durak в середине"):
        await town.say(anya, group, text)
    await town.say(anya, group, "/durak@durak_playground_bot")
    await town.act(anya, group, "add")
    await town.act(anya, group, "start")
    await town.seen(group, "h:")
    assert len(town.standing(group)) == 2, "a lobby and a table"


async def test_without_privacy_mode_it_keeps_out_of_the_talk(town: Town) -> None:
    anya = await town.person()
    group = await town.group(anya, bot="admin")
    for text in ("Кто в дурака?", "/durak@another_bot", "/roll", "/durakk"):
        await town.say(anya, group, text)
    await town.say(anya, group, "/durak")
    await town.seen(group, ":sit")
    assert len(town.standing(group)) == 1


async def test_slow_mode_delays_what_is_sent_and_loses_nothing(town: Town) -> None:
    people = await town.people(3)
    group = await town.group(*people, slow_mode=2)
    await town.say(people[0], group, "/durak")
    await town.seen(group, ":sit")
    await town.say(people[1], group, "/hand")
    await town.say(people[2], group, "/hand")
    await town.act(people[1], group, "sit")
    assert (await town.act(people[0], group, "start"))[0] == told("notice-started")
    await town.seen(group, "h:", "⏳")
    await town.until(lambda: len(town.standing(group, told("notice-no-hand"))) == 2)


async def test_an_anonymous_admin_runs_the_table_but_has_no_seat(town: Town) -> None:
    admin, boris = await town.people(2)
    group = await town.group(admin, boris, admins=(admin,))
    await town.app.post("admin", chat_id=group.id, user_id=admin, anonymous=True)
    anonymous = {"as": "anonymous"}
    for command in ("/durak", "/hand", "/leave", "/stats"):
        await town.say(admin, group, command, **anonymous)
    await town.until(lambda: len(town.standing(group, told("notice-no-person"))) == 4)
    await town.say(boris, group, "/durak")
    await town.seen(group, ":sit")
    await town.say(admin, group, "/settings", **anonymous)
    menu = await town.seen(group, "k:60")
    assert (await town.press(admin, menu, "k:60"))[0] == told("notice-clock-set")
    assert (await town.act(admin, group, "sit"))[0] == told("notice-sat-down"), "pressed by name"
    await town.say(admin, group, "/stop", **anonymous)
    await town.seen(group, told("notice-game-stopped"))
