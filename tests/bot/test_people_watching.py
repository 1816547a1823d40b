"""Watching: who is not at the table is told so, and how to play next; all may see the table."""

import pytest

from locales import words
from tests.bot.town import Town, drawn, told

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_my_cards_of_a_watcher_says_how_to_join_the_next_game(town: Town) -> None:
    group, anya, boris = town.game("watched")
    watcher = await town.person(language="en")
    await town.app.post("join", user_id=watcher, chat_id=group.id)
    table = await town.seen(group, "h:")
    text, alert = await town.press(watcher, table, "h:")
    assert alert and text == told("notice-not-your-game", "en") and "/durak" in text
    assert not town.app.ephemerals.get((group.id, watcher)), "no card is shown"
    await town.say(watcher, group, "/hand")
    await town.seen(group, told("notice-no-hand"))
    await town.say(anya, group, "/stop")
    await town.seen(group, told("notice-game-stopped"))
    assert (await town.press(boris, table, "h:"))[0] == told("notice-already-over")
    await town.say(watcher, group, "/durak")
    await town.seen(group, ":sit")


async def test_table_of_a_watcher_posts_it_anew(town: Town) -> None:
    group, *_ = town.game("watched_table")
    watcher = await town.person()
    await town.app.post("join", user_id=watcher, chat_id=group.id)
    old = await town.seen(group, "h:")
    for command in ("/table", "/durak"):
        await town.say(watcher, group, command)
        new = await town.until(
            lambda before=old: [  # type: ignore[misc]
                m for m in town.standing(group, "h:") if m["message_id"] > before["message_id"]
            ]
        )
        await town.until(lambda: len(town.standing(group, "h:")) == 1)
        assert drawn(new[0]) == drawn(old)
        old = new[0]


async def test_a_watcher_of_a_full_lobby_is_told_so(town: Town) -> None:
    people = await town.people(6)
    group = await town.lobby(*people)
    watcher = await town.person()
    await town.app.post("join", user_id=watcher, chat_id=group.id)
    assert (await town.act(watcher, group, "sit"))[0] == told("notice-table-full")
    await town.seen(group, ":sit", words("ru")("lobby-free", count=0))
    await town.say(people[1], group, "/leave")
    await town.seen(group, ":sit", words("ru")("lobby-free", count=1))
    assert (await town.act(watcher, group, "sit"))[0] == told("notice-sat-down")
