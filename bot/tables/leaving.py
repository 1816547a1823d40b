"""Going in the middle of a game and coming back; stopping a table altogether."""

from __future__ import annotations

from dataclasses import replace

import durak
from bot.tables.answers import Answer, refuse
from bot.tables.desk import Desk
from bot.tables.lobby import Lobby
from bot.tables.model import By, Person, Phase, Table
from bot.tables.notices import Notice
from bot.tables.turns import MISSES


class Leaving:
    """Who goes is played for by a computer; who comes back takes over again."""

    def __init__(self, desk: Desk, lobby: Lobby) -> None:
        self._desk = desk
        self._lobby = lobby

    async def leave(self, game_id: int, person: Person) -> Answer:
        """The person has left: stood up in a lobby, played for in a game."""
        if (await self._desk.table(game_id)).phase is Phase.LOBBY:
            return await self._lobby.stand(game_id, person)
        async with self._desk.at(game_id) as table:
            seat = _running_seat(table, person)
            if table.seats[seat].gone:
                raise refuse(Notice.PLAYED_FOR_YOU)
            after = await self._desk.save(table, with_gone(table.with_change(stamp=False), seat))
        return Answer(Notice.LEFT_GAME if after.is_open() else Notice.GAME_BROKEN_OFF)

    async def come_back(self, game_id: int, person: Person) -> Answer:
        """The person plays again himself; only a move makes up for the clocks missed before."""
        async with self._desk.at(game_id) as table:
            seat = _running_seat(table, person)
            if not table.seats[seat].gone:
                raise refuse(Notice.NOT_GONE)
            missed = min(table.seats[seat].missed, MISSES - 1)
            back = replace(table.seats[seat], gone=False, missed=missed)
            await self._desk.save(table, table.with_change(stamp=False).with_seat(seat, back))
        return Answer(Notice.CAME_BACK)

    async def stop(self, game_id: int, person: Person, *, admin: bool) -> Answer:
        """The table is closed without a result, for its starter or an admin."""
        async with self._desk.at(game_id) as table:
            if not table.is_open():
                raise refuse(Notice.ALREADY_OVER)
            if person.id != table.starter and not admin:
                raise refuse(Notice.ONLY_STARTER)
            await self._desk.save(table, replace(table.with_change(), phase=Phase.CLOSED))
        return Answer(Notice.GAME_STOPPED)

    async def give_up(self, game_id: int) -> None:
        """The table has no place any more: it is closed without a result."""
        async with self._desk.at(game_id) as table:
            if table.is_open():
                await self._desk.save(table, replace(table.with_change(), phase=Phase.CLOSED))


def with_gone(table: Table, seat: int) -> Table:
    """The table with this person played for; without anybody left it closes with no result."""
    after = table.with_seat(seat, replace(table.seats[seat], gone=True))
    nobody = all(other.plays_itself for other in after.seats)
    return replace(after, phase=Phase.CLOSED) if nobody else after


def with_patience(table: Table, seat: int, move: durak.Move, by: By) -> Table:
    """The table with the clocks this seat missed in a row: too many, and the person has gone.

    Saying nothing while one may throw in is an answer too: such a pass counts neither way.
    """
    occupant = table.seats[seat]
    silent_pass = by is By.CLOCK and move.kind is durak.MoveKind.PASS
    if by is By.COMPUTER or silent_pass or table.phase is not Phase.PLAYING:
        return table
    missed = occupant.missed + 1 if by is By.CLOCK else 0
    if missed == occupant.missed:
        return table
    after = table.with_seat(seat, replace(occupant, missed=missed))
    return with_gone(after, seat) if missed >= MISSES else after


def _running_seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise refuse(Notice.NOT_YOUR_GAME)
    if table.phase is not Phase.PLAYING:
        raise refuse(Notice.ALREADY_OVER)
    return seat
