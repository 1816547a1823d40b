"""The menu of rules: whole sets by name, then the options, one screen a group."""

from collections.abc import Sequence
from dataclasses import dataclass

from aiogram.types import InlineKeyboardButton

import durak
from bot.screens.callbacks import MenuPress, OptionPress, PresetPress
from bot.screens.keyboards import Row, button, choice, even_rows, keyboard
from bot.screens.options import Group, Option, groups_of, in_group, option_key
from bot.screens.rule_lines import (
    brief_rules,
    preset_key,
    preset_names,
    problem_lines,
    rule_sentence,
)
from bot.screens.screen import Screen
from durak import Rules
from locales import Words

HOME, OUT = "home", "out"
PAGES = (HOME, *(group.value for group in Group))
"""What the menu can show; OUT leaves it."""

TOGGLE = 2
"""An option with so many values is one button that turns it over."""

THIRD = 15
"""Letters of a label that fit three a row of a phone; longer ones stand two a row."""


LAST_GAME = "last"
"""In place of a preset's name: a new table of the chat has the rules of its last game."""


@dataclass(frozen=True, slots=True)
class Menu:
    """Whose rules are chosen: those of the table `game`, where `seats` are taken; 0: the chat's.

    `is_set`: somebody has chosen them.
    """

    rules: Rules
    page: str
    game: int
    stamp: int
    seats: int
    is_set: bool = True


def house_menu(rules: Rules | None, page: str) -> Menu:
    """The menu of the rules that new tables of a chat begin with; None: those of its last game."""
    is_set = rules is not None
    return Menu(rules or durak.PRESETS["classic"], page, game=0, stamp=0, seats=0, is_set=is_set)


def menu_screen(menu: Menu, words: Words) -> Screen:
    """The page of the menu; the first one where there is no such page, or nothing to choose."""
    shown = [group for group in groups_of(menu.rules) if group.value == menu.page]
    return _group_page(menu, shown[0], words) if shown else _home_page(menu, words)


def _home_page(menu: Menu, words: Words) -> Screen:
    presets = even_rows([_preset(menu, name, words) for name in preset_names()], 2)
    groups = even_rows([_door(menu, group, words) for group in groups_of(menu.rules)], 2)
    rows = [*_as_last(menu, words), *presets, *groups, [_leaf(menu, OUT, words("button-back"))]]
    hint = words("menu-hint" if menu.game else "house-hint")
    return Screen("\n".join([*_head(menu, words), "", hint]), keyboard(rows))


def _head(menu: Menu, words: Words) -> list[str]:
    title = words("menu-title" if menu.game else "house-title")
    if not menu.is_set:
        return [title, words("house-unset")]
    problems = problem_lines(menu.rules.problems(), words, menu.rules, menu.seats)
    return [title, brief_rules(menu.rules, words), *problems]


def _as_last(menu: Menu, words: Words) -> list[Row]:
    """Only a chat can leave its rules to the last game."""
    if menu.game:
        return []
    press = PresetPress(game=0, stamp=0, name=LAST_GAME)
    return [[choice(words("button-last-rules"), press, not menu.is_set, words)]]


def _preset(menu: Menu, name: str, words: Words) -> InlineKeyboardButton:
    press = PresetPress(game=menu.game, stamp=menu.stamp, name=name)
    chosen = menu.is_set and durak.preset_of(menu.rules) == name
    return choice(words(preset_key(name)), press, chosen, words)


def _door(menu: Menu, group: Group, words: Words) -> InlineKeyboardButton:
    return _leaf(menu, group.value, words("menu-door", name=words(f"group-{group.value}")))


def _leaf(menu: Menu, page: str, label: str) -> InlineKeyboardButton:
    return button(label, MenuPress(game=menu.game, stamp=menu.stamp, page=page))


def _group_page(menu: Menu, group: Group, words: Words) -> Screen:
    """Three values and more in rows of their own, options with two turned over by one button."""
    options = in_group(group, menu.rules)
    wide = [option for option in options if len(option.values) > TOGGLE]
    narrow = [option for option in options if len(option.values) == TOGGLE]
    rows = [row for option in wide for row in _choices(menu, option, words)]
    rows += even_rows([_toggle(menu, option, words) for option in narrow], 2)
    rows.append([_leaf(menu, HOME, words("button-back"))])
    return Screen("\n".join(_group_text(menu, group, options, words)), keyboard(rows))


def _group_text(menu: Menu, group: Group, options: Sequence[Option], words: Words) -> list[str]:
    sentences = [
        words(
            "menu-option",
            name=words(option_key(option.key)),
            sentence=rule_sentence(menu.rules, option.key, words),
        )
        for option in options
    ]
    topics = dict.fromkeys(topic for option in options for topic in option.topics)
    named = ", ".join(words(f"topic-{topic}").lower() for topic in topics)
    more = ["", words("menu-more", topics=named)] if named else []
    head = _head(menu, words)
    return [*head, "", words("menu-group", name=words(f"group-{group.value}")), *sentences, *more]


def _choices(menu: Menu, option: Option, words: Words) -> list[Row]:
    """One button a value, the chosen one marked."""
    labels = {value: _label(option, value, words) for value in option.values}
    chosen = option.value(menu.rules)
    buttons = [
        choice(label, _press(menu, option, value), value == chosen, words)
        for value, label in labels.items()
    ]
    return even_rows(buttons, 3 if max(map(len, labels.values())) <= THIRD else 2)


def _toggle(menu: Menu, option: Option, words: Words) -> InlineKeyboardButton:
    chosen = option.value(menu.rules)
    other = next(value for value in option.values if value != chosen)
    return button(_label(option, chosen, words), _press(menu, option, other))


def _label(option: Option, value: str, words: Words) -> str:
    return words(f"{option_key(option.key, value)}.choice")


def _press(menu: Menu, option: Option, value: str) -> OptionPress:
    return OptionPress(game=menu.game, stamp=menu.stamp, key=option.key, value=value)
