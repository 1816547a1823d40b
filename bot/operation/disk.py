"""Watches whether changes reach the disk, and says in the log when they no longer do."""

from __future__ import annotations

import time
from collections.abc import Callable

import structlog

_log = structlog.get_logger(__name__)

_REMINDER = 60.0
"""Seconds between two lines while the trouble lasts."""


class DiskWatch:
    """One line when the trouble begins, one a minute while it lasts, one when it is over.

    `on_trouble` is called at every write that failed.
    """

    def __init__(
        self, on_trouble: Callable[[], None], now: Callable[[], float] = time.monotonic
    ) -> None:
        self._on_trouble = on_trouble
        self._now = now
        self._since: float | None = None
        self._told = 0.0

    @property
    def is_in_trouble(self) -> bool:
        """Whether the last change could not be stored."""
        return self._since is not None

    def written(self, _seconds: float, trouble: Exception | None) -> None:
        """A change was stored, or was not."""
        now = self._now()
        if trouble is None:
            if self._since is not None:
                _log.warning("changes are stored again", after=round(now - self._since, 1))
                self._since = None
            return
        if self._since is None or now - self._told >= _REMINDER:
            _log.error("nothing can be stored: people are asked to try again", why=str(trouble))
            self._told = now
        self._since = now if self._since is None else self._since
        self._on_trouble()
