"""A table at which a game runs, and what may be pressed at it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from .app import App, Json, buttons
from .checks import Played
from .lobby import open_lobby, start_game
from .stored import read_game
from .world import World


@dataclass(frozen=True)
class Table:
    """A game that runs in a group of its own."""

    group: int
    game: int
    people: list[int]
    names: dict[int, str]


async def new_table(world: World, people: int, computers: int = 0, **rules: str) -> Table:
    """A game of new people that has begun; everybody has the hand in the private chat.

    Of people alone who leads holds a card that can only be led alone (`card_button`): one deal in
    thirty is none of such, and stopped for another.
    """
    table = await _begun(world, people, computers, **rules)
    while not (computers or await _leads_alone(world.app, table)):
        await world.app.send(table.people[0], table.group, "/stop")
        await world.app.until(lambda: not world.app.newest(table.group, f"h:{table.game}"))  # noqa: B023
        table = await _begun(world, people, computers, **rules)
    return table


async def _begun(world: World, people: int, computers: int, **rules: str) -> Table:
    seated = await world.people(people)
    group = await world.group(seated)
    game = await open_lobby(world.app, group, seated, computers, **rules)
    await start_game(world.app, group, seated[0])
    for person in seated:
        await world.app.until(lambda who=person: world.app.newest(who, f"c:{game}:"))  # type: ignore[misc]
    return Table(group, game, seated, world.names)


async def _leads_alone(app: App, table: Table) -> bool:
    """Whether who leads has such a card."""

    def leading() -> list[Json]:
        hands = (app.newest(person, f"c:{table.game}:") for person in table.people)
        return [hand for hand in hands if hand is not None and _playable(hand)]

    return _lone_card((await app.until(leading))[0]) is not None


async def card_button(app: App, table: Table) -> tuple[int, Json, str]:
    """Who leads, the hand, and the button of a card that can only be led alone."""

    def look() -> tuple[int, Json, str] | None:
        for person in table.people:
            hand = app.newest(person, f"c:{table.game}:")
            if hand is not None and (data := _lone_card(hand)):
                return person, hand, data
        return None

    return await app.until(look)


def _lone_card(hand: Json) -> str | None:
    """The button of a playable card whose rank the hand has once."""
    ranks = Counter(button["callback_data"][-2] for button in _cards(hand))
    return next((data for data in _playable(hand) if ranks[data[-2]] == 1), None)


def _playable(hand: Json) -> list[str]:
    return [button["callback_data"] for button in _cards(hand) if button.get("style")]


def _cards(hand: Json) -> list[Json]:
    return [button for button in buttons(hand) if button["callback_data"].startswith("c:")]


def read_played(world: World, table: Table, database: Path) -> Played:
    """The game with what is stored of it now."""
    stored = read_game(database, table.game)
    return Played(table.group, table.game, world.titles[table.group], world.names, stored)
