"""The lobby's menu of rules: a line about what is set, what can be chosen as buttons."""

from aiogram.enums import ButtonStyle
from aiogram.types import InlineKeyboardButton

from bot.screens.callbacks import LobbyAct, LobbyPress, OptionPress
from bot.screens.keyboards import Row, button, even_rows, keyboard
from bot.screens.options import (
    MENU,
    brief_rules,
    is_changed,
    menu_values,
    option_key,
    option_value,
)
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from durak import applies
from locales import Words

TOGGLE = 2
"""An option with so many values is one button that turns it over."""


def menu_screen(scene: Scene, words: Words) -> Screen:
    """The options that make a difference now: three values and more in rows, two on one button.

    One that makes none but was changed before is there too, for it may clash and must be undone.
    """
    offered = [key for key in MENU if applies(scene.rules, key) or is_changed(scene.rules, key)]
    wide = [key for key in offered if len(menu_values(key)) > TOGGLE]
    narrow = [key for key in offered if len(menu_values(key)) <= TOGGLE]
    rows = [row for key in wide for row in _choices(scene, key, words)]
    rows += even_rows([_toggle(scene, key, words) for key in narrow], 2)
    back = LobbyPress(game=scene.game_id, stamp=scene.stamp, act=LobbyAct.BACK)
    rows.append([button(words("button-back"), back)])
    problems = [problem_line(problem.value, words) for problem in scene.rules.problems()]
    lines = [words("menu-title"), brief_rules(scene.rules, words), *problems]
    return Screen("\n".join([*lines, "", words("menu-hint")]), keyboard(rows))


def problem_line(problem: str, words: Words) -> str:
    """Why the chosen rules cannot be played together."""
    return words("lobby-problem", problem=words(f"problem-{problem.replace('_', '-')}"))


def _choices(scene: Scene, key: str, words: Words) -> list[Row]:
    """One button a value, short enough for three a row of a phone."""
    return even_rows([_choice(scene, key, value, words) for value in menu_values(key)], 3)


def _choice(scene: Scene, key: str, value: str, words: Words) -> InlineKeyboardButton:
    label = words(f"{option_key(key, value)}.choice")
    if value != option_value(scene.rules, key):
        return button(label, _press(scene, key, value))
    return button(words("chosen", label=label), _press(scene, key, value), ButtonStyle.PRIMARY)


def _toggle(scene: Scene, key: str, words: Words) -> InlineKeyboardButton:
    chosen = option_value(scene.rules, key)
    other = next(value for value in menu_values(key) if value != chosen)
    label = words("menu-toggle", name=words(option_key(key)), value=words(option_key(key, chosen)))
    return button(label, _press(scene, key, other))


def _press(scene: Scene, key: str, value: str) -> OptionPress:
    return OptionPress(game=scene.game_id, stamp=scene.stamp, key=key, value=value)
