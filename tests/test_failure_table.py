"""The table of failures in docs/architecture.md, and design's own table: each line has its test."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
PAPER = (TESTS.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
SECTION = PAPER.partition("\n## Failures, and the test of each\n")[2].partition("\n## ")[0]
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in SECTION.splitlines()
    if line.startswith("| ") and not line.startswith(("| what goes wrong", "| ---"))
]


def test_there_is_a_table() -> None:
    assert len(ROWS) > 30


@pytest.mark.parametrize("row", ROWS, ids=[row[0][:40] for row in ROWS])
def test_every_line_names_tests_that_exist(row: list[str]) -> None:
    what, happens, named = row
    assert what
    assert happens
    tests = re.findall(r"`([^`]+)`", named)
    assert tests
    assert re.sub(r"`[^`]+`", "", named).strip(" |") == ""
    for test in tests:
        path, _, name = test.partition("::")
        source = (TESTS / path).read_text(encoding="utf-8")
        wanted = rf"^(async )?def {name}\(" if name else r"^(async )?def test_"
        assert re.search(wanted, source, re.MULTILINE), test


@pytest.mark.parametrize(
    "line",
    [
        *("not modified", "429", "403", "can't be edited", "migrated", "photos", "right to write"),
        *("topic closed", "topic deleted", "kicked", "5xx", "timeout", "lost", "409", "401, 404"),
        *("poison", "unknown", "4 kB", "repeated, reordered", "same millisecond", "deadline"),
        *("10 s, 3 min, a day", "secret, path, method, body", "SIGTERM, SIGINT", "full disk"),
    ],
)
def test_no_line_of_the_design_is_missing(line: str) -> None:
    assert any(line in row[0] for row in ROWS)
