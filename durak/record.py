"""A game as its start and its moves: what is stored, replayed and disputed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from durak.moves import Move
from durak.rules import Rules

if TYPE_CHECKING:
    from durak.game import Game

_BETWEEN = " | "


@dataclass(frozen=True, slots=True)
class Record:
    """The rules, the position at the start, and every move with its seat."""

    rules: Rules
    start: str
    moves: tuple[tuple[int, Move], ...]

    def __str__(self) -> str:
        played = " ".join(f"{seat}:{move}" for seat, move in self.moves) or "-"
        return _BETWEEN.join((str(self.rules), self.start, played))

    @classmethod
    def parse(cls, text: str) -> Record:
        """Return the record written so; ValueError when it cannot be read."""
        fields = text.strip().split(_BETWEEN)
        if len(fields) != 3:
            raise ValueError(f"not a record: {text!r}")
        rules, start, played = fields
        tokens = () if played == "-" else played.split()
        return cls(Rules.parse(rules), start, tuple(map(_parse_token, tokens)))

    def replay(self) -> Game:
        """Return the game after these moves, with all that they let be known.

        UnsoundPosition and IllegalMove when they cannot have been played.
        """
        from durak.game import Game

        game = Game.at(self.start, self.rules)
        for seat, move in self.moves:
            game, _ = game.play(seat, move)
        return game


def _parse_token(token: str) -> tuple[int, Move]:
    seat, colon, move = token.partition(":")
    if not (colon and seat.isascii() and seat.isdigit() and len(seat) == 1):
        raise ValueError(f"not a played move: {token!r}")
    return int(seat), Move.parse(move)
