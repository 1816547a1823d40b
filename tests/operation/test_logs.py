"""What stands in the log: an event a line, with its ids, without secrets and without surprises."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from bot.logs import set_up_logs
from playground.server import Playground, new_telegram
from tests.bot.running import Running
from tests.games.app import App, buttons

SECRET = "AAF-very_secret_half_of_a_token-0123"
TOKEN = f"123456:{SECRET}"
NASTY = 'Аня" level=error event=hacked\r\ntimestamp=2026-01-01T00:00:00Z level=error event=hacked'
UNSEEN = "\x1b[2J\x00\x07\x85\u2028\u2029\u202e\u2066"


@pytest.fixture
def logs() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("aiogram.event").setLevel(logging.NOTSET)
    structlog.reset_defaults()


@pytest.mark.parametrize("text", [NASTY, UNSEEN, f"{NASTY}{UNSEEN}", 'a\\" level=error x=1'])
def test_a_name_cannot_look_like_an_event(
    text: str, logs: None, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up_logs("INFO", ())
    structlog.get_logger("tests").info("somebody came", name=text)
    logging.getLogger("foreign").info("somebody came: %s", text)
    try:
        raise ValueError(text)
    except ValueError:
        logging.getLogger("foreign").exception("of no importance")
    lines = capsys.readouterr().err.split("\n")
    assert len(lines) == 4 and lines[-1] == ""
    assert all(line.startswith("timestamp=") for line in lines[:3])
    assert all(character.isprintable() for line in lines for character in line)
    outside = ["".join(unquoted(line)) for line in lines[:3]]
    assert [part.count("level=") for part in outside] == [1, 1, 1]
    assert not [part for part in outside if "hacked" in part]


def unquoted(line: str) -> Iterator[str]:
    """The characters of a logfmt line that stand outside of quotation marks."""
    inside = escaped = False
    for character in line:
        if escaped:
            escaped = False
        elif character == "\\":
            escaped = True
        elif character == '"':
            inside = not inside
        elif not inside:
            yield character


def test_a_secret_is_blotted_out_however_it_is_spelled(
    logs: None, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up_logs("DEBUG", (TOKEN, ""))
    structlog.get_logger("tests").info("calling", url=f"https://api.example/bot{TOKEN}/getMe")
    logging.getLogger("foreign").error("failed: /bot%s/getMe", TOKEN.replace(":", "%3A"))
    said = capsys.readouterr().err
    assert SECRET not in said
    assert said.count("***") == 2


async def test_a_run_with_every_kind_of_trouble_keeps_its_token_and_its_lines(
    tmp_path: Path,
) -> None:
    """Refused, unanswered and foreign answers, a poisoned update, a nasty name and title."""
    async with (
        await Playground.start(new_telegram(TOKEN)) as playground,
        App(playground.url) as app,
    ):
        settings = {"BOT_TOKEN": TOKEN, "BOT_API_URL": playground.url, "LOG_LEVEL": "DEBUG"}
        async with Running(tmp_path, **settings) as bot:
            await bot.line("event=ready")
            made = await app.post("users", first_name=NASTY[:60], last_name=UNSEEN, opened=True)
            person = made["user"]["id"]
            made = await app.post(
                "chats", type="supergroup", title=f"{UNSEEN}{NASTY}"[:120], members=[person]
            )
            group = made["chat"]["id"]
            for fault in (
                {"code": 429, "parameters": {"retry_after": 1}},
                {"code": 500},
                {"code": 502},
                {"drop": "before"},
                {"drop": "after"},
            ):
                await app.post("faults", method="sendMessage", count=1, **fault)
                await app.post("faults", method="getUpdates", count=1, **fault)
                await app.send(person, group, "/rules")
            await app.send(person, group, "/durak")
            lobby = await app.until(lambda: app.newest(group, "l:"))
            await app.press(person, lobby, buttons(lobby)[0]["callback_data"])
            await app.post("raw", update={"update_id": 4_000_000_000, "message": {"text": NASTY}})
            await bot.line("an update is skipped")
            assert await bot.terminate() == 0
        assert not [line for line in bot.lines if SECRET in line]
        assert all(line.startswith("timestamp=") for line in bot.lines)
        assert all(character.isprintable() for line in bot.lines for character in line)
        outside = ["".join(unquoted(line)) for line in bot.lines]
        assert not [line for line in outside if "hacked" in line]
        skipped = next(line for line in bot.lines if "an update is skipped" in line)
        assert "update_id=4000000000" in skipped
