"""Another game with the same seats, and the clock of the next game."""

import pytest

from tests.bot.town import Group, Town, drawn, told

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def _to_the_end(town: Town, name: str) -> tuple[Group, int, int]:
    """A seeded game of two is over, the second is the fool."""
    group, first, fool = town.game(name)
    for person in (first, fool):
        hand = await town.seen(person, "c:", "▸")
        playable = next(line for line in drawn(hand).splitlines() if line.startswith("[▸"))
        data = playable.rpartition("|")[2][:-1]
        assert (await town.press(person, hand, data))[0] == ""
    await town.seen(group, "a:")
    return group, first, fool


async def test_again_keeps_the_seats_and_the_fool_is_led_at(town: Town) -> None:
    group, first, fool = await _to_the_end(town, "again")
    end = await town.seen(group, "a:")
    assert f"Игрок {fool}" in drawn(end)
    outsider = await town.person()
    await town.app.post("join", user_id=outsider, chat_id=group.id)
    answer = await town.press(outsider, end, "a:")
    assert answer[0] == told("notice-not-your-game")
    assert (await town.press(fool, end, "a:"))[0] == told("notice-rematch-opened")
    assert (await town.press(first, end, "a:"))[0] == told("notice-already-seated")
    lobby = await town.seen(group, ":start")
    assert drawn(lobby).index(f"Игрок {first}") < drawn(lobby).index(f"Игрок {fool}")
    await town.until(lambda: not town.standing(group, "a:"))
    assert (await town.act(fool, group, "start"))[0] == told("notice-started")
    await town.seen(first, "Ваш ход", "c:")


async def test_again_is_over_after_the_next_game(town: Town) -> None:
    group, first, _ = await _to_the_end(town, "again_stale")
    end = await town.seen(group, "a:")
    await town.say(first, group, "/durak")
    await town.seen(group, ":sit")
    assert (await town.press(first, end, "a:"))[0] == told("notice-another-game")
    await town.say(first, group, "/stop")
    await town.seen(group, told("notice-game-stopped"))
    assert (await town.press(first, end, "a:"))[0] == told("notice-already-over")


async def test_again_has_the_clock_that_the_chat_has_now(town: Town) -> None:
    group, first, _ = await _to_the_end(town, "again_clock")
    await town.app.post("admin", chat_id=group.id, user_id=first)
    await town.say(first, group, "/settings")
    menu = await town.seen(group, "k:30")
    assert (await town.press(first, menu, "k:30"))[0] == told("notice-clock-set")
    end = await town.seen(group, "a:")
    await town.press(first, end, "a:")
    await town.seen(group, ":sit", "На ход: 30 секунд")


async def test_who_has_left_the_group_opens_no_table_there_from_the_private_chat(
    town: Town,
) -> None:
    group, first, fool = await _to_the_end(town, "again_left")
    end = await town.seen(fool, "a:")
    await town.app.post("leave", user_id=fool, chat_id=group.id)
    assert (await town.press(fool, end, "a:"))[0] == told("notice-no-member")
    assert not town.standing(group, ":sit")
    await town.app.post("join", user_id=fool, chat_id=group.id)
    assert (await town.press(fool, end, "a:"))[0] == told("notice-rematch-opened")
    assert f"Игрок {first}" in drawn(await town.seen(group, ":sit"))


async def test_a_rematch_has_no_seat_for_who_has_left_since(town: Town) -> None:
    group, first, fool = await _to_the_end(town, "again_without")
    await town.app.post("leave", user_id=fool, chat_id=group.id)
    end = await town.seen(group, "a:")
    assert (await town.press(first, end, "a:"))[0] == told("notice-rematch-opened")
    lobby = drawn(await town.seen(group, ":sit"))
    assert f"Игрок {first}" in lobby
    assert f"Игрок {fool}" not in lobby
