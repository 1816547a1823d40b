"""A new deal on demand (2.5): the same table, seats, rules and messages, other cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import durak
from bot.tables.dealing import deal
from bot.tables.model import Redeal, Table
from bot.tables.ports import RedealRow
from bot.tables.story import Story
from durak.events import RedealDemanded


def is_redealt(table: Table) -> bool:
    """Whether the deal has just been given up, so that the cards are to be dealt anew."""
    outcome = None if table.game is None else table.game.outcome
    return outcome is not None and outcome.reason is durak.Reason.REDEAL


def redealt(table: Table, last: Table | None) -> Table:
    """The table with a new deal in the place of the one given up; `last`: the game before it."""
    assert table.start is not None
    given_up = Redeal(table.moves[-1].seat, table.start, len(table.moves))
    redeals = (*table.redeals, given_up)
    fresh = table.with_game(deal(table, last))
    return replace(fresh, redeals=redeals, story=story_of(redeals))


def story_of(redeals: Sequence[RedealRow]) -> Story:
    """What is told of a deal before its first move."""
    return tuple(RedealDemanded(redeal.seat) for redeal in redeals)
