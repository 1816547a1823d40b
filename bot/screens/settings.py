"""Settings of a chat, and the choice of a language."""

from typing import Literal

from aiogram.enums import ButtonStyle
from aiogram.filters.callback_data import CallbackData
from aiogram.types import InlineKeyboardButton

from bot.screens.callbacks import ClockPress, LanguagePress
from bot.screens.keyboards import Row, button, even_rows, keyboard
from bot.screens.screen import Screen
from locales import LANGUAGES, Words

CLOCKS = (0, 30, 60, 90, 180, 86400)
"""Seconds for a turn that a chat may choose; 0: no clock."""


def settings_screen(words: Words, clock: int, language: str) -> Screen:
    """The clock and the language of a chat, the chosen ones marked."""
    text = [
        words("settings-title"),
        words("settings-clock", clock=clock_text(clock, words)),
        words("settings-language"),
    ]
    clocks = [
        _choice(clock_text(seconds, words), ClockPress(seconds=seconds), seconds == clock, words)
        for seconds in CLOCKS
    ]
    rows = [*even_rows(clocks, 3), _languages(words, language, "chat")]
    return Screen("\n".join(text), keyboard(rows))


def language_screen(words: Words, scope: Literal["me", "chat"] = "me") -> Screen:
    """The languages by their own names, the chosen one marked."""
    rows = [_languages(words, words.language, scope)]
    return Screen(words(f"language-{scope}"), keyboard(rows))


def clock_text(seconds: int, words: Words) -> str:
    """The time for a turn in words."""
    return words(f"clock-{seconds}") if seconds in CLOCKS else words("clock-other", count=seconds)


def _languages(words: Words, chosen: str, scope: Literal["me", "chat"]) -> Row:
    return [
        _choice(
            words(f"language-{language}"),
            LanguagePress(language=language, scope=scope),
            language == chosen,
            words,
        )
        for language in LANGUAGES
    ]


def _choice(label: str, press: CallbackData, chosen: bool, words: Words) -> InlineKeyboardButton:
    if not chosen:
        return button(label, press)
    return button(words("chosen", label=label), press, ButtonStyle.PRIMARY)
