"""Two games that nobody at the table can tell apart: the same moves over other unseen cards."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from durak import Game, IllegalMove, Rules, UnsoundPosition
from durak import deck as deck_of
from durak.cards import CARDS
from durak.events import Event
from tests.engine.random_play import cards_of

TOLD = 12
"""Events that a table may still tell of."""
_CARD = re.compile(r"[2-9TJQKA][cdhs]|X[rb]")
_ORDER = {str(card): number for number, card in enumerate(CARDS)}


@dataclass
class Course:
    """A game as it went: its start, its moves, what was told; `game` is how it stands."""

    start: str
    game: Game
    moves: list[tuple[int, str]] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    seen: list[object] = field(default_factory=list)
    """How it stood before each move, as everybody at the table could see."""

    @property
    def story(self) -> tuple[Event, ...]:
        """What was told last."""
        return tuple(self.events[-TOLD:])

    @property
    def open_side(self) -> object:
        """How it stands, without what is hidden; whether somebody is asked to hang is not."""
        hands, table, stock, *rest = self.game.position.split(" ")
        counts = [len(hand) for hand in hands.split("/")]
        asked = self.game.actors if self.game.view(None).hanging else ()
        return counts, table, len(stock), rest, asked

    def play(self, seat: int, move: str) -> None:
        """One move more."""
        self.seen.append(self.open_side)
        self.game, events = self.game.play(seat, move)
        self.moves.append((seat, move))
        self.events += events


def unseen(course: Course, seat: int | None) -> list[str]:
    """Cards in other hands and the stock that no move, no deal and no trump has shown.

    Read from positions and moves, never from views or events, which are what is tested.
    """
    hands, table, stock, *rest = course.game.position.split(" ")
    own = "" if seat is None else hands.split("/")[seat]
    shown = " ".join(
        (own, table, *rest, *course.start.split(" ")[3:], *(m for _, m in course.moves))
    )
    cards = {*cards_of(hands.replace("/", "")), *cards_of(stock[:-2])} & set(_ORDER)
    trumps = {stock[-2:], course.start.split(" ")[2][-2:]}
    return sorted(cards - set(_CARD.findall(shown)) - trumps)


def dealt_otherwise(course: Course, seat: int | None, dice: Random) -> Course | None:
    """The same game over another deal of what `seat` has not seen, None where none was found.

    The moves must have been possible then, and the same must have followed: a bout ends by itself
    when nobody can throw in, and everybody sees that it does.
    """
    hidden = unseen(course, seat)
    for moved in (len(hidden), 2, 2, 3, 2, 4):
        if 2 <= moved <= len(hidden):
            some = dice.sample(hidden, moved)
            to = dict(zip(some, (*some[1:], some[0]), strict=True))
            if (other := _with(course, to)) is not None:
                return other
    return None


def _with(course: Course, to: dict[str, str]) -> Course | None:
    start = _moved(course.start, to)
    try:
        other = Course(start, Game.at(start, course.game.rules))
        for number, (seat, move) in enumerate(course.moves):
            if other.open_side != course.seen[number]:
                return None
            other.play(seat, move)
    except (UnsoundPosition, IllegalMove):
        return None
    same = other.open_side == course.open_side
    return other if same and other.game.position != course.game.position else None


def _moved(position: str, to: dict[str, str]) -> str:
    hands, table, stock, *rest = position.split(" ")

    def swap(cards: str) -> Sequence[str]:
        return [to.get(card, card) for card in cards_of(cards)] if cards != "-" else ["-"]

    dealt = "/".join("".join(_sorted(swap(hand))) for hand in hands.split("/"))
    return " ".join((dealt, table, "".join(swap(stock)), *rest))


def _sorted(cards: Sequence[str]) -> Collection[str]:
    return sorted(cards, key=lambda card: _ORDER.get(card, 0))


def dealt(rules: Rules, seats: int, dice: Random) -> Course:
    """A game of which nothing is played yet."""
    deck = [str(card) for card in deck_of(rules)]
    dice.shuffle(deck)
    leader = dice.randrange(seats) if rules.first_lead == "random" else None
    game = Game.deal(rules, seats, deck, leader)
    return Course(game.position, game)


def moments(course: Course, count: int, dice: Random) -> Iterator[Course]:
    """So many moments of a random game from there, the end among them."""
    game, moves = course.game, []
    while game.outcome is None:
        able = [seat for seat in range(game.seats) if game.legal_moves(seat)]
        seat = dice.choice(game.actors if dice.random() < 0.9 else able)
        moves.append((seat, str(dice.choice(game.legal_moves(seat)))))
        game, _ = game.play(*moves[-1])
    chosen = {*dice.sample(range(len(moves)), min(count - 1, len(moves))), len(moves)}
    for number in range(len(moves) + 1):
        if number in chosen:
            yield course
        if number < len(moves):
            course.play(*moves[number])
