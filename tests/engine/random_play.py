"""Games between dice, for the tests of what must hold in every game."""

from __future__ import annotations

import random

from durak import FEWEST_SEATS, MOST_SEATS, Game, Rules, View
from durak.cards import CARDS, DECKS, cards_in, mask_of

CARDS_BY_TEXT = {str(card): card for card in CARDS}


def seats_for(rules: Rules, dice: random.Random) -> int:
    numbers = range(FEWEST_SEATS, MOST_SEATS + 1)
    return dice.choice([seats for seats in numbers if not rules.problems(seats)])


def dealt(rules: Rules, dice: random.Random, seats: int | None = None) -> Game:
    deck = list(cards_in(DECKS[rules.deck]))
    dice.shuffle(deck)
    seats = seats or seats_for(rules, dice)
    leader = dice.randrange(seats) if rules.first_lead == "random" else None
    return Game.deal(rules, seats, deck, leader)


def step(game: Game, dice: random.Random) -> Game:
    """Mostly a seat that is awaited moves, now and then any that may, which only accuses then."""
    seat = dice.choice(game.actors)
    if dice.random() < 0.1:
        seat = dice.choice([other for other in range(game.seats) if game.legal_moves(other)])
    return game.play(seat, dice.choice(game.legal_moves(seat)))[0]


def stock_of(game: Game) -> list[str]:
    return cards_of(game.position.split()[2])


def cards_of(text: str) -> list[str]:
    return [text[at : at + 2] for at in range(0, len(text) - 1, 2)]


def every_card_once(game: Game) -> bool:
    view = game.view(None)
    seen = [card for seat in range(game.seats) for card in game.view(seat).hand]
    seen += [card for pair in view.table for card in pair if card is not None]
    seen += view.discarded
    seen += [CARDS_BY_TEXT[card] for card in stock_of(game)]
    return len(seen) == len(set(seen)) and mask_of(seen) == DECKS[game.rules.deck]


def hidden_cards(game: Game, seat: int | None) -> set[str]:
    """The cards that a view of this seat may not name."""
    view = game.view(seat)
    hidden = {
        card for other in range(game.seats) if other != seat for card in game.view(other).hand
    }
    hidden -= {card for known in view.known for card in known}
    return {str(card) for card in hidden} | set(stock_of(game)[:-1])


def named_in(view: View) -> set[str]:
    text = repr(view)
    return {name for name in CARDS_BY_TEXT if f"'{name}'" in text or f"x{name}" in text}


def swap_unseen(game: Game, seat: int | None, dice: random.Random) -> str:
    """The position with the cards that `seat` has not seen dealt otherwise."""
    hands, table, stock, *rest = game.position.split()
    hidden = sorted(hidden_cards(game, seat))
    shuffled = hidden[:]
    dice.shuffle(shuffled)
    to = dict(zip(hidden, shuffled, strict=True))

    def moved(cards: str, ordered: bool) -> str:
        new = [CARDS_BY_TEXT[to.get(card, card)] for card in cards_of(cards)]
        return "".join(map(str, sorted(new) if ordered else new)) or "-"

    own = "/".join(moved(hand, True) for hand in hands.split("/"))
    return " ".join([own, table, moved(stock, False), *rest])
