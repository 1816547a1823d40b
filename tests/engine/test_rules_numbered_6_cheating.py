"""Rules 6.3 to 6.5 of docs/rules.md, each by its number."""

import pytest

from durak import Card, Game, Rules
from durak.events import (
    Attacked,
    Believed,
    BoutBeaten,
    CardsDrawn,
    CaughtCheating,
    ChallengeOpened,
    Covered,
    Event,
    FalselyAccused,
    Passed,
)
from tests.positions import judge

CARD = "mode=throw_in cheating=card passing=explicit throw_order=free"
PLAYER = "cheating=player passing=explicit"


def after(rules: str, position: str, *moves: tuple[int, str]) -> Game:
    return judge.after(Game.at(position, Rules.parse(rules)), list(moves))


def told(game: Game, seat: int, move: str) -> tuple[Event, ...]:
    return game.play(seat, move)[1]


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())


def test_rule_6_3_any_card_may_be_thrown_in_and_any_may_cover() -> None:
    game = after(CARD, "9sKc/6hAc/7c8c - - d 0>1 - 3", (0, "9s"))
    assert told(game, 2, "7c") == (Attacked(2, cards("7c")),)
    covered = (Covered(1, *cards("6h 9s")),)
    assert told(game, 1, "6hx9s") == covered


def test_rule_6_3_guilty_and_all_after_it_goes_back() -> None:
    start = "7cTcKd/8cQcAc/QhKh - - d 0>1 - 3"
    moves = [(0, "7c"), (1, "8cx7c"), (0, "Tc"), (1, "QcxTc"), (2, "Qh")]
    game = after(CARD, start, *moves)
    assert told(game, 1, "!Tc") == (CaughtCheating(0, 1, cards("Tc Qc Qh")),)


def test_rule_6_3_innocent_makes_the_accuser_play_fairly() -> None:
    game = after(CARD, "9sKc/6cKs/7c8c - - d 0>1 - 3", (0, "9s"))
    assert told(game, 1, "!9s") == (FalselyAccused(0, 1),)
    game = after(CARD, game.position, (1, "!9s"))
    assert judge.legal(game, 1) == "Ksx9s take"


def test_rule_6_3_to_the_end_of_the_game() -> None:
    rounds = [(0, "9s"), (1, "!9s"), (1, "Ksx9s"), (0, "pass"), (2, "pass")]
    moves = [*rounds, (0, "pass"), (1, "pass"), (2, "pass"), (1, "6c"), (2, "7cx6c")]
    game = after(CARD, "9sKc/6cKsQs/7c8c - - d 0>1 - 3", *moves)
    assert judge.legal(game, 1) == "pass !7c"
    assert judge.legal(game, 0) == "Kc pass !6c !7c"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_rule_6_3_who_began_the_bout_may_accuse_with_an_empty_hand_too(seat: int) -> None:
    game = after(CARD, "7s/8sKc/Qd - - h 0>1 - 3", (0, "7s"), (1, "8sx7s"), (2, "Qd"))
    game = after(CARD, game.position, (1, "KcxQd"))
    own = {0: "!7s", 1: "!8s !Kc", 2: "!Qd"}[seat].split()
    others = [word for word in ["!7s", "!8s", "!Qd", "!Kc"] if word not in own]
    assert judge.legal(game, seat).split() == ["pass", *others]


def test_rule_6_4_any_card_may_be_transferred() -> None:
    game = after(PLAYER, "7sKs/KdAc/8c9cTc - - h 0>1 - 3", (0, "7s"), (1, ">Kd"))
    assert game.position == "Ks/Ac/8c9cTc 7s,Kd - h 0.1>2 - 3 log=0.7s,1.>Kd"


def test_rule_6_4_the_earliest_fake_of_the_accused_and_all_after_it_go_back() -> None:
    moves = [(0, "7s"), (1, ">Kd"), (2, "8cx7s"), (2, "9cxKd")]
    start = "7sKs/KdAc/8c9cTc - - h 0>1 - 3"
    game = after(PLAYER, start, *moves)
    assert told(game, 0, "!s2") == (CaughtCheating(2, 0, cards("8c 9c")),)
    assert told(game, 0, "!s1") == (CaughtCheating(1, 0, cards("8c 9c Kd")),)


def test_rule_6_4_the_cheat_plays_fairly_till_the_bout_ends() -> None:
    game = after(PLAYER, "7sKs/KdAc/8c9cTc - - h 0>1 - 3", (0, "7s"), (1, ">Kd"), (2, "!s1"))
    assert judge.legal(game, 1) == "take !s0 !s2"


def test_rule_6_4_innocent_silences_the_accuser() -> None:
    game = after(PLAYER, "9hKd/8cQc/QhKh - - d 0>1 - 3", (0, "9h"))
    assert told(game, 1, "!s0") == (FalselyAccused(0, 1),)
    game = after(PLAYER, game.position, (1, "!s0"))
    assert judge.legal(game, 1) == "8cx9h Qcx9h >8c >Qc take"


STOCK = "7cKd/6hAc/QhKh - 9d d 0>1 - 3"


def test_rule_6_5_the_bout_ends_when_everybody_believes_it() -> None:
    game = after(CARD, STOCK, (0, "7c"), (1, "6hx7c"), (0, "pass"))
    assert told(game, 2, "pass") == (Passed(2), ChallengeOpened(1))
    game = after(CARD, game.position, (2, "pass"))
    assert (game.actors, game.view(None).awaited) == ((0, 1, 2), (0, 1, 2))
    assert told(game, 1, "pass") == (Believed(1),)
    game = after(CARD, game.position, (1, "pass"), (0, "pass"))
    assert told(game, 2, "pass") == (Believed(2), BoutBeaten(1), CardsDrawn(0, 1))


def test_rule_6_5_a_guilty_accusation_puts_the_table_back_into_play() -> None:
    moves = [(0, "7c"), (1, "6hx7c"), (0, "pass"), (2, "pass"), (0, "pass"), (2, "!6h")]
    game = after(CARD, STOCK, *moves)
    assert game.position == "Kd/6hAc/QhKh 7c 9d d 0>1 - 3 honest=1;log=0.7c"


def test_rule_6_5_a_last_card_that_may_be_faked_is_not_out() -> None:
    game = after(CARD, "7sKs/6d/8c9cTc - - h 0>1 - 3", (0, "7s"))
    game, events = game.play(1, "6dx7s")
    assert events == (Covered(1, *cards("6d 7s")), ChallengeOpened(1))
    assert game.view(None).places == ()
