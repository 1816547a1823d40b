"""Chips at a table: what a seat puts into the bank, whose they are, what comes back (6.6)."""

from __future__ import annotations

from dataclasses import dataclass

import durak
from bot.tables.answers import Answer, Refused
from bot.tables.model import Seat, Table
from bot.tables.notices import Notice
from bot.tables.ports import PurseBook, PurseRow
from bot.tables.results import results


@dataclass(frozen=True, slots=True)
class Stake:
    """What a seat puts in, and from whose purse."""

    seat: int
    owner: int
    chips: int


def owner_of(seat: Seat) -> int:
    """Whose purse this is: a person's id, or a computer player's number as a negative one."""
    return -int(seat.name) if seat.person_id is None else seat.person_id


def stakes(table: Table) -> tuple[Stake, ...]:
    """What every seat puts in when the game starts; () without a bank."""
    if not table.at_stake:
        return ()
    return tuple(
        Stake(number, owner_of(seat), table.at_stake) for number, seat in enumerate(table.seats)
    )


def payouts(table: Table) -> tuple[int, ...]:
    """The chips each seat gets when the game is over, () while it runs and without a bank.

    The places are those of the results. A game without any has not counted: all get theirs back.
    """
    if not table.at_stake or table.game is None or table.game.outcome is None:
        return ()
    places = [result.place for result in results(table)]
    if not places:
        return (table.at_stake,) * len(table.seats)
    return durak.payouts(places, table.at_stake, teams=table.rules.teams)


class Cashier:
    """Looks into purses before anybody stakes what is not there."""

    def __init__(self, purses: PurseBook) -> None:
        self._purses = purses

    async def check_seat(self, table: Table, seat: Seat, now: float) -> int:
        """The chips that the day's refill has just added to the purse of who wants to sit there.

        Raises `Refused` when the purse is too thin for the stake.
        """
        if not table.at_stake:
            return 0
        purse = await self._purse(table, seat, now)
        if purse.chips < table.at_stake:
            raise Refused(_too_few((seat,), {0: purse.chips}))
        return purse.added

    async def check_all(self, table: Table, now: float) -> None:
        """Every purse has the stake; raises `Refused` with those that have not."""
        if not table.at_stake:
            return
        purses = [await self._purse(table, seat, now) for seat in table.seats]
        short = {n: p.chips for n, p in enumerate(purses) if p.chips < table.at_stake}
        if short:
            raise Refused(_too_few(table.seats, short))

    async def _purse(self, table: Table, seat: Seat, now: float) -> PurseRow:
        return await self._purses.look(table.chat_id, owner_of(seat), now)


def _too_few(seats: tuple[Seat, ...], short: dict[int, int]) -> Answer:
    return Answer(Notice.TOO_FEW_CHIPS, alert=True, seats=seats, short=tuple(short.items()))
