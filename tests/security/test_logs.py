"""Whatever strangers write, a record is one line of printable characters; the token is in none."""

from __future__ import annotations

import asyncio
import io
import logging
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr

import pytest
import structlog
from aiohttp import ClientError, web
from hypothesis import given
from hypothesis import strategies as st

from bot.delivery.session import make_bot
from bot.logs import set_up_logs
from tests.fuzz.examples import fuzz
from tests.fuzz.updates import NAMES
from tests.operation.test_logs import unquoted

SECRET = "AAE-quite_secret.half"
TOKEN = f"987654:{SECRET}"
texts = st.one_of(
    st.sampled_from(NAMES), st.text(), st.text('\\"=\n\r\t \x1b\u2028 level', max_size=40)
)


@contextmanager
def logging_into(level: str) -> Iterator[io.StringIO]:
    """What is written to standard error by the bot's own logging; afterwards all is as before."""
    root, written = logging.getLogger(), io.StringIO()
    handlers, before, config = root.handlers[:], root.level, structlog.get_config()
    try:
        with redirect_stderr(written):
            set_up_logs(level, (TOKEN,))
            yield written
        assert SECRET not in written.getvalue()
    finally:
        root.handlers[:] = handlers
        root.setLevel(before)
        logging.captureWarnings(False)
        logging.getLogger("aiogram.event").setLevel(logging.NOTSET)
        structlog.reset_defaults()
        structlog.configure(**config)


def lines(written: io.StringIO) -> list[str]:
    """The records; fails where one is more or less than a line of printable characters."""
    *records, rest = written.getvalue().split("\n")
    assert rest == ""
    assert all(record.startswith("timestamp=") for record in records)
    assert all(character.isprintable() for record in records for character in record)
    outside = ["".join(unquoted(record)) for record in records]
    assert [part.count(" level=") for part in outside] == [1] * len(records)
    return records


@fuzz(60)
@given(text=texts, other=texts)
def test_any_text_is_one_line(text: str, other: str) -> None:
    with logging_into("INFO") as written:
        structlog.get_logger("tests").info("somebody came", name=text, title=other)
        logging.getLogger("foreign").warning("%s came", text)
        try:
            raise ValueError(text)
        except ValueError as error:
            structlog.get_logger("tests").error("of no importance", exc_info=error)
    assert len(lines(written)) == 3


def test_a_warning_is_a_line_too() -> None:
    with logging_into("INFO") as written, warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(True)
        warnings.warn("Detected unknown update type.\nUpdate: {}\nlevel=error", RuntimeWarning, 1)
    assert len(lines(written)) == 1


@pytest.mark.parametrize("body", ["", "<html>", '{"ok": false}', '{"ok": true, "result": 5}'])
async def test_the_token_is_in_no_error(body: str) -> None:
    """Nobody answers, or something that no Bot API would: as loud as logs can be."""

    async def answer(request: web.Request) -> web.Response:
        return web.Response(text=f"{body}", status=500 if body == "<html>" else 200)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    with logging_into("DEBUG") as written:
        for place in (url, "http://127.0.0.1:1"):
            bot = make_bot(TOKEN, place)
            for call in (bot.get_me, bot.delete_webhook):
                try:
                    await call()
                except Exception as error:
                    structlog.get_logger("tests").error("failed", exc_info=error, why=str(error))
            with pytest.raises((ClientError, asyncio.TimeoutError, AssertionError)):
                http = await bot.session.create_session()
                async with http.get(f"http://127.0.0.1:1/bot{TOKEN}/getMe") as response:
                    raise AssertionError(str(response.url))
            await bot.session.close()
    await runner.cleanup()
    assert lines(written)
