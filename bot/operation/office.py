"""What the bot's owner may ask and do."""

from __future__ import annotations

from collections.abc import Collection

import structlog

from bot.operation.metrics import Metrics
from bot.operation.vitals import Vitals
from bot.screens.admin import HouseFacts
from storage.notes import Notes

_log = structlog.get_logger(__name__)

_MEGABYTE = 1024 * 1024


class Office:
    """Open to the owners alone."""

    def __init__(
        self, owners: Collection[int], notes: Notes, metrics: Metrics, vitals: Vitals
    ) -> None:
        self._owners = owners
        self._notes = notes
        self._metrics = metrics
        self._vitals = vitals

    def is_owner(self, person_id: int) -> bool:
        """Whether this person is one."""
        return person_id in self._owners

    async def look(self) -> HouseFacts:
        """How the bot is now."""
        await self._vitals.look()
        value = self._metrics.value
        return HouseFacts(
            playing=int(value("durak_games", phase="playing")),
            lobbies=int(value("durak_games", phase="lobby")),
            waiting=int(value("durak_queue_messages")),
            age=int(value("durak_queue_age_seconds")),
            errors=int(value("durak_errors_total")),
            megabytes=int(value("process_resident_memory_bytes") / _MEGABYTE),
            troubles=len(self._vitals.troubles()),
            quiet=bool(value("durak_quiet")),
        )

    async def set_quiet(self, owner: int, *, quiet: bool) -> None:
        """No new games are begun from now on, also after a restart; or they are again."""
        await self._notes.set_quiet(quiet)
        _log.info("the quiet mode is on" if quiet else "the quiet mode is off", owner=owner)
