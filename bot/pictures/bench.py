"""`python -m bot.pictures.bench`: how long the fullest pictures take, and how large they are."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from bot.pictures.look import Look, Sitter
from bot.pictures.shot import Shot, shot_of
from bot.pictures.table import draw_table
from durak import Game, Rules

RUNS = 60

_TABLES = {
    "2 seats, no pair": ("6d9s/8dTs - - h 0>1 - 4", "-"),
    "4 seats, 3 pairs": ("8sKc/9s8h/QdKd/ThJh 7d8d,9cTc,9d - h 0>1 - 7", "mode=throw_in"),
    "6 seats, 6 pairs": (
        "8sKc/9sKh/QdKd/ThJh/AcAh/AdQs 6c7c,6d7d,7h8h,8c9c,8d9d,TcJc - s 0>1 - 7",
        "mode=throw_in passing=explicit cap=hand",
    ),
    "8 seats, 6 pairs": (
        "8sKc/9s2s/QdKd/ThJh/AcAh/AdQs/2c3c/2d3dXr 6c7c,6d7d,7h8h,8c9c,8d9d,TcXb - h 0>1 - 7",
        "mode=throw_in passing=explicit cap=hand deck=54 jokers=colour",
    ),
}


def main() -> None:
    """Prints a line a table: the median and the fastest of the runs, and the size."""
    for name, (position, rules) in _TABLES.items():
        times = sorted(_times(_shot(position, rules)))
        size = len(draw_table(_shot(position, rules)))
        print(
            f"picture, {name}: {times[RUNS // 2] * 1e3:.1f} ms median,"
            f" {times[0] * 1e3:.1f} ms at best, {size / 1000:.0f} kB"
        )


def _shot(position: str, rules: str) -> Shot:
    view = Game.at(position, Rules.parse(rules)).view(None)
    sitters = [Sitter(f"Игрок {seat + 1}") for seat in range(len(view.counts))]
    return shot_of(view, sitters, Look())


def _times(shot: Shot) -> Iterator[float]:
    """Seconds of each run; the sprites are drawn before, as after the first pictures of a bot."""
    draw_table(shot)
    for _ in range(RUNS):
        start = perf_counter()
        draw_table(shot)
        yield perf_counter() - start


if __name__ == "__main__":
    main()
