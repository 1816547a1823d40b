"""Who plays how: five hundred groups of people, no two alike in everything."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import durak
from bot.screens.options import OF_KEY

Wish = tuple[str, str]
"""How the data of a wished button of the menu of rules begins and ends."""

_DECK = OF_KEY["deck"].group.value
_CHATS = ("supergroup",) * 12 + ("group",) * 3 + ("forum",) * 3 + ("private",) * 2
_HANDS = ("private",) * 6 + ("group",) * 3 + ("both",) * 1
_CLOCKS = (None,) * 4 + (30,) * 1 + (86400,) * 8 + (0,) * 7
_BESIDE = ("mode", "next_lead", "throw_in", "first_lead")


@dataclass(frozen=True)
class Kind:
    """`hands`: where people look at their cards; `silent`: so many never press anything in a game;
    `clock`: seconds a turn that the chat chooses, None: the bot's; `admin`: the bot is one there.
    """

    people: int
    computers: int
    chat: str
    hands: str
    preset: str
    wishes: tuple[Wish, ...]
    clock: int | None
    admin: bool
    silent: int


def kind_of(number: int, seed: int) -> Kind:
    """The kind of the group of this number; every preset of rules comes round."""
    dice = Random(f"{seed} {number}")
    chat = dice.choice(_CHATS)
    people = 1 if chat == "private" else dice.choice((1, 2, 2, 2, 3, 3, 4))
    computers = 0 if people > 2 else dice.choice((0, 0, 0, 1, 2))
    if people == 1:
        computers = max(1, computers)
    names = [*durak.PRESETS]
    preset = names[number % len(names)]
    return Kind(
        people=people,
        computers=computers,
        chat=chat,
        hands="private" if chat == "private" else dice.choice(_HANDS),
        preset=preset,
        wishes=_wishes(preset, dice),
        clock=None if chat == "private" else dice.choice(_CLOCKS),
        admin=dice.random() < 0.2,
        silent=dice.choice((0,) * 8 + (1, people)),
    )


def _wishes(preset: str, dice: Random) -> tuple[Wish, ...]:
    """The buttons pressed in the menu, in their order."""
    wished: list[Wish] = [] if preset == "classic" else [("p:", f":{preset}")]
    if preset != "joker" and dice.random() < 0.3:
        wished += [("g:", f":{_DECK}"), ("o:", ":deck:24"), ("g:", ":home")]
    if dice.random() < 0.15:
        key = dice.choice(_BESIDE)
        value = dice.choice(OF_KEY[key].values)
        wished += [("g:", f":{OF_KEY[key].group.value}"), ("o:", f":{key}:{value}")]
        wished += [("g:", ":home")]
    return tuple(wished)
