"""A table: who sits there, the game on it, and what follows from both. All values are frozen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

import durak
from bot.tables.story import Story, caught_in_bout, tell
from durak.events import Believed, FalselyAccused, Passed

_QUIET = (Passed, Believed, FalselyAccused)
"""What leaves the cards, and the sense of everybody's buttons, as they are."""


class Phase(StrEnum):
    """Where a table is between being opened and being forgotten."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class By(StrEnum):
    """Who made a move: the person, the clock in his place, or a computer player."""

    PERSON = "person"
    CLOCK = "clock"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a table stands: a chat and a topic in it, 0 for none."""

    chat_id: int
    thread_id: int = 0

    @property
    def is_private(self) -> bool:
        """Whether it is somebody's private chat with the bot; its id is the person's."""
        return self.chat_id > 0


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who presses or types. `reachable`: may be written to; None when not known."""

    id: int
    name: str
    reachable: bool | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there; without a person a computer player, whose name is its number."""

    person_id: int | None
    name: str
    gone: bool = False
    missed: int = 0

    @property
    def is_computer(self) -> bool:
        """Whether a computer player has this seat."""
        return self.person_id is None

    @property
    def identity(self) -> tuple[int | None, str | None]:
        """Who it is, whatever the name of a person has become; computer players by their number."""
        return self.person_id, self.name if self.is_computer else None

    @property
    def plays_itself(self) -> bool:
        """Whether nobody has to be waited for: a computer player, or one for who has gone."""
        return self.person_id is None or self.gone


@dataclass(frozen=True, slots=True)
class Played:
    """An accepted move as it is stored."""

    seat: int
    move: str
    played: By


@dataclass(frozen=True, slots=True)
class Redeal:
    """A deal that a seat had given up: its start, and the moves of the game made until then."""

    seat: int
    start: str
    until: int


@dataclass(frozen=True, slots=True)
class Vote:
    """A person's wish: to close the table (`seat` None), or not to wait for the person there."""

    person_id: int
    seat: int | None
    at: float


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended for one seat."""

    seat: int
    person_id: int | None
    reason: str
    place: int
    fool: bool
    badge: int


@dataclass(frozen=True, slots=True)
class Announcement:
    """A message that should become visible: kind lobby, table, hand or ephemeral."""

    kind: str
    person_id: int
    chat_id: int
    thread_id: int


@dataclass(frozen=True, slots=True)
class Table:
    """A table with its game. `version` counts commits, `stamp` what changes a button's sense.

    Times are seconds since 1970; `clock` is in seconds, 0 for none. `start` and `snapshot` are
    positions as text; `game` and `story` follow from them and the moves, which are counted through
    all `redeals`. `muted`: the table cannot be shown in its chat, and no clock runs. `held`: the
    deadline of a turn that a computer has taken over and not ended yet. `remind`: when whose turn
    it is will be reminded of it. `stake`: the chips chosen for a bank, 0 for no choice. `since`:
    when the table began to wait for whom it waits for.
    """

    id: int
    chat_id: int
    thread_id: int
    phase: Phase
    version: int
    stamp: int
    starter: int
    rules: durak.Rules
    clock: int
    seats: tuple[Seat, ...]
    previous: int | None = None
    start: str | None = None
    snapshot: str | None = None
    deadline: float | None = None
    wake: float | None = None
    muted: bool = False
    held: float | None = None
    remind: float | None = None
    stake: int = 0
    moves: tuple[Played, ...] = ()
    redeals: tuple[Redeal, ...] = ()
    since: float | None = None
    votes: tuple[Vote, ...] = ()
    game: durak.Game | None = None
    story: Story = ()

    @property
    def spot(self) -> Spot:
        """Where the table stands."""
        return Spot(self.chat_id, self.thread_id)

    @property
    def at_stake(self) -> int:
        """Chips that each seat puts into the bank; 0 without one."""
        return (self.stake or durak.USUAL_STAKE) if self.rules.bank else 0

    def seat_of(self, person_id: int) -> int | None:
        """The person's seat, or None."""
        for number, seat in enumerate(self.seats):
            if seat.person_id == person_id:
                return number
        return None

    def has_gone(self, person_id: int) -> bool:
        """Whether a computer plays for this person."""
        seat = self.seat_of(person_id)
        return seat is not None and self.seats[seat].gone

    def is_open(self) -> bool:
        """Whether people wait or play here."""
        return self.phase in (Phase.LOBBY, Phase.PLAYING)

    def asked(self) -> tuple[int, ...]:
        """Seats that the table waits for and that can move, the first one first."""
        if self.game is None:
            return ()
        awaited = self.game.view(None).awaited
        return tuple(seat for seat in self.game.actors if seat in awaited)

    @property
    def caught(self) -> int:
        """How many cheats were caught in this bout."""
        return caught_in_bout(self.story)

    def with_seat(self, number: int, seat: Seat) -> Table:
        """The table with another occupant, or another state of the same one, on this seat."""
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def with_change(self, *, stamp: bool = True) -> Table:
        """The next version; unless told otherwise buttons shown so far are stale."""
        return replace(self, version=self.version + 1, stamp=self.stamp + stamp)

    def with_game(self, game: durak.Game) -> Table:
        """The table with a freshly dealt game on it."""
        return replace(
            self, phase=Phase.PLAYING, game=game, start=game.position, snapshot=game.position
        )

    def with_move(self, seat: int, move: durak.Move, by: By) -> Table:
        """The table after this move; raises `durak.IllegalMove`.

        What only says something, and leaves the cards as they are, makes nobody's buttons stale.
        """
        assert self.game is not None
        game, events = self.game.play(seat, move)
        only_said = all(isinstance(event, _QUIET) for event in events)
        return replace(
            self.with_change(stamp=not only_said),
            phase=Phase.PLAYING if game.outcome is None else Phase.OVER,
            game=game,
            snapshot=game.position,
            moves=(*self.moves, Played(seat, str(move), by)),
            story=tell(self.story, events),
        )
