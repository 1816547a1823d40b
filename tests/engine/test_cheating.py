"""Cheating beside the position cases: fair moves, views, refusals, what is proved."""

from dataclasses import replace

import pytest

from durak import Card, Game, Refusal, Rules, provably_false
from durak.events import Covered

CARD = "mode=throw_in cheating=card passing=explicit throw_order=free"
PLAYER = "cheating=player passing=explicit"


def at(rules: str, position: str) -> Game:
    return Game.at(position, Rules.parse(rules))


FAIR = [
    (CARD, "Kc/6hAc/7c8c 9s - d 0>1 - 3 log=0.9s", 1, "take !9s"),
    (CARD, "Kc/6hAc/7c9c 9s - d 0>1 - 3 log=0.9s", 2, "9c !9s"),
    (PLAYER, "Ks/7dQsAc/8c9cTc 7s - h 0>1 - 3 log=0.7s", 1, "Qsx7s >7d take !s0 !s2"),
    (CARD, "9sKc/6hAc/7c8c - - d 0>1 - 3", 0, "9s Kc"),
]


@pytest.mark.parametrize(("rules", "position", "seat", "moves"), FAIR)
def test_fair_moves_leave_out_the_fakes_alone(
    rules: str, position: str, seat: int, moves: str
) -> None:
    game = at(rules, position)
    assert " ".join(map(str, game.fair_moves(seat))) == moves
    assert game.view(seat).fair_moves == game.fair_moves(seat)


def test_a_view_tells_what_everybody_knows_of_the_bout() -> None:
    position = "Kd/Ac/QhKh 7c6h - d 0>1 c 3 honest=0;log=0.7c,1.6hx7c,0.pass,2.pass"
    view = at(CARD, position).view(None)
    assert (view.challenge, view.honest, view.mute, view.limit) == (True, (0,), (), 0)
    assert [f"{seat}.{move}" for seat, move in view.log] == ["0.7c", "1.6hx7c", "0.pass", "2.pass"]
    view = at(PLAYER, "Kd/8cQc/QhKh 9h - d 0>1 - 3 log=0.9h;mute=1").view(None)
    assert (view.challenge, view.honest, view.mute, view.limit) == (False, (), (1,), 1)


def test_a_card_that_went_back_is_known() -> None:
    game = at(CARD, "9sKc/6hAc/7c8c - - d 0>1 - 3")
    for seat, move in ((0, "9s"), (1, "6hx9s"), (0, "!6h")):
        game, _ = game.play(seat, move)
    assert game.view(None).known == ((), (Card.parse("6h"),), ())


def test_a_faked_move_is_told_and_seen_as_a_fair_one() -> None:
    """The six of clubs does not beat the nine of spades, the trump six does."""
    fake, fair = (at(CARD, f"9sKc/{hand}/7c8c - - h 0>1 - 3") for hand in ("6cAc", "6hAc"))
    fake, fair = fake.play(0, "9s")[0], fair.play(0, "9s")[0]
    (fake, told), (fair, told_too) = fake.play(1, "6cx9s"), fair.play(1, "6hx9s")
    assert told == (Covered(1, Card.parse("6c"), Card.parse("9s")),)
    assert told_too == (Covered(1, Card.parse("6h"), Card.parse("9s")),)
    seen, seen_too = (repr(replace(game.view(0), discarded=frozenset())) for game in (fake, fair))
    assert seen.replace("6c", "6h").replace("'6', 'c'", "'6', 'h'") == seen_too


REFUSALS = [
    (CARD, "Kc/6hAc/7c8c 9s - d 0>1 - 3 honest=1;log=0.9s", 1, "6hx9s", Refusal.MUST_PLAY_FAIRLY),
    (CARD, "Kc/6hAc/7c8c 9s - d 0>1 - 3 honest=2;log=0.9s", 2, "7c", Refusal.MUST_PLAY_FAIRLY),
    (CARD, "Kc/Ac/7c8c 9s - d 0>1 - 3 honest=2;log=0.9s", 2, "7c", Refusal.DEFENDER_HAND_REACHED),
    (CARD, "Kc/6hAc/7c8c 9s - d 0>1 - 3 log=0.9s", 0, "!9s", Refusal.ACCUSE_ONESELF),
    (CARD, "Kc/6hAc/7c8c 9s - d 0>1 - 3 log=0.9s", 2, "!6h", Refusal.NOT_ON_TABLE),
    (
        CARD,
        "Kc/6hAc/7c8c 9s - d 0>1 - 3 honest=1;log=0.9s,1.!9s",
        2,
        "!9s",
        Refusal.ALREADY_CLEARED,
    ),
    (CARD, "Kc/6hAc/7c8c 9s - d 0>1 - 3 log=0.9s", 1, "!s0", Refusal.ACCUSE_A_CARD),
    (CARD, "9sKc/6hAc/7c8c - - d 0>1 - 3", 1, "!9s", Refusal.NOTHING_TO_ACCUSE),
    (CARD, "Kc/6hAc/7c8c/- 9s - d 0>1 - 3 log=0.9s;out=3", 3, "!9s", Refusal.NOT_IN_THIS_BOUT),
    (PLAYER, "Ks/KdAc/8c9c 7s - h 0>1 - 3 log=0.7s", 1, "!7s", Refusal.ACCUSE_A_PLAYER),
    (PLAYER, "Ks/KdAc/8c9c 7s - h 0>1 - 3 log=0.7s", 1, "!s1", Refusal.ACCUSE_ONESELF),
    (PLAYER, "Ks/KdAc/8c9c/- 7s - h 0>1 - 3 log=0.7s;out=3", 1, "!s3", Refusal.ACCUSED_IS_OUT),
    (PLAYER, "Ks/KdAc/8c9c 7s - h 0>1 - 3 log=0.7s", 1, "!s7", Refusal.NO_SUCH_SEAT),
    (PLAYER, "Ks/KdAc/8c9c 7s - h 0>1 - 3 log=0.7s;mute=1", 1, "!s0", Refusal.MUTE),
    (PLAYER, "Ks/KdAc/8c 7s - h 0>1 - 3 log=0.7s", 1, ">Kd", Refusal.NEXT_HAND_TOO_SMALL),
    (
        PLAYER,
        "Ks/KdAc/8c9c 7s - h 0>1 - 3 honest=1;log=0.7s",
        1,
        ">Kd",
        Refusal.MUST_PLAY_FAIRLY,
    ),
    (PLAYER, "Ks/KdAc/8c9c 7s - h 0>1 - 3 log=0.7s", 0, "Ks", Refusal.RANK_NOT_ON_TABLE),
    ("mode=throw_in", "Ks/KdAc/8c9c 7s - h 0>1 - 3", 1, "!7s", Refusal.NO_ACCUSING),
]


@pytest.mark.parametrize(("rules", "position", "seat", "move", "refusal"), REFUSALS)
def test_why_not(rules: str, position: str, seat: int, move: str, refusal: Refusal) -> None:
    game = at(rules, position)
    if move.startswith(">") and "honest" not in position:
        assert game.check(seat, "Kdx7s") is None
    assert game.check(seat, move) is refusal


CHALLENGE = "Kd/Ac/QhKh/- 7c6h - d 0>1 p0c 3 log=0.7c,1.6hx7c,0.pass,2.pass,0.pass;out=3"


@pytest.mark.parametrize(
    ("seat", "move", "refusal"),
    [
        (0, "pass", Refusal.ALREADY_BELIEVED),
        (0, "Kd", Refusal.BELIEVE_OR_ACCUSE),
        (1, "take", Refusal.BELIEVE_OR_ACCUSE),
        (1, "Acx7c", Refusal.BELIEVE_OR_ACCUSE),
        (3, "pass", Refusal.NOT_IN_THIS_BOUT),
    ],
)
def test_in_the_challenge_only_believing_and_accusing(
    seat: int, move: str, refusal: Refusal
) -> None:
    assert at(CARD, CHALLENGE).check(seat, move) is refusal


PROVED = [
    # a cover that does not beat; nobody proves his own
    (CARD, "Kc/Ac/7c8c 9s6h - d 0>1 - 3 log=0.9s,1.6hx9s", 0, "!6h"),
    (CARD, "Kc/Ac/7c8c 9s6h - d 0>1 - 3 log=0.9s,1.6hx9s", 1, "-"),
    # a rank that was not there when the ten was thrown in, and came only with the cover of it
    (CARD, "Kd/QcAc/QhKh 7c8c,TsTd - d 0>1 - 3 log=0.7c,1.8cx7c,0.Ts,1.TdxTs", 2, "!Ts"),
    # the same table laid in the other order is fair
    (CARD, "Kd/QcAc/QhKh 7cTc,Ts8d - d 0>1 - 3 log=0.7c,1.Tcx7c,0.Ts,1.8dxTs", 2, "-"),
    (PLAYER, "Ks/Ac/8c9cTc 7s,Kd - h 0.1>2 - 3 log=0.7s,1.>Kd", 0, "!s1"),
    (PLAYER, "Ks/Ac/8c9cTc 7s,7d - h 0.1>2 - 3 log=0.7s,1.>7d", 0, "-"),
    (PLAYER, "Ks/Ac/8c9cTc 7s,Kd - h 0.1>2 - 3 log=0.7s,1.>Kd;mute=0", 0, "-"),
    ("mode=throw_in", "Ks/KdAc/8c9c 7s - h 0>1 - 3", 1, "-"),
]


@pytest.mark.parametrize(("rules", "position", "seat", "moves"), PROVED)
def test_what_everybody_can_prove(rules: str, position: str, seat: int, moves: str) -> None:
    proved = provably_false(at(rules, position).view(seat))
    assert (" ".join(map(str, proved)) or "-") == moves
