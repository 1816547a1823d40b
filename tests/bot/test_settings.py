"""Settings: a wrong one is a sentence and exit code 1, never a traceback."""

import os
from pathlib import Path
from typing import Any

import pytest
from aiogram.exceptions import TelegramAPIError, TelegramBadRequest, TelegramNotFound
from aiogram.methods import SetWebhook

from bot.__main__ import main
from bot.config import Settings, WrongSettings, read_settings
from bot.starting import sentence
from tests.bot.running import SETTINGS, ended

WRONG = [
    ("BOT_TOKEN", "hunter2", "BOT_TOKEN: must be what BotFather gave, digits:letters."),
    ("BOT_API_URL", "localhost", "BOT_API_URL: must be an address that begins with http"),
    ("DEFAULT_LANGUAGE", "xx", "DEFAULT_LANGUAGE: must be one of ru, uk, bg, en."),
    ("CLOCK", "-1", "CLOCK: input should be greater than or equal to 0."),
    ("CLOCK", "86401", "CLOCK: input should be less than or equal to 86400."),
    ("CLOCK", "soon", "CLOCK: input should be a valid integer"),
    ("COMPUTER_PACE", "-1", "COMPUTER_PACE: input should be greater than or equal to 0."),
    ("LOG_LEVEL", "LOUD", "LOG_LEVEL: input should be 'DEBUG', 'INFO', 'WARNING' or 'ERROR'."),
    ("WEBHOOK_URL", "ftp://example", "WEBHOOK_URL: must be an address that begins with http"),
    ("WEBHOOK_SECRET", "a b", "WEBHOOK_SECRET: must be 1 to 256 of the characters"),
    ("WEBHOOK_PORT", "0", "WEBHOOK_PORT: input should be greater than or equal to 1."),
    ("OWNER_IDS", "1, me", "OWNER_IDS: must be ids of people, with commas between."),
    ("METRICS_PORT", "-1", "METRICS_PORT: input should be greater than or equal to 0."),
    ("PLAYGROUND_PORT", "65536", "PLAYGROUND_PORT: input should be less than or equal to 65535."),
]


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in list(os.environ):
        if name.startswith((*SETTINGS, "COMPUTER_")):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["bot"])


@pytest.mark.parametrize(("name", "value", "sentence"), WRONG)
def test_a_wrong_value_is_said_in_a_sentence(
    name: str,
    value: str,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(name, value)
    assert main() == 1
    said = capsys.readouterr().err
    assert said.startswith(sentence)
    assert said.count("\n") == 1


def test_every_setting_that_can_be_wrong_is_tried() -> None:
    tried = {name.lower() for name, *_ in WRONG}
    assert set(Settings.model_fields) - tried == {"database"}


def test_every_wrong_one_is_named_and_no_secret_quoted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_TOKEN", "hunter2")
    monkeypatch.setenv("CLOCK", "soon")
    with pytest.raises(WrongSettings) as caught:
        read_settings()
    assert [line.partition(":")[0] for line in str(caught.value).splitlines()] == [
        "BOT_TOKEN",
        "CLOCK",
    ]
    assert "hunter2" not in str(caught.value)


def test_a_webhook_needs_its_secret(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WEBHOOK_URL", "https://example/hook")
    assert main() == 1
    assert capsys.readouterr().err == "WEBHOOK_SECRET must be set where WEBHOOK_URL is.\n"


def test_an_empty_value_is_none_and_case_is_no_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_TOKEN", "")
    monkeypatch.setenv("LOG_LEVEL", "debug")
    settings = read_settings()
    assert (settings.bot_token, settings.log_level) == (None, "DEBUG")


def test_a_file_named_dot_env_counts_too(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("CLOCK=30\nBOT_TOKEN=12:abc\n")
    settings = read_settings()
    assert settings.clock == 30
    assert settings.secrets() == ("12:abc",)


def test_a_file_named_dot_env_that_is_no_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bot"])
    (tmp_path / ".env").write_bytes(b"CLOCK=\xff\xfe")
    assert main() == 1
    assert capsys.readouterr().err == "The file .env is no UTF-8 text.\n"


def test_an_unknown_word_is_told_what_there_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bot", "dance"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert all(command in said for command in ("dance", "health", "backup", "check"))


@pytest.mark.asyncio(loop_scope="package")
async def test_as_a_process_too(tmp_path: Path) -> None:
    code, lines = await ended(tmp_path, CLOCK="soon")
    assert code == 1
    assert len(lines) == 1


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (TelegramNotFound, "The Bot API knows no such bot: are BOT_TOKEN and BOT_API_URL right?"),
        (TelegramBadRequest, "The Bot API does not accept the settings: Bad webhook: no HTTPS."),
    ],
)
def test_what_the_bot_api_refuses_is_said(error: type[TelegramAPIError], said: str) -> None:
    method: Any = SetWebhook(url="x")
    raised = error(method=method, message="Bad webhook: no HTTPS")
    assert sentence(raised, Settings()) == said
