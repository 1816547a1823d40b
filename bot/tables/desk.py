"""Where tables are fetched, changed and put back, one at a time each."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress

from structlog.contextvars import bound_contextvars

from bot.tables.answers import Refused, refuse
from bot.tables.calling import called, starts_bout
from bot.tables.kept import Kept
from bot.tables.lanes import Lanes
from bot.tables.model import Announcement, Played, Result, Spot, Table
from bot.tables.notices import Notice
from bot.tables.ports import StakeRow, Store
from bot.tables.revival import DamagedGame, revive
from bot.tables.sight import Sight
from bot.tables.turns import Pace, with_turn


class Desk:
    """All tables. `changed` is called after every commit, outside of transactions."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], float] = time.time,
        pace: Pace | None = None,
    ) -> None:
        self.store = store
        self.now = now
        self.pace = Pace() if pace is None else pace
        self.sight = Sight(now)
        self._lanes = Lanes()
        self._rests: dict[int, float] = {}
        self._kept = Kept()
        self._listeners: list[Callable[[], None]] = []
        self._clocks: list[Callable[[float], None]] = []

    def listen(self, changed: Callable[[], None]) -> None:
        """`changed` is called after every commit."""
        self._listeners.append(changed)

    def listen_times(self, heard: Callable[[float], None]) -> None:
        """`heard` is told the next time of every table that was stored and has one."""
        self._clocks.append(heard)

    @asynccontextmanager
    async def at(self, game_id: int) -> AsyncIterator[Table]:
        """The table, nobody else at it meanwhile. Raises `Refused` when there is none."""
        async with self._lanes.of(game_id):
            with bound_contextvars(game=game_id):
                yield await self.table(game_id)

    async def table(self, game_id: int) -> Table:
        """The table as last stored. Raises `Refused` when there is none, or it is damaged."""
        kept = self._kept.get(game_id)
        if kept is not None:
            return kept
        row = await self.store.load(game_id)
        if row is None:
            raise refuse(Notice.NO_TABLE)
        try:
            table = revive(row)
        except DamagedGame as error:
            rests = await self.store.is_open(game_id)
            raise refuse(
                Notice.GAME_RESTS if rests else Notice.ALREADY_OVER, alert=rests
            ) from error
        return self._kept.put(table)

    async def newest_at(self, spot: Spot) -> Table | None:
        """The newest table of the chat and topic, whatever its phase.

        Raises `Refused` when it is damaged and still open: `close_damaged` ends that.
        """
        game_id = await self.store.at_place(spot.chat_id, spot.thread_id)
        if game_id is None:
            return None
        try:
            return await self.table(game_id)
        except Refused:
            if await self.store.is_open(game_id):
                raise
            return None

    async def remembered(self, game_id: int | None) -> Table | None:
        """A table of the past, None when there is none or it cannot be read any more."""
        try:
            return None if game_id is None else await self.table(game_id)
        except Refused:
            return None

    async def close_damaged(self, spot: Spot) -> bool:
        """Whether the spot had a table that cannot be read; it is closed without a result."""
        game_id = await self.store.at_place(spot.chat_id, spot.thread_id)
        if game_id is None or not await self.store.is_open(game_id):
            return False
        return await self._close_if_damaged(game_id)

    async def close_all_damaged(self) -> None:
        """No open game is left that this version of the bot cannot read; its players are told."""
        for game_id in await self.store.open_games():
            await self._close_if_damaged(game_id)

    async def is_closed(self, game_id: int) -> bool:
        """Whether the game was ended without a result, also when it cannot be read any more."""
        return await self.store.is_closed(game_id)

    async def _close_if_damaged(self, game_id: int) -> bool:
        try:
            await self.table(game_id)
        except Refused:
            await self.store.close(game_id)
            self.tell()
            return True
        return False

    async def tables_of(self, person_id: int) -> tuple[Table, ...]:
        """The lobbies and running games the person sits at, newest first; none that is damaged."""
        found = []
        for game_id in await self.store.of_person(person_id):
            with suppress(Refused):
                found.append(await self.table(game_id))
        return tuple(found)

    async def check_begins(self) -> None:
        """Raises `Refused` in the quiet mode: no game begins, those that run are played on."""
        if await self.store.is_quiet():
            raise refuse(Notice.QUIET, alert=True)

    async def create(self, table: Table, announce: Sequence[Announcement]) -> int:
        """The id of the new table, now stored.

        Raises `Refused` when the spot has one already, and in the quiet mode.
        """
        await self.check_begins()
        timed = self._timed(None, table)
        game_id = await self.store.create(timed, announce, self.now())
        if game_id is None:
            raise refuse(Notice.ANOTHER_GAME)
        self._tell_times(timed)
        self.tell()
        return game_id

    async def save(
        self,
        before: Table,
        after: Table,
        *,
        results: Sequence[Result] = (),
        announce: Sequence[Announcement] = (),
        stakes: Sequence[StakeRow] = (),
        payouts: Sequence[int] = (),
        reminded: Sequence[int] = (),
    ) -> Table:
        """The table as stored: `after` with its deadlines, on the disk; everybody may be told.

        Whose turn begins is called, and who is to be `reminded` of it. A table that has gone out
        of sight is posted anew when a bout begins.
        """
        table = self._timed(before, after)
        anew = starts_bout(before, table) and self.sight.is_buried(table.spot)
        try:
            await self.store.save(
                table,
                expected=before.version,
                moves=_new_moves(before, table),
                results=results,
                announce=announce,
                stakes=stakes,
                payouts=payouts,
                calls=reminded or called(before, table),
                anew=anew,
                now=self.now(),
            )
        except BaseException:
            # Whether it was stored is not known here: the next one reads it from the disk.
            self._kept.drop(before.id)
            raise
        self._kept.put(table)
        self._tell_times(table)
        self.tell()
        return table

    async def post_hand(self, game_id: int, person_id: int) -> None:
        """The person's hand stands at the bottom of the private chat again."""
        await self.store.post_anew(game_id, "hand", person_id)
        self.tell()

    async def pick(self, game_id: int, person_id: int, what: str | None) -> None:
        """The person's hand (0: the lobby) shows the choice `what`, or none."""
        await self.store.pick(game_id, person_id, what)
        self.tell()

    def rest(self, chat_id: int, until: float) -> None:
        """No turn of the chat's games that begins from now on ends before then."""
        now = self.now()
        self._rests = {chat: end for chat, end in self._rests.items() if end > now}
        self._rests[chat_id] = max(until, self._rests.get(chat_id, 0.0))

    def _timed(self, before: Table | None, table: Table) -> Table:
        earliest = self._rests.get(table.chat_id, 0.0)
        return with_turn(before, table, self.now(), self.pace, earliest)

    async def renumber(self, chat_id: int, move: Callable[[], Awaitable[None]]) -> None:
        """`move` has given the chat another id; nothing happened to its games meanwhile."""
        open_there = {
            *await self.store.playing_in(chat_id),
            *await self.store.lobbies_in(chat_id),
        }
        async with AsyncExitStack() as lanes:
            for game_id in sorted(open_there):
                await lanes.enter_async_context(self._lanes.of(game_id))
            await move()
            self.forget_all()

    def forget_all(self) -> None:
        """Everything is read from the disk again (it was changed there)."""
        self._kept.clear()

    def _tell_times(self, table: Table) -> None:
        times = [t for t in (table.deadline, table.wake, table.remind) if t is not None]
        for heard in self._clocks if times else ():
            heard(min(times))

    def tell(self) -> None:
        """Those who listen know that something is to be shown."""
        for changed in self._listeners:
            changed()


def _new_moves(before: Table, after: Table) -> tuple[Played, ...]:
    return after.moves[len(before.moves) :]
