"""The end of the game, and who leads the next one. 1.8, 1.10, 2.3, 6 `draw`, 6.1."""

from dataclasses import dataclass

from tests.naive.cards import LOWEST, whole_deck
from tests.naive.game import Game
from tests.naive.seats import clockwise


@dataclass
class Outcome:
    reason: str
    fools: list[int]
    places: list[list[int]]
    badge: int


def with_cards(game: Game) -> list[int]:
    return [seat for seat in clockwise(game, 0) if game.hands[seat]]


def is_over(game: Game) -> bool:
    """Fewer than two are in, or too many bouts went by in which nothing moved (1.10)."""
    if game.table:
        return False
    nobody_to_play = not game.stock and len(with_cards(game)) < 2
    return nobody_to_play or game.idle >= len(whole_deck(game.rules["deck"]))


def finish_if_over(game: Game, gone: list[int], taken: list[str]) -> None:
    """`gone`: who went out in the last bout, in order; `taken`: its attack cards, if taken."""
    if not is_over(game):
        return
    game.over = True
    if not with_cards(game) and game.rules["draw"] == "on":
        game.out.append(sorted(gone))
    else:
        game.out += [[seat] for seat in gone]
    if len(with_cards(game)) == 1 and game.rules["pogony"] == "badge":
        game.badge = badge(game, taken)


def badge(game: Game, taken: list[str]) -> int:
    """6.1."""
    lowest = LOWEST[game.rules["deck"]]
    if all(card[0] == lowest and card[1] != game.trump for card in taken):
        return len(taken)
    return 0


def outcome(game: Game) -> Outcome | None:
    if not game.over:
        return None
    left = with_cards(game)
    if len(left) > 1:
        return Outcome("idle", [], [*game.out, left], 0)
    if left:
        return Outcome("fool", left, [*game.out, left], game.badge)
    if game.rules["draw"] == "on":
        return Outcome("draw", [], game.out, 0)
    return Outcome("fool", game.out[-1], game.out, 0)


def next_leader(rules: dict[str, str], ended: Outcome, seats: int) -> int | None:
    """2.3."""
    if ended.reason != "fool" or rules["next_lead"] == "lowest_trump":
        return None
    if rules["next_lead"] == "winner":
        return ended.places[0][0]
    step = -1 if rules["next_lead"] == "under_fool" else 1
    return (ended.fools[0] + step) % seats
