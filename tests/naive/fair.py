"""What a seat may do when it is its turn. Accusations are in cheating.py."""

from tests.naive.before_lead import redeals, swaps
from tests.naive.defending import covers, showings, transfers
from tests.naive.game import Game
from tests.naive.leading import leads
from tests.naive.throwing import asked, throw_ins


def moves_of_turn(game: Game, seat: int, fakes: str) -> list[str]:
    """`fakes`: which kind of cheating is open to this seat, `off` for the fair moves alone."""
    if game.over:
        return []
    if game.is_lead():
        found = leads(game) if seat == game.leader else []
        return [*found, *swaps(game, seat), *redeals(game, seat)]
    if game.is_waiting_for_cover() and seat == game.defender:
        return [*defences(game, fakes), "take", *swaps(game, seat)]
    found = [] if game.challenge else throw_ins(game, seat, fakes == "card")
    return [*found, "pass"] if seat in asked(game) else found


def defences(game: Game, fakes: str) -> list[str]:
    laid = transfers(game, fakes == "player")
    return [*covers(game, fakes != "off"), *laid, *showings(game)]
