"""Forged presses: each is answered, and what is not the presser's to change stays as it is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.examples import fuzz
from tests.fuzz.presses import data_like
from tests.fuzz.target import Target, group, private
from tests.games.app import Json, buttons

pytestmark = pytest.mark.asyncio(loop_scope="module")
A_FEW = 8
NOW = 1_800_000_000


def shown(target: Target) -> list[str]:
    """The data of every button that stands anywhere, in a fixed order."""
    kept = target.inside.world.app.messages.values()
    found = {b["callback_data"] for chat in kept for m in chat.values() for b in buttons(m)}
    return sorted(found)


def places(*chats: Json) -> list[Json]:
    """Where a press may come from: messages of these chats, gone or not, a sent one, or none."""
    where = [{"chat": chat, "message_id": number} for chat in chats for number in (0, 2, 4)]
    dead = [{"message": message | {"date": 0}} for message in where]
    live = [{"message": message | {"date": NOW, "text": "x"}} for message in where]
    return [*dead, *live, {"inline_message_id": "AAA"}, {}]


async def press_all(
    target: Target, drawn: st.DataObject, people: tuple[int, ...], *chats: Json
) -> None:
    """Some presses of these people: all are answered, and the others' games are as they were."""
    before, asked = target.kept(), []
    data, who = data_like(shown(target)), st.sampled_from(people)
    for _ in range(A_FEW):
        person = drawn.draw(who)
        where = drawn.draw(st.sampled_from(places(private(person), *chats)))
        asked.append(target.press(person, drawn.draw(data), **where))
    await target.feed(*(update for _, update in asked))
    assert [query.id for query, _ in asked if query.answer is None] == []
    assert target.kept() == before


@fuzz(40)
@given(drawn=st.data())
async def test_who_is_in_no_group_changes_nothing_there(
    target: Target, drawn: st.DataObject
) -> None:
    await press_all(target, drawn, target.outsiders, group(target.elsewhere))


@fuzz(40)
@given(drawn=st.data())
async def test_whatever_is_pressed_at_ones_own_table_is_answered(
    target: Target, drawn: st.DataObject
) -> None:
    await press_all(target, drawn, tuple(target.rowdy.people), group(target.rowdy.group))
