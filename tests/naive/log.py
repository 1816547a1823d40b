"""With cheating the moves of a bout are written down: who laid what, who began it with cards."""

from tests.naive.cards import split
from tests.naive.game import Game


def laid(move: str) -> list[str]:
    """The cards that a move brings from the hand to the table."""
    if move in ("take", "pass") or move[0] in "!^":
        return []
    return split(move.lstrip(">").split("x")[0])


def owner(game: Game, card: str) -> int | None:
    """Who laid a card in this bout."""
    for seat, move in game.log:
        if card in laid(move):
            return seat
    return None


def beginners(game: Game) -> list[int]:
    """Seats that began the bout with cards."""
    layers = [seat for seat, move in game.log if laid(move)]
    return [seat for seat, hand in enumerate(game.hands) if hand or seat in layers]
