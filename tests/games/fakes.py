"""Cheating as the stored moves tell it: who faked what, and who accused whom, rightly or not."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import durak
from durak import MoveKind, events
from locales import words

from .app import App, Json, buttons, text_of
from .card_names import NAME, cards_named
from .checks import Played, games_of, place_of
from .stored import StoredGame

_VERDICT = words("ru")("story-caught", name="", accuser="", cards="").split()[0]
_CLEARED = (events.BoutBeaten, events.CardsTaken)


@dataclass(frozen=True)
class Laid:
    """Cards that a seat laid with the move of this number."""

    number: int
    seat: int
    cards: frozenset[durak.Card]
    fake: bool


@dataclass
class Deeds:
    """All fakes of some games, the cards that went back, and how many accusations were wrong."""

    fakes: list[tuple[Laid, int]] = field(default_factory=list)
    """Each fake and the number of the move before which it still lay on the table."""
    right: int = 0
    wrong: int = 0
    _lying: list[Laid] = field(default_factory=list)

    def follow(self, stored: StoredGame) -> None:
        """Add what was done in this game; AssertionError where the table judged otherwise."""
        for made, told in zip(stored.moves, stored.told, strict=True):
            move, number = durak.Move.parse(made.move), made.number
            if move.kind in (MoveKind.ACCUSE_CARD, MoveKind.ACCUSE_SEAT):
                self._judge(made.seat, move, told)
            elif move.cards:
                fair = stored.positions[number].fair_moves(made.seat)
                laid = Laid(number, made.seat, frozenset(move.cards), move not in fair)
                self._lying.append(laid)
            self._clear(told, number + 1)

    def _judge(self, accuser: int, move: durak.Move, told: Sequence[events.Event]) -> None:
        """An accusation catches somebody just when a fake lies that it is aimed at."""
        aimed = [
            one
            for one in self._lying
            if one.seat == move.seat or (move.target is not None and move.target in one.cards)
        ]
        guilty = [one for one in aimed if one.fake]
        caught = [event for event in told if isinstance(event, events.CaughtCheating)]
        assert bool(guilty) == bool(caught), (move, self._lying, told)
        if guilty:
            first, verdict = guilty[0], caught[0]
            after = [one.cards for one in self._lying if one.number >= first.number]
            assert frozenset(verdict.cards) == frozenset().union(*after)
            assert (verdict.seat, verdict.accuser) == (first.seat, accuser)
        self.right += bool(caught)
        self.wrong += any(isinstance(event, events.FalselyAccused) for event in told)

    def _clear(self, told: Sequence[events.Event], until: int) -> None:
        gone: frozenset[durak.Card] = frozenset()
        for event in told:
            if isinstance(event, _CLEARED):
                gone = frozenset().union(*(one.cards for one in self._lying))
            elif isinstance(event, events.CaughtCheating):
                gone = frozenset(event.cards)
        self.fakes += [(one, until) for one in self._lying if one.fake and one.cards <= gone]
        self._lying = [one for one in self._lying if not one.cards <= gone]


def check_deeds(games: Iterable[Played]) -> Deeds:
    """What was done in all these games, each accusation judged as the moves before it say."""
    deeds = Deeds()
    for played in games:
        one = Deeds()
        one.follow(played.stored)
        deeds.fakes += one.fakes
        deeds.right += one.right
        deeds.wrong += one.wrong
    return deeds


def check_fakes_look_fair(app: App, games: Sequence[Played]) -> int:
    """How many lines named a fake that lay there; each looks like lines that name fair cards."""
    game_at = games_of(app)
    fair: set[str] = set()
    faked: dict[str, str] = {}
    count = 0
    for played in games:
        lying = _first_fakes(played.stored)
        names = _any_of(played.names.values())
        for seen in app.seen:
            if game_at.get(place_of(seen.message)) != played.game:
                continue
            for line in _lines(seen.message):
                cards = cards_named(line)
                shape = _shape(line, names)
                if any(_lies(card, seen.at, lying) for card in cards):
                    faked.setdefault(shape, line)
                    count += 1
                elif cards and not cards & lying.keys():
                    fair.add(shape)
    assert faked.keys() <= fair, [line for shape, line in faked.items() if shape not in fair]
    return count


def _any_of(names: Iterable[str]) -> re.Pattern[str]:
    """Finds the longest of these names."""
    return re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))


def _lines(message: Json) -> list[str]:
    """What a message says of the table: its words, and the cards that may be accused.

    Not whom somebody has caught: all have seen those cards go back, wherever they lie since.
    """
    accused = [b["text"] for b in buttons(message) if b["callback_data"].startswith("v:")]
    told = [line for line in text_of(message).splitlines() if not line.startswith(_VERDICT)]
    return [*told, *accused]


def _first_fakes(stored: StoredGame) -> dict[durak.Card, tuple[float, float]]:
    """When each card that was ever faked lay there for the first time, as a fake."""
    deeds = Deeds()
    deeds.follow(stored)
    times = [*(move.at for move in stored.moves), float("inf")]
    lying: dict[durak.Card, tuple[float, float]] = {}
    for laid, until in deeds.fakes:
        for card in laid.cards:
            lying.setdefault(card, (times[laid.number], times[until - 1]))
    return lying


def _lies(card: durak.Card, moment: float, lying: dict[durak.Card, tuple[float, float]]) -> bool:
    first, last = lying.get(card, (float("inf"), 0.0))
    return first <= moment < last


def _shape(line: str, names: re.Pattern[str]) -> str:
    """The line without the cards, people, trumps and numbers in it."""
    plain = re.sub(r"[\ufe0e\ufe0f\u2068\u2069]", "", names.sub("@", NAME.sub("▢", line)))
    plain = re.sub(r"\d+", "#", re.sub(r"Козырь . \w+", "Козырь", plain))
    return re.sub(r"(@)(, @)+|(▢)(,? ▢)+", r"\1\3", plain)
