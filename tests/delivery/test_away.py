"""Groups the bot is not in, chats that take nothing: no calls until it is back, and an end."""

from __future__ import annotations

from typing import Any

import pytest

from storage import wanting
from tests.delivery.house import ANYA, BORIS, GROUP, House

DAY = 86400
KICKED = {"code": 403, "description": "Forbidden: bot was kicked from the supergroup chat"}
DELETED = {"code": 403, "description": "Forbidden: the group chat was deleted"}
VANISHED = {"code": 400, "description": "Bad Request: chat not found"}


async def wake(house: House, chat: int = GROUP) -> None:
    """The bot is back, as news.py learns it."""
    house.courier.rights_changed(chat)
    await house.database.run(lambda raw: wanting.wake_chat(raw, chat, house.clock.now()))
    await house.settle()


async def made(house: House) -> int:
    return len(await house.people.calls())


@pytest.mark.parametrize("fault", [KICKED, DELETED, VANISHED])
async def test_nothing_is_tried_where_the_bot_is_not(house: House, fault: dict[str, Any]) -> None:
    await house.people.do("faults", chat_id=GROUP, count=1, **fault)
    await house.add()
    await house.show("стол")
    assert house.heard.mutes == [GROUP]
    calls = await made(house)
    for hours in (1, 24, 24 * 7):
        await house.show(f"стол через {hours} ч")
        await house.advance(hours * 3600)
    assert await made(house) == calls
    assert await house.number("SELECT count(*) FROM messages WHERE next_try < 1000000") == 0
    await wake(house)
    assert await house.people.texts(GROUP) == ["стол через 168 ч"]
    assert house.heard.seen == [1]


async def test_a_call_and_a_new_table_are_no_calls_there_either(house: House) -> None:
    await house.people.do("faults", chat_id=GROUP, count=1, **KICKED)
    await house.add()
    await house.show("стол")
    calls = await made(house)
    await house.add("call")
    house.pictures.show("ваш ход", kind="call")
    await house.database.run(lambda raw: wanting.post_anew(raw, 1, "table"))
    await house.settle()
    await house.advance(3600)
    assert await made(house) == calls
    due = "SELECT count(*) FROM messages WHERE next_try <= 1003600 AND shown < wanted"
    assert await house.number(due) == 0, "what waits for the bot's return is not late"


async def test_how_a_game_ended_is_not_told_for_ever(house: House) -> None:
    await house.people.do("faults", chat_id=GROUP, count=9, **KICKED)
    await house.add()
    await house.show("итоги", final=True)
    await house.advance(31 * DAY)
    assert await made(house) == 2
    assert (await house.row())["state"] == "forgotten"
    await house.advance(365 * DAY)
    assert await made(house) == 2


async def test_without_rights_the_end_of_a_game_is_tried_for_a_day(house: House) -> None:
    await house.people.do("bot", chat_id=GROUP, action="add", rights={"can_send_messages": False})
    await house.add()
    await house.show("итоги", final=True)
    for _ in range(110):
        await house.advance(900)
    assert (await house.row())["state"] == "forgotten"
    assert 90 < await made(house) <= 101


async def old_copy(house: House) -> None:
    """A hand is sent anew, and its old copy cannot be deleted."""
    await house.add("hand", person=ANYA, chat=ANYA)
    await house.show("рука", kind="hand", person=ANYA)
    blocked = {"code": 403, "description": "Forbidden: bot was blocked by the user"}
    await house.people.do("faults", method="deleteMessage", count=1, **blocked)
    await house.database.run(lambda raw: wanting.post_anew(raw, 1, "hand", ANYA))
    await house.show("новая рука", kind="hand", person=ANYA)
    assert await house.people.texts(ANYA) == ["рука", "новая рука"]


async def test_a_delete_that_was_forbidden_is_made_up_for_when_the_chat_is_open(
    house: House,
) -> None:
    await old_copy(house)
    await house.advance(47 * 3600)
    assert len(await house.people.calls("deleteMessage")) == 1
    await house.database.run(lambda raw: wanting.revive(raw, ANYA))
    await house.settle()
    assert await house.people.texts(ANYA) == ["новая рука"]
    assert await house.number("SELECT count(*) FROM leftovers") == 0


async def test_after_48_hours_there_is_nothing_to_delete_any_more(house: House) -> None:
    await old_copy(house)
    await house.advance(48 * 3600)
    assert len(await house.people.calls("deleteMessage")) == 1
    assert await house.number("SELECT count(*) FROM leftovers") == 0


async def test_a_pin_that_is_forbidden_is_given_up(house: House) -> None:
    def ask(raw: Any) -> None:
        raw.execute(
            "INSERT INTO leftovers (chat_id, message_id, act) VALUES (?, 5, 'pin')", (GROUP,)
        )

    refused = "Bad Request: not enough rights to manage pinned messages in the chat"
    await house.people.do("faults", method="pinChatMessage", code=400, description=refused)
    await house.database.run(ask)
    await house.settle()
    await house.advance(3600)
    assert len(await house.people.calls("pinChatMessage")) == 1
    assert await house.number("SELECT count(*) FROM leftovers") == 0


async def test_a_send_in_doubt_has_its_grace_when_the_chat_is_woken(house: House) -> None:
    await house.people.do("faults", method="sendMessage", count=1, drop="after")
    await house.add()
    await house.show("стол")
    await wake(house)
    await house.advance(19)
    assert await house.people.texts(GROUP) == ["стол"]
    await house.advance(2)
    assert await house.people.texts(GROUP) == ["стол", "стол"]


@pytest.mark.parametrize("why", ["IMAGE_PROCESS_FAILED", "PHOTO_INVALID_DIMENSIONS", "MEDIA_EMPTY"])
@pytest.mark.parametrize("method", ["sendPhoto", "editMessageMedia"])
async def test_a_picture_is_tried_twice_then_the_table_is_words(
    house: House, method: str, why: str
) -> None:
    await house.add()
    if method == "editMessageMedia":
        await house.show("стол", colour="blue")
    bad = {"code": 400, "description": f"Bad Request: {why}"}
    await house.people.do("faults", method=method, count=2, **bad)
    await house.show("стол", colour="red")
    assert house.heard.photoless == []
    await house.advance(1)
    assert house.heard.photoless == [GROUP]
    assert len(await house.people.calls(method)) == 2


async def test_without_the_right_to_photos_the_chat_learns_it_at_once(house: House) -> None:
    await house.people.do("bot", chat_id=GROUP, action="add", rights={"can_send_photos": False})
    await house.add()
    await house.show("стол", colour="red")
    assert house.heard.photoless == [GROUP]
    await house.show("стол")
    await house.advance(1)
    assert await house.people.texts(GROUP) == ["стол"]


async def test_of_two_hands_one_that_is_forbidden_is_in_nobodys_way(house: House) -> None:
    await house.people.do("edit_user", user_id=BORIS, deactivated=True)
    for person in (BORIS, ANYA):
        await house.add("hand", person=person, chat=person)
        house.pictures.show("рука", kind="hand", person=person)
    await house.want()
    await house.settle()
    assert await house.people.texts(ANYA) == ["рука"]
    assert (await house.row("hand", person=BORIS))["state"] == "unreachable"


async def test_back_again_what_had_waited_is_shown_though_nothing_has_changed(house: House) -> None:
    await house.add()
    await house.show("стол")
    house.courier.left(GROUP)
    await house.show("стол, каким он стал")
    assert await house.people.texts(GROUP) == ["стол"]
    await wake(house)
    assert await house.people.texts(GROUP) == ["стол, каким он стал"]
