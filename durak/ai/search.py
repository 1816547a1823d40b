"""Looking ahead between two open hands."""

from __future__ import annotations

from typing import Final, TypeAlias

from durak.ai.worth import GONE
from durak.cards import cards_in
from durak.legality import actors, legal_moves
from durak.moves import Move
from durak.state import State

NODES: Final = 600
"""So many positions are looked at for one move, about 10 ms. A count and no clock: the same view
must give the same move."""

WIN: Final = 100_000
Key: TypeAlias = tuple[object, ...]


class BudgetSpentError(Exception):
    """No position may be looked at any more."""


class Search:
    """Alpha-beta between two open hands, cut at the end of a bout."""

    def __init__(self, seat: int, worths: tuple[int, ...]) -> None:
        self._seat = seat
        self._worths = worths
        self._left = NODES
        self._last_bout = 0
        self._bounds: dict[Key, tuple[int, int]] = {}
        self._first: dict[Key, Move] = {}

    def best(self, s: State, last_bout: int) -> tuple[int, Move] | None:
        """Return the value of the position and the move that has it, looking up to that bout.

        None when `NODES` have been looked at before the answer was there.
        """
        self._last_bout = last_bout
        self._bounds.clear()
        try:
            value = self._value(s, -WIN, WIN)
        except BudgetSpentError:
            return None
        return value, self._first[_key(s)]

    def _value(self, s: State, low: int, high: int) -> int:
        """Return the value within the window, a bound of it outside."""
        if s.outcome is not None or (s.bout >= self._last_bout and not s.attacks):
            return self._judge(s)
        key = _key(s)
        least, most = self._bounds.get(key, (-WIN, WIN))
        if least >= high or most <= low or least == most:
            return least if least >= high else most
        value = self._look(s, key, max(low, least), min(high, most))
        if value < high:
            most = value
        if value > low:
            least = value
        self._bounds[key] = (least, most)
        return value

    def _look(self, s: State, key: Key, low: int, high: int) -> int:
        if not self._left:
            raise BudgetSpentError
        self._left -= 1
        seat = actors(s)[0]
        own = seat == self._seat
        best = -WIN - 1 if own else WIN + 1
        for move in self._ordered(s, key, seat):
            after = s.copy()
            after.profile.apply[move.code](after, seat, move)
            value = self._value(after, low, high)
            if (value > best) if own else (value < best):
                best = value
                self._first[key] = move
                low, high = (max(low, best), high) if own else (low, min(high, best))
                if low >= high:
                    break
        return best

    def _ordered(self, s: State, key: Key, seat: int) -> list[Move]:
        """Return the legal moves, first of all what was best when less far was seen."""
        moves = legal_moves(s, seat)
        first = self._first.get(key)
        return moves if first is None else sorted(moves, key=lambda move: move is not first)

    def _judge(self, s: State) -> int:
        """Return a win, a loss or 0 for a draw; of a game that goes on, who is less burdened."""
        if s.outcome is not None:
            if not s.outcome.fools:
                return 0
            return -WIN if self._seat in s.outcome.fools else WIN
        return sum(
            -self._burden(hand) if seat == self._seat else self._burden(hand)
            for seat, hand in enumerate(s.hands)
        )

    def _burden(self, hand: int) -> int:
        return sum(GONE - self._worths[card.index] for card in cards_in(hand))


def _key(s: State) -> Key:
    return (s.bout, *s.hands, s.attacks, s.covers, s.taking, s.defender, s.leader, s.attacker)
