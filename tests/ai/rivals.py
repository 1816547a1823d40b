"""Players to measure ours against."""

import random

from durak import Move, MoveKind, View


class RandomPlayer:
    """Any legal move, by its own seeded dice."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def choose(self, view: View) -> Move:
        return self.dice.choice(view.moves)


class NaivePlayer:
    """The lowest legal card, trumps last; never takes or passes while a card can be laid."""

    def choose(self, view: View) -> Move:
        laid = [move for move in view.moves if move.kind in (MoveKind.ATTACK, MoveKind.COVER)]
        laid = laid or [move for move in view.moves if move.cards]
        return min(laid, key=lambda move: height(view, move), default=view.moves[0])


def height(view: View, move: Move) -> tuple[int, bool, list[int]]:
    trump = any(card.suit == view.trump for card in move.cards)
    return len(move.cards), trump, [card.index for card in move.cards]
