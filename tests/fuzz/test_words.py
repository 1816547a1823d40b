"""What people type: commands with anything behind them, links of others, inline queries."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.delivery.intake import UPDATE_KINDS
from tests.fuzz.examples import fuzz
from tests.fuzz.target import Target, group, private
from tests.fuzz.updates import NAMES, templates
from tests.games.players import Player

pytestmark = pytest.mark.asyncio(loop_scope="module")
A_FEW = 8
COMMANDS = (
    *("durak", "start", "table", "hand", "leave", "stop", "kick", "rules", "help", "settings"),
    *("language", "stats", "top", "call", "me", "admin", "durаk", "DURAK", "", "durak_", "1"),
)
MENTIONS = ("", "@bot", "@durak_playground_bot", "@somebody_else", "@", "@@")
words = st.one_of(
    st.sampled_from(("g1", "g2", "g-1", f"g{2**63}", "g", "durak", "перевод", "ход", *NAMES)),
    st.text(max_size=80),
)
named = st.one_of(st.sampled_from(NAMES), st.text(max_size=70))
typed = st.builds(
    lambda command, mention, word: f"/{command}{mention} {word}",
    st.sampled_from(COMMANDS),
    st.sampled_from(MENTIONS),
    words,
)


@fuzz(40)
@given(drawn=st.data())
async def test_whatever_is_typed_spoils_nobody_elses_game(
    target: Target, drawn: st.DataObject
) -> None:
    """In private and in one's own groups; also what links to others' tables make people say."""
    before, updates = target.kept(), []
    for _ in range(A_FEW):
        person = drawn.draw(st.sampled_from((*target.outsiders, *target.rowdy.people)))
        own = target.elsewhere if person in target.outsiders else target.rowdy.group
        chat = drawn.draw(st.sampled_from((private(person), group(own))))
        text, name = drawn.draw(st.one_of(typed, typed, words)), drawn.draw(named)
        chat["title" if chat["id"] < 0 else "first_name"] = drawn.draw(named)
        who = {"from": target.user(person) | {"first_name": name}}
        updates.append(target.message(person, chat, text, **who))
    await target.feed(*updates)
    assert target.kept() == before


@fuzz(20)
@given(drawn=st.data())
async def test_whatever_is_asked_inline_is_answered(target: Target, drawn: st.DataObject) -> None:
    people = st.sampled_from((*target.outsiders, *target.table.people))
    asked = [target.ask(drawn.draw(people), drawn.draw(words)) for _ in range(A_FEW)]
    await target.feed(*(update for _, update in asked))
    assert [query.id for query, _ in asked if query.answer is None] == []


async def test_after_all_that_the_game_goes_on(target: Target) -> None:
    """The last of the module: people play on by what they see."""
    before, table = target.kept(), target.table
    for _ in range(5):
        for person in table.people:
            player = Player(target.inside.world.app, person, table.group, table.game, Random(1))
            plays = [o for o in player.options() if o.data[0] in "cm" and o.weight >= 1]
            if plays:
                await player.press(plays[0])
        await target.inside.settle()
        if target.kept() != before:
            return
    raise AssertionError("nobody can move")


async def test_every_kind_that_is_asked_for_is_fuzzed() -> None:
    fuzzed = {kind for update in templates(1, {}, -1) for kind in update} | {"callback_query"}
    assert set(UPDATE_KINDS) <= fuzzed
