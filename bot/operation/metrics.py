"""What is counted and timed, under the names that docs/operations.md explains."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from aiogram import Bot
from aiogram.client.session.middlewares.base import (
    BaseRequestMiddleware,
    NextRequestMiddlewareType,
)
from aiogram.exceptions import (
    TelegramAPIError,
    TelegramBadRequest,
    TelegramConflictError,
    TelegramForbiddenError,
    TelegramMigrateToChat,
    TelegramNetworkError,
    TelegramNotFound,
    TelegramRetryAfter,
    TelegramServerError,
    TelegramUnauthorizedError,
)
from aiogram.methods import Response, TelegramMethod
from aiogram.methods.base import TelegramType
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

_ANSWERS: tuple[tuple[type[TelegramAPIError], str], ...] = (
    (TelegramNetworkError, "none"),
    (TelegramRetryAfter, "429"),
    (TelegramMigrateToChat, "migrated"),
    (TelegramBadRequest, "400"),
    (TelegramUnauthorizedError, "401"),
    (TelegramForbiddenError, "403"),
    (TelegramNotFound, "404"),
    (TelegramConflictError, "409"),
    (TelegramServerError, "5xx"),
)


class Metrics:
    """One process's figures. They begin at 0 with every start."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.received = Counter(
            "durak_updates_received", "Updates that came from Telegram.", registry=registry
        )
        self.confirmed = Counter(
            "durak_updates_confirmed", "Updates that had their effect.", registry=registry
        )
        self.taps = Counter("durak_taps", "Presses of buttons.", registry=registry)
        self.refusals = Counter(
            "durak_refusals",
            "Presses and commands refused.",
            ["kind"],
            registry=registry,
        )
        self.calls = Counter(
            "durak_calls", "Calls of the Bot API.", ["method", "answer"], registry=registry
        )
        self.commits = Histogram(
            "durak_commit_seconds",
            "From asking for a change to its being on the disk.",
            buckets=_SECONDS,
            registry=registry,
        )
        self.unstored = Counter(
            "durak_commit_failures", "Changes that the disk did not take.", registry=registry
        )
        self.games = Gauge("durak_games", "Open tables, by phase.", ["phase"], registry=registry)
        self.queue = Gauge("durak_queue_messages", "Messages due to be drawn.", registry=registry)
        self.queue_age = Gauge(
            "durak_queue_age_seconds", "How long the oldest of them is due.", registry=registry
        )
        self.errors = Counter("durak_errors", "Errors in the log.", registry=registry)
        self.tasks = Gauge(
            "durak_tasks", "Things the bot does at a time (asyncio tasks).", registry=registry
        )
        self.quiet = Gauge("durak_quiet", "1: no new games are begun.", registry=registry)
        ProcessCollector(registry=registry)

    def heard(self, count: int) -> None:
        """So many updates came."""
        self.received.inc(count)

    def has_confirmed(self, count: int) -> None:
        """So many updates need not come again."""
        self.confirmed.inc(count)

    def tapped(self) -> None:
        """A button was pressed."""
        self.taps.inc()

    def refused(self, kind: str) -> None:
        """A press or a command was refused."""
        self.refusals.labels(kind).inc()

    def written(self, seconds: float, trouble: Exception | None) -> None:
        """A change was stored, or was not."""
        if trouble is None:
            self.commits.observe(seconds)
        else:
            self.unstored.inc()

    def show(
        self, games: Mapping[str, int], waiting: int, age: float, *, quiet: bool, tasks: int
    ) -> None:
        """How things stand now."""
        for phase in ("lobby", "playing"):
            self.games.labels(phase).set(games.get(phase, 0))
        self.queue.set(waiting)
        self.queue_age.set(age)
        self.quiet.set(quiet)
        self.tasks.set(tasks)

    def value(self, name: str, **labels: str) -> float:
        """The newest value of the figure of this name and these labels."""
        return self.registry.get_sample_value(name, labels) or 0.0


class CountedCalls(BaseRequestMiddleware):
    """Counts every call of the Bot API and what came of it."""

    def __init__(self, metrics: Metrics) -> None:
        self._calls = metrics.calls

    async def __call__(
        self,
        make_request: NextRequestMiddlewareType[TelegramType],
        bot: Bot,
        method: TelegramMethod[TelegramType],
    ) -> Response[TelegramType]:
        """What the call gives or raises."""
        answer = "other"
        try:
            response = await make_request(bot, method)
            answer = "ok"
        except TelegramAPIError as error:
            answer = answer_of(error)
            raise
        finally:
            self._calls.labels(method.__api_method__, answer).inc()
        return response


def answer_of(error: TelegramAPIError) -> str:
    """The label of what Telegram answered."""
    return next((name for kind, name in _ANSWERS if isinstance(error, kind)), "other")


class CountedErrors(logging.Handler):
    """Counts what is logged as an error."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self._errors = metrics.errors

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self._errors.inc()
