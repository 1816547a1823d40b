"""A chat and its people in Ukrainian and in Bulgarian."""

import pytest

from tests.bot.town import Town, drawn, told

pytestmark = pytest.mark.asyncio(loop_scope="package")


def plain(key: str, language: str) -> str:
    """What people read of a text that has bold words."""
    return told(key, language).replace("<b>", "").replace("</b>", "")


@pytest.mark.parametrize(
    ("language", "table", "queen", "taken"),
    [
        ("uk", "Козир ♥️ чирви", "Д♣︎", "забирає 1 карту: 6♣︎"),
        ("bg", "Коз ♥️ купа", "Q♣︎", "прибира 1 карта: 6♣︎"),
    ],
)
async def test_a_chat_is_switched_and_plays(
    town: Town, language: str, table: str, queen: str, taken: str
) -> None:
    group, anya, boris = town.game(f"tongue_{language}")
    await town.app.post("admin", chat_id=group.id, user_id=boris)
    await town.say(boris, group, "/language")
    menu = await town.seen(group, "✓ Русский|n:ru:chat", f"|n:{language}:chat")
    answer, _ = await town.press(boris, menu, f"n:{language}:chat")
    assert answer == told("notice-language-set", language)
    await town.seen(group, table, told("button-hand", language))
    hand = await town.seen(anya, plain("hand-lead", language), queen)
    assert (await town.press_at(anya, hand, ":6c"))[0] == ""
    attacked = await town.seen(group, "6♣︎", f"{told('button-take', language)}|m:")
    assert (await town.press(anya, attacked, "m:"))[0] == told("refusal-not-defender", language)
    assert (await town.press(boris, attacked, "m:"))[0] == ""
    await town.seen(group, taken, told("role-leader", language))


@pytest.mark.parametrize("language", ["uk", "bg"])
async def test_a_person_is_spoken_to_as_the_client_is_until_another_is_chosen(
    town: Town, language: str
) -> None:
    olena = await town.person(language=language)
    await town.write(olena, "/help")
    await town.seen(olena, plain("help-title", language))
    group = await town.group(olena)
    await town.say(olena, group, "/durak")
    lobby = await town.seen(group, "собираем стол", ":sit")
    assert (await town.press_at(olena, lobby, ":sit"))[0] == told("notice-already-seated", language)
    await town.write(olena, "/me")
    own = await town.seen(olena, told("personal-silent-off", language), f"n:{language}:me")
    assert "✓ Русский" not in drawn(own)
    assert (await town.press(olena, own, "n:ru:me"))[0] == told("notice-language-set")
    assert (await town.press_at(olena, lobby, ":sit"))[0] == told("notice-already-seated")
