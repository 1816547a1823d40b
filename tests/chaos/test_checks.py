"""What the figures are made of can fail: each kind of damage, done by hand, is counted."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from playground.server import DEFAULT_TOKEN
from tests.games.app import Json
from tests.games.bot_process import BotProcess
from tests.games.nursery import Nursery
from tests.games.stored import StoredGame, read_game
from tests.games.taps import tap_of
from tests.games.world import World, new_world

from .counting import count_running, count_taps
from .figures import Figures, refusals
from .party import Gate, Kind, Table, new_tables
from .settling import settle

TWO = Kind("two", 2, {"mode": "throw_in", "deck": "24"})


@dataclass
class Stage:
    """A table whose game has begun."""

    world: World
    bot: BotProcess
    table: Table

    async def call(self, method: str, **what: Any) -> None:
        """A call that the bot does not know of."""
        url = f"{self.world.app.url}/bot{DEFAULT_TOKEN}/{method}"
        async with ClientSession() as http, http.post(url, json=what) as response:
            answer = await response.json()
        assert answer["ok"], answer

    async def count(self) -> Figures:
        """The figures of a game that nobody plays just now."""
        figures = Figures()
        await count_running(self.world.app, self.bot, [self.table], figures)
        return figures

    def taps(self, stored: StoredGame) -> Figures:
        """The figures of the presses on a game that is so stored."""
        figures = Figures()
        count_taps(stored, self.world.app, figures)
        return figures


@asynccontextmanager
async def new_stage(folder: Path) -> AsyncIterator[Stage]:
    """Nobody plays yet."""
    async with (
        new_world() as world,
        Nursery() as nursery,
        BotProcess(world.app.url, folder / "durak.db", nursery=nursery, CLOCK="86400") as bot,
    ):
        gate = Gate()
        gate.opened.set()
        (table,) = await new_tables(world, gate, "checks", [TWO])
        await settle(world.app, bot.database)
        yield Stage(world, bot, table)


async def test_what_is_shown_wrong_or_twice_is_counted(tmp_path: Path) -> None:
    async with new_stage(tmp_path) as stage:
        shown = stage.world.app.newest(stage.table.group, "h:")
        assert shown is not None
        chat, keys = {"chat_id": shown["chat_id"]}, {"reply_markup": shown["reply_markup"]}
        old = {"message_id": shown["message_id"], "caption": "вчерашний стол"}
        await stage.call("editMessageCaption", **chat, **old, **keys)
        await _seen(stage, "вчерашний стол")
        await stage.call("sendMessage", **chat, text="второй стол", **keys)
        await _seen(stage, "второй стол")
        figures = await stage.count()
        # Table, second table, two hands, and the hand in the group for who pressed on the second.
        assert (figures.visible, figures.stale, figures.copies) == (5, 1, 1)


async def _seen(stage: Stage, text: str) -> None:
    app = stage.world.app
    await app.until(lambda: any(_says(m, text) for m in app.messages[stage.table.group].values()))


def _says(message: Json, text: str) -> bool:
    return text in (message.get("text"), message.get("caption"))


async def test_taps_lost_and_applied_twice_are_counted(tmp_path: Path) -> None:
    async with new_stage(tmp_path) as stage:
        await stage.table.play()
        app, stored = stage.world.app, read_game(stage.bot.database, stage.table.game)
        figures = stage.taps(stored)
        assert (figures.lost, figures.twice) == (0, 0) and figures.confirmed >= 24
        before = {**stored.row, "stamp": stored.row["stamp"] - 1}
        robbed = stage.taps(replace(stored, row=before, moves=stored.moves[:-1]))
        assert (robbed.lost, robbed.twice) == (1, 0)
        last = stored.moves[-1]
        app.presses = [
            press
            for press in app.presses
            if (tap := tap_of(stored, press)) is None
            or (tap.stamp, tap.seat) != (stored.stamps[last.number], last.seat)
        ]
        unasked = stage.taps(stored)
        assert (unasked.lost, unasked.twice) == (0, 1)


@pytest.mark.parametrize(
    ("what", "how"),
    [
        *(("lost", 1), ("twice", 1), ("stale", 1), ("copies", 1)),
        *(("games", 2), ("confirmed", 0), ("busiest", 19), ("broken", ["the table is stuck"])),
    ],
)
def test_each_broken_promise_spoils_the_figures(what: str, how: object) -> None:
    figures = Figures(games=1, finished=1, confirmed=1, visible=1)
    assert figures.is_clean
    setattr(figures, what, how)
    assert not figures.is_clean
    assert figures.verdict.startswith("The promise was broken")


def test_what_was_not_met_is_named() -> None:
    figures = Figures(wanted={"429", "after receive", "slow"})
    figures.troubles["429"] += 1
    figures.kills["after receive"] += 1
    assert figures.unmet == ["slow"]
    assert "never met                slow" in str(figures)


def test_calls_gone_wrong_are_counted_by_what_telegram_said() -> None:
    calls: list[Json] = [
        {"status": 200},
        {"status": 200, "dropped": True},
        {"status": 429, "description": "Too Many Requests: retry after 2"},
        {"status": 429, "description": "Too Many Requests: retry after 31"},
        {"status": 502, "description": "Bad Gateway"},
    ]
    assert refusals(calls) == {"connection lost": 1, "429 retry after": 2, "502 Bad Gateway": 1}


def test_the_verdict_of_a_short_run_says_why_it_is_none() -> None:
    figures = Figures(games=1, finished=1, confirmed=1, wanted={"slow"})
    assert "take more kills" in figures.verdict
    figures.troubles["slow"] += 1
    assert figures.verdict == "Nothing was lost, and all was met."
