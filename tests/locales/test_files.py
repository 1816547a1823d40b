"""The same texts in every language: none missing, none unused, none twice."""

import ast as python
from collections import Counter

import pytest

from locales import LANGUAGES
from locales.words import resources
from tests.locales.files import asked_for, messages, plurals, sources, texts, written

DEFAULT = LANGUAGES[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts(language: str) -> None:
    assert set(texts(language)) == set(texts(DEFAULT))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert set(resources(language)) == set(resources(DEFAULT))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_asks_for_the_same_values_in_every_language(language: str) -> None:
    def asked(of: str) -> dict[str, set[str]]:
        # The count may go unused where a language needs no plural.
        return {key: names - {"count"} for key, names in texts(of).items()}

    assert asked(language) == asked(DEFAULT)


FORMS = {
    "ru": {"one", "few", "many"},
    "uk": {"one", "few", "many"},
    "bg": {"one", "other"},
    "en": {"one", "other"},
}
"""The forms of a noun after a whole number."""
ALWAYS_SEVERAL = {"preset-line"}
"""Nobody plays alone: a language with one form for all that is more than one needs no other."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_all_plural_forms_of_its_language(language: str) -> None:
    counted = {key for key, choices in plurals(DEFAULT).items() if FORMS[DEFAULT] in choices}
    assert len(counted) > 5
    own = plurals(language)
    if len(FORMS[language]) == 2:
        counted -= ALWAYS_SEVERAL
    assert [key for key in sorted(counted) if FORMS[language] not in own[key]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_chooses_by_forms_that_its_language_does_not_have(language: str) -> None:
    known = FORMS[language] | {"other"}
    strange = {
        key: choices
        for key, choices in plurals(language).items()
        if not all(choice <= known for choice in choices)
    }
    assert strange == {}


FOREIGN = {"ru": "іїєґ", "uk": "ыэъё", "bg": "ыэёіїєґ", "en": "абвгдежзийклмнопрстуфхцчшщ"}
"""Letters that a language does not have: a text left in another one shows by them."""
ITS_OWN_NAME = "Локальный дурак"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_in_the_letters_of_its_language(language: str) -> None:
    strange = {
        message.id.name
        for message in messages(language)
        if not message.id.name.startswith("language-")
        if set(written(message).replace(ITS_OWN_NAME, "").casefold()) & set(FOREIGN[language])
    }
    assert strange == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language: str) -> None:
    counted = Counter(message.id.name for message in messages(language))
    assert [key for key, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_unused(language: str) -> None:
    patterns = asked_for()
    unused = [key for key in texts(language) if not any(p.fullmatch(key) for p in patterns)]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_the_code_names_is_there(language: str) -> None:
    known = set(texts(language))
    assert [named for named in _named_outright() if named not in known] == []


def _named_outright() -> list[str]:
    """First arguments of `words("…")` and its like, both arms of a condition too."""
    return [
        arm.value
        for path in sources()
        for node in python.walk(python.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, python.Call) and node.args and _asks_words(node.func)
        for arm in _arms(node.args[0])
        if isinstance(arm, python.Constant)
        if isinstance(arm.value, str) and arm.value not in LANGUAGES
    ]


def _arms(asked: python.expr) -> list[python.expr]:
    if not isinstance(asked, python.IfExp):
        return [asked]
    return [*_arms(asked.body), *_arms(asked.orelse)]


def _asks_words(function: python.expr) -> bool:
    if isinstance(function, python.Attribute):
        return function.attr == "words"
    return isinstance(function, python.Name) and function.id in ("words", "language")
