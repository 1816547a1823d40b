"""Tables over a real SQLite file, with a clock that is set by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

import durak
from bot.tables.again import Again
from bot.tables.desk import Desk
from bot.tables.leaving import Leaving
from bot.tables.lobby import Defaults, Lobby
from bot.tables.model import Announcement, Person, Phase, Seat, Spot, Table
from bot.tables.play import Play
from bot.tables.timekeeper import Timekeeper
from bot.tables.turns import Pace
from storage.database import Database
from storage.games import Games
from storage.purses import Purses

GROUP = Spot(-1001)
ANYA = Person(101, "Аня", reachable=True)
BORIS = Person(102, "Борис", reachable=True)
VERA = Person(103, "Вера")
THROW_IN = durak.Rules(mode="throw_in")
DEFAULTS = Defaults(clock=90, rules=THROW_IN)


class HandClock:
    """Seconds since 1970, moved by the test."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


@dataclass
class House:
    """Everything that tables need, joined as `bot.app` does it."""

    database: Database
    clock: HandClock
    desk: Desk
    lobby: Lobby
    play: Play
    leaving: Leaving
    again: Again
    timekeeper: Timekeeper

    @classmethod
    def over(cls, database: Database, clock: HandClock) -> House:
        """A house that begins with what is in the database, as after a restart."""
        desk = Desk(Games(database), now=clock, pace=Pace(computer=1))
        lobby, play = Lobby(desk, Purses(database)), Play(desk)
        return cls(
            database,
            clock,
            desk,
            lobby,
            play,
            Leaving(desk, lobby),
            Again(desk),
            Timekeeper(desk, play, lobby),
        )

    def restarted(self) -> House:
        """The same database, nothing in memory."""
        return House.over(self.database, self.clock)

    async def opened(self, *others: Person) -> int:
        """A lobby of Anya's where the others sit too."""
        answer = await self.lobby.open(GROUP, ANYA, DEFAULTS)
        assert answer.game_id is not None
        for person in others:
            await self.lobby.sit(answer.game_id, person)
        return answer.game_id

    async def at_position(
        self, position: str, *, rules: durak.Rules = THROW_IN, people: tuple[Person, ...] = ()
    ) -> int:
        """A running game at this position; seats beyond the people are computer players."""
        game = durak.Game.at(position, rules)
        seats = len(position.split()[0].split("/"))
        taken = tuple(Seat(person.id, person.name) for person in people)
        computers = tuple(Seat(None, str(n)) for n in range(1, seats - len(people) + 1))
        lobby = Table(
            id=0,
            chat_id=GROUP.chat_id,
            thread_id=GROUP.thread_id,
            phase=Phase.LOBBY,
            version=1,
            stamp=1,
            starter=ANYA.id,
            rules=rules,
            clock=90,
            seats=(*taken, *computers),
        )
        game_id = await self.desk.create(lobby, (Announcement("table", 0, GROUP.chat_id, 0),))
        table = await self.desk.table(game_id)
        await self.desk.save(table, replace(table.with_change(), phase=Phase.LOBBY).with_game(game))
        return game_id

    async def position(self, game_id: int) -> str:
        """Where the game stands."""
        game = (await self.desk.table(game_id)).game
        assert game is not None
        return game.position

    async def stamp(self, game_id: int) -> int:
        """What a button shown now carries."""
        return (await self.desk.table(game_id)).stamp


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    database = await Database.open(tmp_path / "durak.db")
    yield House.over(database, HandClock())
    await database.close()
