"""How many attack cards a bout may have: 1.3, 3.8, 3.9."""

from tests.naive.game import Game

NO_CAP = 1000


def cap(game: Game) -> int:
    return min(usual_cap(game.rules, game.held), first_cap(game))


def usual_cap(rules: dict[str, str], held: int) -> int:
    """3.8; `held` is what the defender held when he became defender."""
    if rules["cap"] == "hand":
        return NO_CAP
    if rules["cap"] == "hand_minus_one" and held > 6:
        return held - 1
    return 6


def is_first(game: Game) -> bool:
    """3.9: is the first cap in force?"""
    if game.rules["first_cap_scope"] == "first_bout":
        return game.bout == 1
    return game.nothing_discarded()


def first_cap(game: Game) -> int:
    if not is_first(game):
        return NO_CAP
    if game.rules["first_cap"] == "five":
        return 5
    if game.rules["first_cap"] == "six":
        return 6
    return min(game.lead_size + 4, 6)


def has_room(game: Game) -> bool:
    """May one more attack card be laid before this defender?"""
    under_cap = len(game.table) < cap(game)
    under_hand = len(game.uncovered()) < len(game.hands[game.defender])
    return under_cap and under_hand
