"""The two implementations asked the same; a rule's test is one question to both.

An answer is given only when they agree, so what a test expects is expected of each.
"""

import pytest

import durak
from tests import naive
from tests.positions import judge
from tests.positions.cases import format_end, split_cards


def agreed(engine: str, plain: str) -> str:
    assert engine == plain, "the engine and the naive implementation disagree"
    return engine


def pairs(moves: str) -> list[tuple[int, str]]:
    """ "0:7d 1:take" -> [(0, "7d"), (1, "take")]."""
    return [(int(seat), move) for seat, move in (token.split(":") for token in moves.split())]


def play(rules: str, position: str, moves: str) -> tuple[durak.Game, naive.Game]:
    engine = durak.Game.at(position, durak.Rules.parse(rules))
    plain = naive.read(position, rules)
    for seat, move in pairs(moves):
        engine, _ = engine.play(seat, move)
        plain = naive.play(plain, seat, move)
    return engine, plain


def legal(rules: str, position: str, seat: int) -> str:
    """The legal moves of a seat; "-" for none."""
    engine, plain = play(rules, position, "")
    return agreed(judge.legal(engine, seat), " ".join(naive.legal_moves(plain, seat)) or "-")


def after(rules: str, position: str, moves: str) -> str:
    """The position after these moves."""
    engine, plain = play(rules, position, moves)
    return agreed(engine.position, naive.write(plain))


def refusal(rules: str, position: str, seat: int, move: str) -> str:
    """The refusal that the engine names; the naive one only says no."""
    engine, plain = play(rules, position, "")
    with pytest.raises(ValueError, match="not legal"):
        naive.play(plain, seat, move)
    judge.assert_refused(engine, seat, move)
    named = engine.check(seat, durak.Move.parse(move))
    assert named is not None
    return str(named.value)


def end(rules: str, position: str, moves: str) -> str:
    """The outcome after these moves, as an `end` line has it."""
    engine, plain = play(rules, position, moves)
    ended = naive.outcome(plain)
    assert ended is not None
    places = tuple(tuple(group) for group in ended.places)
    expected = format_end(ended.reason, tuple(ended.fools), places, ended.badge)
    return agreed(judge.end(engine), expected)


def next_leader(rules: str, position: str, moves: str) -> int | None:
    engine, plain = play(rules, position, moves)
    ended = naive.outcome(plain)
    assert ended is not None
    leader = naive.next_leader(plain.rules, ended, len(plain.hands))
    agreed(str(judge.next_leader(engine)), str(leader))
    return leader


def deal(rules: str, seats: int, deck: str) -> str:
    """The position after the deal."""
    cards = split_cards(deck)
    engine = durak.Game.deal(durak.Rules.parse(rules), seats=seats, deck=cards)
    return agreed(engine.position, naive.write(naive.deal(rules, seats, cards)))
