"""Votes of the seated: to stop the game, and to go on without somebody; a starter who is gone."""

import pytest

from tests.bot.town import Group, Town, told

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_the_seated_stop_a_game_when_no_admin_is_there(town: Town) -> None:
    group, _, boris, vera = _three(town, "vote_stop")
    outsider = await town.person()
    await town.app.post("join", user_id=outsider, chat_id=group.id)
    await town.seen(group, "h:")
    assert not town.standing(group, "|y:")
    await town.say(boris, group, "/stop")
    await town.seen(group, told("notice-voted-to-stop"))
    table = await town.seen(group, "h:", "Остановить игру (1 из 2)|y:")
    assert (await town.press(outsider, table, "y:"))[0] == told("notice-only-starter")
    assert (await town.press(boris, table, "y:"))[0] == told("notice-already-voted")
    assert (await town.press(vera, table, "y:"))[0] == told("notice-game-stopped")
    await town.seen(group, told("result-closed"))
    assert (await town.press(vera, table, "y:"))[0] == told("notice-already-over")


async def test_the_others_go_on_without_who_has_not_moved_for_ten_minutes(town: Town) -> None:
    group, anya, boris, vera = _three(town, "vote_kick")
    await town.seen(anya, "c:")
    await town.say(boris, group, "/kick")
    await town.seen(group, told("notice-voted-to-kick"))
    table = await town.seen(group, "h:", f"Игрок {anya}", "(1 из 2)|y:")
    assert (await town.press(anya, table, "y:"))[0] == told("notice-nobody-is-late")
    assert (await town.press(vera, table, "y:"))[0] == told("notice-kicked")
    await town.seen(group, "h:", told("seat-gone"))
    back = await town.seen(anya, told("hand-gone"), "r:")
    assert (await town.press(anya, back, "r:"))[0] == told("notice-came-back")
    await town.say(boris, group, "/stop")
    await town.seen(group, told("notice-game-stopped"))


async def test_by_a_reply_one_says_whom_not_to_wait_for(town: Town) -> None:
    group, anya, boris, vera = _three(town, "vote_reply")
    said = [await town.say(person, group, "/hand") for person in (anya, vera)]
    outsider = await town.person()
    await town.app.post("join", user_id=outsider, chat_id=group.id)
    said.append(await town.say(outsider, group, "/help"))
    early = told("notice-nobody-is-late")
    await town.say(boris, group, "/kick", reply_to=said[1]["message_id"])
    await town.seen(group, early)
    await town.say(boris, group, "/kick", reply_to=said[2]["message_id"])
    await town.until(lambda: len(town.standing(group, early)) == 2)
    await town.say(outsider, group, "/kick")
    await town.seen(group, told("notice-not-your-game"))
    await town.say(boris, group, "/kick", reply_to=said[0]["message_id"])
    await town.seen(group, told("notice-voted-to-kick"))


async def test_an_admin_decides_alone(town: Town) -> None:
    group, anya, _ = town.game("vote_admin")
    admin = await town.person()
    await town.app.post("join", user_id=admin, chat_id=group.id)
    await town.app.post("admin", chat_id=group.id, user_id=admin, anonymous=True)
    await town.say(admin, group, "/kick", **{"as": "anonymous"})
    await town.seen(group, told("notice-kicked"))
    await town.seen(anya, told("hand-gone"), "r:")


async def test_a_missed_clock_offers_the_button_by_itself(town: Town) -> None:
    group, anya, boris = town.game("vote_missed")
    table = await town.seen(group, "h:", f"Игрок {anya}", "(0 из 1)|y:")
    assert (await town.press(boris, table, "y:"))[0] == told("notice-kicked")
    await town.seen(anya, told("hand-gone"), "r:")


async def test_it_is_too_early_while_the_clock_runs(town: Town) -> None:
    group, anya, boris = town.game("vote_early")
    await town.say(boris, group, "/kick")
    await town.seen(group, told("notice-nobody-is-late"))
    game = town.games["vote_early"]["game"]
    table = await town.seen(group, "h:")
    forged = await town.press(boris, table, f"y:{game}:0", forge=True)
    assert forged[0] == told("notice-nobody-is-late")
    assert (await town.press(anya, await town.seen(anya, "c:"), "c:"))[0] == ""


async def test_with_the_starter_gone_somebody_else_becomes_it(town: Town) -> None:
    group, anya, boris = town.game("gone_starter")
    await town.say(anya, group, "/leave")
    await town.seen(anya, told("hand-gone"))
    await town.say(boris, group, "/stop")
    await town.seen(group, told("notice-game-stopped"))


def _three(town: Town, name: str) -> tuple[Group, int, int, int]:
    game = town.games[name]
    anya, boris, vera = game["people"]
    return game["group"], anya, boris, vera
