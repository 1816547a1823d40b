"""What somebody may know of a game: the only thing that leaves the engine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from durak.cards import Card
from durak.moves import Move
from durak.outcome import Outcome
from durak.rules import Rules

if TYPE_CHECKING:
    from durak.ladder import Ladder


class Pair(NamedTuple):
    """An attack card on the table and what covers it."""

    attack: Card
    cover: Card | None


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

    def moves_with(self, card: Card) -> tuple[Move, ...]:
        """The own legal moves in which this card is laid or shown."""
        return tuple(move for move in self.moves if card in move.cards)

    def fair_moves_with(self, card: Card) -> tuple[Move, ...]:
        """Those of `moves_with` that need no cheating."""
        return tuple(move for move in self.fair_moves if card in move.cards)
