"""What the company player does beside laying cards, and what jokers are worth to it."""

import pytest

from durak.ai import choose
from tests.ai.positions import view_at

OTHER = "6c7c8c9dTdQd"
"""Six cards of somebody else, no five of one suit."""

RIGHTS = {
    "the lowest trump is exchanged before the lead": (
        "trump_exchange=on mode=throw_in",
        "7c8c/6dKc - 7h8hQhKhQd d 1>0 - 3",
        (1, "swap"),
    ),
    "and before the answer": (
        "trump_exchange=on mode=throw_in",
        "7c/6d8d 9c 7h8hQd d 0>1 - 3",
        (1, "swap"),
    ),
    # Five spades and no trump: what is not in the hand is better than what is.
    "a poor hand is dealt anew": (
        "redeal=five_of_suit",
        f"6s7s8d9sJsAs/{OTHER} - *9h h 0>1 - 1",
        (0, "redeal"),
    ),
    "five trumps are kept": (
        "redeal=five_of_suit",
        f"6h7h8hThQhAs/{OTHER} - *9h h 0>1 - 1",
        (0, "As"),
    ),
}


@pytest.mark.parametrize("name", RIGHTS)
def test_a_right_is_used_where_it_pays(name: str) -> None:
    rules, position, (seat, move) = RIGHTS[name]
    assert str(choose(view_at(position, seat, rules))) == move


JOKERS = {
    # Hearts are trumps: the red joker covers anything, the black one what is black.
    "the joker that is no master goes first": ("2c3c/3hXbXr/4c5c Ks - h 0>1 - 3", "XbxKs"),
    "the master joker for what nothing else covers": ("2c3c/2dXbXr/4c5c Ah - h 0>1 - 3", "XrxAh"),
}


@pytest.mark.parametrize("name", JOKERS)
def test_jokers_are_not_alike(name: str) -> None:
    position, move = JOKERS[name]
    assert str(choose(view_at(position, 1, "deck=54 jokers=colour mode=throw_in"))) == move


CHEATS = "mode=throw_in cheating=card passing=explicit throw_order=free"
FAKES = {
    # Hearts are trumps: no eight of clubs covers a nine of spades.
    "a cover that does not beat": (
        CHEATS,
        "Kc/Ac/7c8c 9s8d - h 0>1 - 3 log=0.9s,1.8dx9s",
        (0, "!8d"),
    ),
    "a card thrown in whose rank did not lie there": (
        CHEATS,
        "Kc/Ac/7c8c 9sTs,Qd - h 0>1 - 3 log=0.9s,1.Tsx9s,2.Qd",
        (0, "!Qd"),
    ),
    "the defender too, before he answers": (
        CHEATS,
        "Kc/Ac6h/7c8c 9sTs,Qd - h 0>1 - 3 log=0.9s,1.Tsx9s,2.Qd",
        (1, "!Qd"),
    ),
    "when the bout is over": (
        CHEATS,
        "Kc/Ac/7c8c 9s8d - h 0>1 c 3 log=0.9s,1.8dx9s,0.pass,2.pass",
        (2, "!8d"),
    ),
    "a transfer of another rank": (
        "cheating=player passing=explicit",
        "Ks/Ac/8c9cTc 7s,Kd - h 0.1>2 - 3 log=0.7s,1.>Kd",
        (2, "!s1"),
    ),
}


@pytest.mark.parametrize("name", FAKES)
def test_what_everybody_can_prove_is_accused(name: str) -> None:
    rules, position, (seat, move) = FAKES[name]
    assert str(choose(view_at(position, seat, rules))) == move


FAIR = {
    "a fair cover is believed": ("Kc/Ac/7c8c 9sTs - h 0>1 c 3 log=0.9s,1.Tsx9s,0.pass,2.pass", 0),
    "by the defender as well": (
        "Kc/Ac/7c8c 9sTs - h 0>1 p0c 3 log=0.9s,1.Tsx9s,0.pass,2.pass,0.pass",
        1,
    ),
}


@pytest.mark.parametrize("name", FAIR)
def test_what_nobody_can_prove_is_believed(name: str) -> None:
    position, seat = FAIR[name]
    assert str(choose(view_at(position, seat, CHEATS))) == "pass"


LADDER = {
    # Seat 0 stands on the sixes: with the king gone, the six can be hung.
    "pogony stay in the hand to the last": ("6sKc/TdJdQd - - h 0>1 - 9 rank=67", (0, "Kc")),
    "another's rank is led like any card": ("7sKc/TdJdQd - - h 0>1 - 9 rank=67", (0, "7s")),
    "and are hung": ("6s/8cKcTdJdQd - - h 0>1 th 9 rank=67", (0, "@6s")),
}


@pytest.mark.parametrize("name", LADDER)
def test_pogony_are_kept_and_hung(name: str) -> None:
    position, (seat, move) = LADDER[name]
    assert str(choose(view_at(position, seat, "mode=throw_in pogony=ladder"))) == move
