"""The clock and the language of a chat, the language of a person."""

import pytest

from tests.bot.town import Town, drawn, told

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_settings_are_for_admins(town: Town) -> None:
    anya, admin = await town.people(2)
    group = await town.group(anya, admin, admins=(admin,))
    await town.say(anya, group, "/settings")
    await town.seen(group, told("notice-only-admins"))
    await town.say(admin, group, "/settings", **{"as": "anonymous"})
    menu = await town.seen(group, "Настройки чата", "✓ 90 секунд|k:90")
    for clock in ("k:0]", "k:30]", "k:60]", "k:90]", "k:180]", "k:86400]"):
        assert clock in drawn(menu)
    for press in ("k:30", "n:en:chat"):
        assert (await town.press(anya, menu, press))[0] == told("notice-only-admins")
    assert (await town.press(admin, menu, "k:7", forge=True))[0].startswith(
        told("notice-unknown-button")
    )


async def test_the_clock_is_for_what_has_not_started(town: Town) -> None:
    group, anya, _ = town.game("clock_kept")
    await town.app.post("admin", chat_id=group.id, user_id=anya)
    await town.seen(group, "h:", "Время выйдет")
    await town.say(anya, group, "/settings")
    menu = await town.seen(group, "k:0")
    assert (await town.press(anya, menu, "k:0"))[0] == told("notice-clock-set")
    await town.seen(group, "✓ без часов")
    assert (await town.press(anya, await town.seen(anya, "c:"), "c:"))[0] == ""
    await town.seen(group, ":take", "Время выйдет")


async def test_an_open_lobby_follows_the_setting(town: Town) -> None:
    anya = await town.person()
    group = await town.lobby(anya, admins=())
    await town.app.post("admin", chat_id=group.id, user_id=anya)
    await town.say(anya, group, "/settings")
    menu = await town.seen(group, "k:180")
    await town.press(anya, menu, "k:180")
    await town.seen(group, ":sit", "На ход: 3 минуты")


async def test_a_chat_speaks_its_language(town: Town) -> None:
    anya = await town.person()
    group = await town.lobby(anya)
    await town.app.post("admin", chat_id=group.id, user_id=anya)
    await town.say(anya, group, "/language")
    menu = await town.seen(group, "На каком языке говорить в этом чате?", "✓ Русский|n:ru:chat")
    assert (await town.press(anya, menu, "n:en"))[0] == told("notice-language-set", "en")
    await town.seen(group, ":sit", "waiting for players")
    assert (await town.act(anya, group, "sit"))[0] == told("notice-already-seated"), (
        "Anya's own stays"
    )


async def test_a_person_hears_the_clients_language_until_another_is_chosen(town: Town) -> None:
    group, _, vera = town.game("languages")
    table = await town.seen(group, "h:")
    hand = await town.seen(vera, "c:")
    answer, _ = await town.press(vera, hand, "c:")
    assert answer.replace("’", "").isascii(), answer
    await town.write(vera, "/language")
    menu = await town.seen(vera, "✓ English|n:en:me")
    assert (await town.press(vera, menu, "n:ru"))[0] == told("notice-language-set")
    await town.seen(vera, "Ход:", "c:")
    assert not (await town.press(vera, await town.seen(vera, "c:"), "c:"))[0].isascii()
    await town.write(vera, "/help")
    await town.seen(vera, "Дурак в вашей группе")
    assert "Ход:" in drawn(table), "the chat's language is its own"


async def test_a_language_without_words_is_the_bots_own(town: Town) -> None:
    _, hans, _ = town.game("languages")
    await town.seen(hans, "Ваш ход", "c:")
    await town.write(hans, "/help")
    await town.seen(hans, "Дурак в вашей группе")


async def test_settings_in_private_are_ones_own(town: Town) -> None:
    anya = await town.person(language="en")
    await town.write(anya, "/settings")
    await town.seen(anya, "Your settings", "n:en:me")
