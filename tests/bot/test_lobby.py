"""A lobby in a group, as people meet it."""

import pytest

from tests.bot.town import Group, Town, drawn, told
from tests.games.app import buttons

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_durak_opens_a_lobby_and_again_posts_the_same(town: Town) -> None:
    anya = await town.person("Аня")
    group = await town.group(anya)
    await town.say(anya, group, "/durak")
    first = await town.seen(group, "Аня", "собираем стол", ":sit", ":stand", ":rules", ":add")
    assert ":start" not in drawn(first), "one alone cannot start"
    assert "На ход: 90 секунд" in drawn(first)
    await town.say(anya, group, "/durak@durak_playground_bot")
    await town.until(lambda: town.standing(group, ":sit")[0]["message_id"] > first["message_id"])
    await town.until(lambda: len(town.standing(group, ":sit")) == 1)
    again = await town.seen(group, ":sit")
    assert drawn(again) == drawn(first)


async def test_people_sit_and_stand_and_the_crown_passes_on(town: Town) -> None:
    anya, boris = await town.person("Аня"), await town.person("Борис")
    group = await town.group(anya, boris)
    await town.say(anya, group, "/durak")
    assert await town.act(boris, group, "sit") == (told("notice-sat-down"), False)
    await town.seen(group, "Борис", ":start")
    assert (await town.act(boris, group, "sit"))[0] == told("notice-already-seated")
    assert (await town.act(anya, group, "stand"))[0] == told("notice-stood-up")
    assert (await town.act(anya, group, "stand"))[0] == told("notice-not-seated")
    left = await town.until(
        lambda: [m for m in town.standing(group, "Борис") if "Аня" not in drawn(m)]
    )
    assert "Борис\u2069 👑" in drawn(left[0])
    lobby = await town.seen(group, ":stand")
    assert (await town.act(boris, group, "stand"))[0] == told("notice-lobby-closed")
    closed = await town.seen(group, told("lobby-closed"))
    assert drawn(closed).startswith(f"{told('lobby-closed')}\n[{told('button-invite')}|")
    late = await town.press(anya, lobby, "l:")
    assert late[0] == told("notice-already-over")


async def test_a_full_table(town: Town) -> None:
    people = await town.people(6)
    group = await town.lobby(*people)
    late = await town.person()
    await town.app.post("join", user_id=late, chat_id=group.id)
    assert (await town.act(late, group, "sit"))[0] == told("notice-table-full")
    assert (await town.act(people[0], group, "add"))[0] == told("notice-table-full")


async def test_only_starter_and_admins_start_and_cancel(town: Town) -> None:
    anya, boris, admin = await town.people(3)
    group = await town.group(anya, boris, admin, admins=(admin,))
    await town.app.post("admin", chat_id=group.id, user_id=admin, anonymous=True)
    await town.say(anya, group, "/durak")
    await town.act(boris, group, "sit")
    await town.seen(group, ":start")
    only = told("notice-only-starter")
    assert (await town.act(boris, group, "start"))[0] == only
    assert (await town.act(boris, group, "cancel"))[0] == only
    assert (await town.act(boris, group, "rules"))[0] == only
    # Anonymous in writing, an admin presses with an id of his own.
    assert (await town.act(admin, group, "start"))[0] == told("notice-started")


async def test_an_admin_cancels(town: Town) -> None:
    anya, admin = await town.people(2)
    group = await town.lobby(anya, admins=())
    await town.app.post("join", user_id=admin, chat_id=group.id)
    await town.app.post("admin", chat_id=group.id, user_id=admin)
    assert (await town.act(admin, group, "cancel"))[0] == told("notice-lobby-closed")
    await town.seen(group, told("lobby-closed"))


async def test_rules_are_chosen_in_the_same_message(town: Town) -> None:
    anya = await town.person()
    group = await town.lobby(anya)
    lobby = await town.seen(group, "Переводной, 36 карт")
    await town.act(anya, group, "rules")
    menu = await town.seen(group, "Правила стола", "✓ Классика", "g:")
    assert menu["message_id"] == lobby["message_id"]
    assert (await town.press(anya, menu, _option(menu, ":game")))[0] == ""
    menu = await town.seen(group, "✓ 36", "o:")
    answer = await town.press(anya, menu, _option(menu, "deck:24"))
    assert answer == (told("notice-rules-changed"), False)
    menu = await town.seen(group, "✓ 24")
    answer, _ = await town.press(anya, menu, _option(menu, "deck:54"))
    assert answer == f"{told('notice-rules-changed')}\nЗаодно: джокеры по цвету."
    menu = await town.seen(group, "✓ 54", "jokers:supreme")
    await town.press(anya, menu, _option(menu, ":home"))
    menu = await town.seen(group, "p:")
    await town.press(anya, menu, _option(menu, ":out"))
    await town.seen(group, "Переводной, 54 карты", "джокеры по цвету", ":sit")


async def test_a_preset_is_chosen_by_its_name(town: Town) -> None:
    anya = await town.person()
    group = await town.lobby(anya)
    await town.act(anya, group, "rules")
    menu = await town.seen(group, "p:")
    answer, alert = await town.press(anya, menu, _option(menu, ":luck"))
    assert (answer.splitlines()[1], alert) == (
        "Luck, 2–4 игрока. Как в Luck: слово идёт по кругу.",
        False,
    )
    await town.seen(group, "✓ Luck", "Luck – переводной, 36 карт", "слово по кругу")


async def test_what_cannot_go_together_is_refused_with_what_to_change(town: Town) -> None:
    anya, boris = await town.people(2)
    group = await town.lobby(anya, boris)
    await town.act(anya, group, "rules")
    menu = await town.seen(group, "p:")
    await town.press(anya, menu, _option(menu, ":bank"))
    menu = await town.seen(group, "✓ На фишки")
    await town.press(anya, menu, _option(menu, ":company"))
    menu = await town.seen(group, "teams:2x2")
    answer, alert = await town.press(anya, menu, _option(menu, "teams:2x2"))
    assert alert
    assert answer.splitlines()[1] == (
        "Отказ бывает, только когда каждый за себя. Выключите отказ – или команды."
    )
    refusal = _option(menu, "teams:2x2").replace("teams:2x2", "refusal:off")
    await town.press(anya, menu, refusal, forge=True)
    await town.press(anya, menu, _option(menu, "teams:2x2"), forge=True)
    menu = await town.seen(group, "✓ 2 × 2")
    out = _option(menu, ":home").replace(":home", ":out")
    await town.press(anya, menu, out, forge=True)
    await town.seen(group, "двое на двое", ":sit", "Свободно 2 места")
    answer, alert = await town.act(anya, group, "start")
    assert alert
    assert answer.splitlines()[1] == (
        "Для таких команд нужно четверо: не хватает двоих. Позовите их или добавьте компьютеры."
    )


async def test_forged_rules_are_answered_and_change_nothing(town: Town) -> None:
    anya, boris = await town.people(2)
    group = await town.lobby(anya, boris)
    lobby = await town.seen(group, ":start")
    game = _option(lobby, ":rules").split(":")[1]
    unknown = told("notice-unknown-button")
    for data in ("p:%s:1:whist", "o:%s:1:deck:37", "o:%s:1:colour:red", "g:%s:1:cellar"):
        assert (await town.press(anya, lobby, data % game, forge=True))[0] == unknown
    for data in ("p:%s:1:luck", "o:%s:1:deck:24", "g:%s:1:attack"):
        only = await town.press(boris, lobby, data % game, forge=True)
        assert only[0] == told("notice-only-starter")
    assert drawn(await town.seen(group, ":sit")) == drawn(lobby)


async def test_computers_come_and_go(town: Town) -> None:
    anya, boris = await town.people(2)
    group = await town.lobby(anya)
    await town.app.post("join", user_id=boris, chat_id=group.id)
    assert (await town.act(boris, group, "add"))[0] == told("notice-not-seated")
    assert (await town.act(anya, group, "add"))[0] == told("notice-computer-added")
    lobby = await town.seen(group, "🤖", ":drop", ":start")
    assert (await town.act(anya, group, "drop"))[0] == told("notice-computer-removed")
    await town.until(lambda: not town.standing(group, ":drop"))
    forged = next(d for d in _data(lobby) if d.endswith(":drop"))
    game, stamp = forged.split(":")[1:3]
    now = f"l:{game}:{int(stamp) + 1}:drop"
    assert (await town.press(anya, lobby, now, forge=True))[0] == told("notice-no-computer")
    alone = f"l:{game}:{int(stamp) + 1}:start"
    assert (await town.press(anya, lobby, alone, forge=True))[0].startswith(told("notice-too-few"))
    assert (await town.press(anya, lobby, forged, forge=True))[0] == told("notice-stale")


@pytest.mark.parametrize("disguise", ["anonymous", "channel"])
async def test_nobody_sits_down_as_a_group_or_a_channel(town: Town, disguise: str) -> None:
    admin = await town.person()
    group = await town.group(admin, admins=(admin,))
    await town.say(admin, group, "/durak", **{"as": disguise})
    said = await town.seen(group, told("notice-no-person"))
    assert not town.standing(group, ":sit")
    assert said["reply_to"]


async def test_a_table_for_each_topic(town: Town) -> None:
    anya = await town.person()
    forum = await town.group(anya, admins=(anya,), is_forum=True)
    topics = []
    for name in ("Дурак", "Ещё дурак"):
        made = await town.app.post("topic", chat_id=forum.id, name=name)
        topics.append(Group(forum.id, made["topic"]["id"]))
    for topic in topics:
        await town.say(anya, topic, "/durak")
        await town.seen(topic, ":sit")
    assert not town.standing(forum, ":sit"), "the general topic has none"
    assert len(town.standing(topics[0], ":sit")) == 1
    await town.say(anya, topics[0], "/rules")
    await town.seen(topics[0], "Правила этого стола")


async def test_a_game_in_a_topic_stays_there(town: Town) -> None:
    anya = await town.person()
    forum = await town.group(anya, admins=(anya,), is_forum=True)
    made = await town.app.post("topic", chat_id=forum.id, name="Дурак")
    topic = Group(forum.id, made["topic"]["id"])
    await town.say(anya, topic, "/durak")
    await town.act(anya, topic, "add")
    await town.act(anya, topic, "start")
    table = await town.seen(topic, "h:")
    await town.press(anya, table, "h:")
    hand = await town.whisper(anya, forum, "c:")
    shown = [*town.app.messages[forum.id].values(), hand]
    assert {m.get("thread_id") for m in shown if m["from"].get("is_bot")} == {topic.thread}


def _data(message: dict[str, object]) -> list[str]:
    return [line.rpartition("|")[2][:-1] for line in drawn(message).splitlines() if "|" in line]


def _option(message: dict[str, object], ends: str) -> str:
    return next(data for data in _data(message) if data.endswith(ends))


async def test_who_is_in_no_such_group_cannot_press_its_lobby_from_elsewhere(town: Town) -> None:
    anya, stranger = await town.people(2)
    group, own = await town.lobby(anya), await town.lobby(stranger)
    sit = next(b for b in buttons(await town.seen(group, ":sit")) if ":sit" in b["callback_data"])
    lobby = await town.seen(own, ":sit")
    for act in ("sit", "start", "rules", "add"):
        data = sit["callback_data"].replace(":sit", f":{act}")
        answer = await town.press(stranger, lobby, data, forge=True)
        assert answer[0] == told("notice-no-member")
    await town.app.post("join", user_id=stranger, chat_id=group.id)
    answer = await town.press(stranger, lobby, sit["callback_data"], forge=True)
    assert answer[0] == told("notice-sat-down")


async def test_while_the_rules_are_chosen_others_sit_down_and_stand_up(town: Town) -> None:
    anya, boris = await town.people(2)
    group = await town.group(anya, boris)
    await town.say(anya, group, "/durak")
    await town.act(anya, group, "rules")
    menu = await town.seen(group, "|g:", ":sit")
    assert (await town.press_at(boris, menu, ":sit"))[0] == told("notice-sat-down")
    assert (await town.act(boris, group, "stand"))[0] == told("notice-stood-up")
    await town.act(boris, group, "sit")
    await town.press_at(anya, await town.seen(group, "|g:", ":out]"), ":out")
    await town.seen(group, ":start", ":rules")
