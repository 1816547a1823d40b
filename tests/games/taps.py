"""What became of the presses: each confirmed one is a stored move, and none is one twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

import durak

from .app import Press
from .stored import StoredGame


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


def check_taps(stored: StoredGame, presses: Iterable[Press]) -> int:
    """How many presses of this game were confirmed: all of them are stored, once and in order."""
    made = _made_by_people(stored)
    laid = [
        place for number, place in made.items() if not stored.moves[number].move.startswith("!")
    ]
    twice = [place for place, count in Counter(laid).items() if count > 1]
    assert not twice, twice
    taps = [(press, tap) for press in presses if (tap := tap_of(stored, press))]
    last: dict[int, int] = {}
    confirmed = 0
    for press, tap in sorted(taps, key=lambda found: found[0].number):
        assert press.answer is not None, press
        if press.text or _opens_choice(stored, tap):
            continue
        number = _number_of(stored, tap)
        assert number is not None, f"a confirmed tap is lost: {press}"
        assert number >= last.get(tap.seat, -1), f"out of order: {press}"
        last[tap.seat] = number
        confirmed += 1
    for number in made:
        wanted = any(_means(tap, stored, number) for _, tap in taps)
        assert wanted, f"nobody pressed for {stored.moves[number]}"
    return confirmed


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
