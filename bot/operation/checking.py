"""`python -m bot check`: every game that is not over is played again from its start."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.tables.model import Phase
from bot.tables.revival import faults, revive
from storage.checking import Inspected
from storage.loading import StoredGame


@dataclass(frozen=True, slots=True)
class Report:
    """What was looked at, a line each, and what was found, a line each."""

    seen: tuple[str, ...]
    found: tuple[str, ...]

    def __str__(self) -> str:
        """The report as it is printed."""
        told = [f"- {fault}" for fault in self.found] or ["Nothing is wrong."]
        return "\n".join([*self.seen, *told])


def check(path: Path) -> Report:
    """The report on a database or a backup, also while the bot runs. Nothing is changed.

    Raises `SchemaTooNew`, `sqlite3.Error` where it cannot be read at all.
    """
    with closing(Inspected(path)) as inspected:
        damages = inspected.damages()
        games = list(inspected.open_games())
        found = [f"game {game.id}: {fault}" for game in games for fault in faults(game)]
        stakes = [fault for game in games for fault in _stake_faults(game, inspected)]
        purses, held = inspected.chips()
        running = [game for game in games if game.phase == Phase.PLAYING]
        moves = sum(len(game.moves) for game in running)
        seen = (
            f"{path}: schema {inspected.schema}",
            f"lobbies: {len(games) - len(running)}; running games: {len(running)},"
            f" moves replayed: {moves}",
            f"chips in purses: {purses}, held by running games: {held}",
        )
        return Report(seen, (*damages, *found, *stakes, *inspected.chip_faults()))


def _stake_faults(game: StoredGame, inspected: Inspected) -> list[str]:
    """Whether a game holds what its rules and seats say; of one that is damaged nobody knows."""
    if game.phase != Phase.PLAYING or faults(game):
        return []
    due = revive(game).at_stake * len(game.seats)
    held = inspected.staked(game.id)
    return [] if held == due else [f"game {game.id}: it holds {held} chips instead of {due}"]
