"""Every preset has its file, and every statement in it is a rule that is written down."""

import re
from pathlib import Path

import pytest

import durak
from tests.presets.statements import HEAD, read

HERE = Path(__file__).parent
RULES = (HERE.parents[1] / "docs" / "rules.md").read_text(encoding="utf-8")
TAGS = {
    "classic": "ALL",
    "mail": "MAIL",
    "gambiter": "GAMB",
    "gto": "GTO",
    "bingo": "BINGO",
    "luck": "LUCK",
    "bank": "BANK",
    "joker": "JOKER",
    "local": "LOCAL",
}
"""The source of a preset, by the first word of its name."""


def heads(name: str) -> list[re.Match[str]]:
    lines = (HERE / f"test_{name}.py").read_text(encoding="utf-8").splitlines()
    return [found for found in map(HEAD.fullmatch, lines) if found]


@pytest.mark.parametrize("name", durak.PRESETS)
def test_a_preset_walks_through_the_statements_of_its_source(name: str) -> None:
    stated = heads(name)
    assert {head["tag"] for head in stated} == {TAGS[name.partition("_")[0]]}
    assert len({head["said"] for head in stated}) == len(stated) > 10


@pytest.mark.parametrize("name", durak.PRESETS)
def test_each_statement_has_the_number_of_a_rule(name: str) -> None:
    numbers = set(re.findall(r"^##+ (\d(?:\.\d+)?) ", RULES, re.MULTILINE))
    assert {head["number"] for head in heads(name)} <= numbers


def test_a_line_that_is_no_statement_and_no_case_is_refused() -> None:
    with pytest.raises(ValueError, match="legl"):
        read("classic", "1.1 ALL: said\nlegl | 6d/7d - - h 0>1 - 1 | 0 | 6d")


def test_a_statement_without_a_case_fails() -> None:
    with pytest.raises(AssertionError):
        read("classic", "1.1 ALL: said")[0].check()


def test_a_preset_that_plays_otherwise_fails() -> None:
    wrong = "1.1 ALL: said\nlegal | 6d/7d 6c - h 0>1 - 3 | 1 | 7dx6c take"
    with pytest.raises(AssertionError):
        read("classic", wrong)[0].check()
