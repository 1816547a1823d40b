"""A storm of one person waits behind itself; what others send is served meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiogram import Bot
from aiohttp import ClientSession

from bot.delivery.ports import Pulse
from bot.delivery.session import make_bot
from playground.server import DEFAULT_TOKEN, Playground, new_telegram
from playground.updates import UpdateQueue
from tests.delivery.house import ANYA, BORIS
from tests.delivery.test_receiving import polling
from tests.delivery.test_webhook import GOOD, serving, update

STORM, BATCH = 3000, 100


class Served:
    """A dispatch in which each update of Anya needs leave; what was served is noted."""

    def __init__(self) -> None:
        self.leave = asyncio.Semaphore(0)
        self.by: dict[int, list[int]] = {ANYA: [], BORIS: []}
        self._changed = asyncio.Event()

    async def __call__(self, update: dict[str, Any]) -> None:
        person = update["message"]["from"]["id"]
        if person == ANYA:
            await self.leave.acquire()
        self.by[person].append(update["message"]["number"])
        self._changed.set()

    def allow(self, count: int) -> None:
        for _ in range(count):
            self.leave.release()

    async def until(self, person: int, count: int) -> list[int]:
        while len(self.by[person]) < count:
            self._changed.clear()
            await self._changed.wait()
        return self.by[person]


class AtHand:
    """How many updates were at hand at most."""

    def __init__(self) -> None:
        self.now = self.most = 0
        self.pulse = Pulse(self._heard, self._confirmed)

    def _heard(self, count: int) -> None:
        self.now += count
        self.most = max(self.most, self.now)

    def _confirmed(self, count: int) -> None:
        self.now -= count


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with await Playground.start(new_telegram()) as playground:
        yield playground


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator[Bot]:
    bot = make_bot(DEFAULT_TOKEN, playground.url)
    yield bot
    await bot.session.close()


def put(queue: UpdateQueue, person: int, number: int) -> None:
    queue.put_raw({"message": {"from": {"id": person}, "number": number}})


async def test_who_comes_later_is_served_while_a_storm_stands(
    playground: Playground, bot: Bot
) -> None:
    queue, served = playground.telegram.updates, Served()
    for number in range(60):
        put(queue, ANYA, number)
    put(queue, BORIS, 0)
    async with polling(bot, served):
        await served.until(BORIS, 1)
        put(queue, BORIS, 1)
        assert await served.until(BORIS, 2) == [0, 1]
        assert served.by[ANYA] == []
        assert len(queue.pending) == 62
        served.allow(60)
        assert await served.until(ANYA, 60) == [*range(60)]
    assert not queue.pending


async def test_in_a_storm_nobody_waits_for_more_than_stands_before_his_batch(
    playground: Playground, bot: Bot
) -> None:
    """Telegram gives out a hundred: Boris's tap is served once it is among them."""
    queue, served, at_hand = playground.telegram.updates, Served(), AtHand()
    for number in range(STORM):
        put(queue, ANYA, number)
        if number % BATCH == BATCH - 1:
            put(queue, BORIS, number)
    async with polling(bot, served, pulse=at_hand.pulse):
        for turn in range(STORM // BATCH):
            served.allow(1)
            await served.until(BORIS, turn + 1)
            assert len(served.by[ANYA]) == BATCH * turn + 1
            served.allow(BATCH - 1)
            await served.until(ANYA, BATCH * (turn + 1))
    assert served.by == {ANYA: [*range(STORM)], BORIS: [*range(BATCH - 1, STORM, BATCH)]}
    assert not queue.pending
    assert (at_hand.most, at_hand.now) == (BATCH, 0)


async def test_updates_in_any_order_are_confirmed_when_all_before_are_done(
    playground: Playground, bot: Bot
) -> None:
    queue, served = playground.telegram.updates, Served()
    put(queue, ANYA, 0)
    put(queue, BORIS, 1)
    put(queue, BORIS, 2)
    queue.repeat(3, backwards=True)
    async with polling(bot, served):
        # Boris's are done, and have higher numbers than Anya's.
        assert await served.until(BORIS, 2) == [2, 1]
        put(queue, BORIS, 3)
        await served.until(BORIS, 3)
        assert len(queue.pending) == 4
        served.allow(1)
        await served.until(ANYA, 1)
    assert not queue.pending


async def test_a_storm_at_a_webhook() -> None:
    free, begun, order = asyncio.Event(), asyncio.Event(), []

    async def held_for_anya(update: dict[str, Any]) -> None:
        if update["message"]["from"]["id"] == ANYA:
            begun.set()
            await free.wait()
        order.append(update["update_id"])

    async with serving(held_for_anya) as url, ClientSession() as http:

        async def post(number: int, person: int) -> int:
            body = update(number, person)
            async with http.post(url + "/hook", data=body, headers=GOOD) as response:
                return response.status

        storm = [asyncio.create_task(post(number, ANYA)) for number in range(60)]
        await begun.wait()
        assert [await post(number, BORIS) for number in range(100, 105)] == [200] * 5
        assert order == [*range(100, 105)]
        free.set()
        assert await asyncio.gather(*storm) == [200] * 60
    assert sorted(order[5:]) == [*range(60)]


async def test_the_next_tap_waits_for_the_effect_and_not_for_the_answer(
    playground: Playground, bot: Bot
) -> None:
    queue, served = playground.telegram.updates, Served()
    answers: list[asyncio.Future[None]] = []

    async def answered_late(update: dict[str, Any]) -> list[asyncio.Future[None]]:
        await served(update)
        answers.append(asyncio.get_running_loop().create_future())
        return answers[-1:]

    for number in range(3):
        put(queue, BORIS, number)
    async with polling(bot, answered_late):
        assert await served.until(BORIS, 3) == [0, 1, 2]
        answers[0].set_result(None)
        put(queue, BORIS, 3)
        await served.until(BORIS, 4)
        # Confirmed is what has been answered, or could not be.
        assert len(queue.pending) == 3
        for answer in answers[1:]:
            answer.set_exception(ValueError("too late"))
    assert not queue.pending


async def test_a_webhook_says_200_after_the_answer_and_serves_the_next_before() -> None:
    answers: dict[int, asyncio.Future[None]] = {}
    changed = asyncio.Event()

    async def answered_late(update: dict[str, Any]) -> list[asyncio.Future[None]]:
        answer = answers[update["update_id"]] = asyncio.get_running_loop().create_future()
        changed.set()
        return [answer]

    async with serving(answered_late) as url, ClientSession() as http:

        async def post(number: int) -> int:
            async with http.post(url + "/hook", data=update(number), headers=GOOD) as response:
                return response.status

        posts = [asyncio.create_task(post(number)) for number in range(2)]
        while len(answers) < 2:
            changed.clear()
            await changed.wait()
        assert not any(one.done() for one in posts)
        for answer in answers.values():
            answer.set_result(None)
        assert await asyncio.gather(*posts) == [200, 200]
