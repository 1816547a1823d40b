"""Perft: in how many ways can a position be played on for so many moves?

`python -m tests.naive.perft` counts them anew and prints the file tests/data/perft.txt; with
`> tests/data/perft.txt` it regenerates it. The counts are the naive implementation's own.
"""

from dataclasses import dataclass
from pathlib import Path

from tests import naive

FILE = Path(__file__).parent.parent / "data" / "perft.txt"


@dataclass(frozen=True)
class Perft:
    rules: str
    position: str
    counts: tuple[int, ...]


def read_perft() -> list[Perft]:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    fields = [line.split(" | ") for line in lines if not line.startswith("#")]
    return [Perft(rules, at, tuple(map(int, n.split()))) for rules, at, n in fields]


def count(game: naive.Game, depth: int) -> int:
    """Sequences of exactly `depth` moves of any seats; a game that ends sooner counts nothing."""
    if depth == 0:
        return 1
    return sum(
        count(naive.play(game, seat, move), depth - 1)
        for seat in naive.actors(game)
        for move in naive.legal_moves(game, seat)
    )


def recount(line: str) -> str:
    if line.startswith("#"):
        return line
    rules, position, counts = line.split(" | ")
    game = naive.read(position, rules)
    fresh = [count(game, depth) for depth in range(1, len(counts.split()) + 1)]
    return f"{rules} | {position} | {' '.join(map(str, fresh))}"


if __name__ == "__main__":
    for text in FILE.read_text(encoding="utf-8").splitlines():
        print(recount(text))
