"""Every screen in every language as it was last looked at (tests/screens/golden/<lang>/*.txt).

After a change: `python -m tests.screens.golden`, then look at `git diff tests/screens/golden`.
"""

import pytest

from locales import LANGUAGES, words
from tests.screens.golden import FOLDER, screens

CASES = [
    pytest.param(language, name, text, id=f"{language}-{name}")
    for language in LANGUAGES
    for name, text in screens(words(language))
]


@pytest.mark.parametrize(("language", "name", "text"), CASES)
def test_screen_is_as_it_was_looked_at(language: str, name: str, text: str) -> None:
    assert text == (FOLDER / language / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_golden_screen_is_left_over(language: str) -> None:
    drawn = {f"{name}.txt" for name, _ in screens(words(language))}
    assert {path.name for path in (FOLDER / language).iterdir()} == drawn
