"""Asking for texts."""

import pytest

from locales import LANGUAGES, words


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("ru", "ru"),
        ("en", "en"),
        ("en-US", "en"),
        ("EN_gb", "en"),
        ("ru-RU", "ru"),
        ("de", "ru"),
        ("", "ru"),
        (None, "ru"),
    ],
)
def test_the_language_is_found_as_telegram_names_it(asked: str | None, given: str) -> None:
    assert words(asked).language == given


def test_words_of_a_language_are_loaded_once() -> None:
    assert words("en") is words("en-US")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_text_is_an_error(language: str) -> None:
    with pytest.raises(KeyError):
        words(language)("no-such-text")
    with pytest.raises(KeyError):
        words(language)("suit-c.no-such-attribute")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_value_is_an_error(language: str) -> None:
    with pytest.raises(KeyError):
        words(language)("nobody")


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (0, "0 карт"),
        (1, "1 карта"),
        (2, "2 карты"),
        (5, "5 карт"),
        (11, "11 карт"),
        (21, "21 карта"),
        (22, "22 карты"),
        (36, "36 карт"),
    ],
)
def test_russian_plurals(count: int, text: str) -> None:
    assert words("ru")("cards", count=count) == text


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (21, "21 cards")]
)
def test_english_plurals(count: int, text: str) -> None:
    assert words("en")("cards", count=count) == text
