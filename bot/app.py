"""The one place that builds and joins things."""

from __future__ import annotations

import asyncio
import logging
import signal
import tempfile
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import structlog
from aiogram import Bot
from structlog.contextvars import bound_contextvars

from bot.config import Settings
from bot.delivery.budget import Limits
from bot.delivery.ports import Dispatch, Pulse, UnderWay, Update
from bot.delivery.receiving import Poller, TryAgain
from bot.delivery.session import make_bot
from bot.delivery.webhook import Webhook
from bot.health import keep_alive
from bot.house import House, build_house
from bot.introduction import introduce, unless_stopped
from bot.operation.metrics import CountedErrors
from bot.operation.serving import serving
from handlers import build_dispatcher
from handlers.answering import answer_unread, answered_apart
from playground.default_world import populate
from playground.server import DEFAULT_TOKEN, Playground, new_telegram
from storage.database import Database, may_pass

_log = structlog.get_logger(__name__)

LAST_CALLS = 2.0
"""Seconds that running transactions and calls have after SIGTERM."""


@dataclass(frozen=True, slots=True)
class Wire:
    """Where the Bot API is and which bot this is."""

    token: str
    api_url: str | None
    database: Path


async def run(settings: Settings, limits: Limits | None = None) -> None:
    """Runs until SIGTERM or SIGINT, or until one of the tasks cannot go on, which is raised.

    `limits`: how often the Bot API may be called, where it is not Telegram's.
    """
    stopped = _signals()
    async with AsyncExitStack() as stack:
        wire = await _wire(settings, stack)
        database = await Database.open(wire.database)
        stack.push_async_callback(database.close)
        bot = make_bot(wire.token, wire.api_url)
        stack.push_async_callback(bot.session.close)
        username = await unless_stopped(introduce(bot, settings), stopped)
        if username is None:
            return
        house = build_house(settings, database, bot, username, limits=limits)
        logging.getLogger().addHandler(CountedErrors(house.metrics))
        await stack.enter_async_context(serving(settings.metrics_port, house.metrics, house.vitals))
        await house.wake_up()
        await _serve(settings, wire, bot, house, stopped)


async def _wire(settings: Settings, stack: AsyncExitStack) -> Wire:
    """The wire to Telegram, or without a token to a playground of our own."""
    if settings.bot_token is not None:
        token = settings.bot_token.get_secret_value()
        return Wire(token, settings.bot_api_url, settings.database)
    telegram = new_telegram()
    populate(telegram)
    playground = await stack.enter_async_context(
        await Playground.start(telegram, port=settings.playground_port)
    )
    print("BOT_TOKEN is not set, so the bot plays in a playground of its own.")
    print(f"Open {playground.url} and type /durak in the group.", flush=True)
    chosen = "database" in settings.model_fields_set
    folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="durak-"))
    database = settings.database if chosen else Path(folder) / "playground.db"
    return Wire(DEFAULT_TOKEN, playground.url, database)


async def _serve(
    settings: Settings, wire: Wire, bot: Bot, house: House, stopped: asyncio.Event
) -> None:
    """Receives and draws until a signal comes; what is under way then is brought to its end."""
    dispatch = new_dispatch(house, bot)
    poller, receiving = _receiver(settings, bot, dispatch, _pulse(house))
    work = {
        "receiving": receiving,
        "the courier": house.draw(),
        "the timekeeper": house.keep_time(),
        "the sign of life": keep_alive(wire.database),
        "the look at the database": house.vitals.run(),
        "the look at the token": house.revoked.run(),
    }
    named = {name: asyncio.create_task(one) for name, one in work.items()}
    house.vitals.watch(named, polls=poller is not None)
    tasks = list(named.values())
    _log.info("ready", bot=bot.id, database=str(wire.database))
    try:
        await _first_end(tasks, stopped)
        _log.info("stopping")
        await _wind_up(poller, house, tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def new_dispatch(house: House, bot: Bot) -> Dispatch:
    """The way of an update to its handler. Raises `TryAgain` where nothing can be stored.

    A press that nobody can read is answered all the same, before what is wrong with it is raised.
    """
    dispatcher = build_dispatcher(house.services)

    async def dispatch(update: Update) -> UnderWay:
        with bound_contextvars(update_id=update.get("update_id")), answered_apart() as answers:
            try:
                await dispatcher.feed_raw_update(bot, update)
            except Exception as error:
                if may_pass(error):
                    raise TryAgain(str(error)) from error
                await answer_unread(bot, update)
                raise
            return answers

    async def once(update: Update) -> UnderWay | None:
        return await house.once.take(update, dispatch)

    return once


async def _wind_up(poller: Poller | None, house: House, tasks: list[asyncio.Task[None]]) -> None:
    """Updates at hand have had their effect and calls their answers, or the time is up."""
    receiving, drawing, *_ = tasks
    latest = asyncio.get_running_loop().time() + LAST_CALLS
    if poller is None:
        receiving.cancel()
    else:
        await poller.stop()
    await asyncio.wait([receiving], timeout=LAST_CALLS / 2)
    await house.courier.stop()
    await asyncio.wait([drawing], timeout=latest - asyncio.get_running_loop().time())


async def _first_end(tasks: list[asyncio.Task[None]], stopped: asyncio.Event) -> None:
    """Returns when stopped; a task that cannot go on raises what ended it."""
    stop = asyncio.create_task(stopped.wait())
    done, _ = await asyncio.wait([*tasks, stop], return_when=asyncio.FIRST_COMPLETED)
    stop.cancel()
    for task in done & set(tasks):
        task.result()


def _pulse(house: House) -> Pulse:
    """What is counted of receiving."""

    def heard(count: int) -> None:
        house.metrics.heard(count)
        house.vitals.heard(count)

    return Pulse(heard, house.metrics.has_confirmed)


def _receiver(
    settings: Settings, bot: Bot, dispatch: Dispatch, pulse: Pulse
) -> tuple[Poller | None, Coroutine[Any, Any, None]]:
    """What receives updates, by the settings: a webhook, else polling."""
    if settings.webhook_url is None or settings.webhook_secret is None:
        poller = Poller(bot, dispatch, pulse=pulse)
        return poller, poller.run()
    secret = settings.webhook_secret.get_secret_value()
    path = urlsplit(settings.webhook_url).path or "/"
    webhook = Webhook(dispatch, path=path, secret=secret, pulse=pulse)
    return None, webhook.run("0.0.0.0", settings.webhook_port)


def _signals() -> asyncio.Event:
    """Set by SIGTERM and SIGINT."""
    stopped = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    return stopped
