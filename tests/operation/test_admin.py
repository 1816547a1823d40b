"""/admin for the owner alone, and the quiet mode, over a real bot."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from playground.server import Playground, new_telegram
from storage.database import Database
from storage.migrations import migrate
from storage.notes import Notes, is_quiet
from tests.bot.running import TOKEN, Running
from tests.bot.town import Group, Town, drawn, told
from tests.games.app import App, text_of
from tests.games.playing import Table, card_button

QUIET = told("notice-quiet")
LOOK = "|ad:look]"


@pytest.fixture
async def app() -> AsyncIterator[App]:
    async with (
        await Playground.start(new_telegram(TOKEN)) as playground,
        App(playground.url) as app,
    ):
        yield app


def new_bot(folder: Path, app: App, *owners: int) -> Running:
    return Running(
        folder,
        BOT_TOKEN=TOKEN,
        BOT_API_URL=app.url,
        COMPUTER_PACE="0",
        CLOCK="0",
        OWNER_IDS=", ".join(map(str, owners)),
    )


async def test_the_owner_sees_the_figures_and_nobody_else_learns_of_them(
    app: App, tmp_path: Path
) -> None:
    nobody = Town(app, new_bot(tmp_path, app))
    owner, other = await nobody.person(), await nobody.person(language="en")
    stranger = await nobody.person()
    async with new_bot(tmp_path, app, owner, other) as bot:
        town = Town(app, bot)
        await bot.line("event=ready")
        group = await town.lobby(stranger, owner)
        await town.write(owner, "/admin")
        shown = await town.seen(owner, LOOK, "|ad:quiet]")
        lines = text_of(shown).splitlines()
        assert lines[:2] == ["🛠 Служебное", "Игр идёт: 0, столов собирается: 1"]
        assert "Ошибок в журнале с запуска: 0" in lines
        await town.act(stranger, group, "start")
        assert (await town.press(owner, shown, "ad:look"))[0] == ""
        again = await town.seen(owner, LOOK, "Игр идёт: 1, столов собирается: 0")
        assert again["message_id"] == shown["message_id"]
        await town.write(other, "/admin")
        await town.seen(other, LOOK, "Behind the scenes")

        await town.write(stranger, "/nonsense")
        help_text = text_of(await town.seen(stranger, "Добавьте бота в группу"))
        await town.write(stranger, "/admin")
        await town.until(lambda: len(town.standing(stranger, "Добавьте бота в группу")) == 2)
        assert {text_of(m) for m in town.standing(stranger, "Добавьте бота")} == {help_text}
        forged = await town.seen(stranger, "Добавьте бота в группу")
        answer = await town.press(stranger, forged, "ad:quiet", forge=True)
        assert answer[0] == told("notice-unknown-button")
        await town.say(owner, group, "/admin")
        await town.say(owner, group, "/help")
        await town.seen(group, "Дурак в вашей группе")
        assert not town.standing(group, LOOK)
        assert "/admin" not in help_text + drawn(await town.seen(group, "Дурак в вашей группе"))
        with closing(sqlite3.connect(tmp_path / "durak.db")) as raw:
            assert raw.execute("SELECT count(*) FROM notes").fetchone() == (0,)


async def _quiet(town: Town, owner: int, *, quiet: bool) -> None:
    """The owner has switched the mode and sees it."""
    await town.write(owner, "/admin")
    shown = await town.seen(owner, LOOK)
    await town.press(owner, shown, "ad:quiet" if quiet else "ad:normal")
    await town.seen(owner, LOOK, "|ad:normal]" if quiet else "|ad:quiet]")


async def test_quiet_games_are_played_on_and_none_begins(app: App, tmp_path: Path) -> None:
    people = Town(app, new_bot(tmp_path, app))
    owner, anya, boris = [await people.person() for _ in range(3)]
    async with new_bot(tmp_path, app, owner) as bot:
        town = Town(app, bot)
        await bot.line("event=ready")
        running, waiting = await town.lobby(anya, boris), await town.lobby(boris, anya)
        await town.act(anya, running, "start")
        await town.seen(running, "|h:")
        await _quiet(town, owner, quiet=True)
        assert f" owner={owner} " in await bot.line('event="the quiet mode is on"')
        assert await town.act(boris, waiting, "start") == (QUIET, True)
        assert await bot.terminate() == 0
    async with new_bot(tmp_path, app, owner) as bot:
        town = Town(app, bot)
        await bot.line("event=ready")
        other = await town.group(anya)
        for place in (other, Group(anya)):
            await town.app.send(anya, place.id, "/durak")
            assert text_of(await town.seen(place, QUIET)) == QUIET
        leader, hand, card = await card_button(app, Table(running.id, 1, [anya, boris], {}))
        assert (await town.press(leader, hand, card))[0] == ""
        await town.say(anya, running, "/durak")
        await town.until(lambda: len(town.standing(running, "|h:")) >= 1)
        await _quiet(town, owner, quiet=False)
        await town.say(anya, other, "/durak")
        await town.seen(other, ":sit")
        assert (await town.act(boris, waiting, "start"))[0] == told("notice-started")
        assert await bot.terminate() == 0
        assert not [line for line in bot.lines if "level=error" in line]


async def test_a_database_of_schema_10_is_not_quiet_and_can_be(tmp_path: Path) -> None:
    path = tmp_path / "durak.db"
    raw = sqlite3.connect(path, isolation_level=None)
    assert migrate(raw, to=10) == 10
    raw.close()
    for quiet in (True, True, False, False):
        database = await Database.open(path)
        await Notes(database).set_quiet(quiet)
        await database.close()
        database = await Database.open(path)
        assert await database.read(is_quiet) is quiet
        await database.close()
