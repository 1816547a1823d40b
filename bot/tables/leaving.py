"""Going in the middle of a game, or being put out, and coming back; stopping a table."""

from __future__ import annotations

from dataclasses import replace

import durak
from bot.tables.answers import Answer, refuse
from bot.tables.desk import Desk
from bot.tables.lobby import Lobby
from bot.tables.model import By, Person, Phase, Table
from bot.tables.notices import Notice
from bot.tables.turns import MISSES
from bot.tables.voting import is_agreed, overdue, voters, with_vote, without_votes


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
        """The person plays again himself; only a move makes up for the clocks missed before.

        The votes that put him out are used up: to do it again takes new ones.
        """
        async with self._desk.at(game_id) as table:
            seat = _running_seat(table, person)
            if not table.seats[seat].gone:
                raise refuse(Notice.NOT_GONE)
            missed = min(table.seats[seat].missed, MISSES - 1)
            back = replace(table.seats[seat], gone=False, missed=missed)
            asked_again = without_votes(table.with_change(stamp=False), seat)
            await self._desk.save(table, asked_again.with_seat(seat, back))
        return Answer(Notice.CAME_BACK)

    async def stop(self, game_id: int, person: Person, *, admin: bool) -> Answer:
        """The table is closed without a result: for its starter or an admin, or by agreement.

        Of those who play a game each has a vote.
        """
        async with self._desk.at(game_id) as table:
            if not table.is_open():
                raise refuse(Notice.ALREADY_OVER)
            alone = admin or person.id == table.starter
            voted = table if alone else self._voted(table, person, None)
            if not alone and not is_agreed(voted, None, self._desk.now()):
                await self._desk.save(table, voted.with_change(stamp=False))
                return Answer(Notice.VOTED_TO_STOP)
            await self._desk.save(table, replace(voted.with_change(), phase=Phase.CLOSED))
        return Answer(Notice.GAME_STOPPED)

    async def kick(self, game_id: int, person: Person, seat: int | None, *, admin: bool) -> Answer:
        """The table waits no longer for the person on the seat: for an admin, or by agreement.

        None: for whom it has waited too long. A computer plays on, until the person comes back.
        """
        async with self._desk.at(game_id) as table:
            late = _late_seat(table, person, seat, self._desk.now(), admin=admin)
            voted = table if admin else self._voted(table, person, late)
            changed = voted.with_change(stamp=False)
            if not admin and not is_agreed(voted, late, self._desk.now()):
                await self._desk.save(table, changed)
                return Answer(Notice.VOTED_TO_KICK)
            await self._desk.save(table, with_gone(changed, late))
        return Answer(Notice.KICKED)

    def _voted(self, table: Table, person: Person, seat: int | None) -> Table:
        """The table with the person's vote. Raises `Refused` where that says nothing new."""
        if table.phase is not Phase.PLAYING or table.seat_of(person.id) is None:
            raise refuse(Notice.ONLY_STARTER)
        if table.has_gone(person.id):
            raise refuse(Notice.PLAYED_FOR_YOU)
        now = self._desk.now()
        voted = with_vote(table, person.id, seat, now)
        if voted == table and not is_agreed(table, seat, now):
            raise refuse(Notice.ALREADY_VOTED)
        return voted

    async def give_up(self, game_id: int) -> None:
        """The table has no place any more: it is closed without a result."""
        async with self._desk.at(game_id) as table:
            if table.is_open():
                await self._desk.save(table, replace(table.with_change(), phase=Phase.CLOSED))


def with_gone(table: Table, seat: int) -> Table:
    """The table with this person played for; without anybody left it closes with no result.

    Where that was the starter, the next one who stays is the starter now.
    """
    after = table.with_seat(seat, replace(table.seats[seat], gone=True))
    staying = voters(after)
    if not staying:
        return replace(after, phase=Phase.CLOSED)
    return after if after.starter in staying else replace(after, starter=staying[0])


def _late_seat(table: Table, person: Person, seat: int | None, now: float, *, admin: bool) -> int:
    """The seat that need not be waited for: this one, or the first one. Raises `Refused`."""
    own = table.seat_of(person.id)
    if own is None and not admin:
        raise refuse(Notice.NOT_YOUR_GAME)
    if table.phase is not Phase.PLAYING:
        raise refuse(Notice.NOT_STARTED if table.is_open() else Notice.ALREADY_OVER)
    late = [other for other in overdue(table, now) if other != own and seat in (None, other)]
    if not late:
        raise refuse(Notice.NOBODY_IS_LATE)
    return late[0]


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
