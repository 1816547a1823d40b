"""Dealing, and who leads the first game. Sections 1.9, 2.1, 2.2."""

from tests.naive.cards import RANKS, SUITS, height
from tests.naive.game import Game
from tests.naive.rules import read_rules
from tests.naive.seats import next_in


def deal(rules: str, seats: int, cards: list[str], leader: int | None = None) -> Game:
    """One card at a time from seat 0; the next card shows the trump and goes under the rest."""
    stock = list(cards)
    hands: list[list[str]] = [[] for _ in range(seats)]
    for _ in range(6):
        for hand in hands:
            hand.append(stock.pop(0))
    face_up = stock.pop(0) if stock else hands[-1][-1]
    game = Game(read_rules(rules), hands, [], stock, face_up[1], 0, 0, 0)
    if face_up in hands[-1]:
        game.up = face_up
    else:
        stock.append(face_up)
    game.leader = game.attacker = first_leader(game, face_up) if leader is None else leader
    game.defender = next_in(game, game.leader)
    return game


def first_leader(game: Game, face_up: str) -> int:
    if game.rules["first_lead"] == "random":
        raise ValueError("whoever deals must name the leader")
    if game.rules["first_lead"] == "upcard" and face_up[0] != "T":
        return holder_by_face_up_card(game, face_up)
    return holder_of_lowest_trump(game)


def holder(game: Game, card: str) -> int:
    return next(seat for seat, hand in enumerate(game.hands) if card in hand)


def holder_of_lowest_trump(game: Game) -> int:
    """2.1."""
    all_cards = [card for hand in game.hands for card in hand]
    trumps = [card for card in all_cards if card[1] == game.trump]
    return holder(game, min(trumps or all_cards, key=height))


def holder_by_face_up_card(game: Game, face_up: str) -> int:
    """2.2: clubs before diamonds before hearts before spades, whether small or large is asked."""
    all_cards = [card for hand in game.hands for card in hand]
    ranks = [RANKS.index(card[0]) for card in all_cards]
    wanted = min(ranks) if RANKS.index(face_up[0]) > RANKS.index("T") else max(ranks)
    equal = [card for card in all_cards if RANKS.index(card[0]) == wanted]
    return holder(game, min(equal, key=lambda card: SUITS.index(card[1])))
