"""What the defender may do: cover, transfer by laying or by showing, refuse.

With `anything` those moves count too that only cheating allows.
"""

from tests.naive.cards import beats, height, is_joker
from tests.naive.game import Game
from tests.naive.limits import first_cap, usual_cap
from tests.naive.seats import next_target


def covers(game: Game, anything: bool = False) -> list[str]:
    """1.1: by attack card as it lies, then by covering card."""
    hand = sorted(game.hands[game.defender], key=height)
    return [
        f"{card}x{attack}"
        for attack in game.uncovered()
        for card in hand
        if anything or beats(card, attack, game.trump, game.rules["jokers"])
    ]


def transfers(game: Game, anything: bool = False) -> list[str]:
    """3.10, 3.11, 3.13, 6.4: what is fake needs a table with nothing covered."""
    if not may_transfer(game) and not may_refuse(game):
        return []
    hand = sorted(game.hands[game.defender], key=height)
    any_card = anything and not game.covers()
    return [">" + card for card in hand if any_card or is_of_the_rank(game, card)]


def is_of_the_rank(game: Game, card: str) -> bool:
    """Has it the rank of all that lies uncovered? A joker has none (2.4)."""
    return not is_joker(card) and all(card[0] == attack[0] for attack in game.uncovered())


def is_transfer_bout(game: Game) -> bool:
    if game.rules["mode"] != "transfer":
        return False
    return game.bout > 1 or game.rules["transfer_first"] == "on"


def may_transfer(game: Game) -> bool:
    """Everything but the rank."""
    if not is_transfer_bout(game):
        return False
    if game.covers() and game.rules["transfer_when"] == "before_cover":
        return False
    return next_target(game, game.defender) != game.defender and is_room_after(game)


def is_room_after(game: Game) -> bool:
    """Would the table with one more card suit the next defender, by his hand and by his cap?"""
    theirs = len(game.hands[next_target(game, game.defender)])
    return len(game.uncovered()) + 1 <= theirs and is_under_cap_after(game, theirs)


def is_under_cap_after(game: Game, held: int) -> bool:
    return len(game.table) + 1 <= min(usual_cap(game.rules, held), first_cap(game))


def may_refuse(game: Game) -> bool:
    """3.13, everything but the rank. Who emptied his hand in this bout is not out yet (1.7)."""
    if game.rules["refusal"] == "off" or not is_transfer_bout(game):
        return False
    left = [seat for seat, hand in enumerate(game.hands) if hand or seat in game.empty]
    if game.stock or game.covers() or sorted(left) != sorted([game.leader, game.defender]):
        return False
    has_word_and_nothing_else = game.attacker == game.leader and not game.hands[game.leader]
    return has_word_and_nothing_else and is_under_cap_after(game, 0)


def showings(game: Game) -> list[str]:
    """3.12."""
    target = next_target(game, game.defender)
    if game.rules["passage"] == "off" or not is_transfer_bout(game) or game.covers():
        return []
    if game.defender in game.used or target == game.defender:
        return []
    if len(game.table) > len(game.hands[target]):
        return []
    hand = game.hands[game.defender]
    return ["^" + c for c in hand if c[1] == game.trump and is_of_the_rank(game, c)]
