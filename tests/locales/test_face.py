"""The bot's face is no longer than Telegram takes."""

import pytest

from bot.face import ADMIN_COMMANDS, PRIVATE_COMMANDS
from locales import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_face_fits(language: str) -> None:
    said = words(language)
    assert 1 <= len(said("face-description")) <= 512
    assert 1 <= len(said("face-short-description")) <= 120
    for name in {*ADMIN_COMMANDS, *PRIVATE_COMMANDS}:
        assert 1 <= len(said(f"command-{name}")) <= 256
