"""A new deal, and the exchange of the trump. 2.5, 2.6."""

from tests.naive.cards import LOWEST, SUITS, colour, is_joker
from tests.naive.game import Game


def redeals(game: Game, seat: int) -> list[str]:
    """2.5."""
    if not game.is_lead() or game.bout > 1 or game.rules["redeal"] == "off":
        return []
    plain = [card for card in game.hands[seat] if not is_joker(card)]
    if game.rules["redeal"] == "five_of_suit":
        most = max(sum(card[1] == suit for card in plain) for suit in SUITS)
        return ["redeal"] if most >= 5 else []
    most = max(sum(colour(card) == name for card in plain) for name in ("red", "black"))
    return ["redeal"] if most >= 6 else []


def lowest_trump(game: Game) -> str:
    return LOWEST[game.rules["deck"]] + game.trump


def swaps(game: Game, seat: int) -> list[str]:
    """2.6."""
    if game.rules["trump_exchange"] == "off" or game.no_swap or len(game.stock) < 2:
        return []
    is_leading = game.is_lead() and seat == game.leader
    is_covering = game.is_waiting_for_cover() and seat == game.defender
    is_holder = lowest_trump(game) in game.hands[seat]
    return ["swap"] if is_holder and (is_leading or is_covering) else []


def swap(game: Game, seat: int) -> None:
    hand, low = game.hands[seat], lowest_trump(game)
    hand.remove(low)
    game.leaves_hand(low)
    hand.append(game.stock.pop())
    game.stock.append(low)
