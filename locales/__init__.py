"""Every word on screen, in every language: Fluent files by room, one folder a language."""

from locales.words import LANGUAGES, Words, words

__all__ = ["LANGUAGES", "Words", "words"]
