"""answerCallbackQuery, answerInlineQuery."""

from collections.abc import Callable
from typing import Any

from playground.content import text_content
from playground.errors import bad_request
from playground.html_text import utf16_length
from playground.markup import check_markup
from playground.model import Json
from playground.request import Call
from playground.telegram import Telegram

MAX_ALERT = 200
MAX_RESULTS = 50
MAX_ID_BYTES = 64


def methods() -> dict[str, Callable[[Telegram, Call], Any]]:
    """The methods of this theme by name."""
    return {
        "answerCallbackQuery": answer_callback,
        "answerInlineQuery": answer_inline,
    }


def answer_callback(tg: Telegram, call: Call) -> bool:
    """True once the presser sees the answer. Only the first answer is shown."""
    query = tg.queries.alive(call.text("callback_query_id"))
    text, url = call.text("text"), call.text("url")
    if utf16_length(text) > MAX_ALERT:
        raise bad_request("MESSAGE_TOO_LONG")
    if url and not url.startswith((f"https://t.me/{tg.bot.username}?", f"t.me/{tg.bot.username}?")):
        raise bad_request("URL_INVALID")
    if query.answer is not None:
        return True
    query.answer = {"show_alert": call.flag("show_alert")}
    query.answer |= {name: value for name, value in (("text", text), ("url", url)) if value}
    query.bell.ring()
    tg.feed.publish(
        "answer",
        query_id=query.id,
        user_id=query.user_id,
        chat_id=query.chat_id,
        **query.answer,
    )
    return True


def answer_inline(tg: Telegram, call: Call) -> bool:
    """True once the results stand below the person's inline query."""
    query = tg.queries.alive(call.text("inline_query_id"))
    results = call.json("results") or []
    if not isinstance(results, list) or not all(isinstance(r, dict) for r in results):
        raise bad_request("can't parse inline query results: Expected an Array of Objects")
    if len(results) > MAX_RESULTS:
        raise bad_request("RESULTS_TOO_MUCH")
    ids = [str(result.get("id", "")) for result in results]
    if any(not 1 <= len(result_id.encode()) <= MAX_ID_BYTES for result_id in ids):
        raise bad_request("RESULT_ID_INVALID")
    if len(set(ids)) < len(ids):
        raise bad_request("RESULT_ID_DUPLICATE")
    for result in results:
        _check_result(tg, result)
    query.answer = {"results": results}
    if button := call.json("button"):
        query.answer["button"] = button
    query.bell.ring()
    tg.feed.publish("answer", query_id=query.id, user_id=query.user_id, **query.answer)
    return True


def _check_result(tg: Telegram, result: Json) -> None:
    if result.get("type") != "article":
        raise bad_request("can't parse inline query result: Unsupported type")
    if not result.get("title"):
        raise bad_request("can't parse inline query result: Title must be non-empty")
    content = result.get("input_message_content")
    if not isinstance(content, dict):
        raise bad_request("can't parse inline query result: Message content is empty")
    check_markup(result.get("reply_markup"))
    text_content(tg, Call("", content), field="message_text")
