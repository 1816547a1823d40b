"""Every case of the text files against the engine; the id of a test is file:line."""

import pytest

import durak
from tests.positions.cases import Case, read_cases
from tests.positions.judge import CHECKS, is_built, start

CASES = read_cases()
BUILT = [case for case in CASES if is_built(case)]
WAITING = [case for case in CASES if case not in BUILT]

# What issues of their own bring; a case may wait for one of these and for nothing else.
OF_OTHER_ISSUES = (
    "deck=54",
    "teams=",
    "jokers=",
    "passage=",
    "refusal=on",
    "redeal=",
    "trump_exchange=on",
    "pogony=ladder",
)


@pytest.mark.parametrize("case", BUILT, ids=lambda case: case.where)
def test_case(case: Case) -> None:
    CHECKS[case.kind](case)


def test_cases_wait_for_their_options() -> None:
    """Refused by name and not played by the wrong rules. They run as test_case once it is built."""
    for case in WAITING:
        assert any(word in case.rules for word in OF_OTHER_ISSUES)
        with pytest.raises(durak.OptionNotBuilt) as refused:
            start(case)
        assert type(refused.value) is durak.OptionNotBuilt
        assert isinstance(refused.value, ValueError)


def test_no_line_is_lost() -> None:
    assert len(CASES) == len({case.where for case in CASES}) == len(BUILT) + len(WAITING)
    assert {case.kind for case in CASES} == set(CHECKS)
    for name in ("core", "caps_and_order", "transfer", "endings", "start", "cheating"):
        assert any(case.where.startswith(name) for case in BUILT)
