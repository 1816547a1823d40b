"""Forum topics: one table a topic; closed, reopened and deleted in the middle of a game."""

import pytest

from tests.bot.town import Group, Town, drawn, told
from tests.games.app import Json, buttons

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_one_table_a_topic_and_one_in_the_general_one(town: Town) -> None:
    anya = await town.person()
    one, two = await _topics(town, anya, 2)
    general = Group(one.id)
    places = (one, two, general)
    for place in places:
        await town.say(anya, place, "/durak")
        await town.act(anya, place, "add")
        await town.act(anya, place, "start")
    shown = [await town.seen(place, "h:") for place in places]
    assert len({_game(table) for table in shown}) == 3
    await town.say(anya, one, "/stop")
    await town.seen(one, told("notice-game-stopped"))
    assert town.standing(two, "h:") and town.standing(general, "h:")


async def test_in_a_closed_topic_the_game_rests_and_goes_on_when_it_is_reopened(
    town: Town,
) -> None:
    anya = await town.person()
    topic, other = await _topics(town, anya, 2, title="Форум дураков")
    await town.say(anya, topic, "/durak")
    await town.act(anya, topic, "add")
    lobby = await town.seen(topic, ":start")
    await town.app.post("topic", chat_id=topic.id, thread_id=topic.thread, closed=True)
    assert (await town.press(anya, lobby, _start(lobby)))[0] == told("notice-started")
    await town.seen(anya, "Форум дураков", told("rests-game"))
    await town.seen(anya, "c:")
    assert not town.standing(topic, "h:")
    await town.say(anya, other, "/durak")
    await town.seen(other, ":sit")
    await town.app.post("topic", chat_id=topic.id, thread_id=topic.thread, closed=False)
    await town.seen(topic, "h:", "Время выйдет")
    assert len(town.standing(anya, told("rests-game"))) == 1


async def test_with_its_topic_deleted_a_game_is_over_without_a_result(town: Town) -> None:
    anya, boris = await town.people(2)
    topic, other = await _topics(town, anya, 2, boris)
    await town.say(anya, topic, "/durak")
    await town.act(boris, topic, "sit")
    await town.act(anya, topic, "start")
    await town.seen(topic, "h:")
    await town.app.post("topic", chat_id=topic.id, thread_id=topic.thread, deleted=True)
    await town.write(anya, "/leave")
    for person in (anya, boris):
        await town.seen(person, told("result-closed"))
    await town.say(anya, other, "/durak")
    await town.seen(other, ":sit")


async def _topics(
    town: Town, admin: int, count: int, *others: int, title: str = "Форум"
) -> list[Group]:
    """New topics of a new forum."""
    forum = await town.group(admin, *others, admins=(admin,), is_forum=True, title=title)
    made = [await town.app.post("topic", chat_id=forum.id, name=f"Тема {n}") for n in range(count)]
    return [Group(forum.id, topic["topic"]["id"]) for topic in made]


def _start(lobby: Json) -> str:
    return next(b["callback_data"] for b in buttons(lobby) if ":start" in b["callback_data"])


def _game(table: Json) -> str:
    hand = next(line for line in drawn(table).splitlines() if "|h:" in line)
    return hand.partition("|h:")[2]
