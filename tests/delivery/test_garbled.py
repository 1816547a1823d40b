"""Answers that say nothing: broken connections, proxies' pages, halves of answers, odd results."""

from __future__ import annotations

from typing import Any

import pytest

from storage import wanting
from tests.delivery.house import ANYA, GROUP, House

Fault = dict[str, Any]

WITHOUT_EFFECT: dict[str, Fault] = {
    "500": {"code": 500},
    "a proxy's page": {"code": 502, "body": "<html>Bad Gateway</html>"},
    "lost before": {"drop": "before"},
}
WITH_EFFECT: dict[str, Fault] = {
    "lost after": {"drop": "after"},
    "lost amid the answer": {"drop": "amid"},
    "a foreign page": {"body": "<html>Buy our router!</html>"},
    "half of the JSON": {"body": '{"ok": true, "resu'},
    "no text at all": {"body": "\udcff\udcfe"},
    "an odd result": {"body": '{"ok": true, "result": {"surprise": 1}}'},
}
FAULTS = WITHOUT_EFFECT | WITH_EFFECT

every_fault = pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)


async def order(house: House, method: str, fault: Fault) -> None:
    await house.people.do("faults", method=method, count=1, **fault)


async def calls(house: House, *methods: str) -> int:
    return len(await house.people.calls(*methods))


async def captions(house: House) -> list[str]:
    """What stands under the pictures in the group."""
    world = await house.people.get("world")
    return [m["caption"] for m in world["messages"] if m.get("caption")]


@every_fault
async def test_an_edit_is_tried_again(house: House, fault: Fault) -> None:
    await house.add()
    await house.show("стол")
    await order(house, "editMessageText", fault)
    await house.show("новый стол")
    row = await house.row()
    assert (row["tries"], row["state"]) == (1, "live")
    await house.advance(1)
    row = await house.row()
    assert (row["tries"], row["shown"]) == (0, row["wanted"])
    assert await house.people.texts(GROUP) == ["новый стол"]
    assert await calls(house, "sendMessage") == 1


@every_fault
async def test_a_send_is_not_repeated_before_its_grace_is_over(house: House, fault: Fault) -> None:
    await order(house, "sendMessage", fault)
    await house.add()
    await house.show("стол")
    assert (await house.row())["state"] == "sending"
    await house.show("новый стол")
    await house.advance(19)
    assert await calls(house, "sendMessage") == 1
    await house.advance(2)
    assert await calls(house, "sendMessage") == 2
    row = await house.row()
    assert (row["state"], row["doubt"]) == ("live", 1)
    assert (await house.people.texts(GROUP))[-1] == "новый стол"


@pytest.mark.parametrize("fault", WITH_EFFECT.values(), ids=WITH_EFFECT)
async def test_of_two_copies_a_tap_on_either_leaves_one(house: House, fault: Fault) -> None:
    await order(house, "sendMessage", fault)
    await house.add()
    await house.show("стол")
    await house.advance(21)
    first, second = [m["message_id"] for m in await house.people.messages(GROUP)]
    await house.courier.tapped(GROUP, first, 1, "table")
    await house.settle()
    assert [m["message_id"] for m in await house.people.messages(GROUP)] == [second]


@every_fault
async def test_a_picture_that_was_sent_is_not_repeated_blindly(house: House, fault: Fault) -> None:
    await order(house, "sendPhoto", fault)
    await house.add()
    await house.show("стол", colour="red")
    await house.advance(19)
    assert await calls(house, "sendPhoto") == 1
    await house.advance(2)
    assert await calls(house, "sendPhoto") == 2
    assert (await captions(house))[-1] == "стол"
    assert house.heard.photoless == []


@every_fault
async def test_a_picture_is_replaced_again(house: House, fault: Fault) -> None:
    await house.add()
    await house.show("стол", colour="red")
    await order(house, "editMessageMedia", fault)
    await house.show("новый стол", colour="blue")
    await house.advance(1)
    assert await captions(house) == ["новый стол"]
    assert (await calls(house, "editMessageMedia"), await calls(house, "sendPhoto")) == (2, 1)
    row = await house.row()
    assert row["shown"] == row["wanted"]


@every_fault
async def test_an_old_copy_goes_all_the_same(house: House, fault: Fault) -> None:
    await house.add("hand", person=ANYA, chat=ANYA)
    await house.show("рука", kind="hand", person=ANYA)
    await order(house, "deleteMessage", fault)
    await house.database.run(lambda raw: wanting.post_anew(raw, 1, "hand", ANYA))
    await house.show("новая рука", kind="hand", person=ANYA)
    await house.advance(2)
    assert await house.people.texts(ANYA) == ["новая рука"]
    assert await calls(house, "deleteMessage") == 2
    assert await house.number("SELECT count(*) FROM leftovers") == 0


@every_fault
async def test_an_answer_to_a_command_is_said_once_at_most(house: House, fault: Fault) -> None:
    await order(house, "sendMessage", fault)
    await house.courier.say(GROUP, 0, "правила")
    await house.courier.say(GROUP, 0, "помощь")
    await house.settle()
    await house.advance(60)
    said = await house.people.texts(GROUP)
    assert said == (["помощь"] if fault in WITHOUT_EFFECT.values() else ["правила", "помощь"])
    assert await calls(house, "sendMessage") == 2


async def test_no_answer_at_all_ends_after_a_while(house: House) -> None:
    house.bot.session.timeout = 0.2
    await order(house, "sendMessage", {"delay": 30})
    await house.add()
    await house.show("стол")
    assert (await house.row())["state"] == "sending"
    await house.advance(21)
    assert await house.people.texts(GROUP) == ["стол"]
