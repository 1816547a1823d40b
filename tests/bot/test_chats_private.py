"""The private chat with the bot: /durak there is a game against computer players."""

from random import Random

import pytest

from tests.bot.town import Town, drawn, told
from tests.games.app import Json
from tests.games.players import Player, game_of

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_a_whole_game_against_a_computer_in_one_message(town: Town) -> None:
    anya = await town.person("Аня", opened=False)
    await town.write(anya, "/durak")
    lobby = await town.seen(anya, "Аня", "🤖", ":start", ":rules", ":add", ":drop", "без часов")
    assert ":sit" not in drawn(lobby) and ":stand" not in drawn(lobby)
    await _press(town, anya, "start")
    hand = await town.seen(anya, "Аня", "колода", "|c:")
    assert "photo_url" in hand, "the table is a picture over the hand"
    assert "Время выйдет" not in drawn(hand)
    await town.seen(anya, told("lobby-playing"))
    shown = [m for m in town.standing(anya) if game_of(m) == game_of(hand)]
    assert len(shown) == 1, "the hand alone shows the table too"
    player = Player(town.app, anya, anya, game_of(hand), Random(1), name="Аня")
    await player.play()
    end = await town.seen(anya, "|a:", "Игра окончена")
    assert (await town.press(anya, end, "a:"))[0] == told("notice-rematch-opened")
    await town.seen(anya, ":start", "🤖", "без часов")
    await _press(town, anya, "start")
    await town.seen(anya, "|c:")


async def test_the_lobby_has_more_computers_rules_and_an_end(town: Town) -> None:
    anya = await town.person(language="en")
    await town.write(anya, "/durak")
    lobby = await town.seen(anya, "waiting for players", ":start")
    assert (await _press(town, anya, "add"))[0] == told("notice-computer-added", "en")
    await town.seen(anya, "3. 🤖")
    assert (await _press(town, anya, "drop"))[0] == told("notice-computer-removed", "en")
    await _press(town, anya, "rules")
    menu = await town.seen(anya, "|g:")
    await town.press(anya, menu, "g:")
    await town.write(anya, "/durak")
    await town.until(lambda: town.standing(anya, "|")[0]["message_id"] > lobby["message_id"])
    await town.write(anya, "/stop")
    await town.seen(anya, told("notice-game-stopped", "en"))
    await town.seen(anya, told("lobby-closed", "en"))


async def test_hand_table_leave_and_stop_there_are_about_the_table_there(town: Town) -> None:
    anya = await town.person("Аня")
    group = await town.lobby(anya)
    await town.write(anya, "/durak")
    await _press(town, anya, "start")
    hand = await town.seen(anya, "|c:")
    for command in ("/hand", "/table", "/durak"):
        old = hand
        await town.write(anya, command)
        hand = await town.until(lambda old=old: _newer(town, anya, old))  # type: ignore[misc]
        await town.until(lambda: len(town.standing(anya, "|c:")) == 1)
    await town.write(anya, "/rules")
    await town.seen(anya, "Правила этого стола")
    await town.write(anya, "/leave")
    await town.seen(anya, told("notice-game-broken-off"))
    await town.write(anya, "/stop")
    await town.seen(anya, told("notice-no-table"))
    assert town.standing(group, ":sit"), "the table in the group stays"


async def test_nobody_else_presses_at_a_private_table(town: Town) -> None:
    anya, stranger = await town.people(2)
    await town.write(anya, "/durak")
    lobby = await town.seen(anya, ":start")
    own = await town.seen(await town.lobby(stranger), ":sit")
    start = next(line for line in drawn(lobby).splitlines() if ":start]" in line)
    data = start.rpartition("|")[2][:-1]
    for act in ("sit", "start", "add", "cancel"):
        forged = data.replace(":start", f":{act}")
        answer = await town.press(stranger, own, forged, forge=True)
        assert answer[0] == told("notice-no-member")


async def test_blocked_and_opened_again_the_table_is_still_there(town: Town) -> None:
    anya = await town.person()
    await town.write(anya, "/durak")
    lobby = await town.seen(anya, ":start")
    await town.app.post("block", user_id=anya)
    await town.app.post("unblock", user_id=anya)
    await town.app.post("start", user_id=anya)
    await town.until(lambda: _newer(town, anya, lobby, ":start"))
    await _press(town, anya, "start")
    await town.seen(anya, "|c:")


async def test_the_language_of_the_lobby_is_the_persons(town: Town) -> None:
    anya = await town.person(language="en")
    await town.write(anya, "/durak")
    await town.seen(anya, "waiting for players")
    await town.write(anya, "/language")
    await town.press(anya, await town.seen(anya, "n:ru"), "n:ru")
    await town.seen(anya, "собираем стол")


@pytest.mark.parametrize("command", ["/top", "/call", "/kick"])
async def test_what_only_a_group_has_is_said_to_belong_there(town: Town, command: str) -> None:
    anya = await town.person()
    await town.write(anya, command)
    await town.seen(anya, told("notice-groups-only"))


async def _press(town: Town, person: int, act: str) -> tuple[str, bool]:
    """The answer to a button of the newest lobby in the private chat."""
    lobby = await town.seen(person, f":{act}]")
    line = next(line for line in drawn(lobby).splitlines() if f":{act}]" in line)
    return await town.press(person, lobby, line.rpartition("|")[2][:-1])


def _newer(town: Town, person: int, old: Json, part: str = "|c:") -> Json | None:
    found = town.standing(person, part)
    return found[0] if found and found[0]["message_id"] > old["message_id"] else None
