"""Who must play fairly, and who may accuse nobody any more (6.3, 6.4)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from durak.ending import seats_of
from durak.extra import Extra
from durak.reading import read_seats
from durak.refusals import Problem
from durak.state import State

if TYPE_CHECKING:
    from durak.profile import Profile

HONEST: Final = "honest"
MUTE: Final = "mute"


def furnish(p: Profile) -> None:
    """Let both be written and read; by player they last as long as the bout (6.4)."""
    keys = (HONEST, MUTE) if p.rules.cheating == "player" else (HONEST,)
    for key in keys:
        p.extras[key] = Extra(partial(_write, key), partial(_read, key))
    if p.rules.cheating == "player":
        p.on_clear += (forget,)
        p.checks += (_between_bouts,)


def penalised(s: State, key: str) -> int:
    """Return the set of seats with this penalty."""
    seats: int = s.rooms.get(key, 0)
    return seats


def penalise(s: State, key: str, seats: int) -> None:
    """Add this set of seats to those with this penalty."""
    s.rooms = s.rooms | {key: penalised(s, key) | seats}


def forget(s: State) -> None:
    """Lift all penalties."""
    if HONEST in s.rooms or MUTE in s.rooms:
        s.rooms = {key: value for key, value in s.rooms.items() if key not in (HONEST, MUTE)}


def _between_bouts(s: State, sound: bool) -> list[Problem]:
    lasting = not s.attacks and (penalised(s, HONEST) or penalised(s, MUTE))
    return [Problem.KEY_OUT_OF_PLACE] if lasting else []


def _write(key: str, s: State) -> str:
    return "".join(map(str, seats_of(penalised(s, key))))


def _read(key: str, s: State, text: str) -> list[Problem]:
    seats = read_seats(text)
    if any(seat >= s.profile.seats for seat in seats):
        return [Problem.NO_SUCH_SEAT]
    penalise(s, key, sum(1 << seat for seat in seats))
    return []
