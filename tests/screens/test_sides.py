"""Who plays with whom, told by colours and in words."""

import pytest

import durak
from bot.screens.hand import hand_screen
from bot.screens.seats import listed, side_mark
from locales import words
from tests.screens.scenes import ANYA, BORYA, GALYA, VERA, playing

RU = words("ru")
SIX = "6d6c9h/8dTs7h/7cAc8h/9c9d9s/TcTdTh/JcJdJh - KdKc6h h 0>1 - 4"
SIX_FACES = (ANYA, BORYA, VERA, GALYA, ANYA, BORYA)


@pytest.mark.parametrize(
    ("teams", "seats", "marks"),
    [
        ("none", 3, ["", "", ""]),
        ("2x2", 4, ["🔴", "🔵", "🔴", "🔵"]),
        ("3x3", 6, ["🔴", "🔵", "🔴", "🔵", "🔴", "🔵"]),
        ("three_pairs", 6, ["🔴", "🔵", "🟢", "🔴", "🔵", "🟢"]),
        ("three_pairs", 2, ["🔴", "🔵"]),
    ],
)
def test_partners_have_one_mark(teams: str, seats: int, marks: list[str]) -> None:
    rules = durak.Rules.parse(f"teams={teams}")
    assert [side_mark(rules, seats, seat, RU) for seat in range(seats)] == marks


def test_a_list_of_seats_stands_side_by_side() -> None:
    names = ("А", "Б", "В", "Г", "Д", "Е")
    pairs = durak.Rules.parse("teams=three_pairs")
    assert listed(pairs, names, (4, 2, 5, 1), RU) == "🔵\u00a0Б, Д · 🟢\u00a0В, Е"
    assert listed(durak.Rules(), names, (4, 2), RU) == "Д, В"


@pytest.mark.parametrize(
    ("teams", "seat", "line"),
    [
        ("none", 1, None),
        ("three_pairs", 2, "🟢 Ваша пара: \u2068Боря (2)\u2069"),
        ("3x3", 1, "🔵 Ваша команда: \u2068Галя\u2069, \u2068Боря (2)\u2069"),
    ],
)
def test_a_hand_names_the_partners(teams: str, seat: int, line: str | None) -> None:
    scene = playing(SIX, rules=f"teams={teams}", seat=seat, faces=SIX_FACES)
    told = [each for each in hand_screen(scene, RU).text.splitlines() if "Ваша " in each]
    assert told == ([line] if line else [])
