"""Taps that come twice, late, forged or at once: one legal move at most, and always an answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.screens.callbacks import REPEATABLE

from .app import App, Json, Press, buttons
from .bot_process import BotProcess
from .checks import check_log
from .lobby import STALE
from .players import game_of, over, stamp_of
from .playing import Table, card_button, new_table
from .stored import read_game
from .taps import check_taps
from .world import World, new_world

LONGEST = 64
"""Bytes of callback data."""


@dataclass(frozen=True)
class House:
    """A world with a running bot."""

    world: World
    bot: BotProcess
    database: Path

    @property
    def app(self) -> App:
        """Everybody's apps."""
        return self.world.app

    def kept(self, table: Table) -> tuple[dict[str, Any], object, object]:
        """All that is stored of the game."""
        stored = read_game(self.database, table.game)
        return stored.row, stored.people, stored.moves


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    database = tmp_path / "durak.db"
    async with new_world() as world, BotProcess(world.app.url, database, CLOCK="0") as bot:
        yield House(world, bot, database)
        assert all(press.answer is not None for press in world.app.presses)
        check_log(bot)


async def test_a_double_tap_is_one_move(house: House) -> None:
    table = await new_table(house.world, 2)
    person, hand, data = await card_button(house.app, table)
    both = await asyncio.gather(*(house.app.press(person, hand, data) for _ in range(2)))
    assert sorted(press.text[: len(STALE)] for press in both) == ["", STALE]
    assert len(read_game(house.database, table.game).moves) == 1


async def test_a_stale_button_changes_nothing(house: House) -> None:
    app = house.app
    table = await new_table(house.world, 2)
    person, hand, data = await card_button(app, table)
    await app.press(person, hand, data)
    await app.until(lambda: _newer_hand(app, table, person, stamp_of(hand)))
    before = house.kept(table)
    for button in buttons(hand):
        press = await app.press(person, hand, button["callback_data"])
        assert press.text.startswith(STALE)
    assert house.kept(table) == before


async def test_forged_data_changes_nothing(house: House) -> None:
    app = house.app
    table, other = await asyncio.gather(new_table(house.world, 2), new_table(house.world, 2))
    (stranger,) = await house.world.people(1)
    await app.post("join", user_id=stranger, chat_id=table.group)
    person, hand, data = await card_button(app, table)
    rival = next(one for one in table.people if one != person)
    rivals_hand = app.newest(rival, "c:")
    shown = app.newest(table.group, "h:")
    assert rivals_hand is not None and shown is not None
    before = house.kept(table), house.kept(other)
    own_stamp = stamp_of(hand)
    for forged in _forgeries(table, other, own_stamp, data):
        assert len(forged.encode()) <= LONGEST
        for who, message in ((person, hand), (rival, shown), (stranger, shown)):
            press = await app.forge(who, message, forged)
            assert press.text, press
    for who, message in ((rival, rivals_hand), (rival, shown), (stranger, shown)):
        press = await app.forge(who, message, data)
        assert press.text, press
    press = await app.forge(stranger, shown, f"h:{table.game}")
    assert "не участвуете" in press.text
    assert (house.kept(table), house.kept(other)) == before


def _forgeries(table: Table, other: Table, stamp: int, data: str) -> list[str]:
    """Callback data that nobody was shown; none of it may do or open anything."""
    dice = Random(64)
    card = data.split(":")[-1]
    noise = ["".join(chr(dice.randrange(1, 128)) for _ in range(LONGEST)) for _ in range(5)]
    return [
        f"m:{other.game}:{stamp}:{card}",
        f"c:{other.game}:{stamp}:{card}",
        f"m:{table.game}:{stamp - 1}:take",
        f"c:{table.game}:{stamp + 1}:{card}",
        f"c:{table.game}:{-stamp}:{card}",
        f"m:{table.game}:{stamp}:take",
        f"m:{table.game}:{stamp}:pass",
        f"m:{table.game}:{stamp}:{card}{card}",
        f"m:{table.game}:{stamp}:",
        f"c:{table.game}:{stamp}:Zz",
        f"c:{table.game}:{stamp}:Xr",
        f"b:{table.game}:{stamp + 1}",
        f"l:{table.game}:{stamp}:start",
        f"l:{table.game}:{stamp}:cancel",
        f"l:{table.game}:{stamp}:sit",
        f"o:{table.game}:{stamp}:deck:24",
        f"r:{table.game}",
        f"a:{table.game}",
        *(f"{kind}:999999:{stamp}:{card}" for kind in "mc"),
        *(f"{kind}:{10**20}:1:take" for kind in "mc"),
        *(f"{kind}:{10**20}" for kind in "har"),
        f"m:{table.game}:{10**20}:take",
        f"k:{10**20}",
        f"m:{table.game}:1:" + "9" * (LONGEST - len(f"m:{table.game}:1:")),
        "m:" * (LONGEST // 2),
        "ё" * (LONGEST // 2),
        "x" * LONGEST,
        "",
        ":",
        "\x00",
        *noise,
    ]


async def test_updates_that_come_twice_change_nothing(house: House) -> None:
    app = house.app
    table = await new_table(house.world, 3)
    for _ in range(6):
        await _everybody_presses_once(app, table, Random(table.game))
    await app.until_queue_is_empty()
    before = house.kept(table)
    answers = await _answers(app)
    latest = sorted(app.presses, key=lambda press: press.number)[-30:]
    # What would do something else a second time is not even answered then (delivery/once.py).
    answered = [press for press in latest if press.data.partition(":")[0] in REPEATABLE]
    for turn in range(2):
        await app.post("duplicate", count=30 + turn)
        while await _answers(app) < answers + (turn + 1) * len(answered):
            await app.wait_change(0.2)
        # What comes once more before it is confirmed is the same update, and answered once.
        await app.send(latest[0].person, latest[0].person, "/help")
        await app.until_queue_is_empty()
    assert house.kept(table) == before


async def test_everybody_presses_at_the_same_moment(house: House) -> None:
    app, dice = house.app, Random(3)
    tables = await asyncio.gather(
        new_table(house.world, 4, mode="throw_in", throw_order="free"),
        new_table(house.world, 3, passing="explicit"),
    )
    for _ in range(8):
        for table in tables:
            await _everybody_presses_once(app, table, dice)
    for table in tables:
        stored = read_game(house.database, table.game)
        assert stored.record.replay().position == stored.row["snapshot"]
        assert check_taps(stored, app.presses) == len(stored.moves) > 0


async def _everybody_presses_once(app: App, table: Table, dice: Random) -> list[Press]:
    """Everybody pressed two of the buttons shown to him, all of them at one moment.

    Waits first until the newest state is shown to all: some of the buttons do something.
    """
    if over(app, table.group, table.game):
        return []

    def hands() -> list[tuple[int, Json]]:
        shown = [(who, hand) for who in table.people for hand in app.messages[who].values()]
        return [(who, hand) for who, hand in shown if game_of(hand) == table.game]

    def in_step() -> list[tuple[int, Json]] | None:
        shown = hands()
        stamps = {stamp_of(hand) for _, hand in shown}
        useful = any(_useful(hand) for _, hand in shown)
        return shown if useful and len(stamps) == 1 else None

    shown = await app.until(in_step)
    chosen = [
        (who, hand, button["callback_data"])
        for who, hand in shown
        for button in dice.sample(_useful(hand) or buttons(hand), k=1)
        + dice.sample(buttons(hand), k=1)
    ]
    return await asyncio.gather(*(app.press(*press) for press in chosen))


def _useful(hand: Json) -> list[Json]:
    """The buttons that do something: playable cards, answers, the moves of an open choice."""
    return [b for b in buttons(hand) if b.get("style") or b["callback_data"].startswith("m:")]


def _newer_hand(app: App, table: Table, person: int, stamp: int) -> bool:
    hand = app.newest(person, f"c:{table.game}:")
    return hand is not None and stamp_of(hand) > stamp


async def _answers(app: App) -> int:
    """How often the bot has answered presses."""
    calls = (await app.get("calls", since=0))["calls"]
    return sum(1 for call in calls if call["method"] == "answerCallbackQuery")
