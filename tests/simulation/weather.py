"""A few troubles of the wire, now and then."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from tests.games.app import App

from .crowd import Crowd

BETWEEN = 15.0
"""Seconds from one trouble to the next."""
_TROUBLES: tuple[dict[str, Any], ...] = (
    {"code": 429, "parameters": {"retry_after": 4}},
    {"code": 500},
    {"code": 502, "count": 3},
    {"drop": "before"},
    {"drop": "after"},
    {"delay": 1.5},
    {"linger": 1.5},
    {"method": "getUpdates", "code": 502},
    {"method": "answerCallbackQuery", "code": 500},
)
_PRIVATE: dict[str, Any] = {"code": 403, "description": "Forbidden: bot was blocked by the user"}


class Weather:
    """Orders trouble as long as it blows."""

    def __init__(self, app: App, crowd: Crowd, dice: Random) -> None:
        self._app = app
        self._crowd = crowd
        self._dice = dice
        self.ordered = 0

    async def blow(self) -> None:
        """Goes on until cancelled."""
        while True:
            await asyncio.sleep(BETWEEN)
            await self._order()
            self.ordered += 1

    async def _order(self) -> None:
        """For one chat what belongs to a chat, for the next call the rest."""
        company = self._dice.choice(self._crowd.companies)
        trouble = self._dice.choice((*_TROUBLES, _PRIVATE))
        if trouble is _PRIVATE:
            trouble = {**trouble, "chat_id": company.people[0]}
        await self._app.post("faults", **trouble)
