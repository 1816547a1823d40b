"""The moves of the bout, kept while it may be taken back (6.3 to 6.5), and their text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from durak.events import Events
from durak.extra import Extra
from durak.moves import CODES, Move, MoveKind
from durak.playing import Apply
from durak.refusals import Problem
from durak.state import State

if TYPE_CHECKING:
    from durak.profile import Profile

LOG: Final = "log"
LAYING: Final = (MoveKind.ATTACK, MoveKind.COVER, MoveKind.TRANSFER)
"""The moves that put their cards on the table."""

_KEPT: Final = (*LAYING, MoveKind.SHOW, MoveKind.TAKE, MoveKind.PASS)

Log = tuple[tuple[int, Move], ...]


def furnish(p: Profile) -> None:
    """Keep the moves of every bout; to be called when all that plays them is in its place."""
    for kind in _KEPT:
        p.play_with(kind, _keeping(p.apply[CODES[kind]]))
    p.on_clear += (_forget,)
    p.extras[LOG] = Extra(_write, _read)


def log_of(s: State) -> Log:
    """Return the moves of this bout with their seats, in order."""
    log: Log = s.rooms.get(LOG, ())
    return log


def note(s: State, seat: int, move: Move) -> None:
    """Add a move to the log."""
    s.rooms = s.rooms | {LOG: (*log_of(s), (seat, move))}


def laid(log: Log) -> list[tuple[int, int]]:
    """Return the sets of cards that these moves put on the table, each after its seat."""
    return [(seat, move.mask) for seat, move in log if move.kind in LAYING]


def starters(s: State) -> set[int]:
    """Return the seats that began this bout with cards: who holds some or has laid some."""
    return {seat for seat, hand in enumerate(s.hands) if hand} | {
        seat for seat, _ in laid(log_of(s))
    }


def _keeping(play: Apply) -> Apply:
    def keep_and_play(s: State, seat: int, move: Move) -> Events:
        note(s, seat, move)
        return play(s, seat, move)

    return keep_and_play


def _forget(s: State) -> None:
    if LOG in s.rooms:
        s.rooms = {key: value for key, value in s.rooms.items() if key != LOG}


def _write(s: State) -> str:
    return ",".join(f"{seat}.{move}" for seat, move in log_of(s))


def _read(s: State, text: str) -> list[Problem]:
    s.rooms = s.rooms | {LOG: tuple(_parse_entry(entry) for entry in text.split(","))}
    return []


def _parse_entry(text: str) -> tuple[int, Move]:
    seat, point, move = text.partition(".")
    if not (point and seat.isascii() and seat.isdigit() and len(seat) == 1):
        raise ValueError(text)
    return int(seat), Move.parse(move)
