"""A game as a value: the public face of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeAlias

from durak.cards import Card
from durak.events import CardsDealt, Event
from durak.explaining import explain, explain_card
from durak.legality import actors, legal_moves
from durak.moves import Move, with_card
from durak.outcome import Outcome
from durak.position import position_text
from durak.record import Record
from durak.refusals import IllegalMove, Refusal
from durak.rules import Rules
from durak.seeing import view_of
from durak.setup import state_at
from durak.start import deal
from durak.state import State
from durak.view import View

if TYPE_CHECKING:
    from durak.ladder import Ladder

Played: TypeAlias = tuple["Played", int, Move] | None
"""The moves so far, the last one outermost: games that share a beginning share its memory."""


class Game:
    """A game of Durak. It never changes: `play` returns the next one and what happened."""

    __slots__ = ("__weakref__", "_actors", "_legal", "_open", "_played", "_start", "_state")

    _state: State
    _start: State
    _played: Played
    _actors: tuple[int, ...] | None
    """Who can move, once it was asked for."""
    _legal: dict[int, tuple[Move, ...]]
    _open: View | None
    """What the group may know, once it was asked for."""

    def __init__(self, state: State) -> None:
        """Begin with this state, which nobody may change any more."""
        self._state = self._start = state
        self._played = None
        self._actors = None
        self._legal = {}
        self._open = None

    @classmethod
    def deal(
        cls,
        rules: Rules,
        seats: int,
        deck: Iterable[Card | str],
        leader: int | None = None,
        ladder: Ladder | None = None,
    ) -> Game:
        """Return a game before its first lead; `deck` is the whole deck in dealing order.

        Without `leader` the first lead is by the rules (2.1, 2.2), without `ladder` a match begins
        (6.2). UnsoundPosition with all that is wrong.
        """
        return cls(deal(rules, seats, deck, leader, ladder))

    @classmethod
    def at(cls, text: str, rules: Rules) -> Game:
        """Return the game at a position, finished ones too.

        UnsoundPosition with all that is wrong.
        """
        return cls(state_at(text, rules))

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""
        return self._state.profile.rules

    @property
    def seats(self) -> int:
        """How many play, those who are out too."""
        return self._state.profile.seats

    @property
    def position(self) -> str:
        """The canonical text of the position; `Game.at` of it is equal to this game."""
        return position_text(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it runs."""
        return self._state.outcome

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that have a legal move now, the one awaited first."""
        if self._actors is None:
            self._actors = tuple(actors(self._state))
        return self._actors

    @property
    def opening(self) -> tuple[Event, ...]:
        """What happened before the first move: the deal."""
        return (CardsDealt(tuple(hand.bit_count() for hand in self._start.hands)),)

    def legal_moves(self, seat: int) -> tuple[Move, ...]:
        """Return the legal moves of a seat in the contract's order, () when it has none."""
        legal = self._legal
        if seat in legal:
            return legal[seat]
        moves = legal[seat] = tuple(legal_moves(self._state, seat))
        return moves

    def fair_moves(self, seat: int) -> tuple[Move, ...]:
        """Return the legal moves without those that only cheating allows."""
        moves, s = self.legal_moves(seat), self._state
        is_fake = s.profile.is_fake
        return moves if is_fake is None else tuple(m for m in moves if not is_fake(s, m))

    def moves_with(self, seat: int, card: Card) -> tuple[Move, ...]:
        """Return the seat's legal moves in which this card is laid or shown, as in its view."""
        return with_card(self.legal_moves(seat), card)

    def fair_moves_with(self, seat: int, card: Card) -> tuple[Move, ...]:
        """Return those of `moves_with` that need no cheating."""
        return with_card(self.fair_moves(seat), card)

    def check(self, seat: int, move: Move | str) -> Refusal | None:
        """Return why the move is refused, None when it is legal."""
        if not isinstance(move, Move):
            try:
                move = Move.parse(move)
            except ValueError:
                return Refusal.UNREADABLE_MOVE
        if move in self.legal_moves(seat):
            return None
        return explain(self._state, seat, move)

    def check_card(self, seat: int, card: Card | str) -> Refusal | None:
        """Return None when the seat can play this card in some way now, else why it cannot."""
        card = Card.parse(card) if isinstance(card, str) else card
        if self.moves_with(seat, card):
            return None
        return explain_card(self._state, seat, card)

    def play(self, seat: int, move: Move | str) -> tuple[Game, tuple[Event, ...]]:
        """Return the game after the move, and what happened; IllegalMove when it is refused."""
        if move not in self.legal_moves(seat):
            refusal = self.check(seat, move)
            if refusal is not None:
                raise IllegalMove(refusal)
        if isinstance(move, str):
            move = Move.parse(move)
        state = self._state.copy()
        events = state.profile.apply[move.code](state, seat, move)
        game = Game.__new__(Game)
        game._state = state
        game._start = self._start
        game._played = (self._played, seat, move)
        game._actors = None
        game._legal = {}
        game._open = None
        return game, events

    def view(self, seat: int | None) -> View:
        """Return what the seat may know, with None what the group may.

        IndexError for a seat that is not there.
        """
        if seat is None:
            if self._open is None:
                self._open = view_of(self._state, None, (), ())
            return self._open
        if not 0 <= seat < self.seats:
            raise IndexError(f"no such seat: {seat}")
        return view_of(self._state, seat, self.legal_moves(seat), self.fair_moves(seat))

    def record(self) -> Record:
        """Return the rules, the start and the moves since."""
        moves = []
        played = self._played
        while played is not None:
            played, seat, move = played
            moves.append((seat, move))
        return Record(self.rules, position_text(self._start), tuple(reversed(moves)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.rules == other.rules and self.position == other.position

    def __hash__(self) -> int:
        return hash((self.rules, self.position))

    def __repr__(self) -> str:
        return f"Game.at({self.position!r}, Rules.parse({str(self.rules)!r}))"
