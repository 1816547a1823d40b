"""How many calls a tap costs: four people who think for a while before each tap."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from bot.tables import dealing

from .inside import Inside
from .lobby import open_lobby, start_game
from .players import Option, Player, over

PEOPLE = 4
THINKING = (0.5, 2.0)
"""Seconds from what somebody sees to the tap: a quick table, a tap every two seconds."""
STEP = 0.25
MOST_SECONDS = 3600


@dataclass
class Thinker(Player):
    """Somebody who taps some seconds after there was something to tap."""

    ready: float | None = None

    def thinks_until(self, now: float) -> float | None:
        """When the tap comes; None while there is nothing to tap."""
        if not self.options():
            self.ready = None
        elif self.ready is None:
            self.ready = now + self.dice.uniform(*THINKING)
        return self.ready

    async def tap(self) -> None:
        """One of the buttons seen now is pressed."""
        self.ready = None
        found: list[Option] = self.options()
        await self.press(self.dice.choices(found, [option.weight for option in found])[0])


@dataclass
class Count:
    """What a game has cost."""

    taps: int = 0
    refused: int = 0
    seconds: float = 0
    calls: Counter[str] = field(default_factory=Counter)

    @property
    def a_tap(self) -> float:
        """Calls for each accepted tap."""
        return sum(self.calls.values()) / self.taps


async def count_calls(inside: Inside, *, public: bool, seed: int) -> Count:
    """A whole game by the default rules, all from the private chats or all from the group.

    The `seed` gives the cards and what people do.
    """
    app, world = inside.world.app, inside.world
    dealing.dice = Random(seed)
    people = await world.people(PEOPLE, opened=not public)
    group = await world.group(people)
    game = await open_lobby(app, group, people)
    await start_game(app, group, people[0])
    await inside.advance(60)
    seen = (await app.get("calls", since=0))["n"]
    players = [
        Thinker(
            app, who, group, game, Random(f"{seed} {place}"),
            private=not public, public=public, name=world.names[who],
        )
        for place, who in enumerate(people)
    ]  # fmt: skip
    count = Count(seconds=-inside.clock.now())
    await _play(inside, players, lambda: over(app, group, game))
    count.seconds += inside.clock.now()
    presses = [press for player in players for press in player.presses]
    count.taps = sum(1 for press in presses if not press.text)
    count.refused = len(presses) - count.taps
    for call in (await app.get("calls", since=seen))["calls"]:
        if call["method"] not in ("answerCallbackQuery", "sendChatAction"):
            count.calls[call["method"]] += 1
    return count


async def _play(inside: Inside, players: list[Thinker], is_over: Callable[[], bool]) -> None:
    begun = inside.clock.now()
    while not is_over():
        assert inside.clock.now() < begun + MOST_SECONDS
        await inside.settle()
        now = inside.clock.now()
        times = {p.person: until for p in players if (until := p.thinks_until(now)) is not None}
        first = min(times, key=lambda who: times[who], default=None)
        if first is not None and times[first] <= now:
            await next(p for p in players if p.person == first).tap()
        else:
            await inside.advance(min([STEP, *(t - now for t in times.values())]))
    await inside.advance(60)
