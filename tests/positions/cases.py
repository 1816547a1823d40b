"""The cases of the text files beside this one, one a line (README.md tells of them)."""

from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Case:
    where: str  # file:line
    kind: str
    rules: str
    fields: tuple[str, ...]  # what follows the rules, by kind

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The second field after the rules, as (seat, move)."""
        pairs = [token.split(":") for token in self.fields[1].split() if token != "-"]
        return [(int(seat), move) for seat, move in pairs]


def read_file(path: Path) -> list[Case]:
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line and not line.startswith("#"):
            kind, rules, *fields = line.split(" | ")
            found.append(Case(f"{path.stem}:{number}", kind, rules, tuple(fields)))
    return found


def read_cases() -> list[Case]:
    return [case for path in sorted(HERE.glob("*.txt")) for case in read_file(path)]


def format_end(
    reason: str, fools: tuple[int, ...], places: tuple[tuple[int, ...], ...], badge: int
) -> str:
    """An outcome in the words of an `end` line."""
    groups = "/".join(",".join(map(str, group)) for group in places) or "-"
    return f"reason={reason} fools={','.join(map(str, fools)) or '-'} places={groups} badge={badge}"


def split_cards(text: str) -> list[str]:
    """ "6d9hTs" -> ["6d", "9h", "Ts"]."""
    return [text[i : i + 2] for i in range(0, len(text), 2)]
