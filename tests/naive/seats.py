"""Who is still in, and who sits next to whom."""

from tests.naive.game import Game


def is_in(game: Game, seat: int) -> bool:
    """1.2."""
    return bool(game.hands[seat]) or bool(game.stock)


def clockwise(game: Game, start: int) -> list[int]:
    """All seats once, from `start`."""
    seats = list(range(len(game.hands)))
    return seats[start:] + seats[:start]


def next_in(game: Game, seat: int) -> int:
    """The next seat still in to the left of `seat`; itself when there is no other."""
    for other in [*clockwise(game, seat)[1:], seat]:
        if is_in(game, other):
            return other
    return seat


def previous_in(game: Game, seat: int) -> int:
    """The next seat still in to the right."""
    for other in reversed(clockwise(game, seat)[1:]):
        if is_in(game, other):
            return other
    return seat
