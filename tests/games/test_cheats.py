"""Whole games over HTTP in which everybody cheats and accuses at random."""

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

PARTIES = (("local_cheats", 3), ("mail", 2))


@pytest.mark.timeout(600)
async def test_people_cheat_and_accuse_to_the_end(tmp_path: Path) -> None:
    """By card and by player; the first of each party plays in the group."""
    database = tmp_path / "durak.db"
    async with new_world() as world, BotProcess(world.app.url, database, CLOCK="86400") as bot:
        async with asyncio.timeout(480):
            games = await asyncio.gather(*(_play(world, *party, database) for party in PARTIES))
        for (preset, _), played in zip(PARTIES, games, strict=True):
            check_stored(played)
            check_taps(played.stored, world.app.presses)
            assert played.stored.record.rules == durak.PRESETS[preset]
        check_nothing_leaked(world.app, games)
        check_answers(world.app, games)
        check_log(bot)
    kinds = {durak.Move.parse(move.move).kind for game in games for move in game.stored.moves}
    assert {durak.MoveKind.ACCUSE_CARD, durak.MoveKind.ACCUSE_SEAT} <= kinds
    assert any(_fakes(game) for game in games)


async def _play(world: World, preset: str, seats: int, database: Path) -> Played:
    people = await world.people(seats)
    group = await world.group(people)
    game = await open_lobby(world.app, group, people, preset=preset)
    await start_game(world.app, group, people[0])
    players = [
        Player(
            world.app,
            person,
            group,
            game,
            Random(f"{preset} {place}"),
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


def _fakes(played: Played) -> list[str]:
    """The moves that only cheating allowed."""
    stored = played.stored
    return [
        move.move
        for move in stored.moves
        if durak.Move.parse(move.move) not in stored.positions[move.number].fair_moves(move.seat)
    ]
