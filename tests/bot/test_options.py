"""Moves of the options that have a room of their own, by the buttons that people are shown."""

import pytest

from tests.bot.town import STALE, Town, drawn
from tests.games.app import Json, buttons

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_a_trump_is_shown_and_stays_in_the_hand(town: Town) -> None:
    group, anya, boris = town.game("show")
    assert (await town.press(anya, await town.seen(anya, ":7c]"), "c:"))[0] == ""
    hand = await town.seen(boris, ":^7h]", "/rules проездной")
    assert (await town.press_at(boris, hand, ":^7h"))[0] == ""
    await town.seen(group, "показывает 7♥️")
    await town.seen(anya, "Отбивайтесь")
    await town.seen(boris, ":7h]", "вы:\u00a03")


async def test_the_lowest_trump_is_swapped_and_the_turn_goes_on(town: Town) -> None:
    group, anya, _ = town.game("swap")
    hand = await town.seen(anya, "[🔄 Обменять козырь: 6♥️ → К♥️|", "/rules обмен")
    assert (await town.press_at(anya, hand, ":swap"))[0] == ""
    await town.seen(group, "меняет 6♥️ на К♥️", "внизу 6♥️")
    hand = await town.seen(anya, "Ваш ход", ":Kh]")
    assert ":6h]" not in str(_data(hand))


async def test_a_new_deal_is_dealt_at_once_in_the_same_messages(town: Town) -> None:
    group, anya, boris = town.game("redeal")
    table, hand = await town.seen(group, "h:"), await town.seen(anya, "[🔁 Пересдача|")
    assert "/rules пересдача" in drawn(hand)
    data = next(b for b in _data(hand) if b.endswith(":redeal"))
    assert (await town.press(anya, hand, data))[0] == ""
    again = await town.seen(group, "просит пересдачу: сдаём заново", "колода 24")
    assert again["message_id"] == table["message_id"]
    for person in (anya, boris):
        await town.seen(person, "колода 24")
        await town.until(lambda who=person: len(town.standing(who, "колода")) == 1)  # type: ignore[misc]
    assert (await town.press(anya, hand, data, forge=True))[0] == STALE
    await town.until(lambda: [p for p in (anya, boris) if _leads(town, p)])


def _leads(town: Town, person: int) -> bool:
    return bool(town.standing(person, "колода 24", "Ваш ход", "|c:"))


def _data(message: Json) -> list[str]:
    return [button["callback_data"] for button in buttons(message)]
