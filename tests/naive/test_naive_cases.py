"""The naive implementation against the cases worked out by hand, where it knows the options."""

import pytest

from tests import naive
from tests.naive.rules import read_rules
from tests.positions.cases import Case, format_end, read_cases, split_cards


def is_known(case: Case) -> bool:
    try:
        read_rules(case.rules)
    except KeyError:
        return False
    return True


CASES = [case for case in read_cases() if is_known(case)]


def after(case: Case) -> naive.Game:
    game = naive.read(case.fields[0], case.rules)
    assert naive.problems(game) == []
    for seat, move in case.moves:
        game = naive.play(game, seat, move)
    return game


def check_legal(case: Case) -> None:
    position, seat, moves = case.fields
    game = naive.read(position, case.rules)
    assert (" ".join(naive.legal_moves(game, int(seat))) or "-") == moves
    assert naive.write(game) == position


def check_line(case: Case) -> None:
    assert naive.write(after(case)) == case.fields[2]


def check_refuse(case: Case) -> None:
    game = naive.read(case.fields[0], case.rules)
    *before, (seat, move) = case.moves
    for earlier in before:
        game = naive.play(game, *earlier)
    with pytest.raises(ValueError, match="not legal"):
        naive.play(game, seat, move)


def check_unsound(case: Case) -> None:
    assert naive.problems(naive.read(case.fields[0], case.rules))


def words(ended: naive.Outcome | None) -> str:
    assert ended is not None
    places = tuple(tuple(group) for group in ended.places)
    return format_end(ended.reason, tuple(ended.fools), places, ended.badge)


def check_end(case: Case) -> None:
    game = after(case)
    assert words(naive.outcome(game)) == case.fields[2]
    assert words(naive.outcome(naive.read(naive.write(game), case.rules))) == case.fields[2]


def check_next(case: Case) -> None:
    game = after(case)
    ended = naive.outcome(game)
    assert ended is not None
    leader = naive.next_leader(game.rules, ended, len(game.hands))
    assert f"leader={'-' if leader is None else leader}" == case.fields[2]


def check_lead(case: Case) -> None:
    deck, seats, expected = case.fields
    cards = split_cards(deck)
    game = naive.deal(case.rules, int(seats.removeprefix("seats=")), cards)
    leader, *position = expected.split(" ", 1)
    assert f"leader={game.leader}" == leader
    assert position in ([], [naive.write(game)])


CHECKS = {
    "legal": check_legal,
    "line": check_line,
    "refuse": check_refuse,
    "unsound": check_unsound,
    "end": check_end,
    "next": check_next,
    "lead": check_lead,
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.where)
def test_naive(case: Case) -> None:
    CHECKS[case.kind](case)


def test_it_knows_all_but_the_ladder() -> None:
    """A misspelt key must not make a case vanish."""
    unknown = [case for case in read_cases() if case not in CASES]
    assert all("pogony=ladder" in case.rules for case in unknown)
    assert len(CASES) > 400
