"""What each kind of case asks of the engine."""

import pytest

import durak
from tests.positions.cases import Case, format_end, split_cards


def start(case: Case) -> durak.Game:
    """The game that a case begins with."""
    rules = durak.Rules.parse(case.rules)
    if case.kind == "lead":
        deck, seats, _ = case.fields
        return durak.Game.deal(
            rules, seats=int(seats.removeprefix("seats=")), deck=split_cards(deck)
        )
    return durak.Game.at(case.fields[0], rules)


def after(game: durak.Game, moves: list[tuple[int, str]]) -> durak.Game:
    for seat, move in moves:
        game, _ = game.play(seat, move)
    return game


def legal(game: durak.Game, seat: int) -> str:
    return " ".join(str(move) for move in game.legal_moves(seat)) or "-"


def end(game: durak.Game) -> str:
    ended = game.outcome
    assert ended is not None, game.position
    return format_end(ended.reason.value, ended.fools, ended.places, ended.badge)


def next_leader(game: durak.Game) -> int | None:
    ended = game.outcome
    assert ended is not None, game.position
    return durak.next_leader(game.rules, ended, len(game.view(None).counts))


def assert_refused(game: durak.Game, seat: int, move: str) -> None:
    """`check`, `play` and `legal_moves` say the same: no."""
    parsed = durak.Move.parse(move)
    refusal = game.check(seat, parsed)
    assert isinstance(refusal, durak.Refusal)
    for form in (parsed, move):
        with pytest.raises(durak.IllegalMove) as refused:
            game.play(seat, form)
        assert refused.value.refusal is refusal
    assert parsed not in game.legal_moves(seat)


def check_legal(case: Case) -> None:
    position, seat, moves = case.fields
    game = start(case)
    assert legal(game, int(seat)) == moves
    assert game.position == position


def check_line(case: Case) -> None:
    game = after(start(case), case.moves)
    assert game.position == case.fields[2]
    assert durak.Game.at(case.fields[2], durak.Rules.parse(case.rules)) == game


def check_refuse(case: Case) -> None:
    *before, (seat, move) = case.moves
    assert_refused(after(start(case), before), seat, move)


def check_unsound(case: Case) -> None:
    with pytest.raises(durak.UnsoundPosition) as refused:
        start(case)
    assert refused.value.problems


def check_end(case: Case) -> None:
    game = after(start(case), case.moves)
    assert end(game) == case.fields[2]
    again = durak.Game.at(game.position, durak.Rules.parse(case.rules))
    assert end(again) == case.fields[2]


def check_next(case: Case) -> None:
    leader = next_leader(after(start(case), case.moves))
    assert f"leader={'-' if leader is None else leader}" == case.fields[2]


def check_lead(case: Case) -> None:
    game = start(case)
    leader, *position = case.fields[2].split(" ", 1)
    assert f"leader={game.view(None).leader}" == leader
    assert position in ([], [game.position])


CHECKS = {
    "legal": check_legal,
    "line": check_line,
    "refuse": check_refuse,
    "unsound": check_unsound,
    "end": check_end,
    "next": check_next,
    "lead": check_lead,
}
