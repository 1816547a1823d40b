"""docs/rules.md and the tests named after its numbers belong together."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = (HERE.parents[1] / "docs" / "rules.md").read_text(encoding="utf-8")
SECTIONS = {1: 12, 2: 6, 3: 13, 5: 3, 6: 6}
NUMBERS = [
    *(f"{section}.{n + 1}" for section, last in SECTIONS.items() for n in range(last)),
    "7",
    "7.1",
]
SOURCE = re.compile(r"^### (\d(?:\.\d+)?) .+\nSource: (.+) · tests: (.+)$", re.MULTILINE)
KNOWN = re.compile(
    r"(all|most|pagat|◆|LAN apps|Ukrainian Wikipedia|a TypeScript engine"
    r"|MAIL|GAMB|GTO|BINGO|LUCK|BANK|JOKER|LOCAL| |; )+"
)

STATED = {number: (source, files.split(", ")) for number, source, files in SOURCE.findall(RULES)}
"""By number: its source, and the files with its tests and its position cases."""


def files_with(number: str) -> set[str]:
    """The files that hold a test named after the number."""
    name = re.compile(rf"^def test_rule_{number.replace('.', '_')}_[a-z]", re.MULTILINE)
    files = HERE.glob("test_rules_numbered_*.py")
    return {path.stem for path in files if name.search(path.read_text(encoding="utf-8"))}


def test_every_rule_has_its_number() -> None:
    headings = re.findall(r"^### (\d(?:\.\d+)?) ", RULES, re.MULTILINE)
    assert headings == NUMBERS


@pytest.mark.parametrize("number", NUMBERS)
def test_each_number_names_its_source(number: str) -> None:
    assert KNOWN.fullmatch(STATED[number][0])


@pytest.mark.parametrize("number", NUMBERS)
def test_each_number_names_the_files_that_hold_its_tests(number: str) -> None:
    named = set(STATED[number][1])
    cases = {name for name in named if name.endswith(".txt")}
    assert named - cases == files_with(number) != set()
    assert all((HERE.parent / "positions" / name).exists() for name in cases)
