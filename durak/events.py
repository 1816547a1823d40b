"""What happened, told by the move that did it. No event carries a card the group may not see."""

from __future__ import annotations

from dataclasses import dataclass

from durak.cards import Card
from durak.outcome import Outcome


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """A game began; `counts` cards lie in each hand."""

    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Attacked:
    """The seat led or threw in these cards."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Covered:
    """The defender covered `attack` with `card`."""

    seat: int
    card: Card
    attack: Card


@dataclass(frozen=True, slots=True)
class Transferred:
    """The seat laid `card` and passed the attack on to `defender`."""

    seat: int
    card: Card
    defender: int


@dataclass(frozen=True, slots=True)
class TrumpShown:
    """The seat showed `card`, kept it, and passed the attack on to `defender` (3.12)."""

    seat: int
    card: Card
    defender: int


@dataclass(frozen=True, slots=True)
class TakeAnnounced:
    """The defender said that he takes."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed:
    """The seat said that it adds nothing more."""

    seat: int


@dataclass(frozen=True, slots=True)
class BoutBeaten:
    """Everything was covered; the table went to the discard."""

    defender: int


@dataclass(frozen=True, slots=True)
class CardsTaken:
    """The seat took these cards, ascending, from the table."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """The seat drew `count` cards from the stock."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class TrumpSwapped:
    """The seat laid `card`, the lowest trump, under the stock and took the face-up `taken`."""

    seat: int
    card: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class RedealDemanded:
    """The seat demanded a new deal (2.5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatOut:
    """The seat is out; `place` counts from 1, seats that share one have the same."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class CaughtCheating:
    """`seat` had faked; `cards` went back to their owners (6.3, 6.4)."""

    seat: int
    accuser: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class FalselyAccused:
    """`accuser` accused an innocent `seat` (6.3, 6.4)."""

    seat: int
    accuser: int


@dataclass(frozen=True, slots=True)
class ChallengeOpened:
    """The bout of `defender` would be over: everybody in it believes it or accuses (6.5)."""

    defender: int


@dataclass(frozen=True, slots=True)
class Believed:
    """The seat believes what was played in this bout (6.5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class PogonyHung:
    """`seat` hung these cards on `victim` (6.2)."""

    seat: int
    victim: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PogonyDeclined:
    """The seat could hang pogony and does not (6.2)."""

    seat: int


@dataclass(frozen=True, slots=True)
class PogonyHandedOver:
    """The seat, left with pogony alone, gave its `count` cards to its partner `to` (6.2)."""

    seat: int
    to: int
    count: int


@dataclass(frozen=True, slots=True)
class GameOver:
    """The game ended so."""

    outcome: Outcome


Event = (
    CardsDealt
    | Attacked
    | Covered
    | Transferred
    | TrumpShown
    | TakeAnnounced
    | Passed
    | BoutBeaten
    | CardsTaken
    | CardsDrawn
    | TrumpSwapped
    | RedealDemanded
    | SeatOut
    | CaughtCheating
    | FalselyAccused
    | ChallengeOpened
    | Believed
    | PogonyHung
    | PogonyDeclined
    | PogonyHandedOver
    | GameOver
)
Events = tuple[Event, ...]
"""What one move did, in order."""
