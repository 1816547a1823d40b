"""What somebody may know of a game: the only thing that leaves the engine."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from durak.cards import Card
from durak.moves import ACCUSING, Move, with_card
from durak.outcome import Outcome
from durak.rules import Rules

if TYPE_CHECKING:
    from durak.ladder import Ladder


class Pair(NamedTuple):
    """An attack card on the table and what covers it."""

    attack: Card
    cover: Card | None


class Stage(Enum):
    """What a game waits for, as everybody can see it."""

    LEAD = "lead"
    DEFENCE = "defence"
    """The defender covers, transfers or takes."""
    THROWING = "throwing"
    """All is covered: those entitled throw in or pass (1.11)."""
    FOLLOW_IN = "follow_in"
    """The defender takes: those entitled add or pass (3.6)."""
    BELIEF = "belief"
    """The challenge of cheating (6.5)."""
    HANGING = "hanging"
    """Somebody is asked whether to hang pogony (6.2)."""
    OVER = "over"

    @property
    def is_turn(self) -> bool:
        """Whether one seat has to decide; else several may add or object, and silence is enough."""
        return self in (Stage.LEAD, Stage.DEFENCE, Stage.HANGING)


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat may see it, or as the group may (`seat` None).

    `awaited` tells from public knowledge alone whom the table waits for, never who could play:
    it may name a seat that has no legal move. `known` holds by seat the cards that everybody has
    seen go into that hand. `hanging`: the bout is over and who is awaited is asked whether to hang
    pogony (6.2); `ladder` are the ranks of the match. `discarded` is for computer players:
    people may not look.
    With cheating: `challenge` is whether the bout is over if all believe it, `honest` are the
    seats that must play fairly, `mute` those that accuse nobody; `log` are the moves of this bout
    with their seats, as everybody has seen them. Nothing here says that a card is a fake.
    """

    rules: Rules
    seat: int | None
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    table: tuple[Pair, ...]
    trump: str
    trump_card: Card | None
    stock: int
    discard: int
    bout: int
    leader: int
    attacker: int
    defender: int
    taking: bool
    passed: tuple[int, ...]
    awaited: tuple[int, ...]
    limit: int
    places: tuple[tuple[int, ...], ...]
    moves: tuple[Move, ...]
    fair_moves: tuple[Move, ...]
    challenge: bool
    honest: tuple[int, ...]
    mute: tuple[int, ...]
    log: tuple[tuple[int, Move], ...]
    known: tuple[tuple[Card, ...], ...]
    discarded: frozenset[Card]
    hanging: bool
    ladder: Ladder | None
    outcome: Outcome | None

    @property
    def may_be_redealt(self) -> bool:
        """Whether a hand with the right to it could still demand a new deal (2.5).

        It says nothing of the hands there are.
        """
        before_first_lead = self.bout == 1 and not self.table and self.outcome is None
        return self.rules.redeal != "off" and before_first_lead

    @property
    def stage(self) -> Stage:
        """What the game waits for."""
        if self.outcome is not None:
            return Stage.OVER
        if self.hanging:
            return Stage.HANGING
        if self.challenge:
            return Stage.BELIEF
        if not self.table:
            return Stage.LEAD
        if self.taking:
            return Stage.FOLLOW_IN
        covered = all(pair.cover is not None for pair in self.table)
        return Stage.THROWING if covered else Stage.DEFENCE

    @property
    def accusations(self) -> tuple[Move, ...]:
        """The own legal moves that accuse (6.3, 6.4)."""
        return tuple(move for move in self.moves if move.kind in ACCUSING)

    @property
    def may_fake(self) -> bool:
        """Whether the seat could lay cards against the rules in this bout (6.3, 6.4)."""
        cheating = self.rules.cheating != "off" and not self.challenge
        return cheating and bool(self.hand) and self.seat not in self.honest

    def moves_with(self, card: Card) -> tuple[Move, ...]:
        """The own legal moves in which this card is laid or shown."""
        return with_card(self.moves, card)

    def fair_moves_with(self, card: Card) -> tuple[Move, ...]:
        """Those of `moves_with` that need no cheating."""
        return with_card(self.fair_moves, card)
