"""Every preset from the lobby to the last card over HTTP, by buttons that are shown.

Where cheating is played everybody cheats and accuses at random.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

import durak

from .bot_process import BotProcess
from .checks import (
    Played,
    check_answers,
    check_log,
    check_nothing_leaked,
    check_stored,
    until_end_is_shown,
)
from .lobby import open_lobby, start_game
from .players import Player, play_to_the_end
from .stored import read_game
from .taps import check_taps
from .world import World, new_world

SEATS = {"local_cheats": 4, "joker": 3, "gto_pogony": 3, "bank": 3}
"""How many play a preset; two where nothing is said."""

CHEATS = ("local_cheats", "mail")
TEAMS = {"preset": "gto_throw_in", "teams": "2x2"}
PLAYED = [name for name, rules in durak.PRESETS.items() if durak.preset_of(rules) == name]
"""Sets that are the same have one button."""


@pytest.mark.timeout(900)
async def test_every_preset_is_played_to_its_end(tmp_path: Path) -> None:
    """One table for each, and one for teams; the first person of each plays in the group."""
    tables = [({"preset": name}, SEATS.get(name, 2)) for name in PLAYED] + [(TEAMS, 4)]
    database = tmp_path / "durak.db"
    async with new_world() as world, BotProcess(world.app.url, database, CLOCK="86400") as bot:
        async with asyncio.timeout(800):
            seated = [await _seated(world, seats) for _, seats in tables]
            playing = (
                _play(world, rules, *where, database)
                for (rules, _), where in zip(tables, seated, strict=True)
            )
            games = await asyncio.gather(*playing)
        for (rules, _), played in zip(tables, games, strict=True):
            check_stored(played)
            check_taps(played.stored, world.app.presses)
            expected = durak.PRESETS[rules["preset"]]
            assert played.stored.record.rules.teams == rules.get("teams", expected.teams)
        check_nothing_leaked(world.app, games)
        check_answers(world.app, games)
        check_log(bot)
    by_preset = dict(zip(PLAYED, games, strict=False))
    for name in CHEATS:
        assert _accusations(by_preset[name]), name
    assert any(_fakes(by_preset[name]) for name in CHEATS)


async def _seated(world: World, seats: int) -> tuple[list[int], int]:
    people = await world.people(seats)
    return people, await world.group(people)


async def _play(
    world: World, rules: dict[str, str], people: list[int], group: int, database: Path
) -> Played:
    game = await open_lobby(world.app, group, people, **rules)
    await start_game(world.app, group, people[0])
    players = [
        Player(
            world.app,
            person,
            group,
            game,
            Random(f"{rules} {place}"),
            public=place == 0,
            name=world.names[person],
        )
        for place, person in enumerate(people)
    ]
    await play_to_the_end(players)
    stored = read_game(database, game)
    played = Played(group, game, world.titles[group], world.names, stored)
    await until_end_is_shown(world.app, played)
    return played


def _accusations(played: Played) -> list[str]:
    return [move.move for move in played.stored.moves if move.move.startswith("!")]


def _fakes(played: Played) -> list[str]:
    """The moves that only cheating allowed."""
    stored = played.stored
    return [
        move.move
        for move in stored.moves
        if durak.Move.parse(move.move) not in stored.positions[move.number].fair_moves(move.seat)
    ]
