"""The playground tells when it stood still."""

from __future__ import annotations

import asyncio
import time

from playground.clock import Clock
from playground.pulse import EVERY, Pulse


def stand_still(seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        pass


async def test_a_stall_is_told_with_its_begin_and_end() -> None:
    clock = Clock()
    pulse = Pulse(clock)
    beating = asyncio.create_task(pulse.beat())
    await asyncio.wait([beating], timeout=3 * EVERY)
    before = clock.now()
    stand_still(0.5)
    after = clock.now()
    await asyncio.wait([beating], timeout=3 * EVERY)
    beating.cancel()
    assert any(begin <= before + 0.01 and end >= after - 0.01 for begin, end in pulse.stalls)


async def test_time_that_is_moved_is_no_stall() -> None:
    clock = Clock()
    pulse = Pulse(clock)
    beating = asyncio.create_task(pulse.beat())
    clock.advance(3600)
    await asyncio.wait([beating], timeout=3 * EVERY)
    beating.cancel()
    assert all(end - begin < 60 for begin, end in pulse.stalls)
