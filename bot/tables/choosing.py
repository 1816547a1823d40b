"""Rules wished for by a press: what they become, or what cannot go together."""

from __future__ import annotations

from dataclasses import dataclass

import durak
from bot.tables.answers import Answer, Chosen, refuse
from bot.tables.notices import Notice


@dataclass(frozen=True, slots=True)
class OptionWish:
    """This value of that option; both as `durak.Rules.parse` reads them."""

    key: str
    value: str


@dataclass(frozen=True, slots=True)
class PresetWish:
    """All the rules of this preset."""

    name: str


Wish = OptionWish | PresetWish


def decide(rules: durak.Rules, wish: Wish, seats: int = 0) -> tuple[durak.Rules, Answer]:
    """The rules after the wish, at a table where so many sit, and what to say.

    They stay as they are where the wish clashes with them. Raises `Refused` for a wish that none
    of our buttons has.
    """
    wished = _wished(rules, wish)
    problems = durak.lasting_problems(wished, seats)
    if problems:
        return rules, clash(wished, seats, problems)
    return wished, _agreed(rules, wished, wish)


def clash(rules: durak.Rules, seats: int, problems: tuple[durak.Problem, ...]) -> Answer:
    """That these rules cannot be played where so many sit."""
    chosen = Chosen(rules, seats=seats)
    return Answer(Notice.RULES_CLASH, alert=True, problems=problems, chosen=chosen)


def _wished(rules: durak.Rules, wish: Wish) -> durak.Rules:
    try:
        if isinstance(wish, PresetWish):
            return durak.PRESETS[wish.name]
        return durak.with_option(rules, wish.key, wish.value)
    except (KeyError, ValueError) as error:
        raise refuse(Notice.UNKNOWN_BUTTON) from error


def _agreed(before: durak.Rules, after: durak.Rules, wish: Wish) -> Answer:
    if isinstance(wish, PresetWish):
        return Answer(Notice.PRESET_CHOSEN, chosen=Chosen(after, preset=wish.name))
    also = [key for key in durak.OPTIONS if getattr(before, key) != getattr(after, key)]
    others = tuple(key for key in also if key != wish.key)
    return Answer(Notice.RULES_CHANGED, chosen=Chosen(after, also=others))
