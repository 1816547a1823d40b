"""A playground with as many people and groups as a test needs."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from playground.server import Playground, new_telegram

from .app import App

NAMES = (
    *("Аня", "Борис", "Варя", "Гриша", "Даша", "Егор", "Женя", "Зоя", "Илья", "Катя", "Лёва"),
    *("Маша", "Никита", "Оля", "Паша", "Рита", "Сева", "Таня", "Ульяна", "Федя", "Хана", "Юра"),
    *("Яна", "Алла", "Богдан", "Вика", "Глеб", "Дима", "Ева", "Захар"),
)


@dataclass
class World:
    """Everybody's apps, the names of people and the titles of groups by their ids."""

    app: App
    names: dict[int, str] = field(default_factory=dict)
    titles: dict[int, str] = field(default_factory=dict)

    async def people(self, count: int, *, opened: bool = True) -> list[int]:
        """So many new people, each with a name of his own; `opened`: the bot may write to them."""
        return [await self._person(opened) for _ in range(count)]

    async def group(self, members: Sequence[int], kind: str = "supergroup", **more: bool) -> int:
        """A new group of these people with the bot in it; the first one is its admin."""
        title = f"Компания {len(self.titles) + 1}"
        made = await self.app.post(
            "chats", type=kind, title=title, members=[*members], admins=[members[0]], **more
        )
        group: int = made["chat"]["id"]
        self.titles[group] = title
        return group

    async def _person(self, opened: bool) -> int:
        times, place = divmod(len(self.names), len(NAMES))
        name = f"{NAMES[place]}{times + 1}" if times else NAMES[place]
        made = await self.app.post("users", first_name=name, language_code="ru", opened=opened)
        person: int = made["user"]["id"]
        self.names[person] = name
        return person


@asynccontextmanager
async def new_world() -> AsyncIterator[World]:
    """A world without people, on a port of its own."""
    async with await Playground.start(new_telegram()) as playground, App(playground.url) as app:
        yield World(app)
