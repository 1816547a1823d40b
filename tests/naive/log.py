"""With cheating the moves of a bout are written down: who laid what, who began it with cards."""

from tests.naive.cards import split
from tests.naive.game import Game


def laid(move: str) -> list[str]:
    """The cards that a move brings from the hand to the table."""
    if move in ("take", "pass") or move[0] in "!^":
        return []
    if "x" in move or ">" in move:
        return [move.lstrip(">")[:2]]
    return split(move)


def owners(game: Game) -> dict[str, int]:
    """Who laid each card in this bout."""
    return {card: seat for seat, move in game.log for card in laid(move)}


def beginners(game: Game) -> list[int]:
    """Seats that began the bout with cards."""
    layers = owners(game).values()
    return [seat for seat, hand in enumerate(game.hands) if hand or seat in layers]
