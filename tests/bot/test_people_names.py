"""Odd, empty, hostile and duplicate names; two people of one name are two people."""

import pytest

from tests.bot.town import Town, drawn, told
from tests.games.app import text_of

pytestmark = pytest.mark.asyncio(loop_scope="package")

HOSTILE = "<b>Ж</b>&lt;i>"
TURNED = "\u202eкарА"
BLANK = "\u3164\u2800"
TOWERING = "Я" + "\u0301" * 60
LONG = "Очень длинное имя человека из группы"


async def test_no_name_breaks_the_lobby_the_table_or_a_hand(town: Town) -> None:
    people = [await town.person(name) for name in (HOSTILE, TURNED, BLANK, TOWERING, LONG)]
    group = await town.lobby(*people)
    shown = text_of(await town.seen(group, "5. "))
    assert f"1. {_isolated(HOSTILE)} 👑" in shown
    assert f"2. {_isolated('карА')}" in shown, "what turns the text round is gone"
    assert f"3. {_isolated('Игрок 3')}" in shown
    assert f"5. {_isolated(LONG[:24].rstrip() + '…')}" in shown
    assert shown.count("\u0301") <= 63, "the tower has at most 64 units"
    assert (await town.act(people[0], group, "start"))[0] == told("notice-started")
    table = text_of(await town.seen(group, "h:"))
    for person in people:
        hand = text_of(await town.seen(person, "c:"))
        for name in (HOSTILE, "карА", "Игрок 3"):
            assert _isolated(name) in table
            own = name == {people[0]: HOSTILE, people[1]: "карА", people[2]: "Игрок 3"}.get(person)
            assert (_isolated(name) in hand) is not own


async def test_two_of_one_name_are_two_people_told_apart(town: Town) -> None:
    first, second = await town.person("Аня"), await town.person("аня")
    group = await town.lobby(first, second)
    shown = text_of(await town.seen(group, "2. "))
    assert f"1. {_isolated('Аня')} 👑" in shown and f"2. {_isolated('аня (2)')}" in shown
    assert (await town.act(second, group, "start"))[0] == told("notice-only-starter")
    assert (await town.act(first, group, "start"))[0] == told("notice-started")
    hands = [drawn(await town.seen(person, "c:")) for person in (first, second)]
    cards = [{line for line in hand.splitlines() if "|c:" in line} for hand in hands]
    assert cards[0] and cards[1] and cards[0] != cards[1]


async def test_a_hostile_title_of_a_chat_breaks_no_hand(town: Town) -> None:
    anya = await town.person()
    group = await town.lobby(anya, title="<i>Чат</i> \u202e& Ко")
    await town.act(anya, group, "add")
    await town.act(anya, group, "start")
    hand = await town.seen(anya, "c:")
    assert text_of(hand).startswith(_isolated("<i>Чат</i> & Ко"))


def _isolated(name: str) -> str:
    return f"\u2068{name}\u2069"
