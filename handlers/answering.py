"""Every press is answered, whatever happened: with the notice, the refusal, or nothing to say."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

import structlog
from aiogram import Bot
from aiogram.methods import AnswerCallbackQuery, TelegramMethod
from aiogram.types import CallbackQuery

import durak
from bot.screens.names import plain_names
from bot.screens.rule_lines import also_line, preset_line, problem_text
from bot.screens.scene import Face
from bot.tables.answers import Answer, Chosen, Refused, kind_of
from bot.tables.notices import Notice
from handlers.caller import Caller
from handlers.unanswered import NO_ANSWER, why
from locales import Words

_log = structlog.get_logger(__name__)

ALERT_LENGTH = 200
"""Characters Telegram shows in the answer to a press."""

_TOO_OLD = "query is too old"


_UNDER_WAY: ContextVar[set[asyncio.Task[None]]] = ContextVar("answers under way")


def _ignore(_: str) -> None:
    """Nobody counts."""


async def settled(work: Awaitable[Answer], on_refusal: Callable[[str], None] = _ignore) -> Answer:
    """What the tables answer; a refusal is an answer, and so is their not being able to.

    `on_refusal` is told of both by their reason.
    """
    try:
        return await work
    except Refused as refused:
        on_refusal(kind_of(refused.answer))
        return refused.answer
    except Exception as error:
        log_unserved(error)
        on_refusal(Notice.TRY_AGAIN.value)
        return Answer(Notice.TRY_AGAIN, alert=True)


def log_unserved(error: Exception) -> None:
    """A line for what could not be done; what the disk is to blame for needs no traceback."""
    if isinstance(error, sqlite3.OperationalError):
        _log.warning("a press or command could not be stored", why=str(error))
    else:
        _log.error("a press or command could not be served", exc_info=error)


def answer_text(answer: Answer, words: Words) -> str:
    """The sentence for an answer, "" when there is nothing to say."""
    if answer.code is None:
        return ""
    if isinstance(answer.code, durak.Refusal):
        return words(f"refusal-{answer.code.value.replace('_', '-')}")
    details = [] if answer.chosen is None else _details(answer, answer.chosen, words)
    return "\n".join([words(f"notice-{answer.code.value}"), *details, *_chips(answer, words)])


def _details(answer: Answer, chosen: Chosen, words: Words) -> list[str]:
    """What cannot go together, or what else the choice has brought."""
    if chosen.preset is not None:
        return [preset_line(chosen.preset, words)]
    also = [also_line(chosen.rules, chosen.also, words)] if chosen.also else []
    told = (problem_text(one, words, chosen.rules, chosen.seats) for one in answer.problems)
    return [*also, *told]


def _chips(answer: Answer, words: Words) -> list[str]:
    """Who has too few chips, and what the day has added."""
    faces = [Face("" if s.is_computer else s.name, s.is_computer) for s in answer.seats]
    names = plain_names(faces, words)
    lines = [words("purse-of", name=names[seat], count=chips) for seat, chips in answer.short]
    if lines:
        lines.append(words("purse-daily", least=durak.DAILY_LEAST))
    if answer.refilled:
        lines.append(words("purse-refilled", count=answer.refilled))
    return lines


async def reply(query: CallbackQuery, caller: Caller, work: Awaitable[Answer]) -> Answer:
    """The press is settled and answered in the presser's language."""
    answer = await settled(work, caller.on_refusal)
    await toast(query, answer_text(answer, caller.words), alert=answer.alert)
    return answer


def fitting(text: str) -> str:
    """The text as far as it fits the answer to a press: without its last lines where need be.

    A single line that is too long ends after a word, with "…".
    """
    lines = text.splitlines()
    while len(lines) > 1 and len("\n".join(lines)) > ALERT_LENGTH:
        lines.pop()
    whole = "\n".join(lines)
    if len(whole) <= ALERT_LENGTH:
        return whole
    head = whole[: ALERT_LENGTH - 1]
    until_space, space, _ = whole[:ALERT_LENGTH].rpartition(" ")
    return f"{until_space.rstrip() if space else head}…"


@contextmanager
def answered_apart() -> Iterator[set[asyncio.Task[None]]]:
    """Answers to queries given meanwhile, each under way in a task of its own.

    Who has tapped on waits for the effects of the taps before, never for Telegram's thanks.
    """
    under_way: set[asyncio.Task[None]] = set()
    token = _UNDER_WAY.set(under_way)
    try:
        yield under_way
    finally:
        _UNDER_WAY.reset(token)


def send_answer(answer: TelegramMethod[bool]) -> None:
    """A query is answered in the background. One too old to be answered is no trouble."""
    _UNDER_WAY.get().add(asyncio.create_task(_sent(answer)))


async def _sent(answer: TelegramMethod[bool]) -> None:
    try:
        await answer
    except NO_ANSWER as error:
        reason = why(error)
        # After a day of silence there may be hundreds of them, and nothing is wrong.
        note = _log.debug if _TOO_OLD in reason else _log.info
        note("a query could not be answered", why=reason)


async def answer_unread(bot: Bot, update: Mapping[str, object]) -> None:
    """The spinner stops on the button of a press that could not be read; others have none."""
    query = update.get("callback_query")
    query_id = query.get("id") if isinstance(query, dict) else None
    if isinstance(query_id, str):
        await _sent(AnswerCallbackQuery(callback_query_id=query_id).as_(bot))


async def toast(query: CallbackQuery, text: str, *, alert: bool = False) -> None:
    """The spinner on the button stops."""
    send_answer(query.answer(fitting(text) or None, show_alert=alert or None))
