"""Settings of a chat, and the choice of a language."""

from dataclasses import dataclass
from typing import Literal

from aiogram.types import InlineKeyboardButton

from bot.screens.callbacks import ClockPress, Feature, LanguagePress, LookPress, MenuPress
from bot.screens.keyboards import Row, button, choice, even_rows, keyboard
from bot.screens.rule_lines import brief_rules
from bot.screens.rules_menu import HOME
from bot.screens.screen import Screen
from durak import Rules
from locales import LANGUAGES, Words

CLOCKS = (0, 30, 60, 90, 180, 86400)
"""Seconds for a turn that a chat may choose; 0: no clock."""


LOOKS: dict[Feature, tuple[str, str]] = {
    "pictures": ("on", "off"),
    "theme": ("light", "dark"),
    "colours": ("two", "four"),
    "pins": ("off", "on"),
}
"""What can be chosen of a look, the default first."""


@dataclass(frozen=True)
class ChatLook:
    """How a chat sees its tables; `refused`: it may have no pictures, whatever it wants."""

    pictures: str = "on"
    theme: str = "light"
    colours: str = "two"
    pins: str = "off"
    refused: bool = False


def settings_screen(
    words: Words, clock: int, rules: Rules | None, look: ChatLook | None = None
) -> Screen:
    """The clock, the rules of new tables (None: as last time), the look, and the language."""
    shown = look or ChatLook()
    text = [
        words("settings-title"),
        words("settings-clock" if clock else "settings-no-clock", clock=clock_text(clock, words)),
        _rules_line(rules, words),
        words("settings-photos-refused") if shown.refused else "",
        words("settings-language"),
    ]
    clocks = [
        choice(clock_text(seconds, words), ClockPress(seconds=seconds), seconds == clock, words)
        for seconds in CLOCKS
    ]
    door = button(words("button-house-rules"), MenuPress(game=0, stamp=0, page=HOME))
    looks = even_rows(_look_buttons(words, shown), 2)
    rows = [*even_rows(clocks, 3), [door], *looks, *language_rows(words, "chat")]
    return Screen("\n".join(filter(None, text)), keyboard(rows))


def _look_buttons(words: Words, look: ChatLook) -> Row:
    """One button a feature, named as it is now; theme and suits only where there are pictures."""
    of_pictures = ("theme", "colours")
    features = [name for name in LOOKS if look.pictures == "on" or name not in of_pictures]
    return [_look_button(words, feature, getattr(look, feature)) for feature in features]


def _look_button(words: Words, feature: Feature, now: str) -> InlineKeyboardButton:
    other = next(value for value in LOOKS[feature] if value != now)
    return button(words(f"look-{feature}-{now}"), LookPress(feature=feature, value=other))


def _rules_line(rules: Rules | None, words: Words) -> str:
    if rules is None:
        return words("house-unset")
    return words("settings-rules", rules=brief_rules(rules, words))


def language_screen(words: Words) -> Screen:
    """The languages that the chat may have."""
    return Screen(words("language-chat"), keyboard(language_rows(words, "chat")))


def clock_text(seconds: int, words: Words) -> str:
    """The time for a turn in words."""
    return words(f"clock-{seconds}") if seconds in CLOCKS else words("clock-other", count=seconds)


def language_rows(words: Words, scope: Literal["me", "chat"]) -> list[Row]:
    """The languages by their own names, two a row, the one that is spoken marked."""
    languages = [
        choice(
            words(f"language-{language}"),
            LanguagePress(language=language, scope=scope),
            language == words.language,
            words,
        )
        for language in LANGUAGES
    ]
    return even_rows(languages, 2)
