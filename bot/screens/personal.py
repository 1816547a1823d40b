"""What a person has chosen for himself: notifications, cards, language."""

from dataclasses import dataclass

from aiogram.types import InlineKeyboardButton

from bot.screens.callbacks import OwnFeature, PersonalPress
from bot.screens.keyboards import Row, button, keyboard
from bot.screens.screen import Screen
from bot.screens.settings import language_rows
from locales import Words

CHOICES: dict[OwnFeature, tuple[str, str]] = {
    "silent": ("off", "on"),
    "order": ("suit", "rank"),
}
"""What a person can choose, the default first."""


@dataclass(frozen=True)
class Personal:
    """What somebody has chosen, a value of `CHOICES` for each feature."""

    silent: str = "off"
    order: str = "suit"


def personal_screen(words: Words, chosen: Personal) -> Screen:
    """One button a feature, named as it is now; then the languages."""
    told = [words(f"personal-{name}-{getattr(chosen, name)}") for name in CHOICES]
    text = "\n\n".join([words("personal-title"), *told, words("language-me")])
    switches: list[Row] = [[_switch(words, feature, chosen)] for feature in CHOICES]
    return Screen(text, keyboard([*switches, *language_rows(words, "me")]))


def _switch(words: Words, feature: OwnFeature, chosen: Personal) -> InlineKeyboardButton:
    now = getattr(chosen, feature)
    other = next(value for value in CHOICES[feature] if value != now)
    return button(words(f"button-{feature}-{now}"), PersonalPress(feature=feature, value=other))
