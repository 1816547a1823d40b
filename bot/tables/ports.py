"""What tables ask of the outside. `storage` matches these by shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.tables.model import Announcement, Played, Result, Table


class SeatRow(Protocol):
    """A stored seat."""

    @property
    def person_id(self) -> int | None:
        """Who sits there; None: a computer player."""

    @property
    def name(self) -> str:
        """As last seen; a computer player's is its number."""

    @property
    def gone(self) -> bool:
        """Whether a computer plays for the person."""

    @property
    def missed(self) -> int:
        """Clocks missed in a row."""


class MoveRow(Protocol):
    """A stored move."""

    @property
    def seat(self) -> int:
        """Whose."""

    @property
    def move(self) -> str:
        """Its text."""

    @property
    def played(self) -> str:
        """By whom: person, clock or computer."""


class RedealRow(Protocol):
    """A stored deal that was given up."""

    @property
    def seat(self) -> int:
        """Who demanded the new one."""

    @property
    def start(self) -> str:
        """The position that had been dealt."""

    @property
    def until(self) -> int:
        """Moves of the game made by then."""


class VoteRow(Protocol):
    """A stored vote."""

    @property
    def person_id(self) -> int:
        """Whose."""

    @property
    def seat(self) -> int | None:
        """Whom the table should not wait for; None: it should be closed."""

    @property
    def at(self) -> float:
        """When it was given."""


class GameRow(Protocol):
    """A stored game: the columns of `games` with its seats, moves and redeals."""

    # ruff: noqa: D102  (the names are those of the columns)
    @property
    def id(self) -> int: ...
    @property
    def chat_id(self) -> int: ...
    @property
    def thread_id(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def version(self) -> int: ...
    @property
    def stamp(self) -> int: ...
    @property
    def starter(self) -> int: ...
    @property
    def rules(self) -> str: ...
    @property
    def clock(self) -> int: ...
    @property
    def previous(self) -> int | None: ...
    @property
    def start(self) -> str | None: ...
    @property
    def snapshot(self) -> str | None: ...
    @property
    def deadline(self) -> float | None: ...
    @property
    def wake(self) -> float | None: ...
    @property
    def muted(self) -> int: ...
    @property
    def held(self) -> float | None: ...
    @property
    def remind(self) -> float | None: ...
    @property
    def stake(self) -> int: ...
    @property
    def sound(self) -> bool: ...
    @property
    def seats(self) -> Sequence[SeatRow]: ...
    @property
    def moves(self) -> Sequence[MoveRow]: ...
    @property
    def redeals(self) -> Sequence[RedealRow]: ...
    @property
    def since(self) -> float | None: ...
    @property
    def votes(self) -> Sequence[VoteRow]: ...


class StakeRow(Protocol):
    """What a seat puts into the bank."""

    @property
    def seat(self) -> int:
        """Whose."""

    @property
    def owner(self) -> int:
        """Whose purse it comes from."""

    @property
    def chips(self) -> int:
        """How much."""


class PurseRow(Protocol):
    """A purse as it is now."""

    @property
    def chips(self) -> int:
        """What can be staked."""

    @property
    def added(self) -> int:
        """What the day's refill has put in just now."""


class PurseBook(Protocol):
    """The purses of all chats."""

    async def look(self, chat_id: int, owner: int, now: float) -> PurseRow:
        """The owner's purse in this chat, opened if new, filled up if its day has come."""


class ChatRow(Protocol):
    """A stored chat, as far as its rules go."""

    @property
    def rules(self) -> str | None:
        """What new tables begin with; None: the rules of the last game."""


class RuleBook(Protocol):
    """The rules that chats have chosen."""

    async def get(self, chat_id: int) -> ChatRow:
        """The chat, all defaults when never seen."""

    async def set_rules(self, chat_id: int, rules: str | None) -> None:
        """New tables of the chat begin with these rules; None: those of its last game."""


class Store(Protocol):
    """Games kept safe. Writing is done, and on the disk, when the call returns."""

    def is_trouble(self, error: Exception, /) -> bool:
        """Whether the disk is to blame for it: the same may go well later."""

    async def is_quiet(self) -> bool:
        """Whether no new games are to be begun."""

    async def load(self, game_id: int) -> GameRow | None:
        """The game with its seats and moves, or None."""

    async def at_place(self, chat_id: int, thread_id: int) -> int | None:
        """The newest game there, whatever its phase."""

    async def of_person(self, person_id: int) -> tuple[int, ...]:
        """The lobbies and running games the person sits at, newest first."""

    async def lobbies_in(self, chat_id: int) -> tuple[int, ...]:
        """The chat's games that have not started, of all its topics."""

    async def playing_in(self, chat_id: int) -> tuple[int, ...]:
        """The chat's running games, of all its topics."""

    async def due(self, now: float) -> tuple[int, ...]:
        """Games whose deadline or computer player's time has come."""

    async def next_time(self) -> float | None:
        """The nearest such time."""

    async def extend(self, earliest: float, chat_id: int | None = None) -> None:
        """Running turns end at `earliest` at the soonest."""

    async def create(self, game: Table, announce: Sequence[Announcement], now: float) -> int | None:
        """The new game's id; None when the place has a lobby or running game already."""

    async def save(
        self,
        game: Table,
        *,
        expected: int,
        moves: Sequence[Played] = (),
        results: Sequence[Result] = (),
        announce: Sequence[Announcement] = (),
        stakes: Sequence[StakeRow] = (),
        payouts: Sequence[int] = (),
        calls: Sequence[int] = (),
        anew: bool = False,
        now: float,
    ) -> None:
        """The game stands over version `expected`; raises when that is not the stored one.

        In the same breath its `stakes` leave the purses, or come back as `payouts` by seat; a
        closed game gives back what it holds. It `calls` these people: they will be notified.
        With `anew` its table stands at the bottom of the chat again.
        """

    async def pick(self, game_id: int, person_id: int, card: str | None) -> None:
        """The hand message shows the choice of moves of this card (`stamp:card`), or none."""

    async def post_anew(self, game_id: int, kind: str, person_id: int = 0) -> None:
        """The game's message of this kind is sent again, the copy before it removed."""

    async def want(self, game_id: int) -> None:
        """The game's visible messages are drawn anew."""

    async def is_open(self, game_id: int) -> bool:
        """Whether it is a lobby or runs, as its row says."""

    async def is_closed(self, game_id: int) -> bool:
        """Whether it ended without a result, as its row says."""

    async def open_games(self) -> tuple[int, ...]:
        """All lobbies and running games."""

    async def close(self, game_id: int) -> None:
        """It is over without a result; for a game that cannot be read any more."""

    async def rest(self, game_id: int) -> None:
        """The game has no times any more: nothing is done about it until somebody acts."""
