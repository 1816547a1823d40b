"""An admin bot sends the hand in the group by itself to whom it reaches nowhere else."""

from __future__ import annotations

from tests.delivery.house import ANYA, BORIS, GROUP, VERA, House
from tests.delivery.test_ephemeral import press, whispers


async def without_dm(house: House, *, asked: bool = True) -> None:
    """Game 1 runs; Anya and Boris never opened the private chat, and Boris can move."""
    await house.database.run(
        lambda raw: raw.execute("UPDATE games SET phase = 'playing' WHERE id = 1")
    )
    for person in (ANYA, BORIS):
        await house.people.do("block", user_id=person)
        await house.add("hand", person=person, chat=person)
        house.pictures.show("рука", kind="hand", person=person)
    house.pictures.show("рука Ани", kind="ephemeral", person=ANYA, asked=False)
    house.pictures.show("рука Бори", kind="ephemeral", person=BORIS, asked=asked)
    await house.add("hand", person=VERA, chat=VERA)
    house.pictures.show("рука", kind="hand", person=VERA)
    await house.add()


async def make_admin(house: House, admin: bool = True) -> None:
    await house.people.do("admin", chat_id=GROUP, user_id="bot", admin=admin)


async def test_whose_turn_it_is_has_a_hand_without_a_tap(house: House) -> None:
    await make_admin(house)
    await without_dm(house)
    await house.show("стол")
    (whisper,) = await whispers(house)
    assert (whisper["text"], whisper["ephemeral"]["receiver"]) == ("рука Бори", BORIS)
    house.pictures.show("рука Бори 2", kind="ephemeral", person=BORIS)
    house.pictures.show("рука Ани 2", kind="ephemeral", person=ANYA)
    await house.show("стол 2")
    assert sorted(w["text"] for w in await whispers(house)) == ["рука Ани 2", "рука Бори 2"]


async def test_one_that_vanished_comes_again(house: House) -> None:
    await make_admin(house)
    await without_dm(house)
    await house.show("стол")
    await house.people.do(
        "faults", method="editEphemeralMessageText", code=400, description="Bad Request: GONE"
    )
    house.pictures.show("рука Бори 2", kind="ephemeral", person=BORIS)
    await house.show("стол 2")
    assert "рука Бори 2" in [w["text"] for w in await whispers(house)]


async def test_a_refusal_is_remembered_until_the_rights_change(house: House) -> None:
    await without_dm(house)
    await house.show("стол")
    assert await whispers(house) == []
    refused = [c for c in await house.people.calls("sendMessage") if c.get("receiver")]
    assert [(c["receiver"], c["status"]) for c in refused] == [(BORIS, 400)]
    await make_admin(house)
    await house.show("стол 2")
    assert await whispers(house) == []
    house.courier.rights_changed(GROUP)
    await house.show("стол 3")
    assert len(await whispers(house)) == 1


async def test_a_tap_has_its_hand_though_another_is_just_being_refused(house: House) -> None:
    await without_dm(house, asked=False)
    await house.show("стол")
    query = await press(house, BORIS)
    await house.people.do("faults", method="sendMessage", delay=0.3)
    house.pictures.show("рука Бори", kind="ephemeral", person=BORIS)
    await house.want()
    house.courier.wake()
    while (await house.people.get("faults"))["faults"]:
        pass  # the call without a tap is not under way yet
    assert await house.courier.show_hand(GROUP, 0, 1, BORIS, query)
    await house.courier.quiet()
    assert [w["text"] for w in await whispers(house)] == ["рука Бори"]


async def test_a_refusal_is_forgotten_after_half_an_hour(house: House) -> None:
    await without_dm(house)
    await house.show("стол")
    await make_admin(house)
    await house.advance(1800)
    await house.show("стол 2")
    assert len(await whispers(house)) == 1
