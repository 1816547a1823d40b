"""What each seat may do, and doing it."""

from tests.naive.cards import height, split, whole_deck
from tests.naive.cheating import accusations, accuse, fakes
from tests.naive.fair import moves_of_turn
from tests.naive.game import Game
from tests.naive.making import make
from tests.naive.seats import clockwise


def legal_moves(game: Game, seat: int) -> list[str]:
    if game.over:
        return []
    return moves_of_turn(game, seat, fakes(game, seat)) + accusations(game, seat)


def fair_moves(game: Game, seat: int) -> list[str]:
    """The same without what only cheating allows."""
    if game.over:
        return []
    return moves_of_turn(game, seat, "off") + accusations(game, seat)


def actors(game: Game) -> list[int]:
    """Seats that may do something other than accuse, the one awaited first."""
    seats = clockwise(game, game.attacker)
    if game.is_waiting_for_cover():
        seats = [game.defender, *[seat for seat in seats if seat != game.defender]]
    return [seat for seat in seats if moves_of_turn(game, seat, fakes(game, seat))]


def play(game: Game, seat: int, move: str) -> Game:
    """A new game in which the move has been made. ValueError when it is not legal."""
    move = ascending(game, move)
    if not 0 <= seat < len(game.hands) or move not in legal_moves(game, seat):
        raise ValueError(f"{seat}:{move} is not legal")
    after = game.copy()
    if move[0] == "!":
        accuse(after, seat, move[1:])
    else:
        make(after, seat, move)
    return after


def ascending(game: Game, move: str) -> str:
    """The cards of a lead in another order are the same lead."""
    cards = split(move)
    if set(cards) <= set(whole_deck(game.rules["deck"])):
        return "".join(sorted(cards, key=height))
    return move
