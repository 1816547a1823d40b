"""What the defender may do: cover, transfer."""

from tests.naive.cards import beats, height
from tests.naive.game import Game
from tests.naive.limits import first_cap, usual_cap
from tests.naive.seats import next_in


def covers(game: Game) -> list[str]:
    """1.1: by attack card as it lies, then by covering card."""
    hand = sorted(game.hands[game.defender], key=height)
    return [
        f"{card}x{attack}"
        for attack in game.uncovered()
        for card in hand
        if beats(card, attack, game.trump)
    ]


def transfers(game: Game) -> list[str]:
    """3.10, 3.11."""
    if not may_transfer(game):
        return []
    hand = sorted(game.hands[game.defender], key=height)
    ranks = [card[0] for card in game.uncovered()]
    return [">" + card for card in hand if all(card[0] == rank for rank in ranks)]


def may_transfer(game: Game) -> bool:
    """Everything but the rank."""
    if game.rules["mode"] != "transfer":
        return False
    if game.bout == 1 and game.rules["transfer_first"] == "off":
        return False
    if game.covers() and game.rules["transfer_when"] == "before_cover":
        return False
    return next_in(game, game.defender) != game.defender and is_room_after(game)


def is_room_after(game: Game) -> bool:
    """Would the table with one more card suit the next defender, by his hand and by his cap?"""
    theirs = len(game.hands[next_in(game, game.defender)])
    limit = min(usual_cap(game.rules, theirs), first_cap(game))
    return len(game.uncovered()) + 1 <= theirs and len(game.table) + 1 <= limit
