"""A sign of life beside the database, for Docker and systemd to look at."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import structlog

_log = structlog.get_logger(__name__)

EVERY = 10.0
"""Seconds between two signs."""

TOO_OLD = 60.0
"""Seconds after which a sign is none."""


def sign_of(database: Path) -> Path:
    """The file whose time is the sign."""
    return database.with_name(database.name + ".alive")


async def keep_alive(database: Path) -> None:
    """Gives signs until cancelled, and then takes the last one back.

    As long as the loop runs, the bot receives and draws.
    """
    sign = sign_of(database)
    try:
        while True:
            try:
                await asyncio.to_thread(sign.touch)
            except OSError as error:
                _log.error("no sign of life can be given", why=error.strerror)
            await asyncio.sleep(EVERY)
    finally:
        sign.unlink(missing_ok=True)


def is_alive(database: Path) -> bool:
    """Whether a sign was given lately."""
    try:
        return time.time() - sign_of(database).stat().st_mtime < TOO_OLD
    except OSError:
        return False
