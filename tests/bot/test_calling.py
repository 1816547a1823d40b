"""Whose turn it is is reached: by a fresh hand, by a mention, or not at all if he says so."""

import pytest

from tests.bot.town import Group, Town, drawn, told

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def lead(town: Town, group: Group, leader: int) -> None:
    """The first leader plays his first card."""
    hand = await town.seen(leader, "c:")
    assert (await town.press(leader, hand, "c:"))[0] == ""
    await town.seen(group, ":take")


async def test_a_fresh_hand_for_the_defender_and_no_other(town: Town) -> None:
    group, anya, boris = town.game("call_dm")
    first = {person: await town.seen(person, "c:") for person in (anya, boris)}
    await lead(town, group, anya)
    fresh = await town.seen(boris, ":take")
    assert fresh["message_id"] > first[boris]["message_id"]
    assert not fresh["silent"]
    await town.until(lambda: len(town.standing(boris, "Козырь")) == 1)
    edited = await town.seen(anya, "Отбиться или взять")
    assert edited["message_id"] == first[anya]["message_id"]
    await town.press(boris, fresh, "m:")
    again = await town.seen(anya, "Ваш ход")
    await town.until(lambda: len(town.standing(anya, "Козырь")) == 1)
    assert again["message_id"] >= edited["message_id"]


async def test_silence_is_chosen_in_ones_own_settings(town: Town) -> None:
    group, anya, boris = town.game("call_silent")
    await town.write(boris, "/me")
    menu = await town.seen(boris, "Ваши настройки", "u:silent:on")
    assert (await town.press(boris, menu, "u:silent:pink", forge=True))[0] == told(
        "notice-unknown-button"
    )
    assert (await town.press(boris, menu, "u:silent:on"))[0] == told("notice-choice-set")
    await town.seen(boris, told("personal-silent-on"), "u:silent:off")
    first = await town.seen(boris, "c:")
    await lead(town, group, anya)
    assert (await town.seen(boris, ":take"))["message_id"] == first["message_id"]


async def test_who_has_no_private_chat_is_mentioned_while_it_is_his_turn(town: Town) -> None:
    group, anya, boris = town.game("call_group")
    await lead(town, group, anya)
    mention = await town.seen(group, "вам отбиваться")
    assert [e["user"]["id"] for e in mention["entities"] if e["type"] == "text_mention"] == [boris]
    table = await town.seen(group, ":take")
    assert (await town.press(boris, table, "m:"))[0] == ""
    await town.until(lambda: not town.standing(group, "вам отбиваться"))
    assert not town.standing(group, "ваш ход"), "who has just pressed is not called"
    assert "tg://" not in drawn(table)
