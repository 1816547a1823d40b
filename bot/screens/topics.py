"""The topics of the rules, and finding one by a word of any language."""

import re
from functools import cache

from locales import LANGUAGES, Words, words

TOPICS = (
    "lead",
    "cover",
    "trump",
    "throw-in",
    "who-throws",
    "pass",
    "follow-in",
    "transfer",
    "passage",
    "refusal",
    "limits",
    "refill",
    "first-lead",
    "redeal",
    "exchange",
    "fool",
    "draw",
    "teams",
    "cheating",
    "pogony",
    "ladder",
    "bank",
    "jokers",
    "simple",
)
"""By their keys (`topic-<key>` in the locales), in the order of the buttons."""

SHORTEST_GUESS = 3
"""A word of fewer letters is looked up whole, never as the beginning of another."""


def find_topic(own: Words, text: str) -> str | None:
    """The topic that these words name best; None when none does."""
    return next(iter(find_topics(own, text)), None)


def find_topics(own: Words, text: str) -> tuple[str, ...]:
    """The topics that these words name, in any language and in any form, the best one first.

    The longest beginning that fits wins; of equals that of the asker's language, then the first.
    """
    asked = _tokens(text)
    languages = [own, *(words(code) for code in LANGUAGES if code != own.language)]
    found = [
        (_fit(stem, asked), topic)
        for language in languages
        for topic in TOPICS
        for stem in _stems(topic, language)
    ]
    fitting = sorted((fit for fit in found if fit[0]), key=lambda fit: fit[0], reverse=True)
    return tuple(dict.fromkeys(topic for _, topic in fitting))


@cache
def _stems(topic: str, language: Words) -> list[list[str]]:
    title, stems = language(f"topic-{topic}"), language(f"topic-{topic}.stems")
    return [_tokens(stem) for stem in (title, *stems.split(","))]


def _fit(stem: list[str], asked: list[str]) -> int:
    """How well the question fits: letters of a stem all of whose words begin words asked.

    A word cut short ("перев" for "перевод") fits by its own length, worse than any whole stem.
    """
    if all(any(token.startswith(word) for token in asked) for word in stem):
        return 100 * sum(map(len, stem))
    short = [token for token in asked if len(token) >= SHORTEST_GUESS]
    return max((len(token) for token in short if stem[0].startswith(token)), default=0)


def _tokens(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold().replace("ё", "е"))
