"""What is wrong with a position, as far as this implementation looks."""

from tests.naive.bout import settle
from tests.naive.cards import whole_deck
from tests.naive.game import Game
from tests.naive.limits import cap
from tests.naive.seats import are_partners
from tests.naive.text import write


def problems(game: Game) -> list[str]:
    found = [f"{key} is no extra" for key in game.unread]
    found += wrong_cards(game) + wrong_seats(game)
    if not found:
        found += wrong_bout(game)
    if not found and not is_settled(game):
        found.append("something should have happened already")
    return found


def wrong_cards(game: Game) -> list[str]:
    named = [card for heap in (game.stock, *game.hands, *game.table) for card in heap]
    found = [f"{card} twice" for card in named if named.count(card) > 1]
    found += [f"{card} is of another deck" for card in named if card not in deck_of(game)]
    if game.stock and game.stock[-1][1] != game.trump:
        found.append("the face-up card is no trump")
    return found


def deck_of(game: Game) -> list[str]:
    return whole_deck(game.rules["deck"])


def wrong_seats(game: Game) -> list[str]:
    roles = (game.leader, game.attacker, game.defender)
    if max(roles) >= len(game.hands):
        return ["a seat that is not there"]
    if are_partners(game, game.attacker, game.defender):
        return ["attacker and defender the same, or partners"]
    return []


def wrong_bout(game: Game) -> list[str]:
    found = []
    if len(game.uncovered()) > len(game.hands[game.defender]):
        found.append("more uncovered cards than the defender holds")
    if len(game.table) > cap(game):
        found.append("more attack cards than the cap")
    if game.is_lead() and not (game.hands[game.leader] and game.hands[game.defender]):
        found.append("a lead without cards")
    if game.taking and not game.uncovered():
        found.append("taking with nothing uncovered")
    held = [card for hand in game.hands for card in hand]
    if any(card not in held for card in game.shown):
        found.append("a shown card in no hand")
    return found


def is_settled(game: Game) -> bool:
    after = game.copy()
    settle(after)
    return write(after) == write(game)
