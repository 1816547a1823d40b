"""Which updates do nothing a second time, and which may come as often as they like."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

from bot.delivery.once import KEPT, Once
from bot.delivery.receiving import TryAgain
from bot.screens.callbacks import REPEATABLE
from storage.database import Database
from storage.handled import Handled
from tests.standing_clock import StandingClock


class Seen:
    """A dispatch that counts; the first `fails` times nothing can be stored."""

    def __init__(self, fails: int = 0) -> None:
        self.count = 0
        self._fails = fails

    async def __call__(self, update: dict[str, Any]) -> Collection[Any] | None:
        self._fails -= 1
        if self._fails >= 0:
            raise TryAgain("no room")
        self.count += 1
        return None


def once(database: Database, clock: StandingClock) -> Once:
    return Once(Handled(database), REPEATABLE, clock.now)


LASTING = [
    {"message": {"text": "/stop"}},
    {"message": {"text": "/leave@bot now"}},
    {"message": {"left_chat_member": {"id": 5}}},
    {"my_chat_member": {}},
    {"chat_member": {}},
    {"callback_query": {"data": "l:1:1:sit"}},
    {"callback_query": {"data": "i:5"}},
    {"callback_query": {"data": "v:1:1:0:6d"}},
    {"callback_query": {"data": ""}},
]
REPEATED = [
    {"message": {"text": "привет"}},
    {"message": 5},
    {"callback_query": {"data": "m:1:1:take"}},
    {"callback_query": {"data": "c:1:1:6d"}},
    {"callback_query": {"data": "h:1"}},
    {"inline_query": {"query": "/stop"}},
]


@pytest.mark.parametrize("body", LASTING)
async def test_a_second_time_it_does_nothing(database: Database, body: dict[str, Any]) -> None:
    clock, seen = StandingClock(), Seen()
    update = {"update_id": 77, **body}
    first = once(database, clock)
    await first.take(update, seen)
    await first.take(update, seen)
    again = once(database, clock)
    await again.recall()
    await again.take(update, seen)
    assert seen.count == 1
    await again.take({**update, "update_id": 78}, seen)
    assert seen.count == 2


@pytest.mark.parametrize("body", REPEATED)
async def test_what_says_itself_what_it_means_is_judged_anew(
    database: Database, body: dict[str, Any]
) -> None:
    clock, seen = StandingClock(), Seen()
    for _ in range(2):
        await once(database, clock).take({"update_id": 77, **body}, seen)
    assert seen.count == 2
    assert await Handled(database).since(0) == set()


async def test_what_had_no_effect_is_tried_again(database: Database) -> None:
    seen, guard = Seen(fails=1), once(database, StandingClock())
    with pytest.raises(TryAgain):
        await guard.take({"update_id": 77, "message": {"text": "/stop"}}, seen)
    await guard.take({"update_id": 77, "message": {"text": "/stop"}}, seen)
    assert seen.count == 1


async def test_after_its_time_a_number_may_be_another_updates(database: Database) -> None:
    clock, seen = StandingClock(), Seen()
    update = {"update_id": 77, "message": {"text": "/stop"}}
    await once(database, clock).take(update, seen)
    clock.advance(KEPT + 1)
    later = once(database, clock)
    await later.recall()
    await later.take(update, seen)
    assert seen.count == 2


async def test_a_number_that_no_database_holds_is_in_nobodys_way(database: Database) -> None:
    seen = Seen()
    await once(database, StandingClock()).take(
        {"update_id": 10**30, "message": {"text": "/stop"}}, seen
    )
    assert seen.count == 1
