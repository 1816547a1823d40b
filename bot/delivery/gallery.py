"""Pictures on their way: drawn in a worker thread, uploaded once, then known by their file id."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from aiogram.types import BufferedInputFile

from bot.delivery.ports import Picture

KEPT: Final = 4096
"""File ids remembered at a time, some hundred bytes each."""


class Gallery:
    """What Telegram has been given already, by the picture's key."""

    def __init__(self) -> None:
        self._ids: OrderedDict[str, str] = OrderedDict()

    async def media(self, picture: Picture) -> str | BufferedInputFile:
        """The file id of an uploaded picture, else the picture itself, drawn now."""
        known = self._ids.get(picture.key)
        if known is not None:
            self._ids.move_to_end(picture.key)
            return known
        drawn = await asyncio.to_thread(picture.draw)
        return BufferedInputFile(drawn, filename="table.jpg")

    def uploaded(self, key: str, file_id: str) -> None:
        """From now on the picture goes by this id."""
        self._ids[key] = file_id
        self._ids.move_to_end(key)
        if len(self._ids) > KEPT:
            self._ids.popitem(last=False)

    def forget(self, key: str) -> None:
        """Telegram does not know the id any more: the picture is uploaded anew."""
        self._ids.pop(key, None)
