"""Raw updates of any shape: read or skipped with a line in the log, and the next one is served."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.queries import CALLBACK_LIFE
from tests.fuzz.examples import fuzz
from tests.fuzz.target import Target, group, private
from tests.fuzz.updates import KINDS, ODD, bent, callback, templates

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.filterwarnings("ignore:Detected unknown update type"),
]
A_FEW = 8
GONE = -500


@fuzz(60)
@given(drawn=st.data())
async def test_any_update_is_read_or_skipped(target: Target, drawn: st.DataObject) -> None:
    before = target.kept()
    person = drawn.draw(st.sampled_from((*target.rowdy.people, *target.outsiders)))
    made = templates(person, group(target.rowdy.group), GONE)
    updates = [drawn.draw(bent(drawn.draw(st.sampled_from(made)))) for _ in range(A_FEW)]
    await target.feed(*updates)
    assert target.kept() == before


@fuzz(30)
@given(drawn=st.data())
async def test_any_press_is_answered_if_it_can_be(target: Target, drawn: st.DataObject) -> None:
    queries = target.inside.playground.telegram.queries
    person = drawn.draw(st.sampled_from((*target.rowdy.people, *target.outsiders)))
    chat = drawn.draw(st.sampled_from((group(target.rowdy.group), private(person))))
    asked = []
    for _ in range(A_FEW):
        query = queries.ask(person, CALLBACK_LIFE)
        update = drawn.draw(bent(callback(query.id, person, chat, f"h:{target.rowdy.game}")))
        asked.append((query, update))
    await target.feed(*(update for _, update in asked))
    for query, update in asked:
        told = update.get("callback_query")
        if isinstance(told, dict) and told.get("id") == query.id:
            assert query.answer is not None, update


@fuzz(30)
@given(kind=st.one_of(st.sampled_from(KINDS), st.text(max_size=9)), body=st.sampled_from(ODD))
async def test_an_update_of_any_kind_with_any_body(target: Target, kind: str, body: object) -> None:
    await target.feed({kind: body} if kind != "update_id" else {})
