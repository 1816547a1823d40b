"""Every word on screen, in every language: Fluent files by room, one folder a language."""

from locales.words import LANGUAGES, Words, has_words, words

__all__ = ["LANGUAGES", "Words", "has_words", "words"]
