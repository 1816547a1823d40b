"""During a game: moves, by people, by the clock and by computer players."""

from __future__ import annotations

import durak
import durak.ai
from bot.tables.answers import Answer, refuse
from bot.tables.desk import Desk
from bot.tables.leaving import with_patience
from bot.tables.model import By, Person, Phase, Table
from bot.tables.notices import Notice
from bot.tables.redealing import is_redealt, redealt
from bot.tables.results import results
from bot.tables.stakes import payouts


class Play:
    """What can be done at a table where a game runs."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def move(self, game_id: int, stamp: int, person: Person, text: str) -> Answer:
        """The person's move is made, or refused by the rules; stale buttons change nothing."""
        async with self._desk.at(game_id) as table:
            seat = _seat(table, person, stamp)
            await self._make(table, seat, _parsed(text), By.PERSON)
        return Answer()

    async def card(self, game_id: int, stamp: int, person: Person, text: str) -> Answer:
        """The card's only move is made; several open the choice; for none the reason is said."""
        async with self._desk.at(game_id) as table:
            seat = _seat(table, person, stamp)
            card = _parsed_card(text)
            assert table.game is not None
            moves = table.game.view(seat).moves_with(card)
            if not moves:
                raise refuse(table.game.check_card(seat, card) or Notice.STALE)
            if len(moves) > 1:
                await self._desk.pick(game_id, person.id, f"{stamp}:{card}")
                return Answer()
            await self._make(table, seat, moves[0], By.PERSON)
        return Answer()

    async def close_choice(self, game_id: int, stamp: int, person: Person) -> Answer:
        """The person's hand shows all cards again."""
        async with self._desk.at(game_id) as table:
            _seat(table, person, stamp)
            await self._desk.pick(game_id, person.id, None)
        return Answer()

    async def when_due(self, game_id: int) -> None:
        """A computer player whose time has come has moved, or the clock for a person has."""
        async with self._desk.at(game_id) as table:
            now = self._desk.now()
            if table.phase is not Phase.PLAYING or table.game is None:
                return
            asked = table.asked()
            if table.wake is not None and table.wake <= now:
                seat = next(s for s in asked if table.seats[s].plays_itself)
                await self._make(table, seat, durak.ai.choose(table.game.view(seat)), By.COMPUTER)
            elif table.deadline is not None and table.deadline <= now:
                seat = next(s for s in asked if not table.seats[s].plays_itself)
                move = durak.ai.automatic_move(table.game.view(seat))
                await self._make(table, seat, move, By.CLOCK)

    async def _make(self, table: Table, seat: int, move: durak.Move, by: By) -> None:
        try:
            after = table.with_move(seat, move, by)
        except durak.IllegalMove as error:
            raise refuse(error.refusal) from error
        if is_redealt(after):
            after = redealt(after, await self._desk.remembered(table.previous))
        after = with_patience(after, seat, move, by)
        await self._desk.save(table, after, results=results(after), payouts=payouts(after))


def _seat(table: Table, person: Person, stamp: int) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise refuse(Notice.NOT_YOUR_GAME)
    if table.phase is Phase.LOBBY:
        raise refuse(Notice.NOT_STARTED)
    if table.phase is not Phase.PLAYING:
        raise refuse(Notice.ALREADY_OVER)
    if table.seats[seat].gone:
        raise refuse(Notice.PLAYED_FOR_YOU, alert=True)
    if stamp != table.stamp:
        raise refuse(Notice.STALE)
    return seat


def _parsed(text: str) -> durak.Move:
    try:
        return durak.Move.parse(text)
    except ValueError as error:
        raise refuse(Notice.UNKNOWN_BUTTON) from error


def _parsed_card(text: str) -> durak.Card:
    try:
        return durak.Card.parse(text)
    except ValueError as error:
        raise refuse(Notice.UNKNOWN_BUTTON) from error
