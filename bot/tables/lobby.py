"""Before a game: a table is opened, people sit and stand, rules are chosen, it starts."""

from __future__ import annotations

from dataclasses import dataclass, replace

import durak
from bot.tables.answers import Answer, refuse
from bot.tables.choosing import Wish, clash, decide
from bot.tables.dealing import deal
from bot.tables.desk import Desk
from bot.tables.model import Announcement, Person, Phase, Seat, Spot, Table
from bot.tables.notices import Notice
from bot.tables.ports import PurseBook
from bot.tables.stakes import Cashier, stakes


@dataclass(frozen=True, slots=True)
class Defaults:
    """What a new table of a chat begins with; the clock in seconds, the stake: 0 for none.

    Without rules of its own those of the last game, the first one is classic.
    """

    clock: int
    rules: durak.Rules | None = None
    stake: int = 0


class Lobby:
    """What can be done at a table that has not started."""

    def __init__(self, desk: Desk, purses: PurseBook) -> None:
        self._desk = desk
        self._cashier = Cashier(purses)

    async def open(self, spot: Spot, person: Person, defaults: Defaults) -> Answer:
        """The chat's table: the one that is there, posted anew, or a new one with the person."""
        newest = await self._desk.newest_at(spot)
        if newest is not None and newest.is_open():
            return await self.post_anew(newest.id)
        if newest is not None:
            rules = defaults.rules or newest.rules
            defaults = replace(defaults, rules=rules, stake=newest.stake)
        table = new_lobby(spot, person, defaults, _first_seats(spot, person))
        game_id = await self._desk.create(table, lobby_message(table))
        return Answer(game_id=game_id)

    async def post_anew(self, game_id: int) -> Answer:
        """The table's message stands at the bottom of the chat again."""
        async with self._desk.at(game_id) as table:
            if table.game is not None and table.spot.is_private:
                await self._desk.store.post_anew(game_id, "hand", table.chat_id)
            else:
                kind = "lobby" if table.game is None else "table"
                await self._desk.store.post_anew(game_id, kind)
        self._desk.tell()
        return Answer(game_id=game_id)

    async def sit(self, game_id: int, person: Person) -> Answer:
        """The person sits at the table; sitting twice changes nothing."""
        async with self._desk.at(game_id) as table:
            _check_open(table)
            if table.seat_of(person.id) is not None:
                raise refuse(Notice.ALREADY_SEATED)
            if len(table.seats) >= durak.most_seats(table.rules):
                raise refuse(Notice.TABLE_FULL)
            seat = Seat(person.id, person.name)
            refilled = await self._cashier.check_seat(table, seat, self._desk.now())
            await self._seat(table, (*table.seats, seat))
        told = person.reachable is True
        notice = Notice.SAT_DOWN if told else Notice.SAT_DOWN_NO_DM
        return Answer(notice, alert=not told, refilled=refilled)

    async def stand(self, game_id: int, person: Person) -> Answer:
        """The person no longer sits there; with the last person the lobby closes."""
        async with self._desk.at(game_id) as table:
            _check_open(table)
            if table.seat_of(person.id) is None:
                raise refuse(Notice.NOT_SEATED)
            kept = tuple(seat for seat in table.seats if seat.person_id != person.id)
            people = [seat.person_id for seat in kept if seat.person_id is not None]
            if not people:
                await self._close(table)
                return Answer(Notice.LOBBY_CLOSED)
            starter = table.starter if table.starter in people else people[0]
            await self._seat(replace(table, starter=starter), kept, before=table)
        return Answer(Notice.STOOD_UP)

    async def add_computer(self, game_id: int, stamp: int, person: Person) -> Answer:
        """A computer player sits down too; only those who sit there may ask for one."""
        async with self._desk.at(game_id) as table:
            _check_seated(table, person, stamp)
            if len(table.seats) >= durak.most_seats(table.rules):
                raise refuse(Notice.TABLE_FULL)
            seat = Seat(None, _free_number(table))
            await self._cashier.check_seat(table, seat, self._desk.now())
            await self._seat(table, (*table.seats, seat))
        return Answer(Notice.COMPUTER_ADDED)

    async def drop_computer(self, game_id: int, stamp: int, person: Person) -> Answer:
        """The computer player who came last is gone."""
        async with self._desk.at(game_id) as table:
            _check_seated(table, person, stamp)
            computers = [place for place, seat in enumerate(table.seats) if seat.is_computer]
            if not computers:
                raise refuse(Notice.NO_COMPUTER)
            last = computers[-1]
            await self._seat(table, (*table.seats[:last], *table.seats[last + 1 :]))
        return Answer(Notice.COMPUTER_REMOVED)

    async def choose(self, game_id: int, person: Person, *, admin: bool, wish: Wish) -> Answer:
        """The table's rules are as wished; refused with what cannot go together.

        A wish means the same whatever has changed since its button was shown.
        """
        async with self._desk.at(game_id) as table:
            _check_open(table)
            _check_may_start(table, person, admin=admin)
            rules, answer = decide(table.rules, wish, len(table.seats))
            if rules != table.rules:
                await self._desk.save(table, replace(table.with_change(), rules=rules))
        return answer

    async def choose_stake(
        self, game_id: int, person: Person, *, admin: bool, chips: int
    ) -> Answer:
        """Every seat puts so many chips into the bank; who has them is asked at the start."""
        async with self._desk.at(game_id) as table:
            _check_open(table)
            _check_may_start(table, person, admin=admin)
            if chips not in durak.STAKES or not table.rules.bank:
                raise refuse(Notice.UNKNOWN_BUTTON)
            if chips != table.stake:
                await self._desk.save(table, replace(table.with_change(), stake=chips))
        return Answer(Notice.STAKE_CHANGED)

    async def set_clock(self, chat_id: int, seconds: int) -> None:
        """Games of this chat that have not started will have this clock."""
        for game_id in await self._desk.store.lobbies_in(chat_id):
            async with self._desk.at(game_id) as table:
                if table.phase is Phase.LOBBY:
                    change = replace(table.with_change(stamp=False), clock=seconds)
                    await self._desk.save(table, change)

    async def turn_page(
        self, game_id: int, person: Person, *, admin: bool, page: str | None
    ) -> Answer:
        """The lobby shows this page of the menu of rules; None: the seats again."""
        async with self._desk.at(game_id) as table:
            _check_open(table)
            _check_may_start(table, person, admin=admin)
            await self._desk.pick(game_id, 0, page)
        return Answer()

    async def start(self, game_id: int, person: Person, *, admin: bool) -> Answer:
        """The cards are dealt: the table and everybody's hand appear.

        Whoever sits there then plays: a guest who sits down and stands up cannot hold it up.
        """
        async with self._desk.at(game_id) as table:
            _check_open(table)
            _check_may_start(table, person, admin=admin)
            await self._desk.check_begins()
            if len(table.seats) < durak.FEWEST_SEATS:
                raise refuse(Notice.TOO_FEW)
            problems = table.rules.problems(len(table.seats))
            if problems:
                return clash(table.rules, len(table.seats), problems)
            await self._cashier.check_all(table, self._desk.now())
            last = await self._desk.remembered(table.previous)
            dealt = table.with_change().with_game(deal(table, last))
            await self._desk.save(
                table, dealt, announce=_game_messages(dealt), stakes=stakes(dealt)
            )
        return Answer(Notice.STARTED)

    async def cancel(self, game_id: int, person: Person, *, admin: bool) -> Answer:
        """The lobby is closed, for the starter or an admin."""
        async with self._desk.at(game_id) as table:
            _check_open(table)
            _check_may_start(table, person, admin=admin)
            await self._close(table)
        return Answer(Notice.LOBBY_CLOSED)

    async def close_forgotten(self, game_id: int) -> None:
        """The lobby is closed if its patience is over."""
        async with self._desk.at(game_id) as table:
            if (
                table.phase is Phase.LOBBY
                and table.wake is not None
                and table.wake <= self._desk.now()
            ):
                await self._close(table)

    async def _seat(
        self, table: Table, seats: tuple[Seat, ...], before: Table | None = None
    ) -> None:
        await self._desk.save(before or table, replace(table.with_change(), seats=seats))

    async def _close(self, table: Table) -> None:
        await self._desk.save(table, replace(table.with_change(), phase=Phase.CLOSED))


def new_lobby(
    spot: Spot,
    starter: Person,
    defaults: Defaults,
    seats: tuple[Seat, ...],
    previous: int | None = None,
) -> Table:
    """A table that nobody has stored yet; `previous` is the game it is a rematch of."""
    return Table(
        id=0,
        chat_id=spot.chat_id,
        thread_id=spot.thread_id,
        phase=Phase.LOBBY,
        version=1,
        stamp=1,
        starter=starter.id,
        rules=defaults.rules or durak.PRESETS["classic"],
        clock=defaults.clock,
        seats=seats,
        previous=previous,
        stake=defaults.stake,
    )


def lobby_message(table: Table) -> tuple[Announcement, ...]:
    """What becomes visible when a lobby opens."""
    return (Announcement("lobby", 0, table.chat_id, table.thread_id),)


def _first_seats(spot: Spot, person: Person) -> tuple[Seat, ...]:
    """The person, and in a private chat a computer player, since nobody else can come."""
    alone = (Seat(person.id, person.name),)
    return (*alone, Seat(None, "1")) if spot.is_private else alone


def _game_messages(table: Table) -> tuple[Announcement, ...]:
    """What becomes visible when a game begins. In a private chat the hand shows the table too."""
    people = [seat.person_id for seat in table.seats if seat.person_id is not None]
    hands = tuple(Announcement("hand", person_id, person_id, 0) for person_id in people)
    if table.spot.is_private:
        return hands
    return (Announcement("table", 0, table.chat_id, table.thread_id), *hands)


def _check_open(table: Table) -> None:
    if table.phase is Phase.PLAYING:
        raise refuse(Notice.ALREADY_STARTED)
    if table.phase is not Phase.LOBBY:
        raise refuse(Notice.ALREADY_OVER)


def _check_stamp(table: Table, stamp: int) -> None:
    _check_open(table)
    if stamp != table.stamp:
        raise refuse(Notice.STALE)


def _check_seated(table: Table, person: Person, stamp: int) -> None:
    _check_stamp(table, stamp)
    if table.seat_of(person.id) is None:
        raise refuse(Notice.NOT_SEATED)


def _check_may_start(table: Table, person: Person, *, admin: bool) -> None:
    if person.id != table.starter and not admin:
        raise refuse(Notice.ONLY_STARTER)


def _free_number(table: Table) -> str:
    taken = {seat.name for seat in table.seats if seat.is_computer}
    return next(str(n) for n in range(1, durak.MOST_SEATS + 1) if str(n) not in taken)
