"""Answers that nobody reads are not parsed; errors are, as aiogram does it."""

from __future__ import annotations

import pytest
from aiogram import Bot
from aiogram.exceptions import (
    ClientDecodeError,
    TelegramBadRequest,
    TelegramNetworkError,
    TelegramRetryAfter,
    TelegramServerError,
)
from aiogram.methods import AnswerCallbackQuery, EditMessageText, SendMessage
from aiohttp import web

from bot.delivery.session import make_bot
from playground.server import DEFAULT_TOKEN
from tests.delivery.house import ANYA, GROUP, People


async def pressed(people: People) -> str:
    """The id of a press that waits for its answer."""
    done = await people.do("press", user_id=ANYA, chat_id=GROUP, message_id=1, data="x", forge=True)
    return str(done["query_id"])


async def test_a_press_is_answered_as_said(people: People, bot: Bot) -> None:
    query = await pressed(people)
    said = AnswerCallbackQuery(callback_query_id=query, text="«Нет» & <b>", show_alert=True)
    assert await bot(said) is True
    events = (await people.get("wait", since=0, timeout=1))["events"]
    (answer,) = [event for event in events if event["type"] == "answer"]
    assert (answer["query_id"], answer["text"]) == (query, "«Нет» & <b>")
    assert answer["show_alert"] is True


async def test_errors_are_those_of_aiogram(people: People, bot: Bot) -> None:
    with pytest.raises(TelegramBadRequest, match="query is too old"):
        await bot(AnswerCallbackQuery(callback_query_id="none"))
    edit = EditMessageText(chat_id=GROUP, message_id=4711, text="стол")
    with pytest.raises(TelegramBadRequest, match="message to edit not found"):
        await bot(edit)
    await people.do("faults", count=1, code=429, parameters={"retry_after": 7})
    with pytest.raises(TelegramRetryAfter) as rests:
        await bot(edit)
    assert rests.value.retry_after == 7
    await people.do("faults", count=1, code=502)
    with pytest.raises(TelegramServerError):
        await bot(edit)
    await people.do("faults", count=1, drop="before")
    with pytest.raises(TelegramNetworkError):
        await bot(edit)


async def test_an_edit_is_done(people: People, bot: Bot) -> None:
    sent = await bot(SendMessage(chat_id=GROUP, text="стол"))
    edit = EditMessageText(chat_id=GROUP, message_id=sent.message_id, text="<b>новый</b> стол")
    assert await bot(edit) is True
    assert await people.texts(GROUP) == ["новый стол"]


async def test_a_page_that_is_no_answer_is_none() -> None:
    async def page(request: web.Request) -> web.Response:
        return web.Response(text="<html>ok</html>", content_type="text/html")

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", page)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    bot = make_bot(DEFAULT_TOKEN, f"http://{host}:{port}")
    try:
        with pytest.raises(ClientDecodeError):
            await bot(AnswerCallbackQuery(callback_query_id="1"))
    finally:
        await bot.session.close()
        await runner.cleanup()
