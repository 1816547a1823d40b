"""People who play by pressing buttons that they are shown, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from .app import App, Json, Press, buttons, text_of
from .card_names import false_covers
from .lobby import STALE

STUCK = 240.0
"""Seconds after which somebody who has had nothing to press says so, and has seen nothing new:
others may play on meanwhile, and slowly, while the bot is killed again and again.
"""

_OPENS = {"cheat": 3.0, "accuse": 0.1, "cards": 0.5}
"""Cheating comes before accusing: who has accused an innocent may do one of them no more."""


class Option(NamedTuple):
    """A button worth pressing."""

    message: Json
    data: str
    weight: float


@dataclass
class Player:
    """Presses a random useful button of what is shown, until the game is over.

    `private`: looks into the private chat; `public`: asks the group for the cards and plays there.
    Who does both presses on whichever of his two hands is newer.
    """

    app: App
    person: int
    group: int
    game: int
    dice: Random
    private: bool = True
    public: bool = False
    name: str = ""
    nap: float = 10.0
    """Seconds after which who has nothing to press tries what has been pressed once more."""
    presses: list[Press] = field(default_factory=list)
    _spent: list[Json] = field(default_factory=list)
    """States of messages that a press has used up: another one will follow."""
    _pressed: set[str] = field(default_factory=set)
    _asked: list[Json] = field(default_factory=list)

    async def play(self) -> None:
        """Returns when the group's table shows the end."""
        while not over(self.app, self.group, self.game):
            options = await self._options_or_end()
            if options:
                option = self.dice.choices(options, [option.weight for option in options])[0]
                await self.press(option)

    async def _options_or_end(self) -> list[Option]:
        """What can be pressed now; none when the game is over."""

        def look() -> list[Option] | bool:
            return over(self.app, self.group, self.game) or self.options()

        naps, shown = 0, self._hands()
        while naps * self.nap < STUCK:
            try:
                found = await self.app.until(look, within=self.nap)
            except TimeoutError:
                self.try_again()
                naps, shown = (naps + 1 if self._hands() == shown else 0), self._hands()
            else:
                return found if isinstance(found, list) else []
        raise AssertionError(f"{self.name} is stuck: {[text_of(m) for m in self._hands()]}")

    def try_again(self) -> None:
        """Nothing has come for a while: what was asked for may be asked again."""
        self._asked.clear()

    async def press(self, option: Option) -> None:
        """The button is pressed, and what was shown until then is used up."""
        shown = [*self._hands(), *self._table()]
        press = await self.app.press(self.person, option.message, option.data)
        self.presses.append(press)
        if option.data.startswith("h:"):
            self._asked = [option.message]
            return
        if not option.data.startswith("w:"):
            self._pressed.add(option.data)
        if press.answer is None or not press.text or press.text.startswith(STALE):
            self._spent = shown

    def options(self) -> list[Option]:
        """What is worth pressing now."""
        hands = [hand for hand in self._hands() if not _is_in(hand, self._spent)]
        newest = max(map(stamp_of, hands), default=0)
        useful = [option for hand in hands if stamp_of(hand) == newest for option in _useful(hand)]
        useful = [option for option in useful if option.data not in self._pressed]
        if self.public:
            useful += self._options_of_table(newest)
        return useful

    def _options_of_table(self, newest: int) -> Iterable[Option]:
        """The table's own buttons: the answer, if it is this person's, and *My cards*."""
        for table in self._table():
            if _is_in(table, self._spent):
                continue
            waits = any("⏳" in line and self.name in line for line in text_of(table).splitlines())
            for button in buttons(table):
                data = button["callback_data"]
                if data.startswith("m:") and waits and stamp_of(table) >= newest:
                    if data not in self._pressed:
                        yield Option(table, data, 0.3 if newest else 1)
                elif data.startswith("h:") and not _is_in(table, self._asked):
                    has_one = bool(self.app.ephemerals.get((self.group, self.person)))
                    if not has_one or (self.private and newest):
                        yield Option(table, data, 0.3)

    def _hands(self) -> list[Json]:
        """The hands of this game that are shown, private and in the group."""
        shown: list[Json] = []
        if self.private:
            shown += self.app.messages.get(self.person, {}).values()
        if self.public:
            shown += self.app.ephemerals.get((self.group, self.person), {}).values()
        return [message for message in shown if game_of(message) == self.game]

    def _table(self) -> list[Json]:
        table = self.app.newest(self.group, f"h:{self.game}")
        return [] if table is None else [table]


def _useful(hand: Json) -> list[Option]:
    """The buttons that move the game on; beside them, seldom, one that only says why not."""
    shown = buttons(hand)
    choosing = any(button["callback_data"].startswith("b:") for button in shown)
    doubted = {f"!{card}" for card in false_covers(text_of(hand))}
    weights = (_weight(button, choosing, doubted) for button in shown)
    options = [
        Option(hand, b["callback_data"], w) for b, w in zip(shown, weights, strict=True) if w
    ]
    return options if any(option.weight >= 1 for option in options) else []


def _weight(button: Json, choosing: bool, doubted: Collection[str]) -> float:
    """`doubted`: the accusations that would be right, as anybody can see."""
    kind, *_, last = button["callback_data"].split(":")
    match kind:
        case "m":
            return 1 if last in ("take", "pass") else 4
        case "c" | "f":
            return 4 if button.get("style") else 0.05
        case "v":
            return 8 if last in doubted else 1
        case "d":
            return 0.3
        case "w":
            return 2 if last == "accuse" and doubted else _OPENS[last]
        case "b":
            return 0.2 if choosing else 0
    return 0


def _is_in(message: Json, states: list[Json]) -> bool:
    return any(message is state for state in states)


def stamp_of(message: Json) -> int:
    """The stamp on the message's buttons, 0 when none has one."""
    stamps = (
        int(button["callback_data"].split(":")[2])
        for button in buttons(message)
        if button["callback_data"][:2] in ("m:", "c:", "f:", "b:")
    )
    return next(stamps, 0)


def game_of(message: Json) -> int:
    """The game that the message's buttons belong to, 0 when it has none."""
    for button in buttons(message):
        kind, *rest = button["callback_data"].split(":")
        if kind in "mcfwvbhlarod" and rest:
            return int(rest[0])
    return 0


def over(app: App, group: int, game: int) -> bool:
    """Whether the group sees the end of the game."""
    return app.newest(group, f"a:{game}") is not None


async def play_to_the_end(players: Iterable[Player]) -> None:
    """Everybody plays until the group sees the end."""
    async with asyncio.TaskGroup() as tasks:
        for player in players:
            tasks.create_task(player.play())
