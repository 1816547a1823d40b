"""Leading: one card, or several of a rank."""

from itertools import combinations

from tests.naive.cards import RANKS, height, is_joker
from tests.naive.game import Game
from tests.naive.limits import cap


def largest_lead(game: Game) -> int:
    """3.1, 3.7."""
    if game.rules["lead"] == "single":
        wanted = 1
    elif game.rules["mode"] == "simple":
        wanted = 2
    else:
        wanted = 4
    return min(wanted, len(game.hands[game.defender]), cap(game))


def leads(game: Game) -> list[str]:
    """Rank by rank: singles, pairs, triples, quadruples. Jokers last, each alone (2.4)."""
    found = []
    hand = sorted(game.hands[game.leader], key=height)
    for rank in RANKS:
        cards = [card for card in hand if card[0] == rank]
        for size in range(1, largest_lead(game) + 1):
            found += ["".join(group) for group in combinations(cards, size)]
    return found + [card for card in hand if is_joker(card)]
