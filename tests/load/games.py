"""Games for the benches, through the project's own ports: stored, shown, played ahead."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import durak
from bot.delivery.wire import look_of
from bot.painting import Painter
from bot.screens.callbacks import CardPress, MovePress
from bot.tables import dealing
from bot.tables.desk import Desk
from bot.tables.lobby import Defaults, Lobby
from bot.tables.model import By, Person, Spot, Table
from storage.database import Database
from storage.games import Games
from storage.messages import Messages, StoredMessage
from storage.people import Chats, People
from storage.purses import Purses
from tests.games.world import NAMES

from .crowd import Group, Tap
from .processes import USERNAME, bot

CLOCK = 86400
"""Seconds of a turn: no clock plays into a bench."""
_TRIES = 30
_AT_ONCE = 40
_LONG_AGO = 1_700_000_000.0
_SETTLED = "SELECT count(*) FROM messages WHERE shown < wanted AND state IN ('live', 'sending')"


async def store_games(path: Path, groups: Sequence[Group], *, moves: int, dice: Random) -> None:
    """A game of each group runs in the database at `path`, `moves` random moves old."""
    dealing.dice = dice
    database = await Database.open(path)
    try:
        desk = Desk(Games(database))
        for first in range(0, len(groups), _AT_ONCE):
            some = groups[first : first + _AT_ONCE]
            await asyncio.gather(*(_store(database, desk, one, moves, dice) for one in some))
    finally:
        await database.close()


async def _store(database: Database, desk: Desk, group: Group, moves: int, dice: Random) -> None:
    await Chats(database).see(group.chat, f"Компания {abs(group.chat)}")
    for seat, person in enumerate(group.people):
        await People(database).see(person, NAMES[seat], "ru")
    game_id = await _start(Lobby(desk, Purses(database)), group)
    await _play(desk, await desk.table(game_id), moves, dice)


async def _start(lobby: Lobby, group: Group) -> int:
    people = [Person(id_, NAMES[seat]) for seat, id_ in enumerate(group.people)]
    opened = await lobby.open(Spot(group.chat), people[0], Defaults(clock=CLOCK))
    assert opened.game_id is not None
    for person in people[1:]:
        await lobby.sit(opened.game_id, person)
    await lobby.start(opened.game_id, people[0], admin=False)
    return opened.game_id


async def _play(desk: Desk, before: Table, moves: int, dice: Random) -> None:
    after = before
    for _ in range(moves):
        seat, move = _choice(after, dice)
        later = after.with_move(seat, move, By.PERSON)
        after = later if later.is_open() else after
    if after is not before:
        await desk.save(before, after)


def _choice(table: Table, dice: Random) -> tuple[int, durak.Move]:
    assert table.game is not None
    seat = dice.choice(table.game.actors)
    return seat, dice.choice(table.game.legal_moves(seat))


async def show_games(url: str, database: Path) -> None:
    """A bot without limits on private chats has sent every message of the games."""
    async with bot(url, database, quick=True):
        await until_settled(database)


async def pretend_shown(path: Path) -> None:
    """What the games want shown stands in chats, says the database; nothing was sent.

    Nor will the bot send anything, as long as it draws the same.
    """
    database = await Database.open(path)
    try:
        messages = Messages(database)
        painter = Painter(
            Desk(Games(database)), People(database), Chats(database), Purses(database), messages,
            username=USERNAME, language="ru",
        )  # fmt: skip
        # Who is seen to be reached changes what the tables say: they are wanted once more.
        while chats := await messages.due_chats(time.time()):
            for chat_id, _ in chats:
                for message in await messages.due(chat_id, time.time()):
                    await _pretend(messages, painter, message)
    finally:
        await database.close()


async def _pretend(messages: Messages, painter: Painter, message: StoredMessage) -> None:
    painted = await painter.paint(message)
    assert painted is not None
    await messages.sent(message, message.id, look_of(painted), painted.final, _LONG_AGO)


async def until_settled(database: Path) -> None:
    """Every message shows the newest state."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as raw:
        while raw.execute(_SETTLED).fetchone()[0]:  # noqa: ASYNC110 (another process)
            await asyncio.sleep(0.05)


async def read_tables(database: Path) -> list[Table]:
    """The running games at the database, which nobody else has open."""
    opened = await Database.open(database)
    try:
        games = Games(opened)
        desk = Desk(games)
        return [await desk.table(game_id) for game_id in await games.open_games()]
    finally:
        await opened.close()


def hands_in(database: Path) -> dict[tuple[int, int], int]:
    """By game and person the id of the message with that hand."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as raw:
        sql = "SELECT game_id, person_id, message_id FROM messages WHERE kind = 'hand'"
        rows = raw.execute(sql)
        return {(row[0], row[1]): row[2] for row in rows}


def plan(table: Table, hands: dict[tuple[int, int], int], taps: int, dice: Random) -> list[Tap]:
    """So many taps that play on from `table`: each is a legal move when its turn comes.

    Another way is tried as long as one ends the game too early; then the longest one is shorter.
    """
    best: list[Tap] = []
    for _ in range(_TRIES):
        best = max(best, _way(table, hands, taps, dice), key=len)
        if len(best) == taps:
            break
    return best


def _way(table: Table, hands: dict[tuple[int, int], int], taps: int, dice: Random) -> list[Tap]:
    found: list[Tap] = []
    while len(found) < taps:
        seat, move = _choice(table, dice)
        person = table.seats[seat].person_id
        after = table.with_move(seat, move, By.PERSON)
        if not after.is_open() or person is None:
            break
        found.append(Tap(person, hands[table.id, person], _data(table, seat, move)))
        table = after
    return found


def _data(table: Table, seat: int, move: durak.Move) -> str:
    """The button of the hand that makes the move: that of the card where it says enough."""
    assert table.game is not None
    if len(move.cards) == 1:
        card = move.cards[0]
        if table.game.view(seat).fair_moves_with(card) == (move,):
            return CardPress(game=table.id, stamp=table.stamp, card=str(card)).pack()
    return MovePress(game=table.id, stamp=table.stamp, move=str(move)).pack()


def moves_in(database: Path) -> int:
    """How many moves are stored."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as raw:
        found: int = raw.execute("SELECT count(*) FROM moves").fetchone()[0]
        return found
