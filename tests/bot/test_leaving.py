"""Leaving a game, coming back, stopping it; who says nothing for too long."""

import pytest

from tests.bot.town import Town, drawn, told

pytestmark = pytest.mark.asyncio(loop_scope="package")

AWAY = told("hand-gone")


async def test_leave_in_the_group_and_return_by_the_hand(town: Town) -> None:
    group, _, boris = town.game("leave")
    await town.seen(boris, "c:")
    await town.say(boris, group, "/leave")
    await town.seen(group, told("notice-left-game"))
    hand = await town.seen(boris, AWAY, f"{told('button-return')}|r:")
    assert "|c:" not in drawn(hand)
    again = await town.press(boris, hand, "r:")
    assert again == (told("notice-came-back"), False)
    await town.seen(boris, "c:")
    assert (await town.press(boris, hand, "r:"))[0] == told("notice-not-gone")


async def test_in_english_too(town: Town) -> None:
    group, _, vera = town.game("leave_english")
    await town.say(vera, group, "/leave")
    hand = await town.seen(vera, told("hand-gone", "en"), f"{told('button-return', 'en')}|r:")
    assert (await town.press(vera, hand, "r:"))[0].startswith(told("notice-came-back", "en"))


async def test_a_gone_player_is_played_for_and_cannot_press(town: Town) -> None:
    group, _, boris = town.game("leave_private")
    hand = await town.seen(boris, "c:")
    await town.write(boris, "/leave")
    await town.seen(boris, "Вы вышли из-за стола")
    away = await town.seen(boris, AWAY)
    press = next(line for line in drawn(hand).splitlines() if "|c:" in line)
    data = press.rpartition("|")[2][:-1]
    text, _ = await town.press(boris, away, data, forge=True)
    assert text.startswith((told("notice-played-for-you"), told("notice-stale")))
    await town.say(boris, group, "/leave")
    await town.seen(group, told("notice-played-for-you"))


async def test_a_gone_player_without_a_private_chat_returns_in_the_group(town: Town) -> None:
    group, _, vera = town.game("leave_unseen")
    await town.app.post("leave", user_id=vera, chat_id=group.id)
    await town.app.post("join", user_id=vera, chat_id=group.id)
    table = await town.seen(group, "h:", told("seat-gone"))
    assert (await town.press(vera, table, "h:"))[0] == ""
    hand = await town.whisper(vera, group, AWAY)
    assert (await town.press(vera, hand, "r:"))[0].startswith(told("notice-came-back"))


async def test_with_everybody_gone_there_is_no_result(town: Town) -> None:
    group, anya, boris = town.game("leave_all")
    await town.say(boris, group, "/leave")
    await town.seen(boris, AWAY)
    await town.say(anya, group, "/leave")
    await town.seen(group, "За столом не осталось людей: игра остановлена без результата.")
    hand = await town.until(lambda: [m for m in town.standing(boris) if AWAY not in drawn(m)])
    assert told("result-closed") in drawn(hand[0])


async def test_leave_in_a_lobby_is_standing_up(town: Town) -> None:
    anya, boris = await town.people(2)
    group = await town.lobby(anya, boris)
    await town.say(boris, group, "/leave")
    await town.seen(group, told("notice-stood-up"))
    outsider = await town.person()
    await town.app.post("join", user_id=outsider, chat_id=group.id)
    await town.say(outsider, group, "/leave")
    await town.seen(group, told("notice-not-seated"))


async def test_leave_without_a_table(town: Town) -> None:
    anya = await town.person()
    group = await town.group(anya)
    await town.say(anya, group, "/leave")
    await town.seen(group, told("notice-no-table"))
    await town.write(anya, "/leave")
    await town.seen(anya, told("notice-no-hand"))


async def test_of_several_tables_none_is_guessed(town: Town) -> None:
    anya = await town.person()
    one, two = await town.lobby(anya), await town.lobby(anya)
    await town.write(anya, "/leave")
    await town.seen(anya, told("notice-several-tables"))
    assert town.standing(one, ":sit") and town.standing(two, ":sit")


async def test_who_leaves_the_group_is_played_for(town: Town) -> None:
    group, _, boris = town.game("leave_group")
    other = await town.lobby(boris)
    await town.app.post("leave", user_id=boris, chat_id=group.id)
    hand = await town.seen(boris, AWAY, "r:")
    assert town.standing(other, ":sit"), "the table in the other chat stays"
    assert (await town.press(boris, hand, "r:"))[0] == told("notice-no-member")
    await town.app.post("join", user_id=boris, chat_id=group.id)
    assert (await town.press(boris, hand, "r:"))[0] == told("notice-came-back")


async def test_a_bot_that_is_admin_hears_it_without_a_service_message(town: Town) -> None:
    group, _, boris = town.game("leave_unsaid")
    member = {"user": {"id": boris, "is_bot": False, "first_name": "Борис"}, "status": "left"}
    update = {
        "update_id": 2**31 - 5,
        "chat_member": {
            "chat": {"id": group.id, "type": "supergroup", "title": "Чат"},
            "from": member["user"],
            "date": 0,
            "old_chat_member": {**member, "status": "member"},
            "new_chat_member": member,
        },
    }
    await town.app.post("raw", update=update)
    await town.seen(boris, AWAY)


async def test_stop_by_starter_admin_and_others(town: Town) -> None:
    anya, boris, admin = await town.people(3)
    group = await town.group(anya, boris, admin, admins=(admin,))
    await town.say(anya, group, "/durak")
    await town.act(boris, group, "sit")
    await town.say(boris, group, "/stop")
    await town.seen(group, told("notice-only-starter"))
    await town.say(admin, group, "/stop", **{"as": "anonymous"})
    await town.seen(group, told("notice-game-stopped"))


async def test_the_starter_stops_a_game(town: Town) -> None:
    group, anya, boris = town.game("stop")
    hand = await town.seen(boris, "c:")
    await town.say(anya, group, "/stop")
    await town.seen(group, told("notice-game-stopped"))
    await town.until(lambda: not town.standing(boris, "c:"))
    assert (await town.press(boris, hand, "c:"))[0] == told("notice-already-over")


async def test_two_missed_clocks_and_the_computer_takes_over(town: Town) -> None:
    seed = town.games["slow"]
    for person in seed["people"]:
        await town.until(lambda p=person: town.standing(p, AWAY, "r:") or _closed(town, p))  # type: ignore[misc]
    await town.seen(seed["group"], told("result-closed"))


def _closed(town: Town, person: int) -> bool:
    return bool(town.standing(person, told("result-closed")))
