"""A person at several tables at once; hands and tables posted anew."""

import pytest

from tests.bot.town import Group, Town, drawn, told

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_each_hand_belongs_to_one_game(town: Town) -> None:
    anya = await town.person()
    first = await _game(town, anya, "Первый чат")
    second = await _game(town, anya, "Второй чат")
    one = await town.seen(anya, "Первый чат", "c:")
    two = await town.seen(anya, "Второй чат", "c:")
    assert one["message_id"] != two["message_id"]
    assert _games(drawn(one)) == _games(drawn(await town.seen(first, "h:")))
    assert _games(drawn(two)) == _games(drawn(await town.seen(second, "h:")))


async def test_hand_in_private_posts_all_anew_and_removes_the_old(town: Town) -> None:
    anya = await town.person()
    for title in ("Первый чат", "Второй чат"):
        await _game(town, anya, title)
    old = [(await town.seen(anya, t, "c:"))["message_id"] for t in ("Первый чат", "Второй чат")]
    await town.write(anya, "/hand")
    await town.until(
        lambda: (
            len(town.standing(anya, "c:")) == 2
            and min(m["message_id"] for m in town.standing(anya, "c:")) > max(old)
        )
    )
    assert not [m for m in town.standing(anya) if m["message_id"] in old]


async def test_hand_in_a_group_posts_that_hand_anew(town: Town) -> None:
    anya, boris = await town.people(2)
    group = await town.group(anya, boris)
    await town.say(anya, group, "/hand")
    await town.seen(group, told("notice-no-hand"))
    await town.say(anya, group, "/durak")
    await town.act(anya, group, "add")
    await town.act(anya, group, "start")
    hand = await town.seen(anya, "c:")
    await town.say(anya, group, "/hand")
    await town.until(
        lambda: [m["message_id"] > hand["message_id"] for m in town.standing(anya, "c:")] == [True]
    )


async def test_hand_before_the_game_and_without_a_private_chat(town: Town) -> None:
    vera = await town.person(opened=False)
    group = await town.lobby(vera)
    await town.say(vera, group, "/hand")
    await town.seen(group, told("notice-not-started"))
    group, _, vera = town.game("hand_in_group")
    await town.say(vera, group, "/hand")
    await town.seen(group, told("notice-no-dm"))


async def test_hand_in_private_without_a_game(town: Town) -> None:
    anya = await town.person()
    await town.write(anya, "/hand")
    await town.seen(anya, told("notice-no-hand"))


async def test_table_posts_the_table_anew(town: Town) -> None:
    anya = await town.person()
    group = await town.group(anya)
    await town.say(anya, group, "/table")
    await town.seen(group, told("notice-no-table"))
    await town.say(anya, group, "/durak")
    lobby = await town.seen(group, ":sit")
    await town.say(anya, group, "/table")
    await town.until(lambda: town.standing(group, ":sit")[0]["message_id"] > lobby["message_id"])


async def test_table_in_a_game_leaves_one_with_buttons(town: Town) -> None:
    group, anya, _ = town.game("table_anew")
    old = (await town.seen(group, "h:"))["message_id"]
    await town.say(anya, group, "/table")
    await town.until(lambda: [m["message_id"] > old for m in town.standing(group, "h:")] == [True])


async def _game(town: Town, person: int, title: str) -> Group:
    """A group where the person plays with a computer."""
    group = await town.lobby(person, title=title)
    await town.act(person, group, "add")
    assert (await town.act(person, group, "start"))[0] == told("notice-started")
    await town.seen(group, "h:")
    return group


def _games(text: str) -> set[str]:
    presses = (line.rpartition("|")[2] for line in text.splitlines() if line.endswith("]"))
    return {press.strip("]").split(":")[1] for press in presses}
