"""Logs as data: one event a line, the ids on it, never the token."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

Event = MutableMapping[str, Any]


def set_up_logs(level: str, secrets: tuple[str, ...]) -> None:
    """Everything logged from now on goes to standard error; `secrets` are blotted out."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        structlog.processors.UnicodeDecoder(),
    ]
    renderer = structlog.processors.LogfmtRenderer(
        key_order=["timestamp", "level", "event"], drop_missing=True, bool_as_flag=False
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                _one_line,
                renderer,
                _Blotter(secrets),
            ],
        )
    )
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # What a handler raises is logged where the update is given up, or tried again.
    logging.getLogger("aiogram.event").setLevel("CRITICAL")
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )


def _one_line(_logger: object, _name: str, event: Event) -> Event:
    """Names and titles come from strangers: a line break in one must not look like a new event."""
    for key, value in event.items():
        if isinstance(value, str):
            event[key] = value.replace("\r", "\\r").replace("\n", "\\n")
    return event


class _Blotter:
    """Replaces secrets in the finished line."""

    def __init__(self, secrets: tuple[str, ...]) -> None:
        self._secrets = tuple(secret for secret in secrets if secret)

    def __call__(self, _logger: object, _name: str, line: Any) -> str:
        text = str(line)
        for secret in self._secrets:
            text = text.replace(secret, "***")
        return text
