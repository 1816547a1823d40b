"""Loading the Fluent files and asking them for texts."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

LANGUAGES = ("ru", "uk", "bg", "en")
"""The languages there are; the first one is the default."""

FOLDER = Path(__file__).parent


class Words:
    """The texts of one language. `words("key", name=...)` is a text; `key.attribute` works too."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Names are isolated where they are cleaned; isolating every number would only cost length.
        self._bundle = FluentBundle([language], use_isolating=False)
        for resource in resources(language).values():
            self._bundle.add_resource(resource)

    def __call__(self, key: str, **values: str | int) -> str:
        """The text of `key`. KeyError when the key, or a value that it asks for, is missing."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"{self.language}: {key} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{self.language}: {key}: {errors[0]}")
        return str(text)


def words(language: str | None) -> Words:
    """The words of a language as Telegram names it ("en-US" is "en"); of an unknown one: ru."""
    return _loaded(_code(language) if has_words(language) else LANGUAGES[0])


def has_words(language: str | None) -> bool:
    """Whether there are words in a language as Telegram names it."""
    return _code(language) in LANGUAGES


def _code(language: str | None) -> str:
    return (language or "").replace("_", "-").partition("-")[0].lower()


@cache
def _loaded(language: str) -> Words:
    return Words(language)


def resources(language: str) -> dict[str, ast.Resource]:
    """The parsed files of a language by file name. ValueError when a line of one is no Fluent."""
    return {path.name: _parsed(path) for path in sorted((FOLDER / language).glob("*.ftl"))}


def _parsed(path: Path) -> ast.Resource:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    for junk in _junk(resource):
        raise ValueError(f"{path}: not Fluent: {junk.content!r}")
    return resource


def _junk(resource: ast.Resource) -> Iterator[ast.Junk]:
    return (entry for entry in resource.body if isinstance(entry, ast.Junk))
