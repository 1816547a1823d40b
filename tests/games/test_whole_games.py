"""Whole games over HTTP at Telegram's pace, by pressing nothing but buttons that are shown.

By which rules is test_presets.py; here it matters where people play from, and with whom.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

import durak

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
from .lobby import open_lobby, start_game
from .players import Player, play_to_the_end
from .stored import read_game
from .world import World, new_world


@dataclass(frozen=True)
class Party:
    """Who plays by which rules. `hidden`: nobody of them has opened the bot's private chat;
    `public`: the first one plays in the group.
    """

    people: int
    rules: dict[str, str]
    computers: int = 0
    hidden: bool = False
    public: bool = False


PARTIES = (
    Party(2, {"mode": "throw_in", "deck": "24"}, public=True),
    Party(3, {"mode": "throw_in", "deck": "24"}),
    Party(4, {"deck": "24"}),
    Party(2, {}, computers=2),
    Party(1, {"mode": "throw_in", "deck": "24"}, computers=1, hidden=True, public=True),
)


@dataclass
class Table:
    """A party at its table."""

    party: Party
    group: int
    people: list[int]
    game: int = 0
    players: list[Player] = field(default_factory=list)


@pytest.mark.timeout(600)
async def test_people_play_whole_games(tmp_path: Path) -> None:
    """2, 3 and 4 people, computers, one person at two tables, one without a DM."""
    database = tmp_path / "durak.db"
    async with new_world() as world, BotProcess(world.app.url, database, CLOCK="86400") as bot:
        tables = await _tables(world)
        async with asyncio.timeout(480):
            played = await asyncio.gather(*(_play(world, table, database) for table in tables))
        for table, game in zip(tables, played, strict=True):
            check_stored(game)
            check_end(world.app, game)
            _check_rules(table, game)
        check_nothing_leaked(world.app, played)
        check_answers(world.app, played)
        await check_calls(world.app, [table.group for table in tables])
        hidden = [who for table in tables if table.party.hidden for who in table.people]
        await check_refused_calls(world.app, hidden)
        check_log(bot)


async def _tables(world: World) -> list[Table]:
    """Every party in a group of its own; the first person of the first one sits at the next too."""
    tables: list[Table] = []
    for party in PARTIES:
        people = await world.people(party.people, opened=not party.hidden)
        if len(tables) == 1:
            people[-1] = tables[0].people[0]
        tables.append(Table(party, await world.group(people), people))
    return tables


async def _play(world: World, table: Table, database: Path) -> Played:
    """The party has played its game, and everybody sees its end."""
    app, party = world.app, table.party
    table.game = await open_lobby(app, table.group, table.people, party.computers, **party.rules)
    await start_game(app, table.group, table.people[0])
    table.players = [
        Player(
            app,
            person,
            table.group,
            table.game,
            Random(f"{table.group} {place}"),
            private=not party.hidden,
            public=party.public and place == 0,
            name=world.names[person],
        )
        for place, person in enumerate(table.people)
    ]
    await play_to_the_end(table.players)
    stored = read_game(database, table.game)
    played = Played(table.group, table.game, world.titles[table.group], world.names, stored)
    await until_end_is_shown(app, played)
    return played


def _check_rules(table: Table, game: Played) -> None:
    """The game was played by the rules that were chosen by button."""
    chosen = " ".join(f"{key}={value}" for key, value in table.party.rules.items())
    assert game.stored.record.rules == durak.Rules.parse(chosen or "-")
    assert game.people == table.people
    assert len(game.stored.people) == table.party.people + table.party.computers
