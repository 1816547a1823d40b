"""/rules and /help, in the group and in private."""

import pytest

from tests.bot.town import Town, drawn, told

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_the_rules_of_this_table_first_then_topics_by_button(town: Town) -> None:
    anya = await town.person()
    group = await town.lobby(anya)
    await town.say(anya, group, "/rules")
    rules = await town.seen(group, "Правила этого стола", "36 карт", "Перевод|t:transfer:")
    assert (await town.press(anya, rules, "t:transfer"))[0] == ""
    topic = await town.seen(group, "можно не отбиваться", "← Правила стола|t::")
    assert topic["message_id"] == rules["message_id"]
    await town.press(anya, topic, "t::")
    await town.seen(group, "Правила этого стола", "Перевод|t:transfer:")


async def test_who_reads_the_rules_while_the_table_is_under_way_goes_on_reading(town: Town) -> None:
    anya, boris = await town.people(2)
    group = await town.lobby(anya, boris)
    await town.say(anya, group, "/rules")
    rules = await town.seen(group, "Перевод|t:transfer:")
    await town.app.post("faults", method="sendPhoto", chat_id=group.id, count=1, code=500)
    await town.act(anya, group, "start")
    await town.seen(boris, "c:")
    await town.press(anya, rules, "t:transfer")
    await town.say(anya, group, "/help")
    await town.seen(group, "/kick –")
    topic = await town.seen(group, "можно не отбиваться", "|t::")
    assert topic["message_id"] == rules["message_id"]
    assert not town.standing(group, "|h:"), "the topic's message became the table"


async def test_without_a_table_the_rules_in_general(town: Town) -> None:
    anya = await town.person()
    group = await town.group(anya)
    await town.say(anya, group, "/rules")
    await town.seen(group, "Правила дурака", "Каждому – по шесть карт")


@pytest.mark.parametrize(
    ("word", "part"),
    [
        ("перевод", "можно не отбиваться, а положить карту того же ранга"),
        ("как переводить?", "можно не отбиваться, а положить карту того же ранга"),
        ("draw", "Последние карты кончились в одном заходе"),
        ("квиддич", told("rules-unknown")),
    ],
)
async def test_a_word_leads_straight_to_its_topic(town: Town, word: str, part: str) -> None:
    anya = await town.person()
    await town.write(anya, f"/rules {word}")
    await town.seen(anya, part, "t:")


async def test_a_word_in_a_group_too(town: Town) -> None:
    anya = await town.person()
    group = await town.group(anya)
    await town.say(anya, group, "/rules перевод")
    await town.seen(group, "можно не отбиваться")
    await town.say(anya, group, "/rules квиддич")
    await town.seen(group, told("rules-unknown"), "Правила дурака", "t:transfer")


async def test_in_private_the_rules_of_the_only_table(town: Town) -> None:
    anya = await town.person()
    await town.lobby(anya)
    await town.write(anya, "/rules")
    await town.seen(anya, "Правила этого стола")
    await town.lobby(anya)
    await town.write(anya, "/rules")
    await town.seen(anya, "Правила дурака")


async def test_hasty_topics_do_not_use_up_the_minute_of_the_group(town: Town) -> None:
    anya = await town.person()
    group = await town.group(anya)
    await town.say(anya, group, "/rules")
    rules = await town.seen(group, "t:transfer")
    topics = [line.rpartition("|")[2][:-1] for line in drawn(rules).splitlines() if "|t:" in line]
    for data in [*topics, *topics]:
        assert (await town.press(anya, rules, data, forge=True))[0] == ""
    peaks = (await town.app.get("limits"))["limits"]["peaks"]
    assert peaks[str(group.id)] <= 18


async def test_help_in_group_and_private(town: Town) -> None:
    anya, vera = await town.person(), await town.person(language="en")
    group = await town.group(anya)
    await town.say(anya, group, "/help")
    await town.seen(group, "Дурак в вашей группе", "/durak", "/stop")
    await town.write(vera, "/help")
    await town.seen(vera, "/hand", "/rules", "/leave", "/me")
    await town.write(vera, "what is this?")
    await town.until(lambda: len(town.standing(vera, "/me")) == 2)


async def test_an_unknown_button_is_answered(town: Town) -> None:
    anya = await town.person()
    group = await town.lobby(anya)
    lobby = await town.seen(group, ":sit")
    for data in ("nonsense", "m:x:y:z", "l:1:1:dance"):
        answer, _ = await town.press(anya, lobby, data, forge=True)
        assert answer == told("notice-unknown-button")
