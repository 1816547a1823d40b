"""During a game: moves, by people, by the clock and by computer players."""

from __future__ import annotations

from dataclasses import replace

import durak
import durak.ai
from bot.tables.answers import Answer, refuse
from bot.tables.calling import on_turn
from bot.tables.desk import Desk
from bot.tables.leaving import with_patience
from bot.tables.model import By, Person, Phase, Table
from bot.tables.notices import Notice
from bot.tables.opened import Opened
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
            seat = _fresh_seat(table, person, stamp)
            await self._make(table, seat, _parsed(text), By.PERSON)
        return Answer()

    async def card(
        self, game_id: int, stamp: int, person: Person, text: str, *, fake: bool = False
    ) -> Answer:
        """The card's only move is made; several open the choice; for none the reason is said.

        With `fake` the person's switch is on: moves that only cheating allows count too.
        """
        async with self._desk.at(game_id) as table:
            seat = _fresh_seat(table, person, stamp)
            assert table.game is not None
            moves = _moves_with(table.game, seat, _parsed_card(text), fake=fake)
            if len(moves) > 1:
                opened = Opened(text, cheating=fake)
                await self._open(table, person, opened)
                return Answer()
            await self._make(table, seat, moves[0], By.PERSON)
        return Answer()

    async def accuse(
        self, game_id: int, bout: int, caught: int, person: Person, text: str
    ) -> Answer:
        """The accusation is judged if it is of this bout and no card went back since it was shown.

        Cards may have been played meanwhile: what is accused lies there all the same.
        """
        async with self._desk.at(game_id) as table:
            seat, move = _seat(table, person), _parsed(text)
            if move.kind not in durak.ACCUSING:
                raise refuse(Notice.UNKNOWN_BUTTON)
            if (_bout(table), table.caught) != (bout, caught):
                raise refuse(Notice.ACCUSED_TOO_LATE)
            after = await self._make(table, seat, move, By.PERSON)
            await self._open(after, person, Opened())
        guilty = after.caught > caught
        return Answer(Notice.CHEAT_CAUGHT if guilty else Notice.FALSELY_ACCUSED, alert=True)

    async def open(self, game_id: int, bout: int, person: Person, opened: Opened) -> Answer:
        """The person's hand shows what is opened; nobody else's screen is touched."""
        async with self._desk.at(game_id) as table:
            _seat(table, person)
            if _bout(table) != bout:
                raise refuse(Notice.STALE)
            await self._open(table, person, opened)
        return Answer()

    async def _open(self, table: Table, person: Person, opened: Opened) -> None:
        text = opened.text(_bout(table), table.stamp)
        await self._desk.pick(table.id, person.id, text)

    async def close_choice(self, game_id: int, stamp: int, person: Person) -> Answer:
        """The person's hand shows all cards again."""
        async with self._desk.at(game_id) as table:
            _fresh_seat(table, person, stamp)
            await self._open(table, person, Opened())
        return Answer()

    async def when_due(self, game_id: int) -> None:
        """A computer player whose time has come has moved, or the clock for a person has.

        A game that may not be shown in its chat and that nobody has played on for a week is closed.
        At half time whose turn it is has been reminded.
        """
        async with self._desk.at(game_id) as table:
            now = self._desk.now()
            if table.phase is not Phase.PLAYING or table.game is None:
                return
            asked = table.asked()
            if table.wake is not None and table.wake <= now:
                await self._wake(table, table.game)
            elif table.deadline is not None and table.deadline <= now:
                seat = next(s for s in asked if not table.seats[s].plays_itself)
                move = durak.ai.automatic_move(table.game.view(seat))
                await self._make(table, seat, move, By.CLOCK)
            elif table.remind is not None and table.remind <= now:
                # The note that it was said and the call itself are one commit: never said twice.
                said = replace(table.with_change(stamp=False), remind=None)
                await self._desk.save(table, said, reminded=on_turn(table))

    async def _wake(self, table: Table, game: durak.Game) -> None:
        """A computer player moves; where none is asked, the table has been abandoned."""
        seat = next((s for s in table.asked() if table.seats[s].plays_itself), None)
        if seat is None:
            await self._desk.save(table, replace(table.with_change(), phase=Phase.CLOSED))
            return
        await self._make(table, seat, durak.ai.choose(game.view(seat)), By.COMPUTER)

    async def _make(self, table: Table, seat: int, move: durak.Move, by: By) -> Table:
        try:
            after = table.with_move(seat, move, by)
        except durak.IllegalMove as error:
            raise refuse(error.refusal) from error
        if is_redealt(after):
            after = redealt(after, await self._desk.remembered(table.previous))
        after = with_patience(after, seat, move, by)
        return await self._desk.save(table, after, results=results(after), payouts=payouts(after))


def _moves_with(
    game: durak.Game, seat: int, card: durak.Card, *, fake: bool
) -> tuple[durak.Move, ...]:
    """What the tap of the card can mean, at least one move. Raises `Refused` when nothing."""
    legal = game.moves_with(seat, card)
    moves = legal if fake else game.fair_moves_with(seat, card)
    if moves:
        return moves
    if legal:
        raise refuse(Notice.ONLY_BY_CHEATING)
    raise refuse(game.check_card(seat, card) or Notice.STALE)


def _bout(table: Table) -> int:
    assert table.game is not None
    return table.game.view(None).bout


def _fresh_seat(table: Table, person: Person, stamp: int) -> int:
    """The person's seat in a running game that is as the buttons showed it. Raises `Refused`."""
    seat = _seat(table, person)
    if stamp != table.stamp:
        raise refuse(Notice.STALE)
    return seat


def _seat(table: Table, person: Person) -> int:
    """The person's seat in a running game. Raises `Refused`."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise refuse(Notice.NOT_YOUR_GAME)
    if table.phase is Phase.LOBBY:
        raise refuse(Notice.NOT_STARTED)
    if table.phase is not Phase.PLAYING:
        raise refuse(Notice.ALREADY_OVER)
    if table.seats[seat].gone:
        raise refuse(Notice.PLAYED_FOR_YOU, alert=True)
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
