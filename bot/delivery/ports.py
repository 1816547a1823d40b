"""What delivery asks of the rest of the house; matched by shape."""
# ruff: noqa: D102  (the fields are those of storage/messages.py)

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from aiogram.types import InlineKeyboardMarkup

Update = dict[str, Any]
UnderWay = Collection[Awaitable[object]]
Dispatch = Callable[[Update], Awaitable[UnderWay | None]]
"""Gives an update its effect. What comes back is not over by then, and is a part of it as well:
the answers to a query."""


class VisibleMessage(Protocol):
    """A message people see, or are about to see."""

    @property
    def id(self) -> int: ...
    @property
    def game_id(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def person_id(self) -> int: ...
    @property
    def chat_id(self) -> int: ...
    @property
    def thread_id(self) -> int: ...
    @property
    def message_id(self) -> int | None: ...
    @property
    def ephemeral_id(self) -> int | None: ...
    @property
    def wanted(self) -> int: ...
    @property
    def look(self) -> str | None: ...
    @property
    def picked(self) -> str | None: ...
    @property
    def state(self) -> str: ...
    @property
    def retired(self) -> int: ...
    @property
    def tries(self) -> int: ...


class OldCopy(Protocol):
    """A copy that is to be cleared."""

    @property
    def chat_id(self) -> int: ...
    @property
    def message_id(self) -> int: ...
    @property
    def receiver(self) -> int: ...
    @property
    def act(self) -> str: ...
    @property
    def tries(self) -> int: ...
    @property
    def laid_by(self) -> bool: ...


class Picture(Protocol):
    """A picture that may have to be drawn: equal keys look alike."""

    @property
    def key(self) -> str: ...

    def draw(self) -> bytes:
        """The file; takes milliseconds of a processor, so never on the event loop."""


class Painted(Protocol):
    """A drawing of a message; `final`: nothing will follow it; `asked`: whose hand it is can move;
    `silent`: sent without a notification. With a picture the text is its caption.
    """

    @property
    def text(self) -> str: ...
    @property
    def keyboard(self) -> InlineKeyboardMarkup | None: ...
    @property
    def final(self) -> bool: ...
    @property
    def asked(self) -> bool: ...
    @property
    def picture(self) -> Picture | None: ...
    @property
    def silent(self) -> bool: ...


class Painter(Protocol):
    """Draws messages in their newest state."""

    async def paint(self, message: VisibleMessage, /) -> Painted | None:
        """The drawing, or None: the message is to be forgotten."""


@dataclass(frozen=True, slots=True)
class Arrived:
    """A message that was sent; `in_turn`: the ids of its chat are one run, without gaps."""

    message_id: int
    in_turn: bool


M = TypeVar("M", bound=VisibleMessage)
C = TypeVar("C", bound=OldCopy)


class Outbox(Protocol[M, C]):
    """The stored messages `M` and old copies `C`; storage/messages.py says what each call does."""

    def is_trouble(self, error: Exception, /) -> bool: ...
    async def due_chats(self, now: float, /) -> Sequence[tuple[int, int]]: ...
    async def next_due(self, now: float, /) -> float | None: ...
    async def due(self, chat_id: int, now: float, /) -> Sequence[M]: ...
    async def leftovers(self, chat_id: int, now: float, /) -> Sequence[C]: ...
    async def sending(self, message: M, until: float, /) -> bool: ...
    async def sent(
        self, message: M, message_id: int, look: str, final: bool, at: float, /
    ) -> None: ...
    async def shown(
        self, message: M, look: str | None, final: bool, at: float | None, /
    ) -> None: ...
    async def failed(
        self, message: M, next_try: float, /, *, arrived: bool, at: float | None
    ) -> None: ...
    async def keep(self, message: M, /) -> bool: ...
    async def send_anew(self, game_id: int, person_id: int, /) -> None: ...
    async def lost(self, message: M, at: float, /) -> None: ...
    async def forget(self, message: M, /) -> None: ...
    async def unsure(self) -> Sequence[int]: ...
    async def draw_again(self, rows: Sequence[int], /) -> None: ...
    async def rest(self, chat_id: int, until: float, /) -> None: ...
    async def unreachable(self, person_id: int, /) -> None: ...
    async def whisper_tapped(
        self, chat_id: int, game_id: int, person_id: int, ephemeral_id: int, /
    ) -> bool: ...
    async def tapped(
        self, chat_id: int, message_id: int, game_id: int, kind: str | None, /
    ) -> bool: ...
    async def standing(self, game_id: int, kind: str, /) -> int | None: ...
    async def is_games(self, chat_id: int, message_id: int, /) -> bool: ...
    async def ephemeral(
        self, game_id: int, person_id: int, chat_id: int, thread_id: int, /
    ) -> M: ...
    async def unreached(self, chat_id: int, /) -> Sequence[M]: ...
    async def whispered(
        self,
        game_id: int,
        person_id: int,
        chat_id: int,
        thread_id: int,
        ephemeral_id: int,
        look: str,
        /,
    ) -> None: ...
    async def cleared(self, copy: C, at: float | None, /) -> None: ...
    async def put_off(self, copy: C, next_try: float, act: str, /) -> None: ...
    async def lay_by(self, copy: C, until: float, /) -> None: ...
    async def called(self, chat_id: int, at: float, /) -> None: ...
    async def recall_calls(self, now: float, /) -> Sequence[tuple[int, float]]: ...


def _ignore(_: int) -> None:
    """Nobody counts."""


@dataclass(frozen=True, slots=True)
class Pulse:
    """Who is told how receiving goes, each time with a number of updates."""

    heard: Callable[[int], None] = _ignore
    """Telegram has sent so many, perhaps none."""
    confirmed: Callable[[int], None] = _ignore
    """So many have been dealt with, and do not come again."""


async def _nothing(*_: object) -> None:
    """Nobody wants to know."""


@dataclass(frozen=True, slots=True)
class Signals:
    """Who is told of what delivery learns. Each may be called more than once for the same thing."""

    on_rest: Callable[[int, float], Awaitable[None]] = _nothing
    """A chat rests for so many seconds: its deadlines are to be moved."""
    on_migrated: Callable[[int, int], Awaitable[None]] = _nothing
    """A group has become a supergroup: everything of the old id belongs to the new one."""
    on_muted: Callable[[int, int], Awaitable[None]] = _nothing
    """The bot may not write into this chat, where it is to show this table or its lobby."""
    on_nowhere: Callable[[int], Awaitable[None]] = _nothing
    """The topic of this game has been deleted."""
    on_photos_refused: Callable[[int], Awaitable[None]] = _nothing
    """The bot may write into this chat, and may not send photos there."""
    on_arrived: Callable[[int, int, str, Arrived], Awaitable[None]] = _nothing
    """In this chat and topic stands a new message of this kind, `saying` for a one-off answer."""
    on_seen: Callable[[int], Awaitable[None]] = _nothing
    """The table of this game, or its lobby, stands in its chat as it was drawn."""
