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
        ("uk", "uk"),
        ("uk-UA", "uk"),
        ("bg", "bg"),
        ("bg_BG", "bg"),
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
    ("count", "text"),
    [
        (0, "0 карт"),
        (1, "1 карта"),
        (4, "4 карти"),
        (5, "5 карт"),
        (14, "14 карт"),
        (21, "21 карта"),
        (33, "33 карти"),
    ],
)
def test_ukrainian_plurals(count: int, text: str) -> None:
    assert words("uk")("cards", count=count) == text


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0 карти"), (1, "1 карта"), (2, "2 карти"), (21, "21 карти")]
)
def test_bulgarian_plurals(count: int, text: str) -> None:
    assert words("bg")("cards", count=count) == text


@pytest.mark.parametrize(
    ("place", "ukrainian", "bulgarian"),
    [
        (1, "1-ше місце", "1-во място"),
        (2, "2-ге місце", "2-ро място"),
        (3, "3-тє місце", "3-то място"),
        (4, "4-те місце", "4-то място"),
        (5, "5-те місце", "5-о място"),
        (6, "6-те місце", "6-о място"),
        (7, "7-ме місце", "7-мо място"),
        (8, "8-ме місце", "8-мо място"),
    ],
)
def test_places_are_counted_as_the_language_does(
    place: int, ukrainian: str, bulgarian: str
) -> None:
    assert words("uk")("place", place=place) == ukrainian
    assert words("bg")("place", place=place) == bulgarian


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (21, "21 cards")]
)
def test_english_plurals(count: int, text: str) -> None:
    assert words("en")("cards", count=count) == text
