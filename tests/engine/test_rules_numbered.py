"""docs/rules.md and the tests named after its numbers belong together."""

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parent.parent / "docs" / "rules.md"


def numbers_of(state: str) -> set[str]:
    """Numbers of the headings that end in `state`, as they stand in a test's name: 3_10."""
    found = re.findall(rf"^### (\d(?:\.\d+)?) .* · {state}$", RULES.read_text("utf-8"), re.M)
    return {number.replace(".", "_") for number in found}


def is_tested(number: str) -> bool:
    texts = [path.read_text("utf-8") for path in HERE.glob("test_rules_numbered_*.py")]
    return any(re.search(rf"^def test_rule_{number}_[a-z]", text, re.M) for text in texts)


def test_each_number_that_is_built_has_a_test() -> None:
    assert [number for number in sorted(numbers_of("built")) if not is_tested(number)] == []


def test_no_number_that_is_not_built_has_one() -> None:
    assert [number for number in sorted(numbers_of("not built")) if is_tested(number)] == []


def test_every_number_says_whether_it_is_built() -> None:
    sections = {1: 12, 2: 6, 3: 13, 5: 3, 6: 6}
    expected = {f"{section}_{n + 1}" for section, last in sections.items() for n in range(last)}
    assert numbers_of("built") | numbers_of("not built") == expected | {"7", "7_1"}
    assert not numbers_of("built") & numbers_of("not built")
