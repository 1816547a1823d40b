"""Tables kept in memory; any other is read and replayed when it is asked for."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from bot.tables.model import Table

OPEN: Final = 4096
"""So many lobbies and running games."""
PAST: Final = 128
"""So many that are over: their last messages are drawn soon, after that few people ask for them.

A table takes 10 to 50 kB, so all the games of a week would take more than those being played.
"""


class Kept:
    """The tables that were stored or read last."""

    def __init__(self) -> None:
        self._open: OrderedDict[int, Table] = OrderedDict()
        self._past: OrderedDict[int, Table] = OrderedDict()

    def get(self, game_id: int) -> Table | None:
        """The table as it was put here, None when it is not kept."""
        return self._open.get(game_id) or self._past.get(game_id)

    def put(self, table: Table) -> Table:
        """The newest state of the table, which is kept: while this one was read another may have
        been stored. Of what is kept longest one is kept no more when there is no room.
        """
        known = self.get(table.id)
        if known is not None and known.version > table.version:
            return known
        self.drop(table.id)
        tables, most = (self._open, OPEN) if table.is_open() else (self._past, PAST)
        tables[table.id] = table
        if len(tables) > most:
            tables.popitem(last=False)
        return table

    def drop(self, game_id: int) -> None:
        """The table is not kept, whether it was or not."""
        self._open.pop(game_id, None)
        self._past.pop(game_id, None)

    def clear(self) -> None:
        """No table is kept."""
        self._open.clear()
        self._past.clear()

    def __len__(self) -> int:
        return len(self._open) + len(self._past)
