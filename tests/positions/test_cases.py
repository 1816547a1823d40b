"""Every case of the text files against the engine; the id of a test is file:line."""

import pytest

from tests.positions.cases import Case, read_cases
from tests.positions.judge import CHECKS

CASES = read_cases()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.where)
def test_case(case: Case) -> None:
    CHECKS[case.kind](case)


def test_no_line_is_lost() -> None:
    assert len(CASES) == len({case.where for case in CASES})
    assert {case.kind for case in CASES} == set(CHECKS)
    for name in ("core", "caps_and_order", "transfer", "endings", "start", "teams", "cheating"):
        assert any(case.where.startswith(name) for case in CASES)
