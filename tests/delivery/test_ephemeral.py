"""A hand in the group for one person's eyes: sent at a tap, kept in step, replaced, forgotten."""

from __future__ import annotations

from typing import Any

from bot.delivery.budget import Limits
from tests.delivery.house import ANYA, BORIS, GROUP, House, new_house, running


async def press(house: House, person: int) -> str:
    """A fresh tap of this person on the table; its query id."""
    table = (await house.row())["message_id"]
    answer = await house.people.do(
        "press", user_id=person, chat_id=GROUP, message_id=table, button=[0, 0]
    )
    return str(answer["query_id"])


async def whispers(house: House) -> list[dict[str, Any]]:
    return [m for m in await house.people.messages(GROUP) if m.get("ephemeral")]


async def with_table(house: House) -> None:
    await house.add()
    house.pictures.show("рука", kind="ephemeral", person=BORIS)
    await house.show("стол")


async def test_a_hand_in_the_group_is_kept_in_step(house: House) -> None:
    await with_table(house)
    assert await house.courier.show_hand(GROUP, 0, 1, BORIS, await press(house, BORIS))
    await house.courier.quiet()
    await house.show("новая рука", kind="ephemeral", person=BORIS)
    (whisper,) = await whispers(house)
    assert (whisper["text"], whisper["ephemeral"]["receiver"]) == ("новая рука", BORIS)
    assert len(await house.people.calls("editEphemeralMessageText")) == 1


async def test_a_second_one_replaces_the_first(house: House) -> None:
    await with_table(house)
    for _ in range(2):
        assert await house.courier.show_hand(GROUP, 0, 1, BORIS, await press(house, BORIS))
        await house.courier.quiet()
        await house.advance(11)
    assert len(await whispers(house)) == 1
    assert await house.number("SELECT count(*) FROM leftovers") == 0


async def test_who_taps_on_and_on_costs_one_call(house: House) -> None:
    await with_table(house)
    assert await house.courier.show_hand(GROUP, 0, 1, BORIS, await press(house, BORIS))
    calls = len(await house.people.calls())
    for _ in range(20):
        assert not await house.courier.show_hand(GROUP, 0, 1, BORIS, await press(house, BORIS))
    assert len(await house.people.calls()) == calls


async def test_somebody_elses_tap_shows_nothing(house: House) -> None:
    await with_table(house)
    assert not await house.courier.show_hand(GROUP, 0, 1, BORIS, await press(house, ANYA))
    assert await whispers(house) == []


async def test_one_that_vanished_is_forgotten(house: House) -> None:
    await with_table(house)
    assert await house.courier.show_hand(GROUP, 0, 1, BORIS, await press(house, BORIS))
    await house.courier.quiet()
    await house.database.run(
        lambda raw: raw.execute("UPDATE messages SET ephemeral_id = 999 WHERE kind = 'ephemeral'")
    )
    await house.show("новая рука", kind="ephemeral", person=BORIS)
    assert (await house.row("ephemeral", person=BORIS))["state"] == "forgotten"


async def test_a_group_without_a_call_to_spare_leaves_it_to_the_alert(house: House) -> None:
    limits = Limits(group_calls=3, quick=1)
    poor = new_house(house.people, house.bot, house.database, limits)
    await house.courier.stop()
    async with running(poor.courier):
        await with_table(poor)
        assert not await poor.courier.show_hand(GROUP, 0, 1, BORIS, await press(poor, BORIS))
