"""Cheating, accusing and believing by the buttons that people are shown."""

import pytest

from tests.bot.town import Group, Town, drawn, told
from tests.games.app import Json, buttons

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def fake(town: Town, name: str) -> tuple[Group, int, int]:
    """The game in which the seven of clubs has been led and is covered by the six of hearts."""
    group, anya, boris = town.game(name)
    await town.press_at(anya, await town.seen(anya, ":7c]"), ":7c")
    hand = await town.seen(boris, "Отбивайтесь", "[🎭 Мухлёж|", ":6h]")
    answer = await town.press_at(boris, hand, ":6h")
    assert answer[0] == told("notice-only-by-cheating")
    assert (await town.press_at(boris, hand, ":cheat"))[0] == ""
    hand = await town.seen(boris, "[🎭 6♥️|", "[▸ Т♣︎|", "[🎭 Т♠︎|")
    assert (await town.press_at(boris, hand, ":6h"))[0] == ""
    await town.seen(group, "7♣︎ → 6♥️")
    return group, anya, boris


def states(town: Town, *chats: int) -> list[Json]:
    """Every state that a message in one of these chats has had."""
    return [seen.message for seen in town.app.seen if seen.message["chat_id"] in chats]


async def test_the_switch_changes_the_own_hand_alone_and_comes_off_again(town: Town) -> None:
    group, anya, boris = town.game("believed")
    await town.press_at(anya, await town.seen(anya, ":7c]"), ":7c")
    await town.seen(group, "7♣︎", ":take")
    hand = await town.seen(boris, "Отбивайтесь", "[🎭 Мухлёж|")
    before = states(town, group.id, anya)
    await town.press_at(boris, hand, ":cheat")
    on = await town.seen(boris, "[🎭 Мухлёж включён|", "[🎭 6♥️|")
    await town.press_at(boris, on, ":cards")
    await town.seen(boris, "[🎭 Мухлёж|", "[6♥️|")
    assert states(town, group.id, anya) == before


async def test_a_cheat_is_caught_and_plays_fairly(town: Town) -> None:
    group, anya, boris = await fake(town, "caught")
    await town.press_at(anya, await town.seen(anya, ":accuse]", "→"), ":accuse")
    sheet = await town.seen(anya, "Какой карте не верите?", ":!6h]")
    assert await town.press_at(anya, sheet, ":!6h") == (told("notice-cheat-caught"), True)
    await town.seen(group, "шулер", "🕊 играет честно", "7♣︎")
    hand = await town.seen(boris, "Отбивайтесь", ":6h]", "🕊")
    assert "Мухлёж" not in drawn(hand)
    await town.seen(anya, ":Kd]")


async def test_who_accuses_wrongly_plays_fairly(town: Town) -> None:
    group, anya, boris = town.game("innocent")
    await town.press_at(anya, await town.seen(anya, ":7c]"), ":7c")
    await town.press_at(boris, await town.seen(boris, ":accuse]"), ":accuse")
    sheet = await town.seen(boris, "Какой карте не верите?", ":!7c]")
    assert await town.press_at(boris, sheet, ":!7c") == (told("notice-falsely-accused"), True)
    await town.seen(group, "обвиняет зря", "🕊 играет честно")
    hand = await town.seen(boris, "Отбивайтесь", "🕊 Играют честно: вы")
    assert "Мухлёж" not in drawn(hand)


async def test_all_believe_and_an_accusation_comes_too_late(town: Town) -> None:
    group, anya, boris = town.game("believed")
    await town.seen(group, ":take")
    await town.press_at(boris, await town.seen(boris, "[▸ Т♣︎|"), ":Ac")
    hand = await town.seen(anya, ":accuse]", "→ Т♣︎")
    await town.press_at(anya, hand, ":accuse")
    sheet = await town.seen(anya, ":!Ac]")
    late = next(b["callback_data"] for b in buttons(sheet) if ":!Ac" in b["callback_data"])
    table = await town.seen(group, "[✅ Бито|")
    assert (await town.press_at(anya, table, ":pass"))[0] == ""
    table = await town.seen(group, "Все верят?", "[🤝 Верю|")
    assert (await town.press_at(anya, table, ":pass"))[0] == ""
    await town.seen(boris, "Верите?", "[🤝 Верю|", "/rules мухлёж")
    assert (await town.press_at(boris, table, ":pass"))[0] == ""
    await town.seen(boris, "Ваш ход")
    answer = await town.press(anya, await town.seen(anya, "c:"), late, forge=True)
    assert answer[0] == told("notice-accused-too-late")


async def test_a_player_is_accused_of_a_faked_transfer(town: Town) -> None:
    group, anya, boris = town.game("by_player")
    await town.press_at(anya, await town.seen(anya, ":7s]"), ":7s")
    await town.press_at(boris, await town.seen(boris, "Отбивайтесь", ":cheat]"), ":cheat")
    await town.press_at(boris, await town.seen(boris, "[🎭 К♦️|"), ":Kd")
    choice = await town.seen(boris, "[🎭 ↪️ Перевести|", "[🎭 Покрыть 7♠︎|")
    assert (await town.press_at(boris, choice, ":>Kd"))[0] == ""
    await town.press_at(anya, await town.seen(anya, "Отбивайтесь", ":accuse]"), ":accuse")
    sheet = await town.seen(anya, "Кто мухлюет?", ":!s1]")
    assert (await town.press_at(anya, sheet, ":!s1"))[0] == told("notice-cheat-caught")
    await town.seen(group, "шулер", "🕊 играет честно")


async def test_without_a_private_chat_all_of_it_is_done_in_the_group(town: Town) -> None:
    group, anya, boris = town.game("cheat_in_group")
    await town.press_at(anya, await town.seen(anya, ":7c]"), ":7c")
    await town.press(boris, await town.seen(group, ":take", "h:"), "h:")
    await town.press_at(boris, await town.whisper(boris, group, "Отбивайтесь", ":cheat]"), ":cheat")
    whisper = await town.whisper(boris, group, "[🎭 6♥️|")
    assert (await town.press_at(boris, whisper, ":6h"))[0] == ""
    await town.seen(group, "7♣︎ → 6♥️")
    await town.press_at(boris, await town.whisper(boris, group, "→ 6♥️", ":accuse]"), ":accuse")
    sheet = await town.whisper(boris, group, ":!7c]")
    assert (await town.press_at(boris, sheet, ":!7c"))[0] == told("notice-falsely-accused")
