"""The end of the game, and who leads the next one. 1.8, 1.10, 2.3, 2.5, 5.3, 6 `draw`, 6.1."""

from dataclasses import dataclass

from tests.naive.cards import LOWEST
from tests.naive.game import Game
from tests.naive.seats import members, side, sides_in


@dataclass
class Outcome:
    reason: str
    fools: list[int]
    places: list[list[int]]
    badge: int


def is_over(game: Game) -> bool:
    """Fewer than two sides are in, or too many bouts went by in which nothing moved (1.10)."""
    if game.table:
        return False
    nobody_to_play = not game.stock and len(sides_in(game)) < 2
    return nobody_to_play or game.redealt or game.idle >= int(game.rules["deck"])


def finish_if_over(game: Game, gone: list[int], taken: list[str]) -> None:
    """`gone`: who went out in the last bout, in order; `taken`: its attack cards, if taken."""
    if not is_over(game):
        return
    game.over = True
    if not sides_in(game) and game.rules["draw"] == "on":
        game.out.append(sorted(gone))
    else:
        game.out += [[seat] for seat in gone]
    if len(sides_in(game)) == 1 and game.rules["pogony"] == "badge":
        game.badge = badge(game, taken)


def badge(game: Game, taken: list[str]) -> int:
    """6.1."""
    lowest = LOWEST[game.rules["deck"]]
    if all(card[0] == lowest and card[1] != game.trump for card in taken):
        return len(taken)
    return 0


def places(game: Game) -> list[list[int]]:
    """5.3: whole sides that are out, each where its last member went; equal ones in one group."""
    found, gone = [], []
    for group in game.out:
        gone += group
        finished = {side(game, seat) for seat in group}
        finished = {one for one in finished if all(seat in gone for seat in members(game, one))}
        if finished:
            found.append(whole_sides(game, finished))
    return found


def whole_sides(game: Game, sides: set[int]) -> list[int]:
    return sorted(seat for one in sides for seat in members(game, one))


def outcome(game: Game) -> Outcome | None:
    if not game.over:
        return None
    if game.redealt:
        return Outcome("redeal", [], [], 0)
    left = whole_sides(game, set(sides_in(game)))
    if len(sides_in(game)) > 1:
        return Outcome("idle", [], [*places(game), left], 0)
    if left:
        return Outcome("fool", left, [*places(game), left], game.badge)
    if game.rules["draw"] == "on":
        return Outcome("draw", [], places(game), 0)
    return Outcome("fool", places(game)[-1], places(game), 0)


def next_leader(rules: dict[str, str], ended: Outcome, seats: int) -> int | None:
    """2.3; with teams the lowest seat of the fools or of the winners counts (5.3)."""
    if ended.reason != "fool" or rules["next_lead"] == "lowest_trump":
        return None
    if rules["next_lead"] == "winner":
        return ended.places[0][0]
    step = -1 if rules["next_lead"] == "under_fool" else 1
    return (ended.fools[0] + step) % seats
