"""Tables to draw."""

from bot.pictures import Look, Shot, Sitter, shot_of
from durak import Game, Rules, View

NAMES = ("Аня", "Борис Константинович", "Вера", "Гоша", "Dmitry", "Ева", "Жора", "Зоя")

SIX_PAIRS = "8sKc/9sKh/QdKd/ThJh/AcAh/AdQs 6c7c,6d7d,7h8h,8c9c,8d9d,TcJc - s 0>1 - 7"
EIGHT_SEATS = "8sKc/9s2s/QdKd/ThJh/AcAh/AdQs/2c3c/2d3dXr 6c7c,6d7d,7h8h,8c9c,8d9d,TcXb - h 0>1 - 7"
COVERED = "mode=throw_in passing=explicit cap=hand"
"""All lies covered, and nobody has passed yet."""
LOOKS = {
    "light": Look(),
    "dark": Look("dark"),
    "four colours": Look(four_colours=True, letters="JQKA"),
    "dark, four colours": Look("dark", True, "JQKA"),
}


def view_of(position: str, rules: str = "-") -> View:
    return Game.at(position, Rules.parse(rules)).view(None)


def shot(position: str, rules: str = "-", look: Look = LOOKS["light"], sides: int = 0) -> Shot:
    view = view_of(position, rules)
    sitters = [
        Sitter(NAMES[seat], side=seat % sides if sides else None)
        for seat in range(len(view.counts))
    ]
    return shot_of(view, sitters, look)
