"""Another game with the same seats."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.tables.answers import Answer, refuse
from bot.tables.desk import Desk
from bot.tables.lobby import Defaults, lobby_message, new_lobby
from bot.tables.model import Person, Phase, Table
from bot.tables.notices import Notice


class Again:
    """Opens the lobby of a rematch: everybody keeps the seat, and may stand up first."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def rematch(
        self, game_id: int, person: Person, *, clock: int, away: Collection[int] = ()
    ) -> Answer:
        """A lobby with the seats of that game, less who had gone; the presser starts it.

        `away` are those who have left the chat since the end.
        """
        async with self._desk.at(game_id) as table:
            if table.seat_of(person.id) is None:
                raise refuse(Notice.NOT_YOUR_GAME)
            _check_last(table, await self._desk.newest_at(table.spot), person)
            following = _following(table, person, away, clock)
            new_id = await self._desk.create(following, lobby_message(following))
            await self._desk.store.want(game_id)
        self._desk.tell()
        return Answer(Notice.REMATCH_OPENED, game_id=new_id)


def _check_last(table: Table, newest: Table | None, person: Person) -> None:
    """The table is over and no other has followed it yet."""
    if table.is_open():
        raise refuse(Notice.ALREADY_STARTED)
    if table.phase is not Phase.OVER:
        raise refuse(Notice.ALREADY_OVER)
    if newest is None or newest.id == table.id:
        return
    if newest.previous == table.id and newest.phase is Phase.LOBBY:
        seated = newest.seat_of(person.id) is not None
        raise refuse(Notice.ALREADY_SEATED if seated else Notice.ANOTHER_GAME)
    raise refuse(Notice.ANOTHER_GAME if newest.is_open() else Notice.ALREADY_OVER)


def _following(table: Table, person: Person, away: Collection[int], clock: int) -> Table:
    stays = [
        seat
        for seat in table.seats
        if seat.person_id == person.id or not (seat.gone or seat.person_id in away)
    ]
    seats = tuple(replace(seat, gone=False, missed=0) for seat in stays)
    return new_lobby(table.spot, person, Defaults(clock, table.rules, table.stake), seats, table.id)
