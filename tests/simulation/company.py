"""The people of one group, and what they do next, by what they are shown."""

from __future__ import annotations

import re
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from tests.games.app import App, Json, Press, buttons, text_of
from tests.games.players import Player, game_of

from .kinds import Kind, Wish

BORED = 4
"""After so many looks at which there was nothing to do, people look elsewhere."""
PATIENCE = 15.0
"""Seconds for which people wait to see what a press in a lobby has done before they repeat it."""
_MENU, _TABLE = {"g", "p", "o"}, set("hmcfvwbdr")
_SEAT = re.compile(r"^\d+\. ", re.MULTILINE)


class Guest(Player):
    """A player who tries everything anew when nothing has come of it."""

    def try_again(self) -> None:
        """Whatever was pressed may be pressed again."""
        super().try_again()
        self._spent.clear()
        self._pressed.clear()


@dataclass
class Company:
    """A group that opens tables, plays and opens the next one."""

    app: App
    kind: Kind
    group: int
    people: list[int]
    names: dict[int, str]
    dice: Random
    thread: int | None = None
    game: int = 0
    """The game they last sat at, 0 before the first."""
    idle: int = 0
    visits: int = 0
    did: Counter[str] = field(default_factory=Counter)
    away: set[int] = field(default_factory=set)
    """Who has left the chat."""
    left: set[int] = field(default_factory=set)
    """Who has left the running game."""
    has_moved: bool = False
    _starter: int = 0
    _guests: list[Guest] = field(default_factory=list)
    _wishes: list[Wish] = field(default_factory=list)
    _last: Json | None = None
    _since: float = 0.0
    """When it was pressed."""
    _stuck: int = 0
    """How often something was pressed in vain."""
    _has_clock: bool = False

    async def step(self) -> None:
        """Somebody does what comes next."""
        stage, message = self._stage()
        if stage != "table" and not self._may_press(message or self.find("k:")):
            return
        if message is None or self._stuck > BORED * 2:
            await self._open()
        elif stage == "menu":
            await self._choose(message)
        elif stage == "lobby":
            await self._gather(message)
        elif stage == "over":
            await self._again(message)
        else:
            await self._play(message)

    def _may_press(self, message: Json | None) -> bool:
        """Whether what was done last in the lobby is seen, or has been waited for in vain."""
        now = time.monotonic()
        is_same = message is self._last
        if is_same and now < self._since + PATIENCE:
            return False
        self._stuck = self._stuck + 1 if is_same else 0
        self._last, self._since = message, now
        return True

    def here(self) -> list[int]:
        """Those who are in the chat."""
        return [person for person in self.people if person not in self.away]

    def any_one(self) -> int:
        """Somebody who is in the chat."""
        return self.dice.choice(self.here())

    async def say(self, person: int, text: str) -> None:
        """The person writes into the group, or the topic where they play."""
        self.did["words"] += 1
        await self.app.send(person, self.group, text, thread_id=self.thread)

    def find(self, having: str) -> Json | None:
        """The newest message of the group with such a button."""
        return self.app.newest(self.group, having)

    def move_to(self, group: int) -> None:
        """The group has another id now."""
        self.group, self.has_moved, self._guests, self.game = group, True, [], 0

    def look_again(self) -> None:
        """They come back to what they left off."""
        self.idle = self._stuck = 0
        for guest in self._guests:
            guest.try_again()

    def _stage(self) -> tuple[str, Json | None]:
        shown = self.app.messages.get(self.group, {})
        for number in sorted(shown, reverse=True):
            if shown[number]["from"]["is_bot"] and (stage := stage_of(shown[number])):
                return stage, shown[number]
        return "", None

    async def _open(self) -> None:
        if self.kind.clock is not None and not self._has_clock:
            await self._set_clock(self.kind.clock)
            return
        self._stuck = 0
        self._starter = self.any_one()
        self._wishes = [] if self.did["opened"] else [*self.kind.wishes]
        self.did["opened"] += 1
        await self.say(self._starter, "/durak")

    async def _set_clock(self, clock: int) -> None:
        """The admin, who is the first of them, says how long a turn takes."""
        shown = self.find("k:")
        if shown is None:
            await self.say(self.people[0], "/settings")
            self.idle += 1
            self._has_clock = self.idle > BORED
        else:
            self._has_clock = True
            await self._press(self.people[0], shown, "k:", f":{clock}")

    async def _gather(self, lobby: Json) -> None:
        text = text_of(lobby)
        missing = [person for person in self.here() if self.names[person] not in text]
        seats = len(_SEAT.findall(text))
        if missing and not self._stuck:
            for person in missing:
                await self._press(person, lobby, "l:", ":sit")
        elif self._wishes:
            await self._press(self._starter, lobby, "l:", ":rules")
        elif seats < len(self.here()) + self.kind.computers and not self._stuck:
            await self._press(self._starter, lobby, "l:", ":add")
        elif self._stuck > BORED:
            await self._press(self.any_one(), lobby, "l:", ":cancel")
        else:
            await self._press(self._starter, lobby, "l:", ":start")

    async def _choose(self, menu: Json) -> None:
        wish = self._wishes.pop(0) if self._wishes else ("g:", ":out")
        if not await self._press(self._starter, menu, *wish):
            self._wishes.clear()
            await self._press(self._starter, menu, "g:", ":home")

    async def _again(self, end: Json) -> None:
        self.left.clear()
        self.did["ends"] += 1
        if self._stuck or self.dice.random() < 0.2:
            await self._open()
            return
        self._starter = self.any_one()
        await self._press(self._starter, end, "a:", "")

    async def _play(self, table: Json) -> None:
        game = game_of(table)
        if game != self.game:
            self.game, self._guests = (
                game,
                [self._guest(game, person) for person in self._players()],
            )
            self.did["games"] += 1
        there = [guest for guest in self._guests if guest.person not in self.away | self.left]
        choices = [(guest, found) for guest in there if (found := guest.options())]
        if not choices:
            self.idle += 1
            if self.idle % BORED == 0:
                self.look_again()
                self.idle = BORED
            return
        self.idle = self._stuck = 0
        guest, options = self.dice.choice(choices)
        option = self.dice.choices(options, [option.weight for option in options])[0]
        self.did["taps"] += 1
        await guest.press(option)

    def _players(self) -> list[int]:
        """Who presses in this game: not the silent ones."""
        people = [person for person in self.here() if person not in self.left]
        return people[: max(0, len(self.people) - self.kind.silent)]

    def _guest(self, game: int, person: int) -> Guest:
        hands = self.kind.hands
        return Guest(
            self.app, person, self.group, game, self.dice,
            private=hands != "group",
            public=hands == "group" or (hands == "both" and person == self.people[0]),
            name=self.names[person],
        )  # fmt: skip

    async def _press(self, person: int, message: Json, begins: str, ends: str) -> Press | None:
        """The press of the shown button whose data begins and ends so, None if there is none."""
        for button in buttons(message):
            data = button["callback_data"]
            if data.startswith(begins) and data.endswith(ends):
                self.did["presses"] += 1
                return await self.app.press(person, message, data)
        return None


def stage_of(message: Json) -> str:
    """What the message is: "menu", "lobby", "over", "table", or "" for none of these."""
    kinds = {button["callback_data"].partition(":")[0] for button in buttons(message)}
    if "k" in kinds:
        return ""
    if kinds & _MENU:
        return "menu"
    if "l" in kinds:
        return "lobby"
    if "a" in kinds:
        return "over"
    return "table" if kinds & _TABLE else ""
