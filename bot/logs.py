"""Logs as data: one event a line, the ids on it, never the token."""

from __future__ import annotations

import logging
import sys
from typing import Any
from urllib.parse import quote

import structlog


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
                renderer,
                _escape,
                _Blotter(secrets),
            ],
        )
    )
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # aiogram quotes updates of an unknown kind in a warning: a line of the log like any other.
    logging.captureWarnings(True)
    # What a handler raises is logged where the update is given up, or tried again.
    logging.getLogger("aiogram.event").setLevel("CRITICAL")
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )


def _escape(_logger: object, _name: str, line: Any) -> str:
    """Names and titles come from strangers: nothing in one may look like a new event.

    No line break of any kind is printable, nor what turns the direction of writing around.
    """
    text = str(line)
    return text if text.isprintable() else "".join(map(_visible, text))


def _visible(character: str) -> str:
    if character.isprintable():
        return character
    return character.encode("unicode_escape").decode("ascii")


class _Blotter:
    """Replaces secrets in the finished line."""

    def __init__(self, secrets: tuple[str, ...]) -> None:
        given = [secret for secret in secrets if secret]
        # An address in an error may hold the token as addresses spell it.
        self._secrets = {*given, *(quote(secret, safe="") for secret in given)}

    def __call__(self, _logger: object, _name: str, line: Any) -> str:
        text = str(line)
        for secret in self._secrets:
            text = text.replace(secret, "***")
        return text
