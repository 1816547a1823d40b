"""Polling: confirmed after the effect, one sender in order, nothing stops the rest."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramNotFound, TelegramUnauthorizedError
from structlog.testing import capture_logs

from bot.delivery.intake import sender_of
from bot.delivery.ports import Dispatch
from bot.delivery.receiving import AnotherInstance, Poller, TryAgain
from bot.delivery.session import make_bot
from tests.delivery.house import ANYA, BORIS, People, StandingClock


class Taken:
    """A dispatch that notes what was said, and can be waited for."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.changed = asyncio.Event()

    async def __call__(self, update: dict[str, Any]) -> None:
        self.texts.append(update["message"]["text"])
        self.changed.set()

    async def until(self, count: int) -> list[str]:
        while len(self.texts) < count:
            self.changed.clear()
            await self.changed.wait()
        return self.texts


@asynccontextmanager
async def polling(bot: Bot, dispatch: Dispatch, **options: Any) -> AsyncIterator[Poller]:
    poller = Poller(bot, dispatch, **options)
    task = asyncio.create_task(poller.run())
    try:
        yield poller
    finally:
        await poller.stop()
        await task


async def say(people: People, *texts: str, person: int = ANYA) -> None:
    for text in texts:
        await people.do("send", user_id=person, chat_id=person, text=text)


async def pending(people: People) -> int:
    return int((await people.get("queue"))["pending"])


async def test_updates_arrive_in_order_and_are_confirmed(people: People, bot: Bot) -> None:
    taken = Taken()
    async with polling(bot, taken):
        await say(people, "1", "2", "3")
        assert await taken.until(3) == ["1", "2", "3"]
    assert await pending(people) == 0


async def test_an_update_whose_effect_was_not_reached_comes_again(people: People, bot: Bot) -> None:
    reached = asyncio.Event()

    async def hang(update: dict[str, Any]) -> None:
        reached.set()
        await asyncio.Event().wait()

    await say(people, "tap")
    killed = asyncio.create_task(Poller(bot, hang).run())
    await reached.wait()
    killed.cancel()
    await asyncio.gather(killed, return_exceptions=True)
    assert await pending(people) == 1

    taken = Taken()
    async with polling(bot, taken):
        assert await taken.until(1) == ["tap"]


async def test_nothing_is_confirmed_while_a_batch_is_dealt_with(people: People, bot: Bot) -> None:
    free, taken = asyncio.Event(), Taken()

    async def slow_for_anya(update: dict[str, Any]) -> None:
        if update["message"]["from"]["id"] == ANYA:
            await free.wait()
        await taken(update)

    await say(people, "медленно", "второе")
    await say(people, "сразу", person=BORIS)
    async with polling(bot, slow_for_anya):
        # Another sender is not held up, and the one sender's order is kept.
        assert await taken.until(1) == ["сразу"]
        assert await pending(people) == 3
        free.set()
        assert await taken.until(3) == ["сразу", "медленно", "второе"]
    assert await pending(people) == 0


@pytest.mark.parametrize(
    "poison",
    [{"message": 5}, {"message": None}, {"callback_query": {"from": []}}],
)
async def test_a_poison_update_is_logged_and_skipped(
    people: People, bot: Bot, poison: dict[str, Any]
) -> None:
    taken = Taken()
    with capture_logs() as logs:
        await people.do("raw", update={"update_id": 4_000_000_000, **poison})
        await say(people, "дальше")
        async with polling(bot, taken):
            assert await taken.until(1) == ["дальше"]
    (line,) = [log for log in logs if log["event"] == "an update is skipped"]
    assert (line["log_level"], line["update_id"]) == ("error", 4_000_000_000)
    assert "4000000000" in line["update"]
    assert await pending(people) == 0


@pytest.mark.parametrize("unknown", [{}, {"x": "y"}, {"message_of_2030": {"from": {"id": ANYA}}}])
async def test_an_update_of_an_unknown_kind_is_noted_and_skipped(
    people: People, bot: Bot, unknown: dict[str, Any]
) -> None:
    taken = Taken()
    with capture_logs() as logs:
        await people.do("raw", update={"update_id": 4_000_000_000, **unknown})
        await say(people, "дальше")
        async with polling(bot, taken):
            assert await taken.until(1) == ["дальше"]
    (line,) = [log for log in logs if log["event"] == "an unknown update is skipped"]
    assert line["log_level"] == "warning"
    assert json.loads(line["update"]) == {"update_id": 4_000_000_000, **unknown}
    assert await pending(people) == 0


async def test_an_update_that_hangs_is_skipped_in_the_end(people: People, bot: Bot) -> None:
    taken = Taken()

    async def hang_once(update: dict[str, Any]) -> None:
        if update["message"]["text"] == "вечность":
            await asyncio.Event().wait()
        await taken(update)

    await say(people, "вечность", "дальше")
    async with polling(bot, hang_once, patience=0.05):
        assert await taken.until(1) == ["дальше"]


async def test_try_again_is_neither_skipped_nor_confirmed(people: People, bot: Bot) -> None:
    taken, clock, tries = Taken(), StandingClock(), asyncio.Queue[str]()

    async def full_disk(update: dict[str, Any]) -> None:
        tries.put_nowait(update["message"]["text"])
        if tries_left.pop() > 0:
            raise TryAgain("no room")
        await taken(update)

    tries_left = [0, 1, 1]
    await say(people, "ход")
    async with polling(bot, full_disk, clock=clock):
        for _ in range(2):
            assert await tries.get() == "ход"
            assert await pending(people) == 1
            clock.advance(30)
        assert await taken.until(1) == ["ход"]
    assert await pending(people) == 0


async def test_stopped_while_an_update_waits_it_comes_again(people: People, bot: Bot) -> None:
    tried = asyncio.Event()

    async def full_disk(update: dict[str, Any]) -> None:
        tried.set()
        raise TryAgain("no room")

    await say(people, "ход")
    async with polling(bot, full_disk, clock=StandingClock()):
        await tried.wait()
    assert await pending(people) == 1


async def test_a_second_instance_stops_with_a_sentence(people: People, bot: Bot) -> None:
    fault = {"method": "getUpdates", "count": 1, "code": 409}
    await people.do("faults", **fault, description="Conflict: terminated by other getUpdates")
    with pytest.raises(AnotherInstance, match="terminated by other"):
        await Poller(bot, Taken()).run()


async def test_a_bot_that_is_no_more_stops(people: People, bot: Bot) -> None:
    await people.do("faults", method="getUpdates", count=1, code=404)
    with pytest.raises(TelegramNotFound):
        await Poller(bot, Taken()).run()


async def test_a_wrong_token_stops(people: People) -> None:
    bot = make_bot("2:wrong", people.url)
    with pytest.raises(TelegramUnauthorizedError):
        await Poller(bot, Taken()).run()
    await bot.session.close()


@pytest.mark.parametrize(
    "fault",
    [
        {"code": 500},
        {"code": 502},
        {"code": 429, "parameters": {"retry_after": 7}},
        {"drop": "before"},
        {"drop": "after"},
        {"drop": "amid"},
        {"code": 404, "body": "<html>no such host</html>"},
        {"body": "<html>Buy our router!</html>"},
        {"body": '{"ok": true, "result": [{"update_id": 1'},
        {"body": '{"ok": true, "result": 5}'},
        {"body": '{"ok": true, "result": [{"message": {}}]}'},
        {"body": "null"},
        {"body": "[" * 100_000},
        {"body": "\udcff"},
    ],
)
async def test_the_network_may_fail(people: People, bot: Bot, fault: dict[str, Any]) -> None:
    taken, clock = Taken(), StandingClock()
    await people.do("faults", method="getUpdates", count=1, **fault)
    await say(people, "ход")
    with capture_logs() as logs:
        async with polling(bot, taken, clock=clock):
            while not any(log["event"] == "no updates" for log in logs):
                await people.get("faults")
            clock.advance(7)
            assert await taken.until(1) == ["ход"]
    assert bot.token not in str(logs)


async def test_updates_repeated_by_telegram_are_handed_on(people: People, bot: Bot) -> None:
    taken = Taken()
    async with polling(bot, taken):
        await say(people, "ход")
        await taken.until(1)
        await people.do("duplicate", count=1)
        assert await taken.until(2) == ["ход", "ход"]


def test_whose_order_an_update_keeps() -> None:
    updates: list[dict[str, Any]] = [
        {"update_id": 1, "message": {"from": {"id": 5}, "chat": {"id": -1}}},
        {"update_id": 2, "callback_query": {"from": {"id": 6}}},
        {"update_id": 3, "my_chat_member": {"from": {"id": 5}}},
        {"update_id": 4, "channel_post": {"chat": {"id": -9}}},
        {"update_id": 5},
    ]
    assert [sender_of(update) for update in updates] == [5, 6, 5, -9, None]
