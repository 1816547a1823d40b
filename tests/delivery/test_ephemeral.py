"""A hand in the group for one person's eyes: sent at a tap, kept in step, replaced, forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from typing import Any

from aiogram.types import EphemeralMessageParameters

from bot.delivery.budget import Limits
from bot.delivery.minute import Pace
from storage import wanting
from tests.delivery.house import ANYA, BORIS, GENEROUS, GROUP, VERA, House, new_house, running


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


async def test_one_that_vanished_comes_again_at_the_next_tap(house: House) -> None:
    """However soon: there is none to be seen."""
    await with_table(house)
    assert await house.courier.show_hand(GROUP, 0, 1, BORIS, await press(house, BORIS))
    await house.courier.quiet()
    await house.people.do(
        "faults", method="editEphemeralMessageText", code=400, description="Bad Request: GONE"
    )
    await house.show("новая рука", kind="ephemeral", person=BORIS)
    assert (await house.row("ephemeral", person=BORIS))["state"] == "forgotten"
    assert await house.courier.show_hand(GROUP, 0, 1, BORIS, await press(house, BORIS))
    await house.courier.quiet()
    (whisper,) = await whispers(house)
    assert whisper["text"] == "новая рука"
    assert (await house.row("ephemeral", person=BORIS))["state"] == "live"


async def test_two_taps_at_once_leave_one_hand(house: House) -> None:
    await with_table(house)
    taps = [await press(house, BORIS) for _ in range(2)]
    shown = await asyncio.gather(
        *(house.courier.show_hand(GROUP, 0, 1, BORIS, tap) for tap in taps)
    )
    await house.courier.quiet()
    assert shown == [True, True]
    assert len(await whispers(house)) == 1
    assert len([call for call in await house.people.calls() if call.get("receiver")]) == 1


async def test_a_group_without_a_call_to_spare_leaves_it_to_the_alert(house: House) -> None:
    """Of three calls a minute two are kept for the end of the game."""
    limits = Limits(group_calls=3, quick=1)
    poor = new_house(house.people, house.bot, house.database, limits)
    await house.courier.stop()
    async with running(poor.courier):
        await with_table(poor)
        assert await poor.courier.show_hand(GROUP, 0, 1, BORIS, await press(poor, BORIS))
        poor.clock.advance(11)
        assert not await poor.courier.show_hand(GROUP, 0, 1, BORIS, await press(poor, BORIS))


async def edits(house: House) -> list[str]:
    """The hands that were edited, in order, as kind and person."""
    calls = await house.people.calls("editMessageText", "editEphemeralMessageText")
    return [f"{c['receiver']}" if "receiver" in c else "everybody" for c in calls]


async def test_who_has_just_tapped_is_served_first(house: House) -> None:
    await with_table(house)
    for person in (ANYA, BORIS, VERA):
        house.pictures.show("рука", kind="ephemeral", person=person)
        assert await house.courier.show_hand(GROUP, 0, 1, person, await press(house, person))
    await house.courier.quiet()
    for person in (VERA, BORIS):
        before = len(await edits(house))
        await house.advance(1)
        house.courier.hurry(1, person)
        for everybody in (ANYA, BORIS, VERA):
            house.pictures.show(f"ход {person}", kind="ephemeral", person=everybody)
        await house.show(f"стол {person}")
        assert (await edits(house))[before] == str(person)
        assert len(await edits(house)) == before + 4


async def test_hands_of_those_who_cannot_move_change_once_for_several_moves(
    house: House,
) -> None:
    """20 seconds at most, 5 when the table falls quiet; who has tapped is not kept waiting."""
    await house.courier.stop()
    slow = new_house(house.people, house.bot, house.database, replace(GENEROUS, hand=Pace(5, 20)))
    async with running(slow.courier):
        await slow.add("hand", person=ANYA, chat=ANYA)
        await slow.show("0", kind="hand", person=ANYA, asked=False)
        for move in range(1, 11):
            await slow.advance(2)
            await slow.show(f"{move}", kind="hand", person=ANYA, asked=False)
        # Twenty seconds were over just before the tenth.
        assert await slow.people.texts(ANYA) == ["9"]
        assert len(await slow.people.calls("editMessageText")) == 1
        await slow.advance(4)
        assert await slow.people.texts(ANYA) == ["9"]
        await slow.advance(1)
        assert await slow.people.texts(ANYA) == ["10"]
        await slow.advance(1)
        slow.courier.hurry(1, ANYA)
        await slow.show("11", kind="hand", person=ANYA, asked=False)
        assert await slow.people.texts(ANYA) == ["11"]


async def call_anya(house: House, text: str) -> None:
    """It is Anya's turn: her hand is to be sent anew, and shows this."""
    house.pictures.show(text, kind="hand", person=ANYA)
    await house.database.run(lambda raw: wanting.post_anew(raw, 1, "hand", ANYA))
    await house.settle()


async def test_who_has_tapped_lately_is_notified_only_if_he_does_not_look(house: House) -> None:
    """His hand is edited at once; sent anew after eight seconds without another tap."""
    await house.database.run(
        lambda raw: raw.execute("UPDATE games SET phase = 'playing' WHERE id = 1")
    )
    await house.add("hand", person=ANYA, chat=ANYA)
    await house.show("рука", kind="hand", person=ANYA)
    first = (await house.row("hand", person=ANYA))["message_id"]
    await house.advance(100)
    house.courier.hurry(1, ANYA)
    await call_anya(house, "ваш ход")
    (shown,) = await house.people.messages(ANYA)
    assert (shown["message_id"], shown["text"]) == (first, "ваш ход")
    await house.advance(7)
    house.courier.hurry(1, ANYA)
    await house.advance(60)
    assert (await house.row("hand", person=ANYA))["message_id"] == first
    house.courier.hurry(1, ANYA)
    await call_anya(house, "снова ваш ход")
    await house.advance(8)
    (shown,) = await house.people.messages(ANYA)
    assert shown["message_id"] > first and shown["text"] == "снова ваш ход"
    await house.advance(100)
    await call_anya(house, "кто давно не нажимал, тому сразу")
    (newest,) = await house.people.messages(ANYA)
    assert newest["message_id"] > shown["message_id"]


async def in_phase(house: House, phase: str) -> None:
    await house.database.run(
        lambda raw: raw.execute("UPDATE games SET phase = ? WHERE id = 1", (phase,))
    )


def older_game(raw: sqlite3.Connection) -> None:
    """Boris sat at another table of the group, which is over."""
    raw.execute(
        "INSERT INTO games (id, chat_id, phase, version, stamp, starter, rules, clock, changed)"
        " VALUES (7, ?, 'over', 1, 1, ?, '', 0, 0)",
        (GROUP, ANYA),
    )
    raw.execute(
        "INSERT INTO seats (game_id, seat, person_id, name) VALUES (7, 0, ?, 'Борис')", (BORIS,)
    )


async def unknown_hand(house: House) -> int:
    """A hand in the group for Boris that was sent by a bot which died before it could note that."""
    await in_phase(house, "playing")
    sent = await house.bot.send_message(
        GROUP,
        "потерянная рука",
        ephemeral_message_parameters=EphemeralMessageParameters(
            receiver_user_id=BORIS, callback_query_id=await press(house, BORIS)
        ),
    )
    assert sent.ephemeral_message_id is not None
    return sent.ephemeral_message_id


async def test_a_press_on_an_unknown_hand_makes_it_the_living_one(house: House) -> None:
    await with_table(house)
    lost = await unknown_hand(house)
    await house.courier.whisper_tapped(GROUP, 1, BORIS, lost)
    await house.courier.quiet()
    assert [w["text"] for w in await whispers(house)] == ["рука"]


async def test_a_press_on_an_unknown_hand_beside_the_living_one_deletes_it(house: House) -> None:
    await with_table(house)
    lost = await unknown_hand(house)
    assert await house.courier.show_hand(GROUP, 0, 1, BORIS, await press(house, BORIS))
    assert len(await whispers(house)) == 2
    await house.courier.whisper_tapped(GROUP, 1, BORIS, lost)
    await house.courier.quiet()
    assert [w["text"] for w in await whispers(house)] == ["рука"]


async def test_a_press_on_the_living_hand_changes_nothing(house: House) -> None:
    await with_table(house)
    assert await house.courier.show_hand(GROUP, 0, 1, BORIS, await press(house, BORIS))
    await house.courier.quiet()
    lives = (await house.row("ephemeral", person=BORIS))["ephemeral_id"]
    calls = len(await house.people.calls())
    await house.courier.whisper_tapped(GROUP, 1, BORIS, lives)
    await house.courier.quiet()
    assert len(await house.people.calls()) == calls


async def test_nobody_adopts_a_hand_of_a_game_of_others(house: House) -> None:
    await with_table(house)
    lost = await unknown_hand(house)
    for chat, game, person in ((GROUP, 2, BORIS), (GROUP - 1, 1, BORIS), (GROUP, 1, 999)):
        await house.courier.whisper_tapped(chat, game, person, lost)
    await house.courier.quiet()
    assert await house.number("SELECT count(*) FROM messages WHERE kind = 'ephemeral'") == 0


async def test_a_press_on_an_unknown_hand_of_a_game_that_is_over_deletes_it(house: House) -> None:
    await with_table(house)
    lost = await unknown_hand(house)
    await in_phase(house, "over")
    await house.courier.whisper_tapped(GROUP, 1, BORIS, lost)
    await house.courier.quiet()
    assert not await whispers(house)


async def test_a_press_on_the_last_words_of_a_game_leaves_them(house: House) -> None:
    await with_table(house)
    assert await house.courier.show_hand(GROUP, 0, 1, BORIS, await press(house, BORIS))
    await in_phase(house, "over")
    await house.show("конец", kind="ephemeral", person=BORIS, final=True)
    row = await house.row("ephemeral", person=BORIS)
    assert row["state"] == "forgotten"
    await house.courier.whisper_tapped(GROUP, 1, BORIS, row["ephemeral_id"])
    await house.courier.quiet()
    assert [w["text"] for w in await whispers(house)] == ["конец"]


async def test_forged_data_of_an_older_game_does_not_delete_a_living_hand(house: House) -> None:
    await with_table(house)
    assert await house.courier.show_hand(GROUP, 0, 1, BORIS, await press(house, BORIS))
    await house.database.run(older_game)
    lives = (await house.row("ephemeral", person=BORIS))["ephemeral_id"]
    await house.courier.whisper_tapped(GROUP, 7, BORIS, lives)
    await house.courier.quiet()
    assert [w["text"] for w in await whispers(house)] == ["рука"]
