"""Every preset played over HTTP by pressing shown buttons, with people who cheat and accuse."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest

import durak
from durak.rules import parse_value

from .app import buttons
from .bot_process import BotProcess
from .checks import (
    Played,
    check_answers,
    check_calls,
    check_end,
    check_log,
    check_nothing_leaked,
    check_refused_calls,
    check_stored,
    until_end_is_shown,
)
from .chips import check_chips
from .fakes import check_deeds, check_fakes_look_fair
from .lobby import open_lobby, press_shown, start_game
from .players import Player, play_to_the_end
from .stored import read_game
from .taps import check_taps
from .world import World, new_world

DEALS = 2
"""A match on the ladder goes on until somebody hangs pogony, for so many deals at most."""


@dataclass(frozen=True)
class Party:
    """Who plays by which preset, and with which options changed."""

    preset: str
    people: int = 4
    computers: int = 0
    changed: dict[str, str] | None = None
    stake: int = 0

    @property
    def chosen(self) -> dict[str, str]:
        """What is chosen by button; of presets with the same rules one has a button for all."""
        shown = durak.preset_of(durak.PRESETS[self.preset])
        assert shown is not None
        return {"preset": shown, **(self.changed or {})}

    @property
    def rules(self) -> durak.Rules:
        """What the game is to be played by."""
        changed = {key: parse_value(key, value) for key, value in (self.changed or {}).items()}
        return replace(durak.PRESETS[self.preset], **changed)  # type: ignore[arg-type]


PARTIES = (
    Party("classic"),
    Party("classic", changed={"teams": "2x2"}),
    Party("mail"),
    Party("gambiter_simple"),
    Party("gambiter_throw_in"),
    Party("gambiter_transfer"),
    Party("gto_throw_in"),
    Party("gto_transfer"),
    Party("gto_pogony"),
    Party("bingo"),
    Party("luck", changed={"deck": "24"}),
    Party("bank", stake=100),
    Party("joker", computers=4),
    Party("local_throw_in", changed={"deck": "52", "trump_exchange": "on"}),
    Party("local_transfer", people=6, changed={"teams": "3x3"}),
    Party("local_cheats"),
)


@dataclass(frozen=True)
class Table:
    """A party in a group of its own."""

    party: Party
    group: int
    people: list[int]


@pytest.mark.timeout(600)
async def test_every_preset_is_played_to_the_end(tmp_path: Path) -> None:
    """All presets at once, one bot; nobody presses what is not shown."""
    assert {party.preset for party in PARTIES} == durak.PRESETS.keys()
    database = tmp_path / "durak.db"
    async with (
        new_world() as world,
        BotProcess(world.app.url, database, quick=True, CLOCK="86400") as bot,
    ):
        tables = [await _table(world, party) for party in PARTIES]
        async with asyncio.timeout(480):
            matches = await asyncio.gather(*(_play(world, one, database) for one in tables))
        games = [played for match in matches for played in match]
        check_answers(world.app, games)
        check_nothing_leaked(world.app, games)
        await check_calls(world.app, world.titles)
        await check_refused_calls(world.app, [])
        check_log(bot)
    deeds = check_deeds(games)
    assert deeds.fakes and deeds.right and deeds.wrong
    assert check_fakes_look_fair(world.app, games) > 0


async def _table(world: World, party: Party) -> Table:
    people = await world.people(party.people)
    return Table(party, await world.group(people), people)


async def _play(world: World, table: Table, database: Path) -> list[Played]:
    """The deals that the party has played, the end of each seen by everybody."""
    app, party, group, people = world.app, table.party, table.group, table.people
    game = await open_lobby(app, group, people, party.computers, **party.chosen)
    if party.stake:
        await press_shown(app, people[0], group, "st:", f":{party.stake}")
    match: list[Played] = []
    while True:
        await start_game(app, group, people[0])
        played = await _play_one(world, table, game, database)
        match.append(played)
        if not _goes_on(match):
            return match
        await press_shown(app, people[0], group, "a:", f":{game}")
        lobby = await app.until(lambda: app.newest(group, "l:"))
        game = int(buttons(lobby)[0]["callback_data"].split(":")[1])


def _goes_on(match: list[Played]) -> bool:
    outcome = match[-1].stored.record.replay().outcome
    assert outcome is not None
    laddered = match[-1].stored.record.rules.pogony == "ladder"
    return laddered and len(match) < DEALS and outcome.reason is not durak.Reason.POGONY


async def _play_one(world: World, table: Table, game: int, database: Path) -> Played:
    """One game from its first card to the end that everybody sees; where people may cheat the first
    of them plays in the group too.
    """
    group = table.group
    players = [
        Player(
            world.app,
            person,
            group,
            game,
            Random(f"{game} {place}"),
            public=place == 0 and table.party.rules.cheating != "off",
            name=world.names[person],
        )
        for place, person in enumerate(table.people)
    ]
    await play_to_the_end(players)
    stored = read_game(database, game)
    played = Played(group, game, world.titles[group], world.names, stored)
    await until_end_is_shown(world.app, played)
    check_stored(played)
    check_end(world.app, played)
    check_taps(stored, world.app.presses)
    if table.party.stake:
        check_chips(world.app, played, database, table.party.stake)
    assert stored.record.rules == table.party.rules
    assert len(stored.people) == table.party.people + table.party.computers
    return played
