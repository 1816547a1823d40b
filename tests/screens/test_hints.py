"""Where a hand says that a topic explains more, there is that topic."""

import re

import pytest

from bot.screens.topics import find_topic
from locales import LANGUAGES, words

TOPICS = {
    "hint-show": "passage",
    "hint-refusal": "refusal",
    "hint-swap": "exchange",
    "hint-redeal": "redeal",
    "hint-challenge": "cheating",
    "hint-cheat": "cheating",
    "hint-hang": "ladder",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hint", TOPICS)
def test_a_hint_leads_to_its_topic(language: str, hint: str) -> None:
    own = words(language)
    asked = re.search(r"/rules (\w+)", own(hint))
    assert asked is not None
    assert find_topic(own, asked[1]) == TOPICS[hint]
