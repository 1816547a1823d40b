"""Who is still in, who sits next to whom, who plays with whom."""

from tests.naive.game import Game

SIDES = {"2x2": 2, "3x3": 2, "three_pairs": 3}


def is_in(game: Game, seat: int) -> bool:
    """1.2."""
    return bool(game.hands[seat]) or bool(game.stock)


def clockwise(game: Game, start: int) -> list[int]:
    """All seats once, from `start`."""
    seats = list(range(len(game.hands)))
    return seats[start:] + seats[:start]


def side(game: Game, seat: int) -> int:
    """5: partners sit alternately. Without teams every seat is a side of its own."""
    if game.rules["teams"] == "none":
        return seat
    return seat % SIDES[game.rules["teams"]]


def members(game: Game, wanted: int) -> list[int]:
    return [seat for seat in clockwise(game, 0) if side(game, seat) == wanted]


def are_partners(game: Game, one: int, other: int) -> bool:
    """Also a seat and itself."""
    return side(game, one) == side(game, other)


def sides_in(game: Game) -> list[int]:
    """Sides that hold cards."""
    return sorted({side(game, seat) for seat, hand in enumerate(game.hands) if hand})


def next_in(game: Game, seat: int) -> int:
    """The next seat still in to the left of `seat`; itself when there is no other."""
    for other in [*clockwise(game, seat)[1:], seat]:
        if is_in(game, other):
            return other
    return seat


def next_target(game: Game, seat: int) -> int:
    """5.2: the next seat in, of another side; the seat itself when there is none."""
    for other in clockwise(game, seat)[1:]:
        if is_in(game, other) and not are_partners(game, other, seat):
            return other
    return seat


def leader_after(game: Game, taken: bool) -> int:
    """1.4, 5.2: who leads the next bout."""
    if taken:
        return next_in(game, game.defender)
    for seat in clockwise(game, game.defender):
        if is_in(game, seat) and are_partners(game, seat, game.defender):
            return seat
    return next_in(game, game.defender)
