"""The groups of the whole simulation: some lively at a time, while the others rest in mid-game."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from tests.games.world import World

from .company import BORED, Company
from .kinds import kind_of
from .mischief import SELDOM, do_something, welcome_back
from .street import NotPossible

PAUSE = 6.0
"""Seconds between two steps of a lively group, on the average."""
OPENING_RATE = 14.0
"""Steps a second until every group has its first table: more calls than there may be."""
VISIT = 24
"""The most steps until other groups have their turn."""
OPENING = 40
"""The most looks until the first game of a group runs; at most of them people only wait."""


@dataclass
class Crowd:
    """`rate`: steps a second in all, once every group has its first game."""

    companies: Sequence[Company]
    rate: float
    dice: Random
    opened: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when every group has had its first visit."""
    _waiting: deque[Company] = field(default_factory=deque)

    @property
    def lively(self) -> int:
        """How many groups are lively at a time."""
        return min(len(self.companies), max(1, round(self.rate * PAUSE)))

    async def live(self) -> None:
        """Goes on until cancelled."""
        self._waiting.extend(self.companies)
        async with asyncio.TaskGroup() as tasks:
            for _ in range(self.lively):
                tasks.create_task(self._go_round())

    def did(self) -> Counter[str]:
        """All that was done by anybody so far."""
        return sum((company.did for company in self.companies), Counter())

    async def _go_round(self) -> None:
        while True:
            company = self._waiting.popleft() if self._waiting else None
            if company is None:
                await asyncio.sleep(PAUSE)
                continue
            await self._visit(company)
            self._waiting.append(company)

    async def _visit(self, company: Company) -> None:
        company.look_again()
        is_first = company.visits == 0
        for _ in range(OPENING if is_first else VISIT):
            await asyncio.sleep(self._pause())
            try:
                await self._do(company, is_first)
            except NotPossible:
                company.did["impossible"] += 1
            if company.idle >= BORED or (is_first and company.did["taps"]):
                break
        company.visits += 1
        if is_first and all(one.visits for one in self.companies):
            self.opened.set()

    async def _do(self, company: Company, is_first: bool) -> None:
        if company.away and self.dice.random() < SELDOM:
            await welcome_back(company)
        elif not is_first and self.dice.random() < SELDOM:
            await do_something(company)
        else:
            await company.step()

    def _pause(self) -> float:
        rate = self.rate if self.opened.is_set() else max(self.rate, OPENING_RATE)
        return self.dice.uniform(0.5, 1.5) * self.lively / rate


async def gather(world: World, groups: int, rate: float, seed: int) -> Crowd:
    """All people are in their groups, and nothing is played yet."""
    companies = [await _found(world, number, seed) for number in range(groups)]
    return Crowd(companies, rate, Random(seed))


async def _found(world: World, number: int, seed: int) -> Company:
    kind = kind_of(number, seed)
    people = await world.people(kind.people, opened=kind.hands != "group")
    names = {person: world.names[person] for person in people}
    dice = Random(f"{seed} company {number}")
    if kind.chat == "private":
        return Company(world.app, kind, people[0], people, names, dice)
    is_forum = kind.chat == "forum"
    group = await world.group(people, "supergroup" if is_forum else kind.chat, is_forum=is_forum)
    if kind.admin:
        await world.app.post("admin", chat_id=group, user_id="bot")
    company = Company(world.app, kind, group, people, names, dice)
    if is_forum:
        made = await world.app.post("topic", chat_id=group, name="Карты")
        company.thread = made["topic"]["id"]
    return company
