"""Positions for players: a stock written `*9h` is every card not named, 9h under it."""

import durak
from durak import Game, Rules, View


def view_at(position: str, seat: int, rules: str = "-") -> View:
    fields = position.split()
    parsed = Rules.parse(rules)
    if fields[2].startswith("*"):
        fields[2] = rest(parsed, fields[0] + fields[1], fields[2][1:])
    return Game.at(" ".join(fields), parsed).view(seat)


def rest(rules: Rules, named: str, face_up: str) -> str:
    cards = [str(card) for card in durak.deck(rules)]
    return "".join(card for card in cards if card not in (*pairs(named), face_up)) + face_up


def pairs(named: str) -> list[str]:
    text = "".join(letter for letter in named if letter not in "/,-")
    return [text[at : at + 2] for at in range(0, len(text), 2)]
