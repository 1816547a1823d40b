"""Games of the version before, over a real start of the bot: they go on, or are told to end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from playground.server import Playground, new_telegram
from tests.bot.old_database import OldGame, old_database, write
from tests.bot.running import TOKEN, Running
from tests.bot.town import Town, drawn, told
from tests.games.app import App, Json

pytestmark = pytest.mark.asyncio(loop_scope="module")

FRESH = "6c7cTcJcQcKc/6s7s8s9sTsJs - 8c6h h 0>1 - 2"
LED = "7cTcJcQcKc/6s7s8s9sTsJs 6c 8c6h h 0>1 - 2"
LAST = "7c/9cKh - - h 0>1 - 5"
WON = "-/Kh - - h 0>1 - 5 out=0"
UNREADABLE = told("result-unreadable")

GAMES = {
    "lobby": OldGame("lobby"),
    "running": OldGame("playing", start=FRESH, snapshot=LED, moves=((0, "6c"),)),
    "finished": OldGame(
        "over",
        rules="next_lead=winner mode=throw_in",
        start=LAST,
        snapshot=WON,
        moves=((0, "7c"), (1, "9cx7c")),
    ),
    "moves lost": OldGame("playing", start=FRESH, snapshot=LED, moves=((1, "6c"),)),
    "unknown option": OldGame("playing", rules="dwarves=seven", start=FRESH, snapshot=FRESH),
    "unknown value": OldGame("lobby", rules="mode=upside_down"),
    "clashing rules": OldGame(
        "playing", rules="mode=throw_in passage=bout", start=FRESH, snapshot=FRESH
    ),
    "not replayed": OldGame("playing", start=FRESH, snapshot="6c/6c - - h 0>1 - 2"),
    "no position": OldGame("playing", start="seven cards", snapshot="six cards"),
}
CLOSED = ("unknown option", "unknown value", "clashing rules", "no position")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def town(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Town]:
    folder: Path = tmp_path_factory.mktemp("old")
    async with (
        await Playground.start(new_telegram(TOKEN)) as playground,
        App(playground.url) as app,
    ):
        bot = Running(folder, BOT_TOKEN=TOKEN, BOT_API_URL=playground.url, COMPUTER_PACE="0")
        made = Town(app, bot)
        with old_database(folder / "durak.db") as raw:
            for name, game in GAMES.items():
                people = await made.people(2)
                group = await made.group(*people)
                game_id = write(raw, group.id, people, game)
                made.games[name] = {"group": group, "people": people, "game": game_id}
        async with bot:
            await bot.line("event=ready")
            yield made
            assert await bot.terminate() == 0
        assert "Traceback" not in "\n".join(bot.lines)
        assert "Traceback" not in "\n".join(bot.lines)


async def test_a_lobby_starts(town: Town) -> None:
    group, anya, _ = town.game("lobby")
    guest = await town.person()
    await town.app.post("join", user_id=guest, chat_id=group.id)
    await town.seen(group, ":sit")
    await town.act(guest, group, "sit")
    assert (await town.act(anya, group, "start"))[0] == told("notice-started")
    await town.seen(guest, "|c:")


@pytest.mark.parametrize("name", ["running", "moves lost"])
async def test_a_game_goes_on(town: Town, name: str) -> None:
    group, anya, boris = town.game(name)
    assert "6♣" in drawn(await town.seen(group, ":take"))
    assert (await town.press(boris, await town.seen(boris, ":take"), "m:"))[0] == ""
    hand = await town.seen(anya, "Ваш ход", "|c:")
    assert "7♣" in drawn(hand)


async def test_the_winner_of_a_finished_game_leads_the_next(town: Town) -> None:
    group, anya, boris = town.game("finished")
    end = await town.seen(group, "a:")
    assert f"Игрок {boris}" in drawn(end)
    assert (await town.press(boris, end, "a:"))[0] == told("notice-rematch-opened")
    assert (await town.act(boris, group, "start"))[0] == told("notice-started")
    await town.seen(anya, "Ваш ход", "|c:")


async def test_a_wrong_snapshot_is_made_anew(town: Town) -> None:
    _, anya, _ = town.game("not replayed")
    await town.seen(anya, "Ваш ход", "|c:")


@pytest.mark.parametrize("name", CLOSED)
async def test_what_cannot_be_read_is_closed_with_a_word(town: Town, name: str) -> None:
    group, anya, boris = town.game(name)
    hands = [] if GAMES[name].phase == "lobby" else [anya, boris]
    for place in (*hands, group):
        said: Json = await town.seen(place, UNREADABLE)
        assert drawn(said) == UNREADABLE
    forged = f"m:{town.games[name]['game']}:3:6c"
    assert (await town.press(anya, said, forged, forge=True))[0] == told("notice-already-over")
    await town.say(anya, group, "/durak")
    await town.seen(group, ":sit")


async def test_it_is_said_once(town: Town) -> None:
    for name in CLOSED:
        group, *_ = town.game(name)
        await town.seen(group, UNREADABLE)
        assert len(town.standing(group, UNREADABLE)) == 1


@pytest.mark.parametrize("name", ["lobby", "running", "finished"])
async def test_what_is_sound_needs_no_repair(town: Town, name: str) -> None:
    repaired = f"game={town.games[name]['game']} "
    assert not [line for line in town.bot.lines if repaired in line and "level=error" in line]
