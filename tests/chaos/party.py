"""The tables of one round: every way to play that a failure can hit, and people who bear it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from tests.games.app import App
from tests.games.lobby import open_lobby, press_shown, start_game
from tests.games.players import Option, Player, over, play_to_the_end
from tests.games.world import World

STAKE = 100
NAP = 3.0
"""Seconds after which people press again."""
_SMALL = {"mode": "throw_in", "deck": "24"}
"""Each rule that is chosen takes calls of the group's minute: where the table itself is to be
called in the storm, all are left as they are.
"""


@dataclass(frozen=True)
class Kind:
    """Who plays how, and in what chat."""

    name: str
    people: int
    rules: dict[str, str]
    chat: str = "supergroup"
    computers: int = 0
    topic: bool = False
    hidden: bool = False
    """Nobody has opened the bot's private chat: they play in the group."""
    both: bool = False
    """The first one plays in the group too."""
    stake: int = 0


KINDS = (
    Kind("moves away", 2, {}, chat="group"),
    Kind("topic", 3, {"passing": "explicit", **_SMALL}, topic=True),
    Kind("bank", 2, {"preset": "bank", "deck": "24"}, stake=STAKE),
    Kind("cheats", 2, {"preset": "local_cheats", "deck": "24"}),
    Kind("whispers", 2, _SMALL, both=True),
    Kind("rights", 2, {}, computers=1),
)
LONG = (*KINDS, Kind("hidden", 1, _SMALL, computers=1, hidden=True))
"""The last one has Telegram's pace for a group, so its game takes some minutes."""


@dataclass
class Gate:
    """Open while people may press."""

    opened: asyncio.Event = field(default_factory=asyncio.Event)
    pressing: int = 0

    async def close(self, app: App) -> None:
        """Nobody presses any more, and every press is over."""
        self.opened.clear()
        while self.pressing:
            await app.wait_change(0.5)


@dataclass
class Bearer(Player):
    """Who presses again when nothing has come of it for a while."""

    gate: Gate = field(default_factory=Gate)

    async def press(self, option: Option) -> None:
        """As anybody does, but not while the gate is shut; what is old by then is left."""
        if not self.gate.opened.is_set():
            await self.gate.opened.wait()
            return
        self.gate.pressing += 1
        try:
            await super().press(option)
        finally:
            self.gate.pressing -= 1

    def try_again(self) -> None:
        """Whatever was pressed may be pressed again."""
        super().try_again()
        self._spent.clear()
        self._pressed.clear()


@dataclass
class Table:
    """A game that runs; `group` is where it is now."""

    kind: Kind
    group: int
    game: int
    people: list[int]
    names: dict[int, str]
    first_group: int
    """Where it was opened."""
    topic: int | None = None
    players: list[Bearer] = field(default_factory=list)

    def is_over(self, app: App) -> bool:
        """Whether the group sees the end."""
        return over(app, self.group, self.game)

    def move_to(self, group: int) -> None:
        """The group has another id now."""
        self.group = group
        for player in self.players:
            player.group = group

    async def play(self) -> None:
        """Returns when the group sees the end."""
        await play_to_the_end(self.players)


async def new_tables(
    world: World, gate: Gate, seed: str, kinds: Sequence[Kind] = KINDS
) -> list[Table]:
    """A game of every kind has begun."""
    return [*await asyncio.gather(*(_new_table(world, kind, gate, seed) for kind in kinds))]


async def _new_table(world: World, kind: Kind, gate: Gate, seed: str) -> Table:
    app = world.app
    people = await world.people(kind.people, opened=not kind.hidden)
    group = await world.group(people, kind.chat, is_forum=kind.topic)
    topic = None
    if kind.topic:
        topic = (await app.post("topic", chat_id=group, name="Карты"))["topic"]["id"]
    game = await open_lobby(app, group, people, kind.computers, topic, **kind.rules)
    if kind.stake:
        await press_shown(app, people[0], group, "st:", f":{kind.stake}")
    await start_game(app, group, people[0])
    table = Table(kind, group, game, people, world.names, group, topic)
    table.players = [_bearer(app, table, seed, place, gate) for place in range(len(people))]
    return table


def _bearer(app: App, table: Table, seed: str, place: int, gate: Gate) -> Bearer:
    kind, person = table.kind, table.people[place]
    return Bearer(
        app,
        person,
        table.group,
        table.game,
        Random(f"{seed} {table.game} {place}"),
        private=not kind.hidden,
        public=kind.hidden or (kind.both and place == 0),
        name=table.names[person],
        nap=NAP,
        gate=gate,
    )
