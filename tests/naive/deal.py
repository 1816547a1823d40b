"""Dealing, and who leads the first game. Sections 1.9, 2.1, 2.2."""

from tests.naive.cards import RANKS, SUITS, height, is_joker
from tests.naive.game import Game
from tests.naive.rules import read_rules
from tests.naive.seats import next_target


def deal(rules: str, seats: int, cards: list[str], leader: int | None = None) -> Game:
    """One card at a time from seat 0; the next that is no joker shows the trump and goes under."""
    stock = list(cards)
    hands: list[list[str]] = [[] for _ in range(seats)]
    for _ in range(6):
        for hand in hands:
            hand.append(stock.pop(0))
    face_up = next((card for card in stock if not is_joker(card)), hands[-1][-1])
    game = Game(read_rules(rules), hands, [], stock, face_up[1], 0, 0, 0)
    if face_up in hands[-1]:
        game.up = face_up
    else:
        stock.remove(face_up)
        stock.append(face_up)
    game.leader = game.attacker = first_leader(game, face_up) if leader is None else leader
    game.defender = next_target(game, game.leader)
    return game


def first_leader(game: Game, face_up: str) -> int:
    if game.rules["first_lead"] == "random":
        raise ValueError("whoever deals must name the leader")
    if game.rules["first_lead"] == "upcard" and face_up[0] != "T":
        return holder_by_face_up_card(game, face_up)
    return holder_of_lowest_trump(game)


def dealt(game: Game) -> list[str]:
    """Jokers do not count (2.1, 2.2)."""
    return [card for hand in game.hands for card in hand if not is_joker(card)]


def holder(game: Game, card: str) -> int:
    return next(seat for seat, hand in enumerate(game.hands) if card in hand)


def holder_of_lowest_trump(game: Game) -> int:
    """2.1."""
    trumps = [card for card in dealt(game) if card[1] == game.trump]
    return holder(game, min(trumps or dealt(game), key=height))


def holder_by_face_up_card(game: Game, face_up: str) -> int:
    """2.2: clubs before diamonds before hearts before spades, whether small or large is asked."""
    ranks = [RANKS.index(card[0]) for card in dealt(game)]
    wanted = min(ranks) if RANKS.index(face_up[0]) > RANKS.index("T") else max(ranks)
    equal = [card for card in dealt(game) if RANKS.index(card[0]) == wanted]
    return holder(game, min(equal, key=lambda card: SUITS.index(card[1])))
