"""How fast random games go: ``python -m durak.bench [seconds a line]``.

Every game is a whole one: a shuffled deck, the deal, then a random legal move of a random seat
that has one, until the outcome. *game* is the public face (`Game`: values, legality asked again by
`play`, events, history), *core* the state under it changed in place by the same functions. The
calibration is a fixed loop of plain Python that knows no cards: two machines, or one at two times,
are compared by moves per million of its steps. The fastest of a few runs counts, as other
programs only ever slow one down.
"""

from __future__ import annotations

import gc
import random
import sys
import time
from collections.abc import Callable, Iterator

from durak.cards import DECKS, Card, cards_in
from durak.game import Game
from durak.legality import actors, legal_moves
from durak.rules import Rules
from durak.start import deal

Play = Callable[[Rules, int, list[Card], Callable[[], float]], int]

_CALIBRATION_STEPS = 500_000
_RUNS = 10
_SEED = 2026


def play_game(rules: Rules, seats: int, deck: list[Card], dice: Callable[[], float]) -> int:
    """Play a random game through `Game`; return the number of moves."""
    game = Game.deal(rules, seats, deck, 0)
    count = 0
    while game.outcome is None:
        able = game.actors
        seat = able[0] if len(able) == 1 else able[int(dice() * len(able))]
        moves = game.legal_moves(seat)
        game, _ = game.play(seat, moves[int(dice() * len(moves))])
        count += 1
    return count


def play_core(rules: Rules, seats: int, deck: list[Card], dice: Callable[[], float]) -> int:
    """Play a random game on a state changed in place; return the number of moves."""
    s = deal(rules, seats, deck, 0)
    apply = s.profile.apply
    count = 0
    while s.outcome is None:
        able = actors(s)
        seat = able[0] if len(able) == 1 else able[int(dice() * len(able))]
        moves = legal_moves(s, seat)
        move = moves[int(dice() * len(moves))]
        apply[move.code](s, seat, move)
        count += 1
    return count


def calibration() -> float:
    """Return the steps a second of the fixed loop."""
    began = time.perf_counter()
    mixed = 0
    for step in range(_CALIBRATION_STEPS):
        mixed ^= step
    return _CALIBRATION_STEPS / (time.perf_counter() - began)


def measure(play: Play, rules: Rules, seats: int, seconds: float) -> tuple[float, float, float]:
    """Return games a second, moves a second, and the calibration of the same moment."""
    dice = random.Random(_SEED)
    deck = list(cards_in(DECKS[rules.deck]))
    best = (0.0, 0.0, 0.0)
    for _ in range(_RUNS):
        games = moves = 0
        steps = calibration()
        began = time.perf_counter()
        while time.perf_counter() - began < seconds / _RUNS:
            dice.shuffle(deck)
            moves += play(rules, seats, deck, dice.random)
            games += 1
        took = time.perf_counter() - began
        best = max(best, (games / took, moves / took, max(steps, calibration())))
    return best


def lines(seconds: float) -> Iterator[str]:
    """Yield the table, a line a mode and a number of seats."""
    yield f"{'mode':<9} {'seats':>5} {'face':>5} {'games/s':>9} {'moves/s':>9} {'per M steps':>12}"
    for mode in ("simple", "throw_in", "transfer"):
        for seats in (2, 3, 4, 6):
            for name, play in (("game", play_game), ("core", play_core)):
                games, moves, steps = measure(play, Rules(mode=mode), seats, seconds)
                rates = f"{games:>9,.0f} {moves:>9,.0f} {moves / steps * 1e6:>12,.0f}"
                yield f"{mode:<9} {seats:>5} {name:>5} {rates}"


def main(argv: list[str]) -> None:
    """Print the calibration and the table."""
    seconds = float(argv[0]) if argv else 1.0
    gc.collect()
    gc.freeze()  # what the imports left is not what is measured
    fastest = max(calibration() for _ in range(_RUNS))
    sys.stdout.write(f"calibration: {fastest:,.0f} steps of plain Python a second\n")
    for line in lines(seconds):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
