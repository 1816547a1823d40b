"""What became of the presses: each confirmed one is a stored move, and none is one twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

import durak

from .app import Press
from .stored import StoredGame, StoredMove


class Tap(NamedTuple):
    """A press on a button of a game: a move of `seat`, a card of its hand, or an accusation.

    `stamp` is -1 for an accusation, which has none.
    """

    seat: int
    stamp: int
    kind: str
    what: str


def tap_of(stored: StoredGame, press: Press) -> Tap | None:
    """The press as a tap on a card or move of this game, None when it is something else."""
    kind, *rest = press.data.split(":")
    if kind not in ("m", "c", "f", "v") or int(rest[0]) != stored.row["id"]:
        return None
    if kind == "v":
        return Tap(stored.seat_of(press.person), -1, kind, rest[3])
    return Tap(stored.seat_of(press.person), int(rest[1]), kind, rest[2])


@dataclass
class Tally:
    """What became of the presses on one game: `lost`, `twice` and `unasked` should be empty."""

    confirmed: int = 0
    unanswered: int = 0
    lost: list[Press] = field(default_factory=list)
    """Confirmed, and not stored or not in the order of the presses."""
    twice: list[StoredMove] = field(default_factory=list)
    unasked: list[StoredMove] = field(default_factory=list)
    """Stored, and pressed by nobody."""


def check_taps(stored: StoredGame, presses: Iterable[Press]) -> int:
    """How many presses of this game were confirmed: all of them are stored, once and in order."""
    presses = list(presses)
    assert all(press.answer is not None for press in presses if tap_of(stored, press))
    tally = tally_taps(stored, presses)
    assert not tally.lost, f"confirmed taps are lost: {tally.lost}"
    assert not tally.twice, tally.twice
    assert not tally.unasked, f"nobody pressed for {tally.unasked}"
    return tally.confirmed


def tally_taps(stored: StoredGame, presses: Iterable[Press]) -> Tally:
    """What became of the presses on this game; of one that was not answered nothing is said."""
    taps = [(press, tap) for press in presses if (tap := tap_of(stored, press))]
    taps.sort(key=lambda found: found[0].number)
    tally = Tally()
    last: dict[int, int] = {}
    for press, tap in taps:
        tally.unanswered += press.answer is None
        if press.answer is None or press.text or _opens_choice(stored, tap):
            continue
        number = _number_of(stored, tap)
        if number is None or number < last.get(tap.seat, -1):
            tally.lost.append(press)
            continue
        last[tap.seat] = number
        tally.confirmed += 1
    _tally_moves(stored, [tap for _, tap in taps], tally)
    return tally


def _tally_moves(stored: StoredGame, taps: list[Tap], tally: Tally) -> None:
    laid: set[tuple[int, int]] = set()
    accused: Counter[tuple[int, str]] = Counter()
    for number, place in _made_by_people(stored).items():
        move = stored.moves[number]
        asked = sum(1 for tap in taps if _means(tap, stored, number))
        if not asked:
            tally.unasked.append(move)
        elif move.move.startswith("!"):
            accused[move.seat, move.move] += 1
            if accused[move.seat, move.move] > asked:
                tally.twice.append(move)
        elif place in laid:
            tally.twice.append(move)
        else:
            laid.add(place)


def _made_by_people(stored: StoredGame) -> dict[int, tuple[int, int]]:
    """Stamp and seat of each move that a person made, by its number."""
    return {
        move.number: (stored.stamps[move.number], move.seat)
        for move in stored.moves
        if move.played == "person"
    }


def _number_of(stored: StoredGame, tap: Tap) -> int | None:
    """The number of the stored move that the tap means, None when there is none."""
    for number in _made_by_people(stored):
        if _means(tap, stored, number):
            return number
    return None


def _means(tap: Tap, stored: StoredGame, number: int) -> bool:
    move = stored.moves[number]
    if tap.kind == "v":
        return (tap.seat, tap.what) == (move.seat, move.move)
    if (tap.stamp, tap.seat) != (stored.stamps[number], move.seat):
        return False
    if tap.kind == "m":
        return tap.what == move.move
    return durak.Card.parse(tap.what) in durak.Move.parse(move.move).cards


def _opens_choice(stored: StoredGame, tap: Tap) -> bool:
    """Whether the card could be played in several ways, so that the tap only opened the choice."""
    if tap.kind not in ("c", "f"):
        return False
    card = durak.Card.parse(tap.what)
    views = (stored.positions[number].view(tap.seat) for number in stored.with_stamp(tap.stamp))
    if tap.kind == "f":
        return any(len(view.moves_with(card)) > 1 for view in views)
    return any(len(view.fair_moves_with(card)) > 1 for view in views)
