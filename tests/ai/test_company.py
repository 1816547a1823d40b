"""What a person would play too: a position, the seat asked, the move."""

import pytest

import durak.ai
from tests.ai.positions import view_at

OTHER = "7c9dJdQdKdKs"
"""Six cards of somebody else."""

EARLY = {
    "the lowest plain card, not the trump six": (
        f"6h7s9cTdJcQs/{OTHER} - *9h h 0>1 - 2",
        (0, "7s"),
    ),
    "two of a low rank together": (
        f"6h8c8dTcJsQs/{OTHER} - *9h h 0>1 - 2",
        (0, "8c8d"),
    ),
    "of a rank the plain cards only": (
        f"7d7h7sTcJsQs/{OTHER} - *9h h 0>1 - 2",
        (0, "7d7s"),
    ),
    "no pair of aces while there is a seven": (
        f"7sQcAcAdAsQh/{OTHER} - *9h h 0>1 - 2",
        (0, "7s"),
    ),
    "the cheapest card that covers": (
        "7c9cJsQcKdKs/8dTdAdJcQs6h 7d *9h h 0>1 - 2",
        (1, "8dx7d"),
    ),
    "the nine nobody can add to before the eight": (
        "7cTcKcQdKd/8d9c9d9sJcQs 7d *9h h 0>1 - 2",
        (1, "9dx7d"),
    ),
    "a small trump saves from taking": (
        "7c9dJdQdKd/9cTcJsQs6hJh 7d *9h h 0>1 - 2",
        (1, "6hx7d"),
    ),
    "the trump ace does not go for a six": (
        "7c9dJdQdKd/9cTcJsQsKsAh 6d *9h h 0>1 - 2",
        (1, "take"),
    ),
    "an ace is worth taking": (
        "7c9dJdQdKd/9cTcJsQsKsQh Ad *9h h 0>1 - 2",
        (1, "take"),
    ),
    "half an answer is none": (
        "7c9dJdQd/9cTdJcQcKc7s 8d,8s *9h h 0>1 - 2",
        (1, "take"),
    ),
    "a transfer with a low card": (
        "9dJdQdKdKs/7c8dTcJcQs6h 7d *9h h 0>1 - 2",
        (1, ">7c"),
    ),
    "no transfer with the trump king": (
        "9dJdQd7cKs/8cTcAdJcQsKh Kd *9h h 0>1 - 2",
        (1, "AdxKd"),
    ),
    "a low card is thrown in": (
        "8cTcJcQsAs/9dJdQdKdKs 6d8d *9h h 0>1 - 2",
        (0, "8c"),
    ),
    "a taker gets low cards": (
        "7cTcJcQsAs/9dJdQdKdKs8s 7d *9h h 0>1 t 2",
        (0, "7c"),
    ),
    "a taker gets no trump": (
        "7hTcJcQsAs/9dJdQdKdKs8s 7d *9h h 0>1 t 2",
        (0, "pass"),
    ),
    "a taker gets no ace": (
        "6c7cTcAcJs/9dJdQdKdKs8s Ad *9h h 0>1 t 2",
        (0, "pass"),
    ),
    "nor does a defender get a trump": (
        "8hTcJcQsAs/9dJdQdKdKs 6d8d *9h h 0>1 - 2",
        (0, "pass"),
    ),
}


@pytest.mark.parametrize("name", EARLY)
def test_early_in_the_game(name: str) -> None:
    position, (seat, move) = EARLY[name]
    assert str(durak.ai.choose(view_at(position, seat))) == move


LATE = {
    # 6c is covered by 7c, then Kd goes to the ace. After the ace is taken 6c is the last card.
    "the ace first when the rest goes out": ("6cAc/7cKd - - h 0>1 - 20", (0, "Ac")),
    # Nothing of 9c9s fits 8cTh: beaten, and the lead of 9d, which 9c9s cannot cover, is the last.
    "the trump goes when it wins": ("9c9s/9dTh 8c - h 0>1 - 20", (1, "Thx8c")),
    "the last card goes out with the bout": ("6h/8cTc 6d9d - h 0>1 - 20", (0, "6h")),
    "all of a rank at once": ("7c7d7s/8cJhQh/9cKd - - h 0>1 - 20", (0, "7c7d7s")),
    # Three are left, so hands are hidden, but nothing is drawn any more.
    "nothing is saved up without a stock": (
        "9cKc/TcQdAh/8c8sAd 7d9d - h 0>1 - 20",
        (0, "9c"),
    ),
}


@pytest.mark.parametrize("name", LATE)
def test_late_in_the_game(name: str) -> None:
    position, (seat, move) = LATE[name]
    assert str(durak.ai.choose(view_at(position, seat, "mode=throw_in"))) == move


def test_the_module_is_a_player() -> None:
    player: durak.ai.Player = durak.ai
    assert str(player.choose(view_at("6c/7c - - h 0>1 - 20", 0))) == "6c"
